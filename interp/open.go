package interp

import (
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
)

// A program's text leaves open much of what an execution does: where objects lie, what memory holds that nobody
// has written, which symbols another file of the link defines. [OpenFact] is the one list of what a run has to
// settle; what it makes of each, its caller says ([Policy], [Options].Otherwise).

// Two things are elsewhere, because they are followed, not settled: the order of evaluation is made explicit by
// package frontend, and what orders of atomics weaker than sequential consistency allow is no question of an
// interleaving.

// An OpenFact is something that a program's text leaves open.
type OpenFact uint8

const (
	AddressOrder    OpenFact = iota // which of two objects has the higher address
	AddressBits                     // bits of an address: its alignment beyond that of the type, its page, a hash
	AddressReuse                    // whether an object lies where another one was, or begins where one ends
	AddressNumber                   // what lies at a number
	AddressPart                     // some bytes of an address
	ThreadNumber                    // the number of a thread's identifier, and whether it is used again
	LiteralIdentity                 // whether literals with common text are one object
	SymbolPresence                  // whether something defines a weak symbol
	SymbolIdentity                  // whether two symbols that are not defined here are one
	LibraryIdentity                 // whether two results of library functions are one object
	// the value of an object that is not defined here, or that the library writes, such as errno
	ExternContent
	Unwritten // memory and variables that nobody has written, padding included
	// how far from zero a result is of which only the sign or the truth is specified: strcmp, isalpha
	Magnitude
	Rounding // results of floating-point operations
	// inputs, arguments of main, times, numbers of processes and files: results that no model computes
	Inputs
	Resources      // whether allocations, creations of threads, locks and other calls fail
	Wakeups        // spurious failures and wake-ups, and which waiter is woken
	AllocationSize // the size of an allocation that depends on something unknown
	// how many threads meet at a barrier or pass a semaphore, if that depends on something unknown
	Participants
	// the type of a mutex that depends on something unknown; robust ones; what was not initialised
	MutexKinds
	ThreadAttributes // attributes of a thread that depend on something unknown
	Annotations      // what annotations say that orders steps
	SyncBytes        // the bytes of a synchronisation object
	Interrupts       // when handlers of signals run
	Cancellation     // when a cancelled thread ends
	Callbacks        // which pointers a library function follows, and what it calls
	Instructions     // what a run has not been taught to look at in this way
	OpenFacts        // how many there are
)

var openTexts = [OpenFacts]string{
	AddressOrder:    "the order of two objects in memory",
	AddressBits:     "the number of an address matters",
	AddressReuse:    "the address of something that may lie where another thing was, or ends",
	AddressNumber:   "an address that comes from a number",
	AddressPart:     "a part of an address",
	ThreadNumber:    "the number of a thread",
	LiteralIdentity: "the address of a literal",
	SymbolPresence:  "a symbol that need not exist",
	SymbolIdentity:  "symbols that may be one",
	LibraryIdentity: "whether two results of the library are one object",
	ExternContent:   "a value that is set elsewhere",
	Unwritten:       "memory that nobody has written",
	Magnitude:       "a result of which only the sign is specified",
	Rounding:        "the result of a floating-point operation",
	Inputs:          "an input",
	Resources:       "a lack of resources",
	Wakeups:         "a spurious failure",
	AllocationSize:  "an allocation of unknown size",
	Participants:    "an unknown number of threads",
	MutexKinds: "a mutex of unknown type, a robust one or one with a ceiling, or an object of synchronisation that " +
		"was not initialised",
	ThreadAttributes: "attributes of a thread that are not known",
	Annotations:      "an annotation of an order",
	SyncBytes:        "an access to the bytes of a synchronisation object",
	Interrupts:       "a handler",
	Cancellation:     "cancellation",
	Callbacks:        "a library function that follows pointers by itself",
	Instructions:     "an instruction that a complete enumeration does not cover",
}

// String names what decides a result, as the reason why a run has ended.
func (f OpenFact) String() string { return openTexts[f] }

// Treatment says what a run makes of something open.
type Treatment uint8

const (
	Settled Treatment = iota // it takes one of the ways; of those that it may choose from, any
	Tried                    // it may choose every way that there is
	Kept                     // the value stays unknown, and so does what is computed from it
	Ended                    // the run ends where it matters
)

