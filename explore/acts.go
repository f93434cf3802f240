package explore

import (
	"github.com/mayrun-dev/mayrun/interp"
	"github.com/mayrun-dev/mayrun/rules"
)

// actOf is what an event is to the rule book, beside accesses of memory.
func actOf(e *interp.Event) rules.Act {
	switch e.Kind {
	case interp.Lock:
		if e.Shared {
			return rules.LockShared
		}
		return rules.LockExclusive
	case interp.Unlock:
		switch {
		case e.Shared:
			return rules.UnlockShared
		case e.Released:
			return rules.UnlockLast
		}
		return rules.UnlockOnce
	case interp.AtomicEnd:
		if e.Released {
			return rules.LeaveSection
		}
		return rules.UnlockOnce
	case interp.BarrierArrive:
		switch {
		case e.Silent:
			return rules.MeetSilently
		case e.Released:
			return rules.ArriveLast
		}
		return rules.Arrive
	case interp.BarrierLeave:
		if e.Silent {
			return rules.MeetSilently
		}
		return rules.Leave
	}
	return acts[e.Kind]
}

// acts are those of kinds of events that are always the same.
var acts = [...]rules.Act{
	interp.LockInit:     rules.MakeObject,
	interp.AtomicBegin:  rules.EnterSection,
	interp.CondWait:     rules.WakeUp,
	interp.CondSignal:   rules.Signal,
	interp.BarrierInit:  rules.MakeBarrier,
	interp.SemInit:      rules.MakeSemaphore,
	interp.SemPost:      rules.Post,
	interp.SemWait:      rules.Take,
	interp.OnceBegin:    rules.BeginOnce,
	interp.OnceDone:     rules.EndOnce,
	interp.OnceWait:     rules.PassOnce,
	interp.ThreadCreate: rules.Create,
	interp.ThreadJoin:   rules.Join,
	interp.ThreadDetach: rules.NoAct,
	interp.ThreadEnd:    rules.End,
	interp.ProcessExit:  rules.NoAct,
	interp.Publish:      rules.Announce,
	interp.Learn:        rules.Heed,
	interp.HandlerBegin: rules.NoAct,
}

// AccessOf is what an access of memory is to the rule book.
func AccessOf(e *interp.Event) rules.Access {
	switch e.Kind {
	case interp.FreeObject:
		return rules.Access{Kind: rules.Free}
	case interp.Read:
		return rules.Access{Kind: rules.Read, Atomic: e.Atomic}
	}
	return rules.Access{Kind: rules.Write, Atomic: e.Atomic}
}

// Operations calls f for what an event does to objects of synchronisation, as accesses of those: with the event,
// or with one that stands for a part of it. What has failed is a use as well; and a release that is a part of a
// wait begins that.
func Operations(e *interp.Event, f func(e *interp.Event, how rules.Access)) {
	if e.Kind == interp.Unlock && e.Cond != 0 {
		wait := *e
		wait.Kind, wait.Object, wait.Offset, wait.Size = interp.CondWait, e.Cond, e.CondAt, e.CondSize
		if kind, ok := rules.BeginWait.Access(); ok {
			f(&wait, rules.Access{Kind: kind})
		}
	}
	if e.Kind == interp.NoOp && e.Failed != interp.NoOp {
		failed := *e
		failed.Kind = e.Failed
		e = &failed
	}
	if kind, ok := actOf(e).Access(); ok && e.Object != 0 {
		f(e, rules.Access{Kind: kind})
	}
}
