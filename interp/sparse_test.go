package interp

import (
	"bytes"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// A large object is one of arrays in everything but its memory: each operation on both gives the same.
func TestSparse(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		size := int64(3*chunkSize + rapid.IntRange(0, 40).Draw(t, "more"))
		zero := rapid.Bool().Draw(t, "zero")
		info := &Object{Size: size}
		small, large := &object{Object: info}, &object{Object: info, big: newSparse(size, !zero)}
		if !zero {
			small.undefine(0, size)
		}
		saved := large.big
		var before []byte
		place := func(most int64) (off, n int64) {
			// Around the ends of chunks, mostly.
			off = rapid.Int64Range(0, size-1).Draw(t, "off")
			if rapid.Bool().Draw(t, "near") {
				off = min(size-1, max(0, off/chunkSize*chunkSize+rapid.Int64Range(-9, 9).Draw(t, "by")))
			}
			return off, rapid.Int64Range(1, min(most, size-off)).Draw(t, "size")
		}
		both := func(f func(o *object)) { f(small); f(large) }
		t.Repeat(map[string]func(*rapid.T){
			"bits": func(*rapid.T) {
				off, n := place(8)
				x := rapid.SampledFrom([]uint64{0, 1, 0x0101010101010101, ^uint64(0), 0x0807060504030201}).Draw(t, "x")
				both(func(o *object) { o.defined(off, n); o.setBits(off, n, x) })
			},
			"fill": func(*rapid.T) {
				off, n := place(size)
				x := rapid.SampledFrom([]byte{0, 0, 1, 255}).Draw(t, "x")
				both(func(o *object) { o.fill(off, n, x) })
			},
			"define":   func(*rapid.T) { off, n := place(size); both(func(o *object) { o.defined(off, n) }) },
			"undefine": func(*rapid.T) { off, n := place(size); both(func(o *object) { o.undefine(off, n) }) },
			"pointer": func(*rapid.T) {
				off, n := place(16)
				p := ObjectID(rapid.IntRange(0, 2).Draw(t, "p"))
				both(func(o *object) { o.setProvenance(off, n, p) })
			},
			"move": func(*rapid.T) {
				off, n := place(size)
				to := rapid.Int64Range(0, size-n).Draw(t, "to")
				a, b := small.copyOut(off, n), large.copyOut(off, n)
				if rapid.Bool().Draw(t, "large") {
					b = &blob{size: n, big: newSparse(n, false)}
					large.big.copyTo(off, n, b.big, 0)
				}
				if rapid.Bool().Draw(t, "crossed") {
					small.copyIn(to, b)
					large.copyIn(to, a)
				} else {
					small.copyIn(to, a)
					large.copyIn(to, b)
				}
			},
			"share": func(*rapid.T) {
				saved = large.big
				before, _, _ = saved.dense(0, size)
				large.big = saved.clone()
			},
			"": func(*rapid.T) {
				if d, _, _ := saved.dense(0, size); before != nil && !bytes.Equal(d, before) {
					t.Fatal("what is shared has changed")
				}
				b := large.copyOut(0, size)
				for i := range size {
					u := small.indeterminate(i, 1)
					if u != (b.uninit != nil && b.uninit[i] != 0) || u != large.indeterminate(i, 1) {
						t.Fatalf("byte %d is indeterminate: %v", i, u)
					}
					if !u && byte(small.bits(i, 1)) != b.data[i] {
						t.Fatalf("byte %d is %d, want %d", i, b.data[i], small.bits(i, 1))
					}
					p := ObjectID(0)
					if b.prov != nil {
						p = b.prov[i]
					}
					if !u && (small.provenance(i, 1) != p || large.provenance(i, 1) != p) {
						t.Fatalf("byte %d belongs to %d, %d, want %d", i, p, large.provenance(i, 1), small.provenance(i, 1))
					}
				}
				off, n := place(16)
				if small.indeterminate(off, n) != large.indeterminate(off, n) {
					t.Fatalf("%d bytes at %d", n, off)
				}
				if !small.indeterminate(off, min(n, 8)) && (small.bits(off, min(n, 8)) != large.bits(off, min(n, 8)) ||
					small.provenance(off, n) != large.provenance(off, n)) {
					t.Fatalf("%d bytes at %d: %x, want %x", n, off, large.bits(off, min(n, 8)), small.bits(off, min(n, 8)))
				}
				for _, wide := range []bool{false, true} {
					if a, b := small.text(off, size, wide), large.text(off, size, wide); a != b {
						t.Fatalf("text at %d has %d bytes, want %d", off, b, a)
					}
				}
			},
		})
	})
}

// What takes memory of an object is what was written byte by byte.
func TestSparseWeight(t *testing.T) {
	s := newSparse(1<<50, false)
	s.fill(5, 1<<49, 1, false)
	s.fill(1<<20+1, 1<<48, 2, false)
	s.setBits(1<<45, 8, 0x0202020202020202) // which is there already
	s.setBits(1<<46-3, 8, 7)
	c := newSparse(1<<48, true)
	s.copyTo(1<<20, 1<<47, c, 9)
	c.undefine(0, 1<<47)
	if s.weight() > 8*chunkSize || c.weight() > 8*chunkSize || len(s.runs)+len(c.runs) > 20 {
		t.Errorf("%d and %d bytes, %d and %d runs", s.weight(), c.weight(), len(s.runs), len(c.runs))
	}
	if n := s.text(1<<20, 1<<50, 1); n != 1<<46-3+2-1<<20 {
		t.Errorf("a text of %d bytes", n)
	}
	if b := garbage(1 << 40); !b.big.indeterminate(1<<39, 1) || padded(b, 1<<41).prefix(1<<40-1).size != 1<<40-1 {
		t.Error("garbage")
	}
	if b := terminated(garbage(largeObject + 1)); b.size != largeObject+2 || terminated(b) != b {
		t.Error("a text without an end")
	}
	var seen []ObjectID
	s.setProvenance(1<<44, 8, 3)
	s.pointers(func(p ObjectID) { seen = append(seen, p) })
	if !slices.Equal(seen, []ObjectID{3}) {
		t.Errorf("pointers to %v", seen)
	}
}
