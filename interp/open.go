package interp

import (
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
)

// A program's text leaves open much of what an execution does: where objects lie, what memory holds that nobody
// has written, which symbols another file of the link defines. The analysis takes none of it for granted. An
// execution has to settle it, and [Open] is the one list of what is settled here, with what searches and
// complete runs make of it. Both ask the list: a complete run that meets what is not enumerated ends by
// [Machine.leaves], and a search repeats an execution that races with [Options].Otherwise, where whatever is
// varied is settled in another way; a race that is gone then is not shown.

// Two things are elsewhere, because they are followed, not settled: the order of evaluation is made explicit by
// package frontend, and what orders of atomics weaker than sequential consistency allow is looked into by
// package explore (weakness).

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
	SyncBytes        // the bytes of a synchronisation object
	Interrupts       // when handlers of signals run
	Cancellation     // when a cancelled thread ends
	Callbacks        // which pointers a library function follows, and what it calls
	Instructions     // what complete runs have not been taught
	openFacts
)

// Openness says what executions do about an open fact.
type Openness uint8

const (
	// it is a choice, and every answer is one that C, POSIX or the linker permits: an execution with it is real
	Chosen Openness = iota
	// it is settled in one way; a race is shown only if it is there when it is settled in another way, too
	Varied
	// it is as with gcc, the linker and the C library of GNU; where those leave it open, it is an assumption of
	// the analysis, too
	Definite
	Tried // it is a choice among few ways, of which an enumeration tries each
	// the value stays unknown: a branch on it goes both ways, and an address that depends on it ends the run
	Unknown
	Ends // the run ends there, and the enumeration proves nothing
)

// An OpenRow is a line of the list: Search is Chosen, Varied or Definite, Complete is Tried, Unknown or Ends.
type OpenRow struct {
	Text             string
	Search, Complete Openness
}

// Open lists what executions settle and the analysis does not.
var Open = [openFacts]OpenRow{
	AddressOrder:     {"the order of two objects in memory", Varied, Ends},
	AddressBits:      {"the number of an address matters", Varied, Ends},
	AddressReuse:     {"the address of something that may lie where another thing was, or ends", Varied, Ends},
	AddressNumber:    {"an address that comes from a number", Varied, Ends},
	AddressPart:      {"a part of an address", Varied, Ends},
	ThreadNumber:     {"the number of a thread", Varied, Ends},
	LiteralIdentity:  {"the address of a literal", Varied, Ends},
	SymbolPresence:   {"a symbol that need not exist", Chosen, Tried},
	SymbolIdentity:   {"symbols that may be one", Definite, Ends},
	LibraryIdentity:  {"whether two results of the library are one object", Varied, Ends},
	ExternContent:    {"a value that is set elsewhere", Varied, Unknown},
	Unwritten:        {"memory that nobody has written", Varied, Unknown},
	Magnitude:        {"a result of which only the sign is specified", Varied, Unknown},
	Rounding:         {"the result of a floating-point operation", Definite, Unknown},
	Inputs:           {"an input", Chosen, Unknown},
	Resources:        {"a lack of resources", Chosen, Tried},
	Wakeups:          {"a spurious failure", Chosen, Tried},
	AllocationSize:   {"an allocation of unknown size", Chosen, Ends},
	Participants:     {"an unknown number of threads", Chosen, Ends},
	MutexKinds:       {"a mutex of unknown type, a robust one or one with a ceiling, or an object of synchronisation that was not initialised", Definite, Ends},
	ThreadAttributes: {"attributes of a thread that are not known", Definite, Ends},
	SyncBytes:        {"an access to the bytes of a synchronisation object", Definite, Ends},
	Interrupts:       {"a handler", Definite, Ends},
	Cancellation:     {"cancellation", Definite, Ends},
	Callbacks:        {"a library function that follows pointers by itself", Definite, Ends},
	Instructions:     {"an instruction that a complete enumeration does not cover", Definite, Ends},
}

// leaves ends a complete run at something open that it cannot follow.
func (m *Machine) leaves(t *thread, f OpenFact) {
	if Open[f].Complete == Ends {
		m.fail(t, Unsupported, Open[f].Text)
	}
}

// unknown reports whether the run does not know what a fact decides.
func (m *Machine) unknown(f OpenFact) bool { return m.opt.Complete && Open[f].Complete == Unknown }

// settles reports whether the run settles a fact in the other way.
func (p *program) settles(f OpenFact) bool { return p.otherwise && Open[f].Search == Varied }

// apart reports whether the run takes two pointers to one object for pointers to different ones: both come from
// the library, and lead to what stands for several objects here.
func (m *Machine) apart(a, b Value) bool {
	return a.Prov != 0 && a.Prov == b.Prov && m.code.settles(LibraryIdentity) && m.vague(a.Prov)
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
	for _, f := range p.All() {
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				cfg.InspectAction(e.Action, func(x cfg.Expr) {
					if a, ok := x.(*cfg.AddrOf); ok && a.LV.Var != nil && a.LV.Var.Storage == cfg.Literal {
						p.copies[a.LV] = place(Object{Kind: LiteralObject, Var: a.LV.Var, Size: int64(len(a.LV.Var.Data))})
					}
				})
			}
		}
	}
}
