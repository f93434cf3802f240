package digest

import "github.com/mayrun-dev/mayrun/cfg"

// Watcher is implemented by a digest that looks at the program itself, beside the events: at what a condition
// asks, say, or which variable is assigned.
//
// What it sees are local steps of its own element, always possible, and of no concern to other digests. Edges
// are those of the program that it was told, whether or not loops are unrolled. Where the program calls setjmp,
// activations of functions may be left without [Left], and come back to.
type Watcher[E comparable] interface {
	// Watch is told the program, once and before everything else but Bind, and says what is to be seen of it.
	// Whoever wants to see nothing is asked for no summaries either ([Summarizes]).
	Watch(p *cfg.Program) Interest
	// See extends a history by a sight.
	See(x Context, v View, a E, s Sight) E
}

// Interest says what a [Watcher] wants to see of a program. The zero value is nothing.
type Interest struct {
	// Edges reports whether [Before], [Returned] and [After] of an edge are wanted; nil means of none. It may be asked once only
	// for each.
	Edges func(*cfg.Edge) bool
	// Variables asks for [Assigned], [Entered] and [Left].
	Variables bool
	// Writes asks for [Wrote].
	Writes bool
}

// Sight is what a [Watcher] sees: one of the types below.
type Sight interface{ sight() }

type (
	// Before: the thread is about to perform the action of Edge. What is held and known is what it will be when
	// the action begins.
	Before struct{ Edge *cfg.Edge }
	// After: it has performed the action, in one of the ways in which that can end; of a call, when the function
	// has returned. What the action has assigned was seen by Assigned before.
	After struct{ Edge *cfg.Edge }
	// Returned: a function that Edge has called has returned. What the call assigns is not assigned yet.
	Returned struct{ Edge *cfg.Edge }
	// Entered: an activation of Func begins. Args are what its parameters are equal to, in terms of the caller's
	// variables; nil for parameters of which that cannot be said: because something else enters the function
	// than a call in the program, the types differ, or the function calls itself.
	Entered struct {
		Func *cfg.Func  // whose activation begins
		Args []cfg.Expr // what its parameters are equal to; nil where that cannot be said
	}
	// Left: an activation of Func ends.
	Left struct{ Func *cfg.Func }
	// Assigned: the register Var has got a new value, that of Value before the action, if that is not nil; or the
	// life of the local variable Var begins, and it is another object than before.
	Assigned struct {
		Var   *cfg.Var // the register, or the local variable
		Value cfg.Expr // in terms of the state before the action; nil: not known
	}
	// Wrote: the action of Edge has written Size bytes (0: all that follow) of an object of that base, as operands of
	// events name it, at one of the offsets Lo, Lo+Stride, …, Hi; or of any object, if Base is 0. All that is written
	// to memory is seen, whoever writes it, and by whatever action, after Assigned and before After: what library
	// functions and unknown code may write, and what operations on objects of synchronisation change there, too. Only
	// the content of new objects is not.
	Wrote struct {
		Edge                 *cfg.Edge // nil for what no edge of the program does
		Base                 uint32    // which object: a number of the engine's
		Lo, Hi, Stride, Size int64     // offsets and sizes in bytes
	}
)

func (Before) sight()   {}
func (After) sight()    {}
func (Returned) sight() {}
func (Entered) sight()  {}
func (Left) sight()     {}
func (Assigned) sight() {}
func (Wrote) sight()    {}

// View resolves expressions of the program as the running thread finds their variables when it is asked. A
// variable with static storage, named as such, is definite.
type View interface {
	// Place is where an lvalue lies.
	Place(lv *cfg.LVal) Operand
	// Pointer is what a pointer points to.
	Pointer(x cfg.Expr) Operand
	// Number is what an integer may be.
	Number(x cfg.Expr) Numbers
}

// Numbers is a set of integers: those of May, or some between two.
type Numbers struct {
	May     []int64 // in ascending order
	Any     bool    // there are too many to list, or nobody knows
	Bounded bool    // if any: they lie between Least and Most
	Least   int64   // if bounded: none is less, as 64-bit signed numbers
	Most    int64   // if bounded: none is more, likewise
}

// watcher is what [Erase] makes of a Watcher.
type watcher interface {
	watch(p *cfg.Program) Interest
	see(x Context, v View, a ID, s Sight) ID
}

func (c *erased[E]) watch(p *cfg.Program) Interest {
	if w, ok := c.d.(Watcher[E]); ok {
		return w.Watch(p)
	}
	return Interest{}
}

func (c *erased[E]) see(x Context, v View, a ID, s Sight) ID {
	return c.changed(a, c.d.(Watcher[E]).See(x, v, c.elems[a], s))
}

// watching is a component that wants to see something of the program.
type watching struct {
	watcher
	Interest
	component int
}

// Watch tells the components the program that is going to be analysed.
func (p *Product) Watch(program *cfg.Program) {
	p.watchers, p.edges, p.variables, p.writes = nil, make(map[*cfg.Edge]uint64), 0, 0
	for i, c := range p.components {
		w, ok := c.(watcher)
		if !ok {
			continue
		}
		in := w.watch(program)
		if in.Edges == nil && !in.Variables && !in.Writes {
			continue
		}
		bit := uint64(1) << len(p.watchers)
		p.watchers = append(p.watchers, watching{w, in, i})
		if in.Variables {
			p.variables |= bit
		}
		if in.Writes {
			p.writes |= bit
		}
	}
	p.summaries = p.summarizers()
}

