package engine

import (
	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
)

// Assembly that says what it uses is taken at its word, which is an assumption ([assemblyOperands]), unless
// [Options].Externals says [Worst]. The gcc manual ("Extended Asm") asks for no less: a statement accesses the
// memory operands that it lists, and other memory only if it clobbers "memory". Then it is lent what its
// operands point to, as a function without a body would be (external.go), and what that leads to; what is
// behind other pointers it does not know. It starts no threads, calls nothing, and does not end the process:
// the front end says nothing of the operands of statements whose text may go on elsewhere, or names functions
// or objects of the program.
//
// Whatever it writes is made of what it was given, and of what it has read: its outputs hold any number, and
// any pointer among all of that. Its accesses are ordinary ones.

// assemblyOperands is the identifier of the assumption, in reports.
const assemblyOperands = "assembly-operands"

// assemblyAtomics is the identifier of the assumption that an instruction which loads or stores is an atomic
// access, as those are whose name says so. Programs use them so (kernels, libraries of atomic operations):
// compilers leave volatile assembly as it is, and processors access what is aligned at once.
const assemblyAtomics = "assembly-atomics"

// instruction notes that an access is one that is made by such an instruction.
func (s *step) instruction(is bool) {
	if is {
		s.assume(assemblyAtomics, s.edge.Pos, "volatile assembly that loads or stores with one instruction accesses memory atomically")
	}
}

// assembly is an assembly statement that uses its operands.
func (s *step) assembly(a *cfg.Havoc) {
	pos := s.at(a.Pos)
	s.assume(assemblyOperands, pos, "assembly accesses nothing but its operands, and where it clobbers memory what they lead to")
	memory := map[int]cfg.MemoryOperand{}
	for _, m := range a.Assembly.Memory {
		memory[m.Arg] = m
	}
	given := value.AnyInt()
	places := make([]value.Value, 0, len(a.Args))
	var loans []value.Loan
	for i, x := range a.Args {
		v := s.ev.Expr(x)
		given = given.Join(v) // the address of a memory operand, too: lea
		m, lies := memory[i]
		if !lies && (!a.Assembly.Clobbers || !v.HasPointer()) {
			continue
		}
		places = append(places, v)
		if a.Assembly.Clobbers {
			size, _ := known(x)
			loans = append(loans, value.Loan{At: v, Size: size})
			continue
		}
		if m.Read {
			s.ev.Touch(v, size(m.Size), true, false, false, pos)
		}
		given = given.Join(s.ev.Held(v, size(m.Size)))
	}
	if a.Assembly.Clobbers {
		given = s.ev.Closure(given)
		for i := range loans {
			loans[i].Beside = given
		}
		s.ev.Lend(loans, value.Library{}, pos)
		s.flush()
	}
	s.useLocks(places)
	given = s.ev.Since(given.Smear())
	for i, x := range a.Args {
		if m := memory[i]; m.Write && m.Size == 0 && !a.Assembly.Clobbers {
			s.ev.Receive(s.ev.Expr(x), given, nil, pos)
		}
	}
	for _, lv := range a.Outputs {
		s.assignAny(lv, given)
	}
	s.emit()
}

// size is a number of bytes, nil for one that is not known.
func size(n int64) *value.Num {
	if n == 0 {
		return nil
	}
	c := value.Int(n).Numbers()
	return &c
}