// A Policy says what a run makes of what is open. Nil settles everything.
type Policy [OpenFacts]Treatment

// leaves ends the run if it is not to settle what decides its next step; it reports whether it has.
func (m *Machine) leaves(t *thread, f OpenFact) bool {
	if m.opt.Open == nil || m.opt.Open[f] != Ended {
		return false
	}
	m.fail(t, Unsupported, f.String())
	return true
}

// keeps reports whether the run does not know what a fact decides.
func (m *Machine) keeps(f OpenFact) bool { return m.opt.Open != nil && m.opt.Open[f] == Kept }

// tries reports whether the run goes every way that a fact allows.
func (m *Machine) tries(f OpenFact) bool { return m.opt.Open != nil && m.opt.Open[f] == Tried }

// apart reports whether the run takes two pointers to one object for pointers to different ones: both come from
// the library, and lead to what stands for several objects here.
func (m *Machine) apart(a, b Value) bool {
	return a.Prov != 0 && a.Prov == b.Prov && m.code.otherwise && m.vague(a.Prov)
}

// vague reports whether an object stands for several ones of the library.
func (m *Machine) vague(id ObjectID) bool {
	o := m.lookup(id)
	return o != nil && o.Var != nil && o.Var.Several
}

// A symbol that need not exist is chosen to exist, or not, before the program begins; that is not told before
// the program asks. In a program of which all is here it does not exist: that it does means that some library
// has it, and then that is a guess; so is everything where parts of the program are missing.

// chooseSymbols decides which weak symbols exist.
func (m *Machine) chooseSymbols() {
	for range m.code.weak {
		m.present = append(m.present, m.choose(Choice{Kind: SymbolChoice, N: 2}) != 0)
	}
}

// symbolAddress is the address of weak symbol i, which is null if that does not exist.
func (m *Machine) symbolAddress(i int64) Value {
	g := &m.code.globals[m.code.weak[i]-1]
	m.guessed = m.guessed || m.present[i] || m.code.Open || g.reserved()
	if !m.present[i] {
		return Value{}
	}
	return Value{Lo: g.Addr, Prov: g.ID}
}

// reserved reports whether the name of a symbol is one that only the compiler and the C library may define, so
// that they may well do so.
func (o *Object) reserved() bool {
	name := ""
	switch {
	case o.Var != nil:
		name = o.Var.Name
	case o.Func != nil:
		name = o.Func.Name
	}
	return strings.HasPrefix(name, "_")
}

// Where objects lie. As a rule they follow each other, aligned to 16 bytes; otherwise each one lies below the
// one before, at places with other bits, and is aligned as its type says, and no better.

func firstAddress(model cfg.DataModel, otherwise bool) uint64 {
	switch {
	case otherwise && model == cfg.LP64:
		return 0x7f5a_3c96_5ac0
	case otherwise:
		return 0xb5a3_5ac0
	case model == cfg.LP64:
		return 0x1000_0000
	}
	return 0x1_0000
}

// place returns where an object lies, and from where the next one is placed. A gap that grows with the object
// keeps small mistakes from hitting a neighbour.
func (p *program) place(o *Object, next uint64) (at, then uint64) {
	size := uint64(o.Size)
	gap := 64 + size/8
	if !p.otherwise {
		return next, (next + size + gap + 15) &^ 15
	}
	align := uint64(1)
	switch {
	case o.Kind == HeapObject || o.Kind == StackObject:
		align = 2 * uint64(p.model.PointerSize())
	case o.Var != nil && o.Kind != LiteralObject && o.Var.Type != nil:
		align = uint64(max(1, o.Var.Type.Align()))
	}
	at = (next-size-gap)&^(2*align-1) - align
	return at, at
}

// copyLiterals gives each use of a literal an object of its own.
func (p *program) copyLiterals(place func(Object) ObjectID) {
	p.copies = map[*cfg.LVal]ObjectID{}
	for e := range p.AllEdges() {
		cfg.InspectAction(e.Action, func(x cfg.Expr) {
			if a, ok := x.(*cfg.AddrOf); ok && a.LV.Var != nil && a.LV.Var.Storage == cfg.Literal {
				p.copies[a.LV] = place(Object{Kind: LiteralObject, Var: a.LV.Var, Size: int64(len(a.LV.Var.Data))})
			}
		})
	}
}
