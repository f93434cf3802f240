package value

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/mayrun-dev/mayrun/lattice/integer"
)

// concrete is a memory object of known bytes: the oracle for Object.
type concrete [176]concreteByte

// concreteByte is a byte of a number (base Null), or the index-th byte of the address of a base.
type concreteByte struct {
	base  Base
	bits  byte
	index int
	off   int64 // where the address points to
}

func (c *concrete) write(off, size int64, b Base, n int64) {
	for i := range size {
		if b == Null {
			c[off+i] = concreteByte{Null, byte(uint64(n) >> (8 * uint(i))), 0, 0}
		} else {
			c[off+i] = concreteByte{b, 0, int(i), n}
		}
	}
}

// written reports whether something has been written to each byte of [off, off+size).
func (c *concrete) written(off, size int64) bool {
	return !slices.ContainsFunc(c[off:off+size], func(b concreteByte) bool { return b.base == Indeterminate })
}

// within reports whether v describes what is read from [off, off+size).
func (c *concrete) within(v Value, off, size int64) bool {
	var bits uint64
	number, address := true, true
	if !c.written(off, size) && !equalNum(v.Numbers(), anyNum()) {
		return false
	}
	for i := range size {
		b := c[off+i]
		if b.base == Indeterminate {
			number, address = false, false
			continue
		}
		bits |= uint64(b.bits) << (8 * uint(i))
		number = number && b.base == Null
		address = address && b.base == c[off].base && b.base != Null && b.index == int(i) && b.off == c[off].off
		if b.base != Null && !v.has(b.base) {
			return false
		}
	}
	switch {
	case number:
		t := integer.Type{Bits: uint8(8 * size)}
		return t.Convert(v.Numbers()).Contains(t.Truncate(int64(bits)))
	case address && size == 8:
		for _, p := range v.Parts() {
			if p.Base == c[off].base {
				return p.Off.Contains(c[off].off)
			}
		}
		return false
	}
	return true // pieces of addresses: their bases are all that is promised
}

func drawSize(t *rapid.T) int64 { return rapid.SampledFrom([]int64{1, 2, 4, 8}).Draw(t, "size") }

// drawPlaces draws a set of offsets at which size bytes lie inside the object, and one of them.
func drawPlaces(t *rapid.T, size int64) (Num, int64) {
	off := rapid.Int64Range(0, int64(len(concrete{}))-size).Draw(t, "offset")
	switch rapid.IntRange(0, 2).Draw(t, "precision") {
	case 0:
		return constant(off), off
	case 1:
		return constant(off).Join(constant(rapid.Int64Range(0, int64(len(concrete{}))-size).Draw(t, "other offset"))), off
	}
	step := rapid.SampledFrom([]int64{1, 2, 4, 8}).Draw(t, "step")
	hi := int64(len(concrete{})) - size
	return integer.Strided(off%step, off%step+(hi-off%step)/step*step, uint64(step)), off
}

func drawScalar(t *rapid.T, size int64) (Base, int64, Value) {
	if size == 8 && rapid.Bool().Draw(t, "pointer") {
		b := Crowd + 1 + Base(rapid.IntRange(0, 2).Draw(t, "base"))
		v := Pointer(b, 0)
		if rapid.Bool().Draw(t, "or null") {
			v = v.Join(Int(0))
		}
		return b, 0, v
	}
	n := rapid.Int64Range(-3, 300).Draw(t, "number")
	v := Int(n)
	if rapid.Bool().Draw(t, "imprecise") {
		v = v.Join(Int(rapid.Int64Range(-3, 300).Draw(t, "other number")))
	}
	return Null, n, v
}

// run applies a random sequence of writes to both sides.
func run(t *rapid.T) (*Object, concrete) {
	o, c := ZeroObject(), concrete{}
	elem := rapid.SampledFrom([]int64{0, 4, 8, 12}).Draw(t, "element")
	for range rapid.IntRange(0, 8).Draw(t, "writes") {
		size := drawSize(t)
		places, at := drawPlaces(t, size)
		switch rapid.IntRange(0, 3).Draw(t, "kind") {
		case 0: // copy a range within the object
			from, src := drawPlaces(t, size)
			slice := o.Slice(from, size)
			var bytes [8]concreteByte
			copy(bytes[:size], c[src:src+size])
			copy(c[at:at+size], bytes[:size])
			_, single := places.Const()
			o = o.Paste(places, slice, size, single, elem)
		case 1:
			b, n, v := drawScalar(t, size)
			_ = places
			o = o.Write(constant(at), size, v, true, elem)
			c.write(at, size, b, n)
		default:
			b, n, v := drawScalar(t, size)
			_, single := places.Const()
			o = o.Write(places, size, v, single && rapid.Bool().Draw(t, "strong"), elem)
			c.write(at, size, b, n)
		}
	}
	return o, c
}

func check(t *rapid.T, o *Object, c concrete) {
	size := drawSize(t)
	places, at := drawPlaces(t, size)
	if v := o.Read(places, size); !c.within(v, at, size) {
		t.Fatalf("%d bytes at %d (of %v): %v does not describe %v", size, at, places, v, c[at:at+size])
	}
}

