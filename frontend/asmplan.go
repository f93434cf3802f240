package frontend

import (
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
)

// What is understood of assembly is decided for the whole statement, before any of it is lowered.

// An asmEffect is what an instruction does, as far as it is understood.
type asmEffect uint8

const (
	asmUnknown asmEffect = iota
	asmQuiet             // nothing
	asmChanges           // it changes registers, nobody knows how
	asmReveals           // the same, and what it says may lead anywhere: to the stack, to the thread's own memory
	asmMoves             // it copies one register, or a number, to another
	asmSets              // it sets a byte by a condition
	asmFence             // it orders accesses
	asmLoads             // it loads from memory
	asmStores            // it stores to memory
	asmUpdates           // it updates memory at once
)

// An asmStep is an instruction with what it does. An access is one of size bytes at place.
type asmStep struct {
	asmInstr
	base   string // the name without suffix
	effect asmEffect
	size   int64
	place  asmArg
	other  *asmArg // beside the place: where a loaded value goes, or what is stored
	arm    *armAccess
}

// lockable are the instructions that update memory at once if they are locked, and how many operands they have.
// An exchange with memory locks by itself.
var lockable = map[string]int{"xadd": 2, "cmpxchg": 2, "inc": 1, "dec": 1, "not": 1, "neg": 1, "add": 2, "sub": 2, "and": 2, "or": 2,
	"xor": 2, "bts": 2, "btr": 2, "btc": 2, "xchg": 2}

// plan is what the instructions of a statement do, one after the other; nil unless all is understood. A statement that
// jumps may also go on for ever, and executions that pass it need not be real.
func (s *asmStatement) plan(code []asmInstr) []asmStep {
	if steps := s.armPlan(code); steps != nil {
		return steps
	}
	steps := make([]asmStep, 0, len(code))
	for _, i := range code {
		step := s.step(i)
		if step.effect == asmUnknown || s.jumps {
			return nil
		}
		steps = append(steps, step)
	}
	return steps
}

func (s *asmStatement) step(i asmInstr) asmStep {
	t := asmStep{asmInstr: i}
	t.base, t.size = simpleName(i.name)
	var inMemory []int
	for n, a := range i.operands {
		if !s.has(a) || a.base != nil && !s.has(*a.base) {
			return t
		}
		if s.lies(a) {
			inMemory = append(inMemory, n)
		}
	}
	switch {
	case i.lock && (len(inMemory) != 1 || lockable[t.base] == 0):
	case i.rep && t.base != "nop" && t.base != "bsf" && t.base != "bsr":
	case len(inMemory) == 0:
		t.effect = s.calm(&t)
	case addressing[t.base] && t.base != "lea":
		t.effect = asmQuiet
	case t.base == "lea" && len(i.operands) == 2 && inMemory[0] == 0 && i.operands[0].kind != asmItself && !s.lies(i.operands[1]):
		t.effect = asmChanges
	case len(inMemory) == 1:
		t.access(s, inMemory[0])
	}
	return t
}

// has reports whether the statement has the operand that an operand of an instruction means, if it means one.
func (s *asmStatement) has(a asmArg) bool {
	return a.kind != asmItself || a.n < int64(len(s.operands)) && s.operands[a.n].t != nil
}

// lies reports whether an operand of an instruction lies in memory.
func (s *asmStatement) lies(a asmArg) bool {
	return a.kind == asmMemory || a.kind == asmAddress || a.kind == asmItself && s.operands[a.n].memory
}

// calm is the effect of an instruction that accesses no memory.
func (s *asmStatement) calm(t *asmStep) asmEffect {
	for n, a := range t.operands {
		switch {
		case a.kind == asmOther && !systemOperands[t.base], a.kind == asmTarget:
			return asmUnknown
		case a.stack() || a.kind == asmSegment:
			if t.base != "mov" || n != 0 || len(t.operands) != 2 {
				return asmUnknown
			}
			return asmReveals
		}
	}
	_, isFence := fences[t.base]
	switch {
	case condition(t.name, "set") != "" && len(t.operands) == 1:
		return asmSets
	case t.base == "mrs":
		return asmReveals
	case t.base == "mov" && len(t.operands) == 2 && s.writable(t.operands[1]):
		return asmMoves
	case t.base == "mov":
		return asmUnknown
	case isFence:
		return asmFence
	case quietly[t.base]:
		return asmQuiet
	case registerOnly[t.base], condition(t.name, "cmov") != "", len(t.operands) == 2 && begins(t.name, "movz", "movs", "movabs"):
		return asmChanges
	}
	return asmUnknown
}

// fences are the orders of fences. Intel's fences for loads and stores order no more than others do by
// themselves, but for the accesses before and behind them; Arm's for stores does not order loads before it
// (ISHST: nothing here).
var fences = map[string]cfg.MemoryOrder{"mfence": cfg.SeqCst, "lfence": cfg.Acquire, "sfence": cfg.Release,
	"dmb": cfg.Relaxed, "dmb sy": cfg.SeqCst, "dmb ish": cfg.SeqCst, "dmb ishld": cfg.Acquire,
	"dsb": cfg.Relaxed, "dsb sy": cfg.SeqCst, "dsb ish": cfg.SeqCst, "dsb ishld": cfg.Acquire}