// WatchesEdge reports whether some component wants to see [Before] and [After] of an edge.
func (p *Product) WatchesEdge(e *cfg.Edge) bool {
	return len(p.watchers) > 0 && e != nil && p.interest(e) != 0
}

// interest is which watchers want to see an edge.
func (p *Product) interest(e *cfg.Edge) (bits uint64) {
	bits, known := p.edges[e]
	if !known {
		for i, w := range p.watchers {
			if w.Edges != nil && w.Edges(e) {
				bits |= 1 << i
			}
		}
		p.edges[e] = bits
	}
	return bits
}

// WatchesVariables reports whether some component wants to see [Assigned], [Entered] and [Left].
func (p *Product) WatchesVariables() bool { return p.variables != 0 }

// WatchesWrites reports whether some component wants to see [Wrote].
func (p *Product) WatchesWrites() bool { return p.writes != 0 }

// See extends a history by what is to be seen of the program.
func (p *Product) See(env Env, v View, t Tuple, s Sight) Tuple {
	x := &context{p: p, env: env, ids: p.tuples[t], after: p.tuples[t]}
	var after []ID
	interest := p.variables
	switch s := s.(type) {
	case Before:
		interest = p.interest(s.Edge)
	case Returned:
		interest = p.interest(s.Edge)
	case After:
		interest = p.interest(s.Edge)
	case Wrote:
		interest = p.writes
	}
	for i, w := range p.watchers {
		if interest>>i&1 == 0 {
			continue
		}
		x.component = w.component
		if id := w.see(x, v, x.ids[w.component], s); id != x.ids[w.component] {
			if after == nil {
				after = append(after, x.ids...)
				x.after = after
			}
			after[w.component] = id
		}
	}
	if after == nil {
		return t
	}
	return p.similar(t, after)
}

// Access is what a digest may know of one access besides its own element: by which expression the bytes are
// reached (nil if by none of the program's, or through a pointer of which nothing is known; of an operation on a
// lock or the like, what its operand is the address of), and where they may lie: at one of the offsets Lo,
// Lo+Stride, …, Hi of an object of that base, as operands of events name it. Size is 0 if it is not known.
type Access struct {
	Base                 uint32    // which object: a number of the engine's
	LV                   *cfg.LVal // how the program says it: no less than that, but for bit-fields
	Lo, Hi, Stride, Size int64     // offsets and sizes in bytes
	View                 View      // of the thread that makes the access, when it does
	Within               Piece     // an array that all of it lies in
	Freed                cfg.Expr  // if the access ends the life of an object: a pointer that leads there; else nil
	// At is, of an access by a library function that is told where to read or write, and how much at most, the expression
	// that says where that begins: all of the access lies there. Else it is nil.
	At cfg.Expr
}

// Piece is an array within an object, such as p->name or m[i], of which it is known that an access lies in it, though
// not where. The array begins at one of the offsets Lo, Lo+Stride, …, Hi of the object, and has Size bytes.
type Piece struct {
	LV                   *cfg.LVal // how the program says it; nil if nothing is known
	Lo, Hi, Stride, Size int64     // offsets and sizes in bytes
}

// Summarizes is implemented by a digest that keeps for MayRun something else than its element, depending on the
// access: a lock relative to the accessed place, for example. The result is all that MayRun sees.
type Summarizes[E comparable] interface {
	Summary(a E, access Access) E // what is kept of an element
}

type summarizer interface {
	summarizes() bool
	summary(a ID, access Access) ID
}

func (c *erased[E]) summarizes() bool {
	_, ok := c.d.(Summarizes[E])
	return ok
}

func (c *erased[E]) summary(a ID, access Access) ID {
	return c.ID(c.d.(Summarizes[E]).Summary(c.elems[a], access))
}

// summarizers lists the components that are asked for summaries.
func (p *Product) summarizers() []int {
	var out []int
	for i, c := range p.components {
		s, ok := c.(summarizer)
		if !ok || !s.summarizes() {
			continue
		}
		sees := false
		for _, w := range p.watchers {
			sees = sees || w.component == i
		}
		if watches, ok := c.(interface{ watches() bool }); sees || !ok || !watches.watches() {
			out = append(out, i)
		}
	}
	return out
}

func (c *erased[E]) watches() bool {
	_, ok := c.d.(Watcher[E])
	return ok
}

// Summarizes reports whether some component keeps something else for MayRun than its element.
func (p *Product) Summarizes() bool { return len(p.summaries) > 0 }

// Summary is what of t is kept for MayRun at an access.
func (p *Product) Summary(t Tuple, access Access) Tuple {
	var after []ID
	for _, i := range p.summaries {
		if after == nil {
			after = append(after, p.tuples[t]...)
		}
		after[i] = p.components[i].(summarizer).summary(after[i], access)
	}
	if after == nil {
		return t
	}
	return p.similar(t, after)
}
