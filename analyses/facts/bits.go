package facts

// bits is a set of small numbers.
type bits []uint64

func newBits(n int) bits { return make(bits, (n+63)/64) }

func (b bits) add(i int)      { b[i/64] |= 1 << (i % 64) }
func (b bits) remove(i int)   { b[i/64] &^= 1 << (i % 64) }
func (b bits) has(i int) bool { return b[i/64]&(1<<(i%64)) != 0 }

// unite adds c and reports whether that is a change.
func (b bits) unite(c bits) bool {
	changed := false
	for i, w := range c {
		changed = changed || w&^b[i] != 0
		b[i] |= w
	}
	return changed
}
