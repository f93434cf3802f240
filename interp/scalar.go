package interp

import (
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/cfg/arith"
)

// loadScalar reads a scalar or bit-field.
func (m *Machine) loadScalar(t *thread, o *object, off int64, x *extra) Value {
	if o.changing() && m.keeps(ExternContent) {
		at, n := span(x)
		m.hears(t, o, off+at, n, x)
		return unknown
	}
	if f := x.field; f != nil {
		at, n, sh := bitRange(f)
		m.hears(t, o, off+at, n, x)
		o = m.complete(t, o, off+at, n, x)
		if o.indeterminate(off+at, n) {
			v := m.arbitrary(t, m.unset(o, off+at, n), x, o.ID)
			if m.keeps(Unwritten) {
				return v
			}
			m.storeScalar(o, off, x, v)
			o = m.lookup(o.ID)
		}
		v := o.bits(off+at, min(n, 8)) >> sh
		if n > 8 {
			v |= o.bits(off+at+8, 1) << (64 - sh)
		}
		return Value{Lo: arith.Extend(v, uint8(f.Width), x.typ.num.Signed)}
	}
	m.hears(t, o, off, x.size, x)
	o = m.complete(t, o, off, x.size, x)
	if (o.uninit != nil || o.big != nil) && o.indeterminate(off, x.size) {
		v := m.arbitrary(t, m.unset(o, off, x.size), x, o.ID)
		if m.outcome.Reason == Running && !m.keeps(Unwritten) {
			m.own(o.ID).write(off, x.typ, v)
		}
		return v
	}
	v := o.read(off, x.typ)
	if m.opt.Open != nil && (o.prov != nil || o.big != nil) {
		m.guardPart(t, o, off, x.size, v)
	}
	return v
}

// bitRange is where a bit-field lies: the bytes that hold it, and the position of its first bit in them.
func bitRange(f *cfg.Field) (at, n int64, sh uint) {
	at = f.Offset + f.BitOff/8
	sh = uint(f.BitOff % 8)
	return at, (int64(sh) + f.Width + 7) / 8, sh
}

// storeScalar writes a scalar or bit-field.
func (m *Machine) storeScalar(o *object, off int64, x *extra, v Value) {
	o = m.own(o.ID)
	if f := x.field; f != nil {
		at, n, sh := bitRange(f)
		mask := arith.Extend(^uint64(0), uint8(f.Width), false)
		bits := v.Lo & mask
		lo := o.bits(off+at, min(n, 8))
		lo = lo&^(mask<<sh) | bits<<sh
		known := !v.undef && !o.indeterminate(off+at, n)
		o.setBits(off+at, min(n, 8), lo)
		if n > 8 {
			hi := o.bits(off+at+8, 1)
			hi = hi&^(mask>>(64-sh)) | bits>>(64-sh)
			o.setBits(off+at+8, 1, hi)
		}
		switch {
		case !m.keeps(Unwritten) || known || !v.undef && sh == 0 && f.Width == 8*n:
			o.defined(off+at, n)
		default:
			o.undefine(off+at, n)
		}
		if o.prov != nil || o.big != nil {
			o.setProvenance(off+at, n, 0)
		}
		return
	}
	o.write(off, x.typ, v)
}