func TestObjectDescribesConcreteBytes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		o, c := run(t)
		check(t, o, c)
	})
}

func TestObjectJoinDescribesBoth(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, c := run(t)
		b, d := run(t)
		for _, j := range []*Object{a.Join(b), a.Widen(b), b.Widen(a)} {
			check(t, j, c)
			check(t, j, d)
			if !a.Leq(j) || !b.Leq(j) {
				t.Fatalf("%+v and %+v are not below %+v", a, b, j)
			}
		}
	})
}

func TestObjectOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, _ := run(t)
		b, c := run(t)
		if !a.Leq(a.Join(a)) || !a.Leq(a) {
			t.Fatal("not reflexive")
		}
		if a.Leq(b) {
			// Whatever a holds, b must hold.
			_ = c
			size := drawSize(t)
			places, _ := drawPlaces(t, size)
			v, w := a.Read(places, size), b.Read(places, size)
			if !v.Leq(w) {
				t.Fatalf("%v is not below %v", v, w)
			}
		}
	})
}

// A weak write to many places joins cells of its size, and makes others apart into bytes of which nothing is known.
func TestWriteToManyPlaces(t *testing.T) {
	o := ZeroObject()
	for _, c := range []struct{ at, size, n int64 }{{0, 4, 1}, {8, 8, 2}, {24, 4, 3}} {
		o = o.Write(integer.Const(c.at), c.size, Int(c.n), true, 0)
	}
	o = o.Write(integer.Strided(0, 24, 8), 4, Int(7), false, 0)
	for _, c := range []struct {
		at, size int64
		want     Value
	}{
		{0, 4, Int(1).Join(Int(7))}, {4, 4, Int(0)}, {16, 4, Int(0).Join(Int(7))}, {20, 4, Int(0)}, {24, 4, Int(3).Join(Int(7))}, {28, 4, Int(0)},
		{8, 8, AnyInt()},
	} {
		if got := o.Read(integer.Const(c.at), c.size); !got.Equal(c.want) {
			t.Errorf("%d bytes at %d: %v, want %v", c.size, c.at, got, c.want)
		}
	}
}

// A write to tens of places in a structure leaves its other members as they are.
func TestWriteToManyMembers(t *testing.T) {
	o := ZeroObject().Write(integer.Const(0), 4, Int(1), true, 0).Write(integer.Strided(8, 84, 4), 4, Int(7), false, 0)
	if got := o.Read(integer.Const(0), 4); !got.Equal(Int(1)) {
		t.Errorf("a member that is not written to is %v", got)
	}
}

// What is asked of a few places of an object is what joining all of it says.
func TestAbsorbs(t *testing.T) {
	asked, yes, few := 0, 0, 0
	rapid.Check(t, func(t *rapid.T) {
		a, _ := run(t)
		b, _ := run(t)
		if rapid.Bool().Draw(t, "part of it") {
			c := a
			if rapid.Bool().Draw(t, "of the other") {
				c = b
			}
			b = &Object{period: a.period, cells: slices.DeleteFunc(slices.Clone(c.cells), func(cell) bool { return rapid.Bool().Draw(t, "drop") })}
			if c.period != a.period {
				b.cells = nil
			}
		}
		for _, writes := range []bool{false, true} {
			j := a.merge(b, Value.Join, writes)
			want := j == a || j.Equal(a)
			if got := a.absorbs(b, Value.Join, writes); got != want {
				t.Fatalf("%+v absorbs %+v (%v): %v, want %v", a, b, writes, got, want)
			}
			asked++
			if want {
				yes++
			}
			if b.rest.IsBottom() && len(b.cells) > 0 {
				few++
			}
		}
	})
	if yes < asked/20 || yes > asked-asked/20 || few < asked/20 {
		t.Errorf("%d of %d are absorbed, %d are a few places", yes, asked, few)
	}
}

// What may be written to places of which each overlaps the next leaves pieces of it, and what was there.
func TestOverlappingPlaces(t *testing.T) {
	places := integer.Strided(2, 9, 1)
	o := UniformObject(Pointer(Crowd+1, 0)).Write(places, 4, Int(0x102), false, 0)
	for at := int64(0); at < 16; at++ {
		v := o.Read(constant(at), 1)
		if !v.Holds(Crowd + 1) {
			t.Errorf("at %d: what was there is lost: %v", at, v)
		}
	}
	zeros := ZeroObject().Write(places, 4, Int(0x102), false, 0)
	for at := int64(3); at <= 10; at++ {
		if v := zeros.Read(constant(at), 1); !v.Numbers().Contains(1) {
			t.Errorf("at %d: the second byte of what is written may be there: %v", at, v)
		}
	}
	if v := zeros.Read(constant(1), 1); !v.Equal(Int(0)) {
		t.Errorf("before the first place: %v", v)
	}
	if v := zeros.Read(constant(13), 1); !v.Equal(Int(0)) {
		t.Errorf("behind the last place: %v", v)
	}
}
