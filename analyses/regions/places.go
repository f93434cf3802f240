package regions

import (
	"fmt"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Where lvalues lie, and what expressions lead to.

// place is where an lvalue lies.
type place struct {
	what   what // private, placed, or anything
	group  int
	of     *root
	inNode distance // how far behind the begin of a node, if it is in one
	absent bool     // it is not in a head
	named  bool     // it is in a head, and the program says so by the name of the array
}

// place classifies an lvalue. Of what is in a bucket, and may be in the head, it must be known that it lies in the element.
func (f *flow) place(s state, lv *cfg.LVal) place {
	if lv.Var != nil {
		if r, _, ok := f.element(lv); ok && lv.BitField() == nil {
			return place{what: placed, of: r, named: true}
		}
		return place{}
	}
	n, known := offset(lv.Path)
	known = known && lv.BitField() == nil
	v := f.moved(f.eval(s, lv.Ptr), n, known)
	switch {
	case v.what == private:
		return place{what: private, group: v.group, inNode: v.inNode, absent: true}
	case v.what == placed && v.head == never:
		return place{what: placed, of: v.of, inNode: v.inNode, absent: true}
	case v.what == placed && v.inHead.known && v.inHead.n >= 0 && v.inHead.n+lv.Type.Size() <= v.of.shape.stride:
		return place{what: placed, of: v.of, inNode: v.inNode}
	}
	return place{}
}

// offset is how far a path leads, if that is a constant.
func offset(path []cfg.Step) (n int64, ok bool) {
	for _, s := range path {
		switch {
		case s.Unmeasured():
			return 0, false
		case s.Field != nil:
			n += s.Field.Offset
		default:
			i, constant := cfg.IsConst(s.Index)
			if !constant {
				return 0, false
			}
			n += i * s.Elem.Size()
		}
	}
	return n, true
}

// element is the head that an lvalue lies in, by name, and how far from the begin of its element that is.
func (f *flow) element(lv *cfg.LVal) (r *root, rest int64, ok bool) {
	for _, sh := range f.shapes {
		if sh.array != lv.Var {
			continue
		}
		at, t := int64(0), lv.Var.Type
		for i, s := range lv.Path {
			if s.Unmeasured() {
				break
			}
			if s.Field == nil && at == sh.start && sh.has(t, s) {
				if rest, ok = offset(lv.Path[i+1:]); !ok || rest < 0 || rest+lv.Type.Size() > sh.stride {
					break
				}
				r, ok = f.root(sh, lv, i)
				return r, rest, ok
			}
			n, constant := offset(lv.Path[i : i+1])
			if !constant {
				break
			}
			at, t = at+n, s.Elem
		}
	}
	return nil, 0, false
}

// has reports whether a step leads to an element of the shape, from where that begins: it may be the beginning of another
// array, too, which is longer, or lies in another member of a union.
func (sh *shape) has(from cfg.Type, s cfg.Step) bool {
	a, ok := from.(*cfg.Array)
	n, constant := cfg.IsConst(s.Index)
	return ok && a.Len == sh.count && s.Elem.Size() == sh.stride && (!constant || n >= 0 && n < sh.count)
}

// root is the element that the first steps of an lvalue lead to.
func (f *flow) root(sh *shape, lv *cfg.LVal, last int) (*root, bool) {
	text, regs, ok := spelling(lv.Path[last].Index)
	if !ok {
		return nil, false
	}
	key := fmt.Sprintf("%d[%s]", sh.number, text)
	r := f.roots[key]
	if r == nil {
		path := lv.Path[:last+1]
		r = &root{key: key, shape: sh, regs: regs, lv: &cfg.LVal{Var: lv.Var, Path: path, Type: path[last].Elem, Internal: true}}
		if len(regs) > 0 {
			r.owner = regs[0].Func
		}
		f.roots[key] = r
	}
	return r, true
}

// eval is what is known of the value of an expression.
func (f *flow) eval(s state, x cfg.Expr) value {
	switch x := x.(type) {
	case *cfg.Const:
		if _, pointer := x.Typ.(*cfg.Pointer); !pointer {
			return value{what: number}
		}
		if n, ok := cfg.IsConst(x); ok && n == 0 {
			return value{what: null}
		}
	case *cfg.FloatConst:
		return value{what: number}
	case *cfg.Load:
		if v := x.LV.Register(); v != nil {
			return s[v]
		}
		return f.found(s, x.LV)
	case *cfg.Cast:
		v := f.eval(s, x.X)
		_, from := x.X.Type().(*cfg.Pointer)
		_, to := x.Typ.(*cfg.Pointer)
		switch {
		case from && to, !from && !to && v.what == number, v.what == null && to:
			return v
		case !from && to && cfg.IsNull(x):
			return value{what: null}
		}
	case *cfg.PtrAdd:
		n, known := cfg.IsConst(x.Index)
		return f.moved(f.eval(s, x.X), n*x.Scale, known)
	case *cfg.AddrOf:
		if x.LV.Var != nil {
			if r, rest, ok := f.element(x.LV); ok {
				return value{what: placed, of: r, head: certain, inHead: distance{rest, true}}
			}
			return value{}
		}
		n, known := offset(x.LV.Path)
		return f.moved(f.eval(s, x.LV.Ptr), n, known)
	case *cfg.Binary:
		if x.Op.IsComparison() || f.eval(s, x.X).what == number && f.eval(s, x.Y).what == number {
			return value{what: number}
		}
	case *cfg.Unary:
		if x.Op == cfg.Not || f.eval(s, x.X).what == number {
			return value{what: number}
		}
	}
	return value{}
}

// found is what is known of a value that is read from memory: what is linked to a node is in the bucket of that.
func (f *flow) found(s state, lv *cfg.LVal) value {
	at := f.place(s, lv)
	if _, pointer := lv.Type.(*cfg.Pointer); !pointer {
		if at.absent {
			f.note(func(d *duty) { d.numbers = add(d.numbers, spot{lv, at.inNode}) })
			return value{what: number}
		}
		return value{}
	}
	if at.what == anything {
		return value{}
	}
	if !at.named {
		f.note(func(d *duty) { d.through = add(d.through, spot{lv, at.inNode}) })
	}
	if at.what == private {
		return value{what: private, group: at.group, inNode: f.nodes.at}
	}
	out := value{what: placed, of: at.of, inNode: f.nodes.at}
	if sh := at.of.shape; sh.linked {
		out.head, out.inHead = perhaps, distance{sh.link, true}
	}
	return out
}
