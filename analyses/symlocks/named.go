package symlocks

import (
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Arrays that are reached by pointers in memory:
//
//	lock(&t->locks[k]);                lock(&table[i].lock);
//	t->heads[k] = node;                table[i].hits++;
//	unlock(&t->locks[k]);              unlock(&table[i].lock);
//
// where t->locks is a member, and table is a variable that holds a pointer. No digest sees all that is written to them.
// But if such a pointer leads to one place, in an object of which there is one in the whole execution, whenever it is
// read for an address, then that address is one behind this object, by the same text as one behind a variable with that
// name. So it does not matter who writes the pointer, nor whether it is read twice.

// Numbers of variables that no program has: of the one that is what an operation on a lock is about, and of the first
// one that stands for an object.
const (
	operandID   = 1 << 41
	firstObject = 1 << 42
)

// newOperand is the variable that holds the address that an operation on a lock is about, from before it to its event.
func newOperand() *cfg.Var { return &cfg.Var{Name: "operand", ID: operandID, Storage: cfg.Local} }

// inMemory reports whether a pointer is one that is not in a register.
func inMemory(x cfg.Expr) bool {
	l, ok := x.(*cfg.Load)
	return ok && l.LV.Register() == nil
}

// behind is an address at some distance from a pointer, if that is in a register, or there is none, or if the view knows
// the object that it leads to.
func (d *Digest) behind(view digest.View, from cfg.Expr, a Address, ok bool) (Address, bool) {
	if !ok || view == nil || !d.views || !inMemory(from) {
		return behind(from, a, ok)
	}
	op := view.Pointer(from)
	if op.Any || !op.Definite || op.May[0].Offset == digest.AnyOffset {
		return a, false
	}
	a.Object = d.object(op.May[0].Base)
	a.Offset = wrapped(a.Offset+op.May[0].Offset, d.types)
	return a, true
}

// object is the variable that stands for the object of a base.
func (d *Digest) object(base uint32) *cfg.Var {
	v := d.named[base]
	if v == nil {
		v = &cfg.Var{Name: "object", ID: firstObject + int(base), Storage: cfg.Global}
		d.named[base] = v
	}
	return v
}

// baseOf is the object that a variable stands for.
func baseOf(v *cfg.Var) (uint32, bool) {
	if v.ID < firstObject {
		return 0, false
	}
	return uint32(v.ID - firstObject), true
}

// operand is what an operation on a lock is about, or nil.
func operand(e *cfg.Edge) cfg.Expr {
	if e == nil {
		return nil
	}
	switch a := e.Action.(type) {
	case *cfg.Lock:
		return a.Mutex
	case *cfg.Unlock:
		return a.Mutex
	case *cfg.MutexInit:
		return a.Mutex
	case *cfg.MutexDestroy:
		return a.Mutex
	}
	return nil
}

// viewed reports whether the address that an operation on a lock is about is known by a view only.
func (d *Digest) viewed(e *cfg.Edge) bool {
	x := operand(e)
	if x == nil {
		return false
	}
	from, a, ok := distance(x, d.types)
	return ok && inMemory(from) && a.Terms[0].Var != nil
}
