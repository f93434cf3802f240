package engine

import (
	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/lattice"
)

// Registers that are kept without regard to the flow. Where even few digests and contexts take too many
// evaluations, that is because values are handed from statement to statement: each pointer that is found
// somewhere else goes through the states of all that comes behind, in each context, one after the other. So in
// the coarsest mode states hold hardly more than digests (but for outcomes.go), and what a register holds is an unknown for each thread: whatever
// is assigned to it there, by any activation of its function, in any context; but functions that start threads for their
// callers have registers for each path to them, so that each thread is told what to run. A new pointer is then looked at
// where the register is read, and nowhere else, as in an inclusion-based pointer analysis (Andersen, "Program
// Analysis and Specialization for the C Programming Language", 1994); digests are as they were.
//
// Within one action the frame is what it has assigned so far, or what a condition has left of a register, as ever.
//
// Sound: a register is that of one activation, which runs in one thread and has come about by one path; what it holds has
// been assigned to it by that activation, or by whoever enters it or takes its result, who name the context that it runs
// in. Each assignment adds to the unknown of the thread's identity and the path, before what comes behind the action
// reads it, or has been part of the same action. The identity of a thread is the same in all its digests, and guests have
// one of their own, in which all their activations run.

// holder is whose registers are kept together: those of the activations of functions in a thread, by one path.
type holder struct {
	thread digest.ID
	path   path
}

// byPath marks the numbers of holders whose path is not 0; the others have the number of the thread.
const byPath = 1 << 31

// holder is the number of that whose activations run in a context.
func (s *step) holder(ctx int32) uint32 {
	t := s.ev.Thread.Key
	if p := s.contexts.at(ctx).path; p != 0 {
		return byPath | uint32(s.holders.of(holder{t, p}))
	}
	return uint32(t)
}

// deposit adds what the action has assigned to the unknowns, where frames are kept so, before it is left.
func (s *step) deposit() {
	if s.opts.FlatFrames {
		s.depositIn(s.ctx)
	}
}

// depositEntered does so before a function is entered in a context, with its frame, which has its variable arguments.
func (s *step) depositEntered(f *cfg.Func, ctx int32) {
	if s.opts.FlatFrames {
		s.assign(variadic(f, s.holder(ctx)), s.ev.St.Varargs)
		s.depositIn(ctx)
	}
}

func (s *step) depositIn(ctx int32) {
	h := s.holder(ctx)
	stays := lattice.Map[uint32, value.Value]{}
	for id, v := range s.ev.St.Frame.All() {
		s.assign(assigned(id, h), v)
		if s.outcomes.has(id) {
			stays = stays.Set(id, v)
		}
	}
	s.ev.St.Frame, s.ev.St.Varargs = stays, value.Bottom()
}

// assign adds a value to an unknown. Sets of objects grow by one pointer at a time, and everything that reads
// them would be looked at for each. So when they are large, or the crowd is among them already, all objects
// there that can be members of it become members at once; so do functions, of which nobody need be told. What has been
// added before is kept beside the unknowns: to read these would be to depend on what others add.
func (s *step) assign(to unknown[value.Value], v value.Value) {
	all := s.frames[global(to)].Join(v)
	if few := s.host().Callable(s.table, all); !few.Is(all) {
		all, v = few, few
	}
	if s.manyIn(all) {
		all = s.host().Crowded(s.table, all)
		v = all
	}
	if !s.trial() {
		s.frames[global(to)] = all
	}
	to.add(s.env, v)
}

// manyIn reports whether a value points to more objects than are told apart, or to the crowd.
func (s *step) manyIn(v value.Value) bool {
	return v.Holds(value.Crowd) || s.host().TooMany(s.table, v)
}

// Register is what is ever assigned to a register. If the crowd is among it, what was told apart before has become a
// member since, and is not told apart any more.
func (s *step) Register(v *cfg.Var) value.Value {
	return s.deposited(assigned(uint32(v.ID), s.holder(s.ctx)))
}

// resultIn is what the register holds in which a function has left its result that ran in a context.
func (s *step) resultIn(f *cfg.Func, ctx int32) value.Value {
	if !s.opts.FlatFrames || s.ev.St.Frame.Has(uint32(f.Result.ID)) {
		return s.ev.Register(f.Result)
	}
	if v := s.deposited(assigned(uint32(f.Result.ID), s.holder(ctx))); !v.IsBottom() {
		return v
	}
	return value.AnyInt() // as of all registers that nothing is assigned to
}

// varargs is what the variable arguments of the running function may be.
func (s *step) varargs() value.Value {
	if !s.opts.FlatFrames {
		return s.ev.St.Varargs
	}
	return s.deposited(variadic(s.edge.From.Func, s.holder(s.ctx)))
}

func (s *step) deposited(u unknown[value.Value]) value.Value {
	v := u.get(s.env)
	if v.Holds(value.Functions) {
		v = s.host().Callable(s.table, v)
	}
	if v.Holds(value.Crowd) {
		v = s.host().Crowded(s.table, v)
	}
	return v
}
