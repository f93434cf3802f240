package localtrace

import (
	"fmt"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// unsupported is the error for what the semantics does not cover.
func unsupported(pos cfg.Pos, what any) error {
	return fmt.Errorf("%s: localtrace: not supported: %v", pos, what)
}

// reading is the evaluation of the expressions of one action, which may access one memory cell.
type reading struct {
	s    *state
	t    *thread
	pos  cfg.Pos
	read *place
}

// place is a memory cell, and the lvalue that denotes it, if there is one.
type place struct {
	cell digest.Object
	lv   *cfg.LVal
}

func (r *reading) value(e cfg.Expr) (Value, error) {
	switch e := e.(type) {
	case nil:
		return Value{}, nil
	case *cfg.Const:
		return Value{N: e.Int64()}, nil
	case *cfg.FuncRef:
		return Value{}, nil
	case *cfg.Cast:
		return r.value(e.X)
	case *cfg.AddrOf:
		o, reg, err := r.place(e.LV)
		if err == nil && reg != nil {
			err = unsupported(r.pos, e)
		}
		return Value{Pointer, int64(o.Base), o.Offset}, err
	case *cfg.Load:
		o, reg, err := r.place(e.LV)
		if err != nil || reg != nil {
			return r.t.trace.regs[reg], err
		}
		switch {
		case r.s == nil:
			return Value{}, errMemory
		case r.read != nil:
			return Value{}, unsupported(r.pos, "two accesses in one action")
		}
		r.read = &place{o, e.LV}
		return r.s.cells.get(o).value, nil
	case *cfg.Unary:
		x, err := r.value(e.X)
		if e.Op != cfg.Not {
			return Value{}, unsupported(r.pos, e)
		}
		return boolean(!x.truth()), err
	case *cfg.Binary:
		x, err := r.value(e.X)
		if err != nil {
			return x, err
		}
		y, err := r.value(e.Y)
		switch e.Op {
		case cfg.Add:
			return Value{N: x.N + y.N}, err
		case cfg.Eq:
			return boolean(x == y), err
		case cfg.Ne:
			return boolean(x != y), err
		}
		return Value{}, unsupported(r.pos, e)
	}
	return Value{}, unsupported(r.pos, e)
}

func boolean(b bool) Value {
	if b {
		return Value{N: 1}
	}
	return Value{}
}

// place is where an lvalue lies: in memory, or in a register (then the register is not nil).
func (r *reading) place(lv *cfg.LVal) (o digest.Object, reg *cfg.Var, err error) {
	if lv.Var != nil && lv.Var.Register() && len(lv.Path) == 0 {
		return o, lv.Var, nil
	}
	switch {
	case lv.Var != nil && lv.Var.Storage == cfg.Global:
		o.Base = uint32(lv.Var.ID)
	case lv.Var != nil && lv.Var.Storage != cfg.ThreadLocal:
		p, declared := r.t.trace.regs[lv.Var]
		if !declared {
			return o, nil, errStuck
		}
		o.Base = uint32(p.N)
	case lv.Ptr != nil:
		p, err := r.value(lv.Ptr)
		if err != nil {
			return o, nil, err
		}
		if p.Kind != Pointer {
			return o, nil, errStuck
		}
		o = digest.Object{Base: uint32(p.N), Offset: p.Offset}
	default:
		return o, nil, unsupported(lv.Pos, lv)
	}
	for _, s := range lv.Path {
		switch {
		case s.Field != nil:
			o.Offset += s.Field.Offset
		default:
			i, err := r.value(s.Index)
			if err != nil {
				return o, nil, err
			}
			o.Offset += i.N * s.Elem.Size()
		}
	}
	return o, nil, nil
}

// errMemory is returned for what depends on more than the thread itself.
var errMemory = fmt.Errorf("access of memory")

// Value is what an expression is behind a step of a thread, if the thread can tell: if it reads no memory.
func (t *Trace) Value(x cfg.Expr) (Value, bool) {
	v, err := (&reading{t: &thread{trace: t}}).value(x)
	return v, err == nil
}

// Place is where an lvalue lies behind a step, if the thread can tell, and it does lie in memory.
func (t *Trace) Place(lv *cfg.LVal) (digest.Object, bool) {
	o, reg, err := (&reading{t: &thread{trace: t}}).place(lv)
	return o, err == nil && reg == nil
}

// errBlocking is about actions such as a join: the read takes place even if the action must wait.
var errBlocking = fmt.Errorf("access of memory in an action that may wait (load the operand into a register first)")

// errStuck is returned by actions that cannot happen in this state: undefined behaviour ends the execution.
var errStuck = fmt.Errorf("localtrace: undefined behaviour")
