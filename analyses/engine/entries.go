package engine

import (
	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// entries are the digests with which functions are entered. Where they are too many, those that come late enter
// with a digest that stands for all of these, and the function is left with what becomes of that: so each
// function has few contexts, whatever its callers have locked before.
//
// Sound, because the digest that takes the place of another one is an upper bound of both ([digest.Product.Merge]),
// as at a program point with too many digests. Which one that is, never changes: so every evaluation of a call
// enters the same context, the last one included.
type entries struct {
	product *digest.Product
	max     int // of a function; 0: no limit
	into    map[entryKey]digest.Tuple
	of      map[int]*lateEntries // by function
	made    int                  // how often a function was entered since the work was last counted
}

// entryKey is a function that is entered with a digest, given by its key.
type entryKey struct {
	fn    int
	tuple digest.Tuple
	guest guest
}

// lateEntries are those beyond the budget of a function.
type lateEntries struct {
	known  int           // within the budget
	merged []mergedEntry // no two of them can be merged with each other
}

// mergedEntry is what entries beyond the budget have been merged to.
type mergedEntry struct {
	tuple digest.Tuple
	guest guest
}

func newEntries(p *digest.Product, max int) entries {
	return entries{product: p, max: max, into: map[entryKey]digest.Tuple{}, of: map[int]*lateEntries{}}
}

// enter is the digest with which a function is entered in the place of t.
func (e *entries) enter(fn int, t digest.Tuple, g guest) digest.Tuple {
	if e.max == 0 {
		return t
	}
	k := entryKey{fn, e.product.Key(t), g}
	into, known := e.into[k]
	if !known {
		into = e.choose(k, t)
		e.into[k] = into
	}
	if e.product.Key(into) == k.tuple {
		return t
	}
	m, ok := e.product.Merge(into, t) // what is not in the key may have grown
	if !ok {
		return t
	}
	return m
}

// choose is what a digest that enters for the first time is merged to: the digest itself, within the budget.
func (e *entries) choose(k entryKey, t digest.Tuple) digest.Tuple {
	late := e.of[k.fn]
	if late == nil {
		late = &lateEntries{}
		e.of[k.fn] = late
	}
	if late.known < e.max {
		late.known++
		return t
	}
	for i := range late.merged {
		to := &late.merged[i]
		if m, ok := e.product.Merge(to.tuple, t); ok && to.guest == k.guest {
			to.tuple = m
			return m
		}
	}
	late.merged = append(late.merged, mergedEntry{t, k.guest})
	return t
}

// A function that is entered with what many callers have in common returns with no more. What a caller has known before
// still holds behind the call, as far as the function, and those that it calls, have done nothing about it: they tell
// what they do by doneIn, whoever has entered them, and digests recall the rest ([digest.Recalling]).
//
// Sound: between a call and the return from it a thread runs the function, and what that calls, and nothing else; also
// where a longjmp has left some of these, since it leads to an activation that has not ended. What interrupts the thread
// meanwhile, digests take for other threads, and what it may do to the locks of its host is told in the host. Coroutines
// run on stacks of their own, whose calls may return at any time: there, nothing is recalled.

// recalls reports whether callers recall what they have known.
func (x *engine) recalls() bool { return x.opts.Flat && !x.facts.Coroutines }

// does tells what an event does that callers may ask for.
func (s *step) does(ev *digest.Event) {
	if !s.recalls() {
		return
	}
	if did := digest.DeedsOf(ev); !did.IsEmpty() {
		doneIn(s.ctx).add(s.env, did)
	}
}

// done is what the function of a context may do, which is as if this one did it.
func (s *step) done(ctx int32) digest.Deeds {
	if !s.recalls() {
		return digest.Deeds{}
	}
	did := doneIn(ctx).get(s.env)
	if !did.IsEmpty() {
		doneIn(s.ctx).add(s.env, did)
	}
	return did
}

// recall is how a caller goes on that had a digest before the call.
func (s *step) recall(caller digest.Tuple, did digest.Deeds) {
	if s.recalls() {
		s.become(s.product.Recall(caller, s.tuple, did))
	}
}

// narrow takes out of the state what f cannot reach in the context c. It must not where there are jumps: those
// deliver states from inside f to functions outside, which need them whole.
func (s *step) narrow(f *cfg.Func, c int32, args []argument) value.Kept {
	var vs []value.Value
	for _, a := range args {
		vs = append(vs, a.value)
		a.object.Values(func(v value.Value) { vs = append(vs, v) })
	}
	return s.ev.Narrow(s.own(f, s.contexts.at(c).path), s.named(f), vs)
}

// forget takes out of the state that enters a context that objects have escaped of which nobody asks there. What has
// escaped grows on the whole way of a thread, but matters only where a state has objects of its own of such a base: the
// others need not make the states grow with which functions are entered.
//
// Sound: in a context, and in those that are entered from it, states have objects of bases that some caller has handed
// over, and of those that the function, or any that it calls, makes. The former are in askedIn of the context, since
// each call adds to it what it hands over, and passes on to its own what is asked in the context that it enters; what
// this caller hands over, and what the function may make, stays in any case.
func (s *step) forget(f *cfg.Func, c int32, kept *value.Kept) {
	s.hand(f, c, kept.Told())
	asked := askedIn(c).get(s.env)
	s.hand(s.facts.Func(int(s.here().fn)).Func, s.ctx, asked)
	s.ev.Forget(kept, asked)
}

// hand notes that objects of some bases are handed over to a context of f: those that f does not make.
func (s *step) hand(f *cfg.Func, c int32, handed bases) {
	own := s.own(f, s.contexts.at(c).path)
	if handed.Same(own) {
		return
	}
	if others := handed.Difference(own); !others.IsEmpty() {
		askedIn(c).add(s.env, others)
	}
}

// reached tells digests which objects a function can come by: see value.Eval.Narrow. That is so for private ones,
// and what digests say of those is about them alone.
func (s *step) reached(kept *value.Kept) func(base uint32) bool {
	return func(base uint32) bool {
		b := value.Base(base)
		return kept.Reached(b) || kept.Reached(s.table.Summary(b))
	}
}
