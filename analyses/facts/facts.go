package facts

import "github.com/mayrun-dev/mayrun/cfg"

// Program is what is known about a program. Nobody may change it.
type Program struct {
	// Taken are the functions whose address is taken, in the order of the program: what a pointer may point to
	// of which nothing is known.
	Taken []*cfg.Func
	// Initial are the global variables that the program initialises with something else than zero.
	Initial map[*cfg.Var]bool
	// Jumps says that it calls setjmp.
	Jumps bool
	// Coroutines says that it keeps places in more than a jmp_buf is: in contexts, with stacks of their own, which may go
	// on in another thread.
	Coroutines bool
	// Receives says that it may get back what has left it: see [cfg.Send].
	Receives bool
	// Onces says that it has initialisations that run once.
	Onces bool
	// SyncPlaces are the ways in which it names objects of synchronisation.
	SyncPlaces []SyncPlace
	// Words says that it has locks that are numbers: see [cfg.Word].
	Words bool
	// Handmade says that it may have locks that it makes itself: it takes some, and leaves some.
	Handmade bool
	// Flags says that there are numbers to which it assigns zero, and another constant: see Flag.
	Flags bool
	// Counts says that it has semaphores or barriers, where it matters how often others do something.
	Counts bool
	// Weak says that it has atomic accesses that do not acquire or release.
	Weak bool
	// Keys is the variable that holds the thread's values of keys, if any of these has a destructor.
	Keys *cfg.Var

	locks, unlocks bool // see Handmade
	flags          flags
	retypings      retypings

	program *cfg.Program
	library *cfg.Func // see Library
	groups  []*group
	funcs   []*Func // by ID; nil where there is none
	nodes   []node  // by ID
	places  []int32 // by Var.ID, of registers: the place among those of their function, from 1
}

// Func is what is known about a function. Functions without a body have the zero value of most of it.
type Func struct {
	*cfg.Func // with unrolled loops, if there are any
	// Recursive says that it lies on a cycle of the call graph: several activations may be live in one thread.
	Recursive bool
	// Component is the same number for all functions that call each other, directly or not; Companions is how
	// many they are.
	Component, Companions int
	// Makes says that it makes heap objects, or threads, on behalf of its callers; Starts, that it does so with threads.
	Makes, Starts bool
	// Wraps says that it does little else than to allocate what it returns, as functions do that ask for memory and look
	// whether they get it.
	Wraps bool
	// Spawns says that it, or any function that it calls, may start a thread.
	Spawns bool
	// Checks are the parameters, by index, that are certainly not zero when it returns, and it does nothing
	// else than look at them.
	Checks []int
	// Allocated are its registers that hold nothing but what it has allocated itself, or null.
	Allocated map[*cfg.Var]bool
	// Undeclared are its objects in memory whose life no declaration begins.
	Undeclared []*cfg.Var
	// Ends are the nodes that nothing that reaches the exit depends on: whoever wants to reach every node asks
	// for these and the exit.
	Ends []*cfg.Node

	calls  []*cfg.Func // by their names; some may be listed twice
	groups []*group    // likewise, any function of one
	reach  bits        // functions whose local variables and allocations it, or any function that it calls, may name or make
	loops  []loop
	once   bool // it runs at most once in the process
	// initialises says so of one that any thread may run: see initialisers.go.
	initialises bool
	names       bits // global variables that it, or any function that it calls, names, by their place in the program
}

// maxJump is no less than the size of a jmp_buf, and less than that of a ucontext_t.
const maxJump = 256

type node struct {
	*cfg.Node
	ways []Way
	live bits
	of   *cfg.Node // a junction: the node that its ways lead to
}

// Flow is the control flow to look at.
type Flow interface {
	// All are the functions with a body.
	All() []*cfg.Func
	// Nodes is the number of nodes; their IDs lie below it.
	Nodes() int
}

// Library is a flow with one more function, which is in nobody's program: it calls what code that is not in the program
// may call back, and whoever calls such code calls it. Its ID lies above those of the others.
type Library interface {
	Flow
	Library() *cfg.Func // nil if there is none after all
}

