package digest

import (
	"testing"

	"pgregory.net/rapid"
)

func drawBytes(t *rapid.T) Bytes {
	b := Bytes{Size: rapid.Int64Range(1, 6).Draw(t, "size"), Lo: rapid.Int64Range(-20, 20).Draw(t, "lo")}
	b.Stride = rapid.Int64Range(1, 9).Draw(t, "stride")
	b.Hi = b.Lo + b.Stride*rapid.Int64Range(0, 5).Draw(t, "steps")
	return b
}

// touched lists the bytes of a set of ranges.
func (b Bytes) touched() map[int64]bool {
	m := map[int64]bool{}
	for at := b.Lo; at <= b.Hi; at += b.Stride {
		for i := range b.Size {
			m[at+i] = true
		}
	}
	return m
}

func TestOverlapsMissesNoCommonByte(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := drawBytes(t), drawBytes(t)
		common := false
		other := b.touched()
		for at := range a.touched() {
			common = common || other[at]
		}
		if common && !a.Overlaps(b) {
			t.Fatalf("%+v and %+v share a byte", a, b)
		}
		if a.Overlaps(b) != b.Overlaps(a) {
			t.Fatalf("%+v and %+v: not symmetric", a, b)
		}
		// Of single ranges the answer is exact.
		if a.Lo == a.Hi && b.Lo == b.Hi && !common && a.Overlaps(b) {
			t.Fatalf("%+v and %+v share no byte", a, b)
		}
	})
}

func TestOverlaps(t *testing.T) {
	every := func(lo, stride, size int64) Bytes {
		return Bytes{Lo: lo, Hi: lo + 100*stride, Stride: stride, Size: size}
	}
	for _, c := range []struct {
		name string
		a, b Bytes
		want bool
	}{
		{"fields of the elements of an array", every(0, 16, 4), every(4, 16, 4), false},
		{"the same field", every(4, 16, 4), every(4, 16, 4), true},
		{"a wide access across fields", every(0, 16, 8), every(4, 16, 4), true},
		{"across the end of an element", every(12, 16, 8), every(16, 16, 4), true},
		{"different strides", every(0, 8, 4), every(4, 12, 4), true},
		{"apart", Bytes{Lo: 0, Hi: 0, Size: 4}, every(4, 4, 4), false},
		{"unknown extent", Bytes{Lo: 8, Hi: 8}, Bytes{Lo: 100, Hi: 100, Size: 4}, true},
		{"before an unknown extent", Bytes{Lo: 8, Hi: 8}, Bytes{Lo: 4, Hi: 4, Size: 4}, false},
		{"the whole address space", Bytes{Lo: -1 << 63, Hi: 1<<63 - 1, Stride: 1, Size: 4}, Bytes{Lo: 0, Hi: 0, Size: 4}, true},
		{"from the lowest place on, across an overflow", Bytes{Lo: -1<<63 + 3, Hi: 5 + 12*7, Stride: 2, Size: 1},
			Bytes{Lo: 7, Hi: 7 + 12*4, Stride: 12, Size: 1}, true},
		{"down to the lowest place, in threes", Bytes{Lo: (-1<<63/12)*12 + 4, Hi: 12*9 + 4, Stride: 12, Size: 4},
			Bytes{Lo: 12*3 + 4, Hi: 12*3 + 4, Size: 4}, true},
		{"the whole address space and an unknown extent", Bytes{Lo: -1 << 63, Hi: 1<<63 - 1, Stride: 1, Size: 4},
			Bytes{Lo: 8, Hi: 8}, true},
	} {
		if got := c.a.Overlaps(c.b); got != c.want {
			t.Errorf("%s: %v", c.name, got)
		}
		if got := c.b.Overlaps(c.a); got != c.want {
			t.Errorf("%s, mirrored: %v", c.name, got)
		}
	}
}
