package engine

import (
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// cancel lets threads end wherever they are.
func (s *step) cancel(a *cfg.Cancel) {
	th := s.threads(s.ev.Expr(a.Thread))
	if th.Any {
		endingsOf(anyThread).add(s.env, cancelledByOther)
	}
	for _, t := range th.May {
		endingsOf(t.Key).add(s.env, cancelledByOther)
	}
	s.emit()
}

// mayBeCancelled lets the running thread end before its first action, if it may be cancelled at all. For the
// digests that is as good as an end anywhere: what they conclude from the end of a thread they conclude from
// every end that it may have, and what a thread has joined only grows (see [digest.EvReturn]).
func (s *step) mayBeCancelled() {
	by := s.endings()
	if by == 0 {
		return
	}
	if s.mainThread() {
		s.exit()
	}
	v := value.AnyInt()
	if by&endedByGuest != 0 {
		v = value.UnknownPointer()
	}
	resultOf(s.product.Thread(s.tuple).Key).add(s.env, v)
	s.branch(func() { s.local(&digest.Event{Kind: digest.EvReturn}) })
}

// endings tells who may end the running thread anywhere.
func (s *step) endings() endings {
	th := s.product.Thread(s.tuple)
	return endingsOf(anyThread).get(s.env) | endingsOf(th.Key).get(s.env)
}

// end is the end of the running thread.
func (s *step) end(v value.Value) {
	v = s.ev.Publish(v) // whoever joins the thread gets it
	s.flush()
	s.reveal()
	s.endHosts()
	th := s.product.Thread(s.tuple)
	resultOf(th.Key).add(s.env, v)
	s.local(&digest.Event{Kind: digest.EvReturn})
}

// detach notes that threads may be detached.
func (s *step) detach(th digest.Threads) {
	if th.Any {
		mayBeDetached(anyThread).add(s.env, true)
	}
	for _, t := range th.May {
		mayBeDetached(t.Key).add(s.env, true)
	}
}

// startsDetached reports whether the attributes of a new thread may say that it is detached.
func (s *step) startsDetached(attr cfg.Expr) bool {
	if !s.ev.Expr(attr).HasPointer() {
		return false
	}
	ts := s.program.Types
	kind := &cfg.Load{LV: &cfg.LVal{Ptr: &cfg.Cast{X: attr, Typ: ts.PointerTo(ts.Int)}, Type: ts.Int, Internal: true}}
	yes, _ := value.Truth(s.ev.Expr(&cfg.Binary{Op: cfg.Eq, X: kind, Y: &cfg.Const{Typ: ts.Int, Bits: 1}, Typ: ts.Int}))
	return yes
}

// fails reports whether a join of a thread may return at once, with an error that the program need not look at:
// the library finds that the thread joins itself, that it is detached, that the two join each other, or that another
// thread waits for it. All other reasons for an error are undefined for POSIX, and for the library. A thread that joins
// itself is one of two that join each other: it may be joined by itself, which is noted here before it is asked.
//
// A guest joins in the name of whatever thread it runs in.
func (s *step) fails(self digest.Thread, th digest.Threads) bool {
	by, guest := self.Key, s.here().guest != notGuest
	if guest {
		by = anyThread
	}
	may := func(t digest.ID) bool {
		return mayBeDetached(t).get(s.env) || slices.ContainsFunc([]digest.ID{by, anyThread}, func(me digest.ID) bool {
			return mayBeJoined(me, t).get(s.env) || mayBeJoined(me, anyThread).get(s.env)
		})
	}
	for _, t := range th.May {
		mayBeJoined(t.Key, by).add(s.env, true)
	}
	if th.Any {
		mayBeJoined(anyThread, by).add(s.env, true)
	}
	fails := guest || mayBeDetached(anyThread).get(s.env)
	for _, t := range th.May {
		fails = may(t.Key) || fails
	}
	return s.joinedTwice(self, th) || fails || th.Any && may(anyThread)
}

// failsElsewhere reports whether the step's edge is a way to wait of which a failure is another one.
func (s *step) failsElsewhere() bool {
	return s.edge != nil && slices.ContainsFunc(s.edge.From.Out, func(e *cfg.Edge) bool {
		_, fails := e.Action.(*cfg.JoinFail)
		return fails
	})
}

// joinedTwice reports whether another thread waits for the one that is joined. That only one does is an assumption
// where one thread certainly waits for it, and it depends on which thread an identifier stands for whether another
// does. Where it is one of several that is joined, others may wait for any of them; nothing follows from the join of
// any thread.
func (s *step) joinedTwice(self digest.Thread, th digest.Threads) bool {
	me := value.Pointer(s.table.Thread(self), 0)
	for _, t := range th.May {
		joinedBy(t.Key, th.Definite).add(s.env, me)
	}
	if th.Any {
		joinedBy(anyThread, false).add(s.env, me)
		return false
	}
	others := func(t digest.ID, certainly bool) bool {
		return slices.ContainsFunc(joinedBy(t, certainly).get(s.env).Parts(), func(p value.Part) bool {
			return !self.Unique || s.table.Info(p.Base).Thread != self
		})
	}
	if !th.Definite {
		return others(anyThread, false) || slices.ContainsFunc(th.May, func(t digest.Thread) bool {
			return others(t.Key, true) || others(t.Key, false)
		})
	}
	t := th.May[0].Key
	if others(t, true) {
		return true
	}
	return (others(t, false) || others(anyThread, false)) &&
		!s.Assume(0, "joined-by-one", s.edge.Pos, "no other thread waits for the same one at this time")
}

// join waits for a thread, unless it fails: then it goes on even if the program does not look at the error. Where it
// does, that is another way from here, and whoever is told of a success has waited.
func (s *step) join(a *cfg.Join) {
	th := s.threads(s.ev.Expr(a.Thread))
	if s.rec != nil {
		s.rec.joins(s, th)
	}
	var to value.Value
	if a.Result != nil {
		to = s.ev.Expr(a.Result)
	}
	if s.fails(s.product.Thread(s.tuple), th) && !s.failsElsewhere() {
		s.branch(func() { s.stepping(&digest.Event{Kind: digest.EvJoinFail, Threads: th}) })
	}
	if !s.observe(&digest.Event{Kind: digest.EvJoin, Threads: th}) {
		return
	}
	if to.HasPointer() {
		v := value.AnyInt()
		if th.Any {
			v = value.UnknownPointer()
		}
		for _, t := range th.May {
			v = v.Join(resultOf(t.Key).get(s.env))
		}
		s.ev.StoreAt(to, s.program.Types.Model.PointerSize(), v, s.edge.Pos)
	}
	s.emit()
}
