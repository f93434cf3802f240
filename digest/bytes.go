package digest

// Bytes is a set of byte ranges of one size, at the offsets Lo, Lo+Stride, …, Hi. A Size of 0 means up to the
// object's end.
type Bytes struct {
	Lo, Hi, Stride int64 // offsets of the first bytes
	Size           int64 // of each range, in bytes; 0: up to the end of the object
}

// everything is the range of accesses whose place in the object is unknown.
func (b Bytes) everything() bool { return b.Size <= 0 }

// Overlaps reports whether two sets of byte ranges may share a byte: by their progressions, and as well by that of one and
// the first and the last byte of the other, which may lie between two ranges of the first, as a row of a table does.
func (b Bytes) Overlaps(c Bytes) bool {
	if b.before(c) || c.before(b) {
		return false
	}
	if b.everything() || c.everything() {
		return true
	}
	return b.inStep(c) && b.hull().inStep(c) && b.inStep(c.hull())
}

// hull is everything from the first byte to the last one, if that is not too much.
func (b Bytes) hull() Bytes {
	if b.Lo < 0 || b.Hi < b.Lo || max(b.Hi, b.Size) > maxHull {
		return b
	}
	return Bytes{Lo: b.Lo, Hi: b.Lo, Size: b.Hi - b.Lo + b.Size}
}

// maxHull bounds offsets and sizes, so that sums fit.
const maxHull = 1 << 40

// inStep reports whether two sets of ranges may share a byte, by their progressions. With two progressions of offsets,
// a + i·s and b + j·t, the differences are a-b plus multiples of g = gcd(s, t); the ranges are disjoint if none of
// these lies between -size(a) and size(b).
func (b Bytes) inStep(c Bytes) bool {
	g := gcd(b.Stride, c.Stride)
	if b.Lo == b.Hi {
		g = c.Stride
	}
	if c.Lo == c.Hi {
		g = b.Stride
	}
	if b.Lo == b.Hi && c.Lo == c.Hi || g <= 0 {
		return true // the hulls overlap, and both are single ranges
	}
	d := b.Lo%g - c.Lo%g // the difference itself may overflow, and be another one modulo g
	if d %= g; d < 0 {
		d += g
	}
	return d < c.Size || g-d < b.Size
}

// before reports whether b ends before c begins. Offsets may be as far apart as the whole address space: a
// difference that overflows is negative, and then the answer is no.
func (b Bytes) before(c Bytes) bool {
	return !b.everything() && b.Hi < c.Lo && c.Lo-b.Hi >= b.Size
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}
