package frontend

import (
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Assembly of AArch64 that accesses memory: loads and stores (ldr, ldar, ldapr, str, stlr), the atomic instructions
// of the Large System Extensions (ldadd, stclr, swp, cas, …), and loops of exclusive accesses (ldxr … stxr; cbnz),
// which are one update. What else a statement with such instructions may hold are fences and prefetches.
//
// A load is acquire, and a store release, if the instruction says so and the statement clobbers memory, so that
// compilers know of it, too. None of the instructions orders what is not its own, as those of x86 do.

// An armAccess is an instruction that accesses memory, or a loop that does.
type armAccess struct {
	kind     armKind
	order    cfg.MemoryOrder
	failure  cfg.MemoryOrder // of a comparison that fails
	op       cfg.RMWOp       // of an update
	inverted bool            // with the operand's complement
	operand  *asmArg         // of an update or store; what a comparison stores
	expected *asmArg         // of a comparison
	old, now *asmArg         // where the value from before goes, and the new one; may be nil
	changes  []asmArg        // registers that hold anything then
}

type armKind uint8

const (
	armLoad armKind = iota
	armStore
	armUpdate
	armCompare
)

// armUpdates are the operations of atomic instructions, without prefix and suffixes.
var armUpdates = map[string]armAccess{
	"add": {op: cfg.RMWAdd}, "clr": {op: cfg.RMWAnd, inverted: true}, "set": {op: cfg.RMWOr}, "eor": {op: cfg.RMWXor},
}

// armComputes are instructions of three operands between exclusive accesses, with what they do to the first of them.
var armComputes = map[string]armAccess{
	"add": {op: cfg.RMWAdd}, "sub": {op: cfg.RMWSub}, "and": {op: cfg.RMWAnd}, "orr": {op: cfg.RMWOr}, "eor": {op: cfg.RMWXor},
	"bic": {op: cfg.RMWAnd, inverted: true},
}

// armPlan is what a statement of AArch64 does that accesses memory; nil if it is none, or not understood.
func (s *asmStatement) armPlan(code []asmInstr) []asmStep {
	if s.jumps || s.f.u.b.ulong.size() != 8 {
		return nil
	}
	var steps []asmStep
	accesses, skips := false, false
	for k := 0; k < len(code); {
		i := code[k]
		if name := i.name; i.lock || i.rep || !s.armHas(i) {
			return nil
		} else if fence := (asmStep{asmInstr: i, base: name}); name == "prfm" || quietly[name] && s.calm(&fence) != asmUnknown {
			// A fence behind a loop that may be left before it is none for those that leave it.
			if fence.effect = s.calm(&fence); name == "prfm" || skips {
				fence.effect = asmQuiet
			}
			steps = append(steps, fence)
			k++
			continue
		}
		t, n := s.armLoop(code[k:])
		if n == 0 {
			t, n = s.armInstr(i), 1
		}
		if t.arm == nil || skips {
			return nil
		}
		accesses, skips = true, skips || t.arm.kind == armCompare && n > 1
		steps = append(steps, t)
		k += n
	}
	if !accesses {
		return nil
	}
	return steps
}

// armHas reports whether the statement has what an instruction names.
func (s *asmStatement) armHas(i asmInstr) bool {
	for _, a := range i.operands {
		if !s.has(a) || a.base != nil && !s.has(*a.base) {
			return false
		}
	}
	return true
}

// armInstr is an instruction that accesses memory by itself.
func (s *asmStatement) armInstr(i asmInstr) (t asmStep) {
	t.asmInstr = i
	n := len(i.operands) - 1
	if n < 1 {
		return t
	}
	name, size := i.name, int64(0)
	switch name[len(name)-1] { // no name ends so without that
	case 'b':
		name, size = name[:len(name)-1], 1
	case 'h':
		name, size = name[:len(name)-1], 2
	}
	x := armAccess{operand: &i.operands[0]}
	switch name {
	case "ldr", "ldar", "ldapr":
		x.kind, x.operand, x.old = armLoad, nil, &i.operands[0]
		if name != "ldr" {
			x.order = cfg.Acquire
		}
	case "str", "stlr":
		x.kind = armStore
		if name == "stlr" {
			x.order = cfg.Release
		}
	default:
		if !s.armAtomic(&x, name, i.operands) {
			return t
		}
	}
	loads, stores := x.kind != armStore, x.kind != armLoad
	if (x.kind == armLoad || x.kind == armStore) && (n != 1 || !s.volatile) || !s.armPlace(&t, i.operands[n], size, i.operands[0], loads, stores) {
		return t
	}
	for _, a := range i.operands[:n] {
		if !s.armRegister(a) {
			return t
		}
	}
	if x.old != nil && !s.writable(*x.old) {
		return t
	}
	t.arm = &x
	return t
}

// armAtomic finds out what an atomic instruction does. Its name ends with how it orders: a for acquire, l for release.
func (s *asmStatement) armAtomic(x *armAccess, name string, operands []asmArg) bool {
	for _, prefix := range []string{"ld", "st", "swp", "cas"} {
		rest, ok := strings.CutPrefix(name, prefix)
		if !ok {
			continue
		}
		u := armAccess{op: cfg.RMWExchange}
		if prefix == "ld" || prefix == "st" {
			if len(rest) < 3 {
				continue
			}
			if u, ok = armUpdates[rest[:3]]; !ok {
				continue
			}
			rest = rest[3:]
		}
		order, ok := map[string]cfg.MemoryOrder{"": cfg.Relaxed, "a": cfg.Acquire, "l": cfg.Release, "al": cfg.AcqRel}[rest]
		if !ok || prefix == "st" && strings.Contains(rest, "a") {
			return false
		}
		x.kind, x.order, x.op, x.inverted = armUpdate, order, u.op, u.inverted
		switch {
		case prefix == "st":
			return len(operands) == 2
		case len(operands) != 3:
			return false
		case prefix == "cas":
			x.kind, x.expected, x.old, x.operand = armCompare, &operands[0], &operands[0], &operands[1]
			if x.failure = cfg.Relaxed; strings.Contains(rest, "a") {
				x.failure = cfg.Acquire
			}
		default:
			x.old = &operands[1]
		}
		return true
	}
	return false
}

// armLoop is a loop of exclusive accesses, which is an update of what they access: either it always stores, or it is left
// where a comparison fails. It returns how many instructions it has, 0 if it is none.
func (s *asmStatement) armLoop(code []asmInstr) (t asmStep, n int) {
	load, ok := strings.CutPrefix(code[0].name, "ld")
	acquires := strings.HasPrefix(load, "ax")
	if load = strings.TrimPrefix(load, "a"); !ok || !strings.HasPrefix(load, "xr") || len(code[0].operands) != 2 {
		return t, 0
	}
	size, ok := map[string]int64{"xr": 0, "xrb": 1, "xrh": 2}[load]
	last := 1
	for last < len(code) && !strings.HasPrefix(code[last].name, "stxr") && !strings.HasPrefix(code[last].name, "stlxr") {
		last++
	}
	if !ok || last+1 >= len(code) {
		return t, 0
	}
	store, again := code[last], code[last+1]
	name := strings.Replace(store.name, "stl", "st", 1)
	if name != "st"+load || len(store.operands) != 3 || again.name != "cbnz" || len(again.operands) != 2 || again.operands[1].kind != asmTarget ||
		!sameArg(again.operands[0], store.operands[0]) || !sameArg(code[0].operands[1], store.operands[2]) {
		return t, 0
	}
	for k, i := range code[:last+2] {
		if !s.armHas(i) || k > 0 && len(i.labels) > 0 {
			return t, 0
		}
	}
	if label, back := strings.CutSuffix(again.operands[1].text, "b"); !back || !slices.Contains(code[0].labels, label) {
		return t, 0
	}
	found, status, stored := code[0].operands[0], store.operands[0], store.operands[1]
	x := armAccess{kind: armUpdate, order: cfg.Relaxed, op: cfg.RMWExchange, operand: &store.operands[1], old: &code[0].operands[0]}
	releases := store.name != name
	switch {
	case acquires && releases:
		x.order = cfg.AcqRel
	case acquires:
		x.order = cfg.Acquire
	case releases:
		x.order = cfg.Release
	}
	if acquires {
		x.failure = cfg.Acquire
	}
	if !s.writable(found) || !s.writable(status) || !s.armRegister(found) || !s.armRegister(stored) || !s.armRegister(status) ||
		!s.armBody(&x, code[1:last], found, stored) {
		return t, 0
	}
	x.changes = append(x.changes, status)
	if !s.armPlace(&t, code[0].operands[1], size, found, true, true) {
		return t, 0
	}
	t.asmInstr, t.arm = code[0], &x
	return t, last + 2
}

// armBody finds out what the instructions between exclusive accesses make of what was found.
func (s *asmStatement) armBody(x *armAccess, body []asmInstr, found, stored asmArg) bool {
	for _, i := range body {
		for _, a := range i.operands {
			if a.kind != asmImm && a.kind != asmTarget && !s.armRegister(a) {
				return false
			}
		}
	}
	switch {
	case len(body) == 0:
		return !sameArg(found, stored)
	case len(body) == 2 && len(body[1].operands) > 0 && body[1].operands[len(body[1].operands)-1].kind == asmTarget:
		compare, leave := body[0], body[1]
		if !strings.HasSuffix(leave.operands[len(leave.operands)-1].text, "f") { // no label stands in the loop: it is left
			return false
		}
		switch {
		case compare.name == "cmp" && (leave.name == "b.ne" || leave.name == "bne") && len(compare.operands) == 2 && len(leave.operands) == 1 &&
			sameArg(compare.operands[0], found):
			x.expected = &compare.operands[1]
		case compare.name == "eor" && leave.name == "cbnz" && len(compare.operands) == 3 && len(leave.operands) == 2 &&
			sameArg(leave.operands[0], compare.operands[0]) && sameArg(compare.operands[1], found) && s.writable(compare.operands[0]) &&
			!sameArg(compare.operands[0], found) && !sameArg(compare.operands[0], compare.operands[2]):
			x.expected = &compare.operands[2]
			x.changes = append(x.changes, compare.operands[0])
		default:
			return false
		}
		x.kind = armCompare
		for _, a := range x.changes { // the scratch register holds the status, later; it is not what is stored
			if sameArg(a, stored) {
				return false
			}
		}
		return !sameArg(found, stored) && !sameArg(found, *x.expected)
	case len(body) == 1 && len(body[0].operands) == 3 && sameArg(body[0].operands[0], stored):
		i := body[0]
		u, ok := armComputes[i.name]
		if !ok || !s.writable(stored) || !sameArg(i.operands[1], found) || sameArg(i.operands[2], found) || sameArg(i.operands[2], stored) {
			return false
		}
		x.op, x.inverted, x.operand, x.now = u.op, u.inverted, &i.operands[2], &i.operands[0]
		if sameArg(found, stored) {
			x.old = nil
		}
		return true
	}
	return false
}

// sameArg reports whether two operands of instructions are the same operand of the statement, in the same size.
func sameArg(a, b asmArg) bool {
	switch {
	case a.kind != b.kind || a.modifier != b.modifier && a.modifier+b.modifier != 'x':
		return false
	case a.kind == asmBracket:
		return sameArg(*a.base, *b.base)
	}
	return a.kind == asmItself && a.n == b.n
}

// armRegister reports whether an operand is a number, or one of the statement in a register.
func (s *asmStatement) armRegister(a asmArg) bool {
	return a.kind == asmImm || a.kind == asmItself && !s.operands[a.n].memory && (a.modifier == 0 || a.modifier == 'w' || a.modifier == 'x')
}

// armPlace notes what an instruction accesses, and how many bytes, which its name or a register says.
func (s *asmStatement) armPlace(t *asmStep, place asmArg, size int64, register asmArg, loads, stores bool) bool {
	switch {
	case place.kind == asmBracket && s.armRegister(*place.base) && place.base.kind == asmItself && place.base.modifier != 'w':
		place.kind = asmMemory
	case place.kind == asmItself && s.operands[place.n].memory && place.modifier == 0:
		o := s.operands[place.n]
		if stores && !o.output || loads && strings.HasPrefix(o.constraint, "=") {
			return false
		}
	default:
		return false
	}
	if size == 0 {
		if size = 8; register.modifier == 'w' {
			size = 4
		}
	}
	t.place, t.size = place, size
	return true
}

// access lowers an instruction of AArch64 that accesses memory.
func (m *asmMachine) access(t *asmStep) {
	x := t.arm
	at := m.target(t, x.kind == armLoad || x.kind == armStore || x.op == cfg.RMWExchange)
	order, failure := cfg.Relaxed, cfg.Relaxed
	if m.clobbers {
		order, failure = x.order, x.failure
	}
	operand := func(a *asmArg) cfg.Expr {
		v := m.as(m.value(*a, t.size), at.Type)
		if x.inverted {
			v = binary(cfg.Xor, v, constOf(at.Type, ^uint64(0)), at.Type)
		}
		return m.f.saved(v, m.pos)
	}
	var old, now *cfg.Var
	switch x.kind {
	case armLoad:
		old = m.found(at.Type)
		m.f.emit(&cfg.AtomicLoad{Result: lvOf(old), Source: at, Order: order, Assembly: true}, m.pos)
	case armStore:
		m.f.emit(&cfg.AtomicStore{Target: at, Value: operand(x.operand), Order: order, Assembly: true}, m.pos)
	case armUpdate:
		v := operand(x.operand)
		old, now = m.found(at.Type), m.found(at.Type)
		m.f.emit(&cfg.AtomicRMW{Old: lvOf(old), New: lvOf(now), Target: at, Op: x.op, Operand: v, Order: order, Assembly: true}, m.pos)
	case armCompare:
		expected, desired := operand(x.expected), operand(x.operand)
		ok := m.f.temp(m.f.u.b.Bool)
		old = m.found(at.Type)
		m.f.emit(&cfg.AtomicCAS{Success: lvOf(ok), Observed: lvOf(old), Target: at, Expected: expected, Desired: desired,
			Order: order, Failure: failure, Assembly: true}, m.pos)
	}
	for _, a := range x.changes {
		m.set(a, nil)
	}
	if x.old != nil {
		m.set(*x.old, m.extended(load(old)))
	}
	if x.now != nil && t.size >= 4 {
		m.set(*x.now, load(now))
	} else if x.now != nil {
		m.set(*x.now, nil) // what is computed in the register may be more than what is stored
	}
	m.zero, m.carry = nil, nil
}

// extended is a number that is loaded into a register, whose upper bits are clear then.
func (m *asmMachine) extended(x cfg.Expr) cfg.Expr {
	if i, ok := x.Type().(*cfg.Int); ok && i.Bytes < 4 {
		return castTo(castTo(x, m.unsigned(i.Bytes)), m.unsigned(4))
	}
	return x
}
