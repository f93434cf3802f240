package cfg

import "slices"

// Program is a whole program: every function with its control-flow graph, every variable, and what was
// assumed when it was made. It is immutable after [Program.Finish] and may then be shared between goroutines.
type Program struct {
	Types   *Types  // of the data model
	Globals []*Var  // Global, ThreadLocal and Literal variables; all zero before Init runs
	Funcs   []*Func // all, those without a body included
	// Init holds the initialisers of the globals as one function without parameters; the main thread runs it
	// before Main. Initialisers of thread-local variables are in TLSInit, which every thread runs before its
	// start function. Either may be nil.
	Init    *Func
	TLSInit *Func  // initialises thread-local variables, in each thread; or nil
	Main    *Func  // the entry point
	Notes   []Note // for the report
	// Open says that the program has parts that are not here: something that must be defined is not. What else
	// those define, such as symbols that need not exist, is anybody's guess. Otherwise a linker leaves out the
	// weak symbols that are not defined here, unless a library has them.
	Open bool
	// Unaligned says that objects of some types need not be aligned as those of their kind are: pointers to such may
	// lead anywhere.
	Unaligned bool

	finished           bool
	nodes, edges, vars int
}

// NoteKind tells the two lists of a report apart.
type NoteKind uint8

const (
	Assumed  NoteKind = iota // taken for granted
	Havocked                 // not modelled, taken to do its worst
)

// Note is something that the makers of the program want the report to say.
type Note struct {
	Kind NoteKind // which list it belongs to
	ID   string   // stable identifier, such as "create-succeeds"
	Pos  Pos      // where; none, if it is about the program
	Text string   // what is taken for granted, or not modelled
	// Partial: the program leaves out executions that the sources have, so that no race may be excluded by
	// trying all of them.
	Partial bool
}

// Partial reports whether some note says so: then no race may be excluded by trying all executions of the program.
func (p *Program) Partial() bool {
	return slices.ContainsFunc(p.Notes, func(n Note) bool { return n.Partial })
}

// Func is a function. One without Entry has no body in the program: what calling it does is an assumption,
// or the worst.
type Func struct {
	Name   string    // as the linker knows it
	Type   *FuncType // of the function
	Params []*Var    // in order
	Locals []*Var    // every Local and Temp
	Result *Var      // a Temp that holds the returned value; nil for void functions
	Entry  *Node     // where the function begins
	Exit   *Node     // the only node without outgoing edges that a return reaches
	Nodes  []*Node   // in the order of creation
	Pos    Pos       // of its name
	ID     int       // dense within the program, set by [Program.Finish]

	// Readonly says of parameters, as far as it reaches, whether they point to constant objects: a function without a
	// body is taken to keep that promise, if it is taken for an ordinary one at all.
	Readonly []bool
	// Standard marks a function without a body that the C library defines.
	Standard bool

	// NoReturn: calls do not come back.
	NoReturn bool
	// Weak marks a function without a body that need not exist: its address may be null, and if it is, it is so
	// in the whole execution.
	Weak bool
	// Pure marks a function without a body that touches no memory and starts nothing.
	Pure bool
	// Private is set for functions that only this program's sources can name (static linkage).
	Private bool
}

// HasBody reports whether the program contains the function's code.
func (f *Func) HasBody() bool { return f.Entry != nil }

// Node is a program point.
type Node struct {
	ID   int     // dense within the program
	Func *Func   // what it belongs to
	Out  []*Edge // the steps that begin here
	In   []*Edge // the steps that end here
	// LoopHead is set by [Program.Finish] for targets of backward edges in a depth-first search.
	LoopHead bool
	// Order is the position in a reverse postorder of the function, set by [Program.Finish].
	Order int
}

// Edge is one step: from a program point to another by an action.
type Edge struct {
	ID     int    // dense within the program
	From   *Node  // where the step begins
	To     *Node  // where it ends
	Action Action // what it does
	Pos    Pos    // where the source says it
	// Guess marks a way that is in fact not chosen freely; see [Nondet].
	Guess bool
}

// Finished reports whether [Program.Finish] has been called: before it, a program cannot be analysed or executed.
func (p *Program) Finished() bool { return p.finished }

// Nodes is the number of nodes of the program; their IDs lie below it.
func (p *Program) Nodes() int { return p.nodes }

// Edges is the number of edges of the program; their IDs lie below it.
func (p *Program) Edges() int { return p.edges }

// Vars is the number of variables of the program; their IDs lie below it.
func (p *Program) Vars() int { return p.vars }

// Func returns the function of that name, or nil. With several static functions of one name it is the first.
func (p *Program) Func(name string) *Func {
	for _, f := range p.Funcs {
		if f.Name == name {
			return f
		}
	}
	return nil
}

// NewNode adds a node to f.
func (f *Func) NewNode() *Node {
	n := &Node{Func: f}
	f.Nodes = append(f.Nodes, n)
	return n
}

// AddEdge adds an edge between two nodes of one function.
func AddEdge(from, to *Node, a Action, pos Pos) *Edge {
	e := &Edge{From: from, To: to, Action: a, Pos: pos}
	from.Out = append(from.Out, e)
	to.In = append(to.In, e)
	return e
}

// NewFunc adds a function with an entry and an exit node to the program.
func (p *Program) NewFunc(name string, t *FuncType, pos Pos) *Func {
	f := &Func{Name: name, Type: t, Pos: pos}
	f.Entry, f.Exit = f.NewNode(), f.NewNode()
	p.Funcs = append(p.Funcs, f)
	return f
}

// All returns every function with a body, the initialisers included, in order.
func (p *Program) All() []*Func {
	var fs []*Func
	for _, f := range []*Func{p.Init, p.TLSInit} {
		if f != nil {
			fs = append(fs, f)
		}
	}
	for _, f := range p.Funcs {
		if f.HasBody() {
			fs = append(fs, f)
		}
	}
	return fs
}
