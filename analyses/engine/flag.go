package engine

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Locks that a program makes of a number and a mutex: the number says under the mutex that something is in use.
//
//	lock(&m);                              use(it);
//	while (busy)
//		wait(&c, &m);                      lock(&m);
//	busy = 1;                              busy = 0;
//	unlock(&m);                            unlock(&m); signal(&c);
//
// Whoever finds zero, and replaces it by another number, in a section of a mutex that is held at all writes of the
// number, locks the number, as if it were a mutex; whoever writes zero in such a section unlocks it.
//
// Sound: while there are several threads, a mutex that is not broken is held exclusively at each write. So writes have an
// order, which is one of happens-before. Let nobody write zero to the number but threads that hold it (as for other
// numbers that are locks, all else breaks it: see handmade.go). Who locks it writes when the number certainly is zero: the
// value domain says so of the place where he writes, and nobody else writes in his section. Of two that lock one after
// the other, the second finds a zero that was written after the first one's number; the first of those that were written
// since then is its holder's, who is the first of the two, by induction. That comes after all that he has done in his
// section, and before what the second does in his.
//
// Most flags are no locks: they are not cleared again, or not by who has set them. The first kind is none as long as
// nobody clears it where there are several threads; the second is broken.

// flag performs the assignment of a constant to a number that may be such a lock.
func (s *step) flag(a *cfg.Assign, n int64) {
	at := s.operandOf(a.LHS)
	w, ok := s.word(a.LHS, at)
	locks, unlocks := false, false
	if ok && s.sectioned(value.Base(w.at.Base)) {
		cleared := clearedIn(value.Base(w.at.Base), w.size)
		switch {
		case n == 0:
			if s.published(at) {
				cleared.add(s.env, value.Int(w.at.Offset))
			}
			unlocks = s.isLock(w) && (s.published(at) || holds(s.holds(), w.at))
		case s.isZero(a.LHS) && hasOffset(cleared.get(s.env), w.at.Offset):
			s.locks(w)
			locks = true
		}
		if n != 0 || unlocks {
			s.changing = w
		}
	}
	s.ev.Assign(a.LHS, a.RHS)
	s.changing = word{}
	if locks && !s.locked(at) || unlocks && !s.unlocked(at) {
		return
	}
	s.emit()
}

// sectioned reports whether the running thread holds a mutex that protects b, and nobody else does.
func (s *step) sectioned(b value.Base) bool {
	return s.endings() == 0 && slices.ContainsFunc(s.protectors(b), func(h digest.Hold) bool { return !h.Shared })
}

// isZero reports whether a number is certainly zero here.
func (s *step) isZero(lv *cfg.LVal) bool {
	n, constant := s.peek(&cfg.Load{LV: lv}).Constant()
	return constant && n == 0
}

// hasOffset reports whether an offset is among those of some numbers, of which more than a few are not told apart.
func hasOffset(v value.Value, off int64) bool {
	at, _ := value.Enumerate(v.Numbers(), maxHandmade)
	return slices.Contains(at, off)
}
