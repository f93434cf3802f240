package barriers

import (
	"maps"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Barriers that a program makes of a number of those who have arrived, or have not yet, and another one that is different
// after each round, its generation:
//
//	lock(&m);                                            int g = atomic_load(&generation);
//	int g = generation;                                  if (atomic_fetch_add(&arrived, 1) + 1 == N) {
//	if (++arrived == N) {                                        atomic_store(&arrived, 0);
//		arrived = 0;                                         atomic_store(&generation, g + 1);
//		generation++;                                } else
//		broadcast(&c);                                       while (atomic_load(&generation) == g)
//	} else                                                               ;
//		while (generation == g)
//			wait(&c, &m);
//	unlock(&m);
//
// A function that is like this on all of its ways is one. The text says where threads arrive, and behind which conditions
// they know that their round is complete ([handmade]); when threads run there, the digest looks at where the numbers lie,
// who else writes to them, and which mutex is held.
//
// Sound: let the conditions of [Digest.sound] hold: n threads arrive at a barrier for n, and what is written to the two
// numbers is written by such functions, or before these threads are started, when the one becomes what it is for nobody.
// By induction over the rounds, let no thread have arrived in this one, the one number be what it is for nobody, and the
// other one what all see of it who arrive. Who has arrived and is not the last one does not go on before it has seen the
// generation to be another than in the section in which it arrived, or than it read there before it added to the number:
// until the last one has changed it. So each thread arrives once at most, and who finds the number to be that of all comes
// last, when each has arrived. Only that one changes the generation: once, into another one, after which the number is
// that for nobody. So all have seen that one when they arrive next. A thread is past its round behind the condition that
// tells that it is the last one, or that the generation is another one. What others do before they arrive comes before
// that: their sections come before that of the last one, or it acquires what they have released when they added to
// the number, one after the other; and likewise from the last one to who sees the generation. Between its arrival and that
// a thread accesses nothing but these numbers, or what comes before the end of its section.

// handmade is such a function, as far as its text goes.
type handmade struct {
	arrived, generation *cfg.LVal
	locked              bool     // all of it is done in sections of a mutex
	step                int64    // what the number is changed by when a thread arrives: 1 or -1
	all, nobody         cfg.Expr // all have arrived when the number is all, minus off; then it is set to nobody
	off                 int64
	// What changes the numbers: arrivals among them.
	arrives, changes map[*cfg.Edge]bool
	past             map[*cfg.Edge]past // conditions that have been passed
}

// past is what the thread knows of its round behind a condition.
type past uint8

const (
	nothing past = iota
	isLast       // it is the last one
	seenIt       // that is over
)

// maxTried bounds the numbers of a function that are tried.
const maxTried = 8

// handmadeIn lists the functions of a program that are barriers.
func handmadeIn(p *cfg.Program) (out []*handmade) {
	for _, f := range p.All() {
		var numbers []*cfg.LVal
		waits, counts := false, false
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				switch a := e.Action.(type) {
				case *cfg.CondWait:
					waits = true
				case *cfg.AtomicRMW:
					_, adds := a.Adds()
					counts = counts || adds
				}
				to := written(e.Action)
				if named(f, to) && !slices.ContainsFunc(numbers, func(lv *cfg.LVal) bool { return same(lv, to) }) {
					numbers = append(numbers, to)
				}
			}
		}
		if !waits && !counts || len(numbers) > maxTried {
			continue
		}
		for _, number := range numbers {
			for _, generation := range numbers {
				h := &handmade{arrived: number, generation: generation, locked: waits}
				if !same(number, generation) && h.check(f) {
					out = append(out, h)
				}
			}
		}
	}
	return out
}

// written is the number in memory that an action writes; nil if it is none.
func written(a cfg.Action) *cfg.LVal {
	switch a := a.(type) {
	case *cfg.Assign:
		return a.LHS
	case *cfg.AtomicStore:
		return a.Target
	case *cfg.AtomicRMW:
		return a.Target
	}
	return nil
}

// named reports whether an lvalue is a number in memory, always the same one while a function runs.
func named(f *cfg.Func, lv *cfg.LVal) bool {
	if lv == nil || lv.BitField() != nil || lv.Register() != nil {
		return false
	}
	if _, ok := lv.Type.(*cfg.Int); !ok {
		return false
	}
	fixed := true
	cfg.InspectLVal(lv, func(x cfg.Expr) {
		switch x := x.(type) {
		case *cfg.Load:
			r := x.LV.Register()
			fixed = fixed && r != nil && !assigned(f, r)
		case *cfg.Nondet, *cfg.Self:
			fixed = false
		}
	})
	return fixed
}

// assigned reports whether a function assigns something to a register.
func assigned(f *cfg.Func, r *cfg.Var) (yes bool) {
	for _, n := range f.Nodes {
		for _, e := range n.Out {
			cfg.Operands(e.Action, func(lv *cfg.LVal) { yes = yes || lv.Var == r && lv.Register() == r }, nil)
			d, ok := e.Action.(*cfg.Declare)
			yes = yes || ok && d.Var == r
		}
	}
	return yes
}

func same(a, b *cfg.LVal) bool { return a.String() == b.String() && cfg.Identical(a.Type, b.Type) }

// maxStates bounds the ways through a function.
const maxStates = 2000

// check reports whether all ways through the function are those of such a barrier, and notes what they tell.
func (h *handmade) check(f *cfg.Func) bool {
	h.arrives, h.changes, h.past = map[*cfg.Edge]bool{}, map[*cfg.Edge]bool{}, map[*cfg.Edge]past{}
	seen, todo := map[state]bool{}, []state{{at: f.Entry}}
	for len(todo) > 0 {
		s := todo[len(todo)-1]
		if todo = todo[:len(todo)-1]; seen[s] {
			continue
		}
		if seen[s] = true; len(seen) > maxStates {
			return false
		}
		for _, e := range s.at.Out {
			t, ok := h.pass(s, e)
			if t.at = e.To; !ok || e.To == f.Exit && t.phase != outside && t.phase != done {
				return false
			}
			todo = append(todo, t)
		}
	}
	return h.nobody != nil && slices.Contains(slices.Collect(maps.Values(h.past)), seenIt)
}