// systemOperands are instructions whose operands are names of the processor's own.
var systemOperands = words("dmb dsb isb mrs hint")

// access finds out what an instruction does that accesses the memory of its n-th operand.
func (t *asmStep) access(s *asmStatement, n int) {
	t.place = t.operands[n]
	if len(t.operands) > 2 || t.place.kind == asmAddress {
		return
	}
	if len(t.operands) == 2 {
		t.other = &t.operands[1-n]
	}
	if t.size == 0 {
		t.size = s.width(t)
	}
	if t.size == 0 || t.size > s.f.u.b.ulong.size() || t.other != nil && !s.plain(*t.other) ||
		t.place.base != nil && !s.plain(*t.place.base) {
		return
	}
	var itself *asmOp
	if t.place.kind == asmItself {
		itself = &s.operands[t.place.n]
		if t.place.modifier != 0 && !strings.ContainsRune("bwkq", rune(t.place.modifier)) {
			return
		}
	}
	last := n == len(t.operands)-1
	switch {
	case t.size == 1 && begins(t.base, "bt"):
	case t.base == "xchg" && t.other != nil && t.other.kind != asmImm:
		t.effect = asmUpdates
	case t.lock && lockable[t.base] == len(t.operands) && last && (t.base != "xadd" && t.base != "cmpxchg" || t.other.kind != asmImm):
		t.effect = asmUpdates
	case t.base != "mov" || t.other == nil || !s.volatile:
	case last && (itself == nil || itself.output):
		t.effect = asmStores
	case !last && s.writable(*t.other) && (itself == nil || !strings.HasPrefix(itself.constraint, "=")):
		t.effect = asmLoads
	}
}

// plain reports whether an operand is a number, a register that points to no stack, or an operand of the
// statement in one.
func (s *asmStatement) plain(a asmArg) bool {
	switch a.kind {
	case asmImm:
		return true
	case asmReg:
		return !a.stack()
	case asmItself:
		return !s.operands[a.n].memory && (a.modifier == 0 || strings.ContainsRune("bwkq", rune(a.modifier)))
	}
	return false
}

// writable reports whether an operand is a register that instructions may write: no input of the statement.
func (s *asmStatement) writable(a asmArg) bool {
	return a.kind == asmReg || a.kind == asmItself && s.operands[a.n].output
}

// width is how many bytes an instruction without suffix accesses, 0 if that cannot be told.
func (s *asmStatement) width(t *asmStep) int64 {
	if a := t.other; a != nil {
		switch {
		case a.kind == asmReg:
			return bytesOfRegister(a.reg)
		case a.kind == asmItself && a.modifier != 0:
			return map[byte]int64{'b': 1, 'w': 2, 'k': 4, 'q': 8}[a.modifier]
		case a.kind == asmItself && !immediate(s.operands[a.n].constraint):
			return s.operands[a.n].t.size()
		}
	}
	return 0
}

// immediate reports whether an operand may be a number in the instruction.
func immediate(constraint string) bool { return strings.ContainsAny(constraint, "IJKLMNOeinsZgX") }

// registerName is the register that another one is part of, and whether it is its lower part.
func registerName(reg string) (name string, low bool) {
	switch reg {
	case "ah", "bh", "ch", "dh":
		return reg[:1], false
	case "al", "bl", "cl", "dl":
		return reg[:1], true
	case "sil", "dil":
		return reg[:2], true
	}
	name = strings.TrimPrefix(strings.TrimPrefix(reg, "r"), "e")
	switch name {
	case "ax", "bx", "cx", "dx":
		return name[:1], true
	case "si", "di":
		return name, true
	}
	return strings.TrimRight(reg, "bwd"), true
}

// bytesOfRegister is the number of bytes of a register for integers, 0 for others.
func bytesOfRegister(reg string) int64 {
	name, low := registerName(reg)
	switch {
	case !low || strings.HasSuffix(reg, "l") || len(reg) > 2 && strings.HasSuffix(reg, "b"):
		return 1
	case name == "a" || name == "b" || name == "c" || name == "d" || name == "si" || name == "di":
		return map[int]int64{2: 2, 3: map[byte]int64{'e': 4, 'r': 8}[reg[0]]}[len(reg)]
	case len(reg) > 1 && reg[0] == 'r' && reg[1] >= '0' && reg[1] <= '9':
		return map[byte]int64{'w': 2, 'd': 4}[reg[len(reg)-1]] | 8*b2i(reg[len(reg)-1] <= '9')
	}
	return 0
}

func b2i(b bool) int64 {
	if b {
		return 1
	}
	return 0
}
