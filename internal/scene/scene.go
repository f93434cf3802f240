// Package scene holds what an analysis knows of the places where threads begin: the functions, what these are given,
// and what memory holds then. With it, an execution may begin there and not at main: see package confirm.
//
// It is data, made by the engine and read by the search. What it says of a value is an upper bound, as everything that
// an analysis knows.
package scene

import "github.com/mayrun-dev/mayrun/cfg"

// A Scene is all entries of a program, and the memory that they may find. Nil knows none.
type Scene struct {
	Entries []Entry
	Objects []Object
	// Apart lists pairs of entries, by number, the smaller one first, of which the analysis knows that they are never
	// both about to be passed, or that something which it holds for possible orders them.
	Apart map[[2]int]bool
}

// Kind says how a function comes to be entered.
type Kind uint8

const (
	Asked  Kind = iota // somebody has asked for it, whoever calls it
	Starts             // a thread begins with it
	Called             // library code calls it back
)

// An Entry is a function that is entered by a thread.
type Entry struct {
	Func   *cfg.Func
	Kind   Kind
	Thread string  // the thread that enters it, by the name that reports have for it
	Main   bool    // it is the main thread
	Pos    cfg.Pos // where the thread is created
	Holds  bool    // the thread may come there with a lock
	Args   []Value // by parameter
	Memory [][]Value
}

// An Object is a variable or what is allocated at a place.
type Object struct {
	Var  *cfg.Var
	Site *cfg.Edge
	Size int64 // in bytes
	Many bool  // it stands for several objects
	Late bool  // nothing in it is written while there are no other threads
	// Cells are the scalars in it that the program writes, at places that are certain, by offset, none of which overlap.
	Cells []Cell
}

// A Cell is a scalar in memory.
type Cell struct {
	Offset, Size int64
	Torn         bool // the program also accesses parts of it, or more
	Pointer      bool // the program has a pointer there
	Code         bool // to a function
	Main         bool // the main thread writes it
	// Early are the edges that write it while there are no other threads; Writers are all, nil among them if one is not known.
	Early, Writers []*cfg.Edge
}

// A Value is what a scalar may be.
type Value struct {
	Numbers []int64 // all that it may be, if those are few
	Many    bool    // it may be other numbers: from Lo to Hi, or any
	Lo, Hi  int64
	To      []Target    // the objects that it may point to
	Code    []*cfg.Func // the functions
	Vague   bool        // it may be a pointer to something that has no name here
}

// None reports whether there is no value.
func (v Value) None() bool {
	return len(v.Numbers) == 0 && !v.Many && len(v.To) == 0 && len(v.Code) == 0 && !v.Vague
}

// Constant is the only number that the value may be, if it is one.
func (v Value) Constant() (int64, bool) {
	if len(v.Numbers) == 1 && !v.Many && len(v.To) == 0 && len(v.Code) == 0 && !v.Vague {
		return v.Numbers[0], true
	}
	return 0, false
}

// A Target is a place in an object.
type Target struct {
	Object int // its number
	Offset int64
	Loose  bool // to other places in the object as well
}