// Of finds out about a program that runs along some flow: [cfg.Program] itself, or with loops unrolled.
func Of(program *cfg.Program, flow Flow) *Program {
	p := &Program{
		Initial: map[*cfg.Var]bool{}, program: program,
		funcs: make([]*Func, len(program.Funcs)+2), // the initialisers are behind the others
		nodes: make([]node, flow.Nodes()), places: make([]int32, program.Vars()),
	}
	if l, ok := flow.(Library); ok && l.Library() != nil {
		p.library = l.Library()
		p.funcs = append(p.funcs, nil)
	}
	for _, f := range program.Funcs {
		p.funcs[f.ID] = &Func{Func: f}
	}
	for _, f := range flow.All() {
		p.funcs[f.ID] = &Func{Func: f}
	}
	for _, f := range flow.All() {
		p.look(p.funcs[f.ID])
	}
	p.findCalls(flow.All())
	p.findRetypings(flow.All())
	p.findMakers()
	return p
}

// Func is what is known about the function with an ID, or nil if there is none.
func (p *Program) Func(id int) *Func { return p.funcs[id] }

// Funcs are all functions, in the order of their IDs.
func (p *Program) Funcs(yield func(*Func) bool) {
	for _, f := range p.funcs {
		if f != nil && !yield(f) {
			return
		}
	}
}

// Len is above the IDs of all functions.
func (p *Program) Len() int { return len(p.funcs) }

// Node is the node with an ID.
func (p *Program) Node(id int) *cfg.Node { return p.nodes[id].Node }

// look goes through a function with a body for what each edge says by itself.
func (p *Program) look(f *Func) {
	declared := map[*cfg.Var]bool{}
	for _, n := range f.Nodes {
		p.nodes[n.ID].Node = n
		for _, e := range n.Out {
			if d, ok := e.Action.(*cfg.Declare); ok {
				declared[d.Var] = true
			}
			p.note(f, e.Action)
		}
	}
	for _, v := range f.Locals {
		if !v.Register() && !declared[v] {
			f.Undeclared = append(f.Undeclared, v)
		}
	}
	f.Ends = ends(f.Func)
	f.Checks = checks(f.Func)
	f.Allocated = allocated(f.Func)
	p.findWays(f)
	p.findLive(f)
}

// note is what one action says about the program.
func (p *Program) note(f *Func, a cfg.Action) {
	p.Receives = p.Receives || Receives(a)
	p.Weak = p.Weak || cfg.Unordered(a)
	p.Words = p.Words || cfg.Word(a)
	p.noteSync(a)
	p.Counts = p.Counts || Counts(a)
	p.locks, p.unlocks = p.locks || Locks(a), p.unlocks || unlocks(a)
	p.flags.look(a)
	p.Handmade, p.Flags = p.locks && p.unlocks, p.flags.any
	switch a := a.(type) {
	case *cfg.SetJmp:
		p.Jumps = true
		p.Coroutines = p.Coroutines || !a.Internal && cfg.BufferSize(a.Buf) > maxJump
	case *cfg.OnceBegin:
		p.Onces = true
	case *cfg.Create:
		if a.When == cfg.KeyEnd {
			p.Keys = a.Value.Var
		}
	case *cfg.Assign:
		if init := p.program.Init; init != nil && f.ID == init.ID && a.LHS.Var != nil {
			if n, ok := cfg.IsConst(a.RHS); !ok || n != 0 {
				p.Initial[a.LHS.Var] = true
			}
		}
	}
}

// Receives reports whether an action may bring back what has left the program.
func Receives(a cfg.Action) bool {
	found := false
	switch a := a.(type) {
	case *cfg.MemSet:
		found = a.Received
	case *cfg.Touch:
		found = a.Received
	case *cfg.Alloc:
		found = a.Shared
	}
	cfg.InspectAction(a, func(x cfg.Expr) {
		n, ok := x.(*cfg.Nondet)
		found = found || ok && n.Received
	})
	return found
}
