package barriers

import (
	"maps"
	"math/big"
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
//
// What each of the two numbers is, and when, is known by these rules. Each write to one of them is the one that the text
// of one such function says: [Digest.sound] wants to know of each by which text, and for which of the two numbers, it was
// done, and that this text is one of a barrier that was accepted there, in whichever thread the function ran. A function
// has one such text for one number of those who have arrived: two lvalues of it that are the same object would arrive
// twice. Whatever else a function writes while it knows something of the numbers must be elsewhere, even before others are
// started. What the number is for all is asked right behind the condition that compares with it; what it is for nobody,
// right before that is stored. From nobody to all, whatever the function computes of the number is in its type.
//
// Several functions may be one barrier, if they count in the same object, from the same number for nobody to the same one
// for all, and have the same generation.

// handmade is such a function, as far as its text goes.
type handmade struct {
	f                   *cfg.Func
	arrived, generation *cfg.LVal
	locked              bool     // all of it is done in sections of a mutex
	step                int64    // what the number is changed by when a thread arrives: 1 or -1
	all                 cfg.Expr // all have arrived when the number is all, minus off
	off                 int64
	arrives             map[*cfg.Edge]bool     // what adds to the number
	resets              map[*cfg.Edge]cfg.Expr // what sets it to what it is for nobody
	changes             map[*cfg.Edge]bool     // what changes the generation
	past                map[*cfg.Edge]past     // conditions that have been passed
	knows               map[*cfg.Edge]bool     // what is done while something is known of the numbers
	sums                map[sum]bool           // what is computed of the number
}

// sum is the number of those who have arrived, plus off, in a type: before a thread arrives, or afterwards.
type sum struct {
	in    *cfg.Int
	off   int64
	after bool
}

// counts reports whether an edge writes to the number of those who have arrived.
func (h *handmade) counts(e *cfg.Edge) bool { return h.arrives[e] || h.resets[e] != nil }

// within reports whether all sums are numbers of their types, from nobody to all.
//
// Sound: results wrap around, and conversions do likewise. So each is the exact one, modulo the numbers of its type; if the
// exact one is of that type, they are equal.
func (h *handmade) within(nobody, all int64) bool {
	for s := range h.sums {
		first, last := nobody, all-h.step
		if s.after {
			first, last = nobody+h.step, all
		}
		for _, n := range []int64{first, last} {
			if _, fits := cfg.Arith(s.in).FromBig(big.NewInt(n + s.off)); !fits {
				return false
			}
		}
	}
	return true
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
		waits, counts := gathers(f)
		if !waits && !counts {
			continue
		}
		numbers := numbersOf(f)
		if len(numbers) > maxTried {
			continue
		}
		for _, number := range numbers {
			for _, generation := range numbers {
				h := &handmade{f: f, arrived: number, generation: generation, locked: waits}
				if !cfg.SamePlace(number, generation) && h.check(f) {
					out = append(out, h)
				}
			}
		}
	}
	return out
}

// gathers reports whether a function waits for a condition, and whether it adds to an atomic number: no other function is
// a barrier.
func gathers(f *cfg.Func) (waits, counts bool) {
	for _, n := range f.Nodes {
		for _, e := range n.Out {
			switch a := e.Action.(type) {
			case *cfg.CondWait:
				waits = true
			case *cfg.AtomicRMW:
				_, adds := a.Adds()
				counts = counts || adds
			}
		}
	}
	return waits, counts
}

// numbersOf lists the numbers in memory that a function writes, each once, up to one more than are tried.
func numbersOf(f *cfg.Func) (numbers []*cfg.LVal) {
	for _, n := range f.Nodes {
		for _, e := range n.Out {
			to := written(e.Action)
			if named(f, to) && !slices.ContainsFunc(numbers, func(lv *cfg.LVal) bool { return cfg.SamePlace(lv, to) }) {
				if numbers = append(numbers, to); len(numbers) > maxTried {
					return numbers
				}
			}
		}
	}
	return numbers
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

// maxStates bounds the ways through a function.
const maxStates = 2000

// check reports whether all ways through the function are those of such a barrier, and notes what they tell.
func (h *handmade) check(f *cfg.Func) bool {
	h.arrives, h.resets, h.changes = map[*cfg.Edge]bool{}, map[*cfg.Edge]cfg.Expr{}, map[*cfg.Edge]bool{}
	h.past, h.knows, h.sums = map[*cfg.Edge]past{}, map[*cfg.Edge]bool{}, map[sum]bool{}
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
			if s.knows() {
				h.knows[e] = true
			}
			t, ok := h.pass(s, e)
			if t.at = e.To; !ok || e.To == f.Exit && t.phase != outside && t.phase != done {
				return false
			}
			todo = append(todo, t)
		}
	}
	for e := range h.resets {
		if h.arrives[e] {
			return false
		}
	}
	return len(h.resets) > 0 && slices.Contains(slices.Collect(maps.Values(h.past)), seenIt)
}
