package value

import (
	"encoding/binary"
	"testing"

	"pgregory.net/rapid"
)

// TestSharedWrites: of writes that threads make to one object in any order and any number, every content that
// results is in the union of what each writes, whatever the order and the grouping in which the contributions
// come together.
func TestSharedWrites(t *testing.T) {
	type write struct {
		off, size int64
		val       int64
	}
	rapid.Check(t, func(t *rapid.T) {
		ws := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) write {
			size := rapid.SampledFrom([]int64{1, 2, 4}).Draw(t, "size")
			return write{rapid.Int64Range(0, 4-size).Draw(t, "offset") / size * size, size,
				rapid.SampledFrom([]int64{0, 0, 1, -7}).Draw(t, "value")}
		}), 1, 5).Draw(t, "writes")
		sharing := NewTable().Sharing()
		// Each writer has an unknown of its own; a reader joins them.
		writers := make([]*Object, rapid.IntRange(1, 3).Draw(t, "writers"))
		writers[0] = ZeroObject()
		for _, w := range ws {
			k := rapid.IntRange(0, len(writers)-1).Draw(t, "writer")
			// What is there already is not joined again.
			if o := (&Object{}).Write(At(w.off), w.size, Int(w.val), true, 0); !sharing.Leq(o, writers[k]) {
				writers[k] = sharing.Join(writers[k], o)
			}
		}
		var all *Object
		for _, k := range rapid.Permutation([]int{0, 1, 2}[:len(writers)]).Draw(t, "order") {
			all = sharing.Join(all, writers[k])
		}
		var mem [8]byte
		for range rapid.IntRange(0, 8).Draw(t, "steps") {
			w := rapid.SampledFrom(ws).Draw(t, "step")
			var b [8]byte
			binary.LittleEndian.PutUint64(b[:], uint64(w.val))
			copy(mem[w.off:w.off+w.size], b[:])
		}
		for _, size := range []int64{1, 2, 4} {
			for off := int64(0); off+size <= 4; off += size {
				var b [8]byte
				copy(b[:], mem[off:off+size])
				n := int64(binary.LittleEndian.Uint64(b[:]))
				signed := n << (64 - 8*size) >> (64 - 8*size)
				var near *Object // of what each has written, no more than the bytes that are read
				for _, w := range writers {
					near = sharing.Join(near, w.Within(off, off+size))
				}
				for _, o := range []*Object{all, near} {
					if v := o.Read(At(off), size).Numbers(); meetNum(v, constant(n)).IsBottom() && meetNum(v, constant(signed)).IsBottom() {
						t.Fatalf("%d bytes at %d may be %d, not in %v of %v", size, off, n, v, o)
					}
				}
			}
		}
	})
}

// TestChanged: whoever asks for bytes in which two contents do not differ finds the same of both.
func TestChanged(t *testing.T) {
	apart := 0
	rapid.Check(t, func(t *rapid.T) {
		sharing := NewTable().Sharing()
		contents := []*Object{nil, ZeroObject()}
		for o := ZeroObject(); len(contents) < 8; contents = append(contents, o) {
			size := rapid.SampledFrom([]int64{1, 2, 4}).Draw(t, "size")
			at := rapid.Int64Range(0, 16-size).Draw(t, "offset")
			if rapid.IntRange(0, 3).Draw(t, "aligned") > 0 {
				at -= at % size
			}
			v := Int(rapid.Int64Range(0, 2).Draw(t, "value"))
			switch rapid.IntRange(0, 9).Draw(t, "how") {
			case 0:
				o = o.fold(4)
			case 1:
				o = o.Weaken(v)
			default:
				o = sharing.Join(o, (&Object{}).Write(At(at), size, v, true, 0))
			}
		}
		before, now := rapid.SampledFrom(contents).Draw(t, "before"), rapid.SampledFrom(contents).Draw(t, "now")
		from, to := before.Changed(now)
		for lo := int64(0); lo < 16; lo++ {
			for hi := lo + 1; hi <= 16; hi++ {
				if lo < to && from < hi {
					continue
				}
				apart++
				if a, b := before.Within(lo, hi), now.Within(lo, hi); a == nil != (b == nil) || !a.Equal(b) {
					t.Fatalf("from %d to %d: %v, and %v; they differ from %d to %d", lo, hi, a, b, from, to)
				}
			}
		}
		if from >= to && !before.Equal(now) && (before != nil || now != nil) {
			t.Fatalf("%v is no other content than %v", now, before)
		}
	})
	if apart == 0 {
		t.Error("all have differed everywhere")
	}
}
