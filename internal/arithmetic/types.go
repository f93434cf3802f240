package arithmetic

import (
	"fmt"
	"math/big"

	"github.com/mayrun-dev/mayrun/cfg"
)

// ctype is an integer type of C.
type ctype struct {
	name   string
	bits   uint
	signed bool
	bool   bool
}

// typesOf are the types of a data model.
func typesOf(m cfg.DataModel) []ctype {
	long := uint(64)
	if m == cfg.ILP32 {
		long = 32
	}
	return []ctype{
		{"signed char", 8, true, false}, {"unsigned char", 8, false, false}, {"short", 16, true, false},
		{"unsigned short", 16, false, false},
		{"int", 32, true, false}, {"unsigned", 32, false, false}, {"long", long, true, false}, {"unsigned long", long, false, false},
		{"long long", 64, true, false}, {"unsigned long long", 64, false, false}, {"_Bool", 8, false, true},
	}
}

// in is n modulo the range of t.
func (t ctype) in(n *big.Int) *big.Int {
	if t.bool {
		return big.NewInt(int64(n.CmpAbs(new(big.Int))))
	}
	size := new(big.Int).Lsh(big.NewInt(1), t.bits)
	n = new(big.Int).Mod(n, size)
	if t.signed && n.Bit(int(t.bits-1)) == 1 {
		n.Sub(n, size)
	}
	return n
}

// promoted is t after the integer promotions.
func (t ctype) promoted() ctype {
	if t.bits < 32 {
		return ctype{"int", 32, true, false}
	}
	return t
}

// usual is the type to which the usual arithmetic conversions take two operands.
func usual(a, b ctype) ctype {
	a, b = a.promoted(), b.promoted()
	if a.bits > b.bits || a.bits == b.bits && !a.signed {
		return a
	}
	return b
}

// literal writes a number of a type so that the literal has that very value.
func (t ctype) literal(n *big.Int) string {
	switch {
	case n.IsInt64() && n.Int64() == -1<<63:
		return "(-9223372036854775807ll - 1)"
	case t.bits > 32 && t.bits < 64: // of a bit-field
		return fmt.Sprintf("(%vll)", n)
	case t.bits == 64 && !t.signed:
		return n.String() + "ull"
	case t.bits == 64:
		return fmt.Sprintf("(%vll)", n)
	case !t.signed && t.bits == 32:
		return n.String() + "u"
	case n.IsInt64() && n.Int64() == -1<<31:
		return "(-2147483647 - 1)"
	}
	return fmt.Sprintf("(%v)", n)
}

// corners are the numbers of t at which something changes for some type.
func (t ctype) corners() []*big.Int {
	seen := map[string]bool{}
	var out []*big.Int
	for _, at := range []uint{0, 3, 7, 8, 15, 16, 31, 32, 63, 64} {
		for d := int64(-2); d <= 2; d++ {
			for _, sign := range []int64{1, -1} {
				n := new(big.Int).Lsh(big.NewInt(1), at)
				if at == 0 {
					n.SetInt64(0)
				}
				n.Add(n.Mul(n, big.NewInt(sign)), big.NewInt(d))
				if n = t.in(n); !seen[n.String()] {
					seen[n.String()] = true
					out = append(out, n)
				}
			}
		}
	}
	return out
}
