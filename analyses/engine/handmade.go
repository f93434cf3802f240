package engine

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Locks that a program makes of a number: it is zero when nobody holds the lock.
//
//	while (atomic_exchange(&l, 1))                 int free = 0;
//		;                                      while (!atomic_compare_exchange_weak(&l, &free, 1))
//	count++;                                               free = 0;
//	atomic_store(&l, 0);
//
// Whoever finds zero, and replaces that in one atomic operation which acquires by a number that is certainly not
// zero, locks the number, as if it were a mutex; whoever writes zero by one that releases unlocks it. To the digests
// these are EvLock and EvUnlock, besides that the operations acquire and release.
//
// Sound: let nobody write zero to the number but threads that hold it, each with release order, and let all that
// happened to it before others could reach it be over. Each write to an atomic object has its place in the order of
// its modifications, and an atomic update reads what was written just before it there (C11, 5.1.2.4, 7.17.3). So each
// zero is replaced by one update at most. Between an update that locks and the next zero behind it, which is the same
// thread's, nothing is zero; and whoever locks next reads that zero, unless an update that does not acquire has taken
// it, so that nobody ever locks the number again. He synchronises with the write of that zero, as it releases and he
// acquires. So sections do not overlap, and the end of one comes before the begin of the next, as mutexes have it.
//
// Whatever else may write zero to one of its bytes makes the number anew, as an assignment does that falls on a
// spin lock (see bytes.go); where others can reach it, that breaks it. Numbers that are certainly not zero do
// no harm: they open no lock. Nobody promises that a program unlocks what it holds: where the digests do not
// know that it does, the lock is broken (see [digest.Event].Unchecked). So it is if a thread may hold the lock
// when it makes it anew before others can reach it: they would not come after what it has done in its section.
// A number that is not zero at first is locked by nobody, and so it is broken by who unlocks it first.

// handmade reports whether there may be such locks at all; those of flag.go are not looked for where memory is kept without
// regard to the flow.
func (s *step) handmade() bool { return s.facts.Handmade || s.facts.Flags && !s.opts.Flat }

// isHandmade reports whether such a lock may be at a place.
func (s *step) isHandmade(o digest.Object) bool {
	return s.handmade() && slices.ContainsFunc(wordSizes[:], func(n int64) bool {
		return o.Offset == digest.AnyOffset || s.isLock(word{o, n})
	})
}

// word is a number, by its place and size, that a program may use as a lock.
type word struct {
	at   digest.Object
	size int64
}

// wordSizes are those of such numbers.
var wordSizes = [...]int64{1, 2, 4, 8}

// word is the number that an atomic operation is on, if that is one object in the whole execution.
func (s *step) word(target *cfg.LVal, at digest.Operand) (word, bool) {
	if !s.handmade() || !at.Definite {
		return word{}, false
	}
	t, ok := target.Type.(*cfg.Int)
	return word{at.May[0], target.Type.Size()}, ok && t.Bytes <= 8
}

// isLock reports whether somebody may lock a number.
func (s *step) isLock(w word) bool {
	at, _ := value.Enumerate(handmadeIn(value.Base(w.at.Base), w.size).get(s.env).Numbers(), maxHandmade)
	for _, o := range at {
		if o == w.at.Offset {
			return true
		}
	}
	return false
}

// maxHandmade bounds the locks of this kind in the objects of one base. If there are more, all are taken to be
// overwritten by what falls on one.
const maxHandmade = 16

// locks notes that a number may be locked.
func (s *step) locks(w word) {
	b := value.Base(w.at.Base)
	handmadeIn(b, w.size).add(s.env, value.Int(w.at.Offset))
	handmadeIn(value.Unknown, w.size).add(s.env, value.Pointer(b, w.at.Offset))
}

// changeTo performs a write of an atomic operation to a number, which may be such a lock. It reports whether that
// unlocks it.
func (s *step) changeTo(target *cfg.LVal, at digest.Operand, v value.Value, order cfg.MemoryOrder) (unlocks bool) {
	if w, ok := s.word(target, at); ok && s.isLock(w) {
		n, constant := v.Constant()
		unlocks = constant && n == 0 && order.Releases() && (s.published(at) || holds(s.holds(), w.at))
		if unlocks || s.neverZero(v, target.Type) {
			s.changing = w
		}
	}
	s.ev.Atomically(func() { s.ev.Store(target, v) })
	s.changing = word{}
	return unlocks
}

// neverZero reports whether a value is certainly a number other than zero.
func (s *step) neverZero(v value.Value, t cfg.Type) bool {
	return !v.IsBottom() && !v.HasPointer() && s.ev.Satisfying(v, cfg.Eq, value.Int(0), t).IsBottom()
}

// locked and unlocked tell the digests what an atomic operation has done to such a lock. The first reports whether a
// thread can come past it.
func (s *step) locked(at digest.Operand) bool {
	return s.observe(&digest.Event{Kind: digest.EvLock, Mutex: at, MutexType: digest.Normal, Lock: cfg.Mutex})
}

func (s *step) unlocked(at digest.Operand) bool {
	return s.local(&digest.Event{Kind: digest.EvUnlock, Mutex: at, MutexType: digest.Normal, Lock: cfg.Mutex, Unchecked: true})
}

// hitHandmade notes which of such locks in b are overwritten by size bytes (0: all that follow) at off, otherwise than
// by the operation on one that is being performed.
func (s *step) hitHandmade(b value.Base, off value.Num, size int64) {
	if size == 0 {
		size = 1 << 40
	}
	for _, n := range wordSizes {
		places := handmadeIn(b, n).get(s.env).Numbers()
		if places.IsBottom() {
			continue
		}
		at, few := value.Enumerate(places, maxHandmade)
		if !few {
			at = []int64{digest.AnyOffset}
		}
		for _, o := range at {
			w := word{digest.Object{Base: uint32(b), Offset: o}, n}
			if w != s.changing && (o == digest.AnyOffset || value.Hits(off, size, o, n)) {
				s.overwrites = append(s.overwrites, w.at)
			}
		}
	}
}

// resetHandmade makes all such locks anew: a write through a pointer of which nothing is known may fall on any.
func (s *step) resetHandmade() {
	if !s.handmade() {
		return
	}
	for _, n := range wordSizes {
		s.anew(handmadeIn(value.Unknown, n).get(s.env))
	}
}
