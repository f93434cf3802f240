package barriers

import (
	"github.com/mayrun-dev/mayrun/cfg"
)

// Buffers that change their parts whenever threads meet:
//
//	for (int cur = 0;; cur = 1 - cur) {                 for (;;) {
//		compute(grid[1 - cur], grid[cur]);                  compute(to, from);
//		pthread_barrier_wait(&b);                           pthread_barrier_wait(&b);
//	}                                                       tmp = to; to = from; from = tmp;
//	                                                    }
//
// At the same place of the loop, registers hold one thing or the other, and which one it is goes with how often the
// thread has met others. So histories in which that is another number are told apart, where a function that waits at a
// barrier does something like this: for nothing else it is worth what it costs. In each of them the analysis of values knows
// what the registers hold, and accesses of different numbers are ordered as ever ([Digest.MayRun]). Whatever histories are
// told apart, nothing is lost.

// phases is how many are told apart: enough for one, two or four meetings in each pass.
const phases = 4

// phased reports whether a program has such a function.
func phased(p *cfg.Program) bool {
	for _, f := range p.All() {
		if waits(f) && turns(f) {
			return true
		}
	}
	return false
}

// waits reports whether a function waits at a barrier, in a loop.
func waits(f *cfg.Func) (yes bool) {
	loops := false
	eachEdge(f, func(e *cfg.Edge) {
		_, wait := e.Action.(*cfg.BarrierWait)
		yes, loops = yes || wait, loops || e.To.LoopHead
	})
	return yes && loops
}

// turns reports whether a register of a function goes back and forth: between two numbers, or with another pointer.
func turns(f *cfg.Func) (yes bool) {
	copies := map[*cfg.Var][]*cfg.Var{}
	eachEdge(f, func(e *cfg.Edge) {
		if a, ok := e.Action.(*cfg.Assign); ok {
			to, from := a.LHS.Register(), register(cfg.Uncast(a.RHS))
			if to != nil && from != nil {
				copies[to] = append(copies[to], from)
			}
		}
		cfg.InspectAction(e.Action, func(x cfg.Expr) { yes = yes || flips(x) })
	})
	for v := range copies {
		yes = yes || goesRound(copies, v)
	}
	return yes
}

// flips reports whether an expression is the other one of two numbers, or one of two by turns.
func flips(x cfg.Expr) bool {
	b, ok := x.(*cfg.Binary)
	if !ok {
		return false
	}
	first, sub := cfg.IsConst(b.X)
	n, constant := cfg.IsConst(b.Y)
	switch b.Op {
	case cfg.Sub:
		return sub && first == 1
	case cfg.Xor, cfg.And:
		return constant && n == 1
	case cfg.Rem:
		return constant && n == 2
	}
	return false
}

// goesRound reports whether what a register holds comes back to it, by way of others.
func goesRound(copies map[*cfg.Var][]*cfg.Var, v *cfg.Var) bool {
	seen := map[*cfg.Var]bool{}
	for work := copies[v]; len(work) > 0; {
		w := work[len(work)-1]
		work = work[:len(work)-1]
		if w == v {
			return true
		}
		if !seen[w] {
			seen[w] = true
			work = append(work, copies[w]...)
		}
	}
	return false
}

func eachEdge(f *cfg.Func, do func(*cfg.Edge)) {
	for _, n := range f.Nodes {
		for _, e := range n.Out {
			do(e)
		}
	}
}
