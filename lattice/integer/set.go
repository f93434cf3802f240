package integer

import (
	"encoding/binary"
	"fmt"
	"iter"
	"math"
	"math/bits"
	"slices"
	"strings"
)

// MaxValues is the greatest size of a set that is represented value by value, whatever the values are.
const MaxValues = 8

// Set is a set of integers. It is comparable: a == b if and only if they are the same set. The zero value is
// bottom, the empty set.
type Set struct {
	lo, hi int64
	// stride is the greatest common divisor of the differences of the members; 1 for a single one, 0 for bottom.
	stride uint64
	// inner holds the members other than lo and hi of a set that is not an arithmetic progression:
	// 1 to MaxValues-2 of them, ascending, of 8 bytes each.
	inner string
}

// Top returns the set of all 64-bit numbers. Use [Type.All] for those of a type.
func Top() Set { return Set{lo: math.MinInt64, hi: math.MaxInt64, stride: 1} }

// Const returns the set of one number.
func Const(v int64) Set { return Set{lo: v, hi: v, stride: 1} }

// Of returns the least element that contains the given numbers: exactly these if there are at most [MaxValues]
// different ones.
func Of(values ...int64) Set {
	if len(values) == 1 {
		return Const(values[0])
	}
	return collect(slices.Clone(values))
}

// Interval returns the numbers from lo to hi, bottom if lo > hi.
func Interval(lo, hi int64) Set { return Strided(lo, hi, 1) }

// Strided returns the numbers lo, lo+step, lo+2·step, … that are at most hi, bottom if lo > hi. A step of 0
// means lo alone.
func Strided(lo, hi int64, step uint64) Set {
	if lo > hi {
		return Set{}
	}
	if step == 0 {
		return Const(lo)
	}
	return progression(lo, hi-int64(distance(lo, hi)%step), step)
}

// progression returns lo, lo+step, …, hi, where the step hits hi exactly.
func progression(lo, hi int64, step uint64) Set {
	if lo == hi {
		step = 1
	}
	return Set{lo: lo, hi: hi, stride: step}
}

// distance returns hi - lo, for lo ≤ hi.
func distance(lo, hi int64) uint64 { return uint64(hi) - uint64(lo) }

// collect returns the least element that contains values, which it may reorder.
func collect(values []int64) Set {
	slices.Sort(values)
	values = slices.Compact(values)
	n := len(values)
	if n == 0 {
		return Set{}
	}
	step := uint64(0)
	for i := range n - 1 {
		step = gcd(step, distance(values[i], values[i+1]))
	}
	s := progression(values[0], values[n-1], step)
	if n > 2 && n <= MaxValues && s.size() != uint64(n) {
		var packed [8 * (MaxValues - 2)]byte
		for i, v := range values[1 : n-1] {
			binary.LittleEndian.PutUint64(packed[8*i:], uint64(v))
		}
		s.inner = string(packed[:8*(n-2)])
	}
	return s
}

// IsBottom reports whether s is empty.
func (s Set) IsBottom() bool { return s.stride == 0 }

// Const returns the only member of s; ok is false if there are none or several.
func (s Set) Const() (v int64, ok bool) { return s.lo, s.lo == s.hi && s.stride != 0 }

// Min returns the smallest member as a signed number, 0 for bottom.
func (s Set) Min() int64 { return s.lo }

// Max returns the greatest member as a signed number, 0 for bottom.
func (s Set) Max() int64 { return s.hi }

// Stride returns the greatest number such that all differences of members are multiples of it: 0 if there are
// less than two.
func (s Set) Stride() uint64 {
	if s.lo == s.hi {
		return 0
	}
	return s.stride
}

// Size returns the number of members; 2⁶⁴-1 stands for that many or more.
func (s Set) Size() uint64 { return s.size() }

func (s Set) size() uint64 {
	switch {
	case s.stride == 0:
		return 0
	case s.inner != "":
		return uint64(len(s.inner)/8) + 2
	}
	if n := distance(s.lo, s.hi) / s.stride; n < math.MaxUint64 {
		return n + 1
	}
	return math.MaxUint64
}

// IsSmall reports whether s has at most [MaxValues] members, so that all are known.
func (s Set) IsSmall() bool { return s.size() <= MaxValues }

// Contains reports whether v is a member.
func (s Set) Contains(v int64) bool {
	switch {
	case s.stride == 0 || v < s.lo || v > s.hi:
		return false
	case s.inner == "":
		return distance(s.lo, v)%s.stride == 0
	case v == s.lo || v == s.hi:
		return true
	}
	for i := 0; i < len(s.inner); i += 8 {
		if s.at(i) == v {
			return true
		}
	}
	return false
}

// at decodes the inner member at byte i.
func (s Set) at(i int) int64 {
	b := s.inner[i : i+8]
	return int64(uint64(b[0]) | uint64(b[1])<<8 | uint64(b[2])<<16 | uint64(b[3])<<24 |
		uint64(b[4])<<32 | uint64(b[5])<<40 | uint64(b[6])<<48 | uint64(b[7])<<56)
}

// All iterates over the members in ascending order as signed numbers. There may be very many: see [Set.IsSmall].
func (s Set) All() iter.Seq[int64] {
	return func(yield func(int64) bool) {
		if s.stride == 0 {
			return
		}
		if s.inner == "" {
			for v := s.lo; yield(v) && v != s.hi; v += int64(s.stride) {
			}
			return
		}
		var buffer [MaxValues]int64
		for _, v := range s.small(&buffer) {
			if !yield(v) {
				return
			}
		}
	}
}

// small returns the members of a small set in ascending order, in the buffer.
func (s Set) small(buffer *[MaxValues]int64) []int64 {
	if s.stride == 0 {
		return nil
	}
	values := append(buffer[:0], s.lo)
	if s.inner != "" {
		for i := 0; i < len(s.inner); i += 8 {
			values = append(values, s.at(i))
		}
	} else {
		for v := s.lo + int64(s.stride); len(values) < int(s.size())-1; v += int64(s.stride) {
			values = append(values, v)
		}
	}
	if s.hi != s.lo {
		values = append(values, s.hi)
	}
	return values
}

// Hull returns the least interval without gaps that contains s.
func (s Set) Hull() Set {
	if s.stride == 0 {
		return s
	}
	return Set{lo: s.lo, hi: s.hi, stride: 1}
}

// String prints s as "⊥", "{1, 5, 7}", "5", "[0, 9]" or "[0, 96] step 4".
func (s Set) String() string {
	switch {
	case s.stride == 0:
		return "⊥"
	case s.lo == s.hi:
		return fmt.Sprint(s.lo)
	case s.inner == "" && s.stride == 1:
		return fmt.Sprintf("[%s, %s]", bound(s.lo), bound(s.hi))
	case !s.IsSmall():
		return fmt.Sprintf("[%s, %s] step %d", bound(s.lo), bound(s.hi), s.stride)
	}
	var b strings.Builder
	b.WriteByte('{')
	for v := range s.All() {
		if b.Len() > 1 {
			b.WriteString(", ")
		}
		fmt.Fprint(&b, v)
	}
	b.WriteByte('}')
	return b.String()
}

func bound(v int64) string {
	switch v {
	case math.MinInt64:
		return "-∞"
	case math.MaxInt64:
		return "∞"
	}
	return fmt.Sprint(v)
}

// gcd returns the greatest common divisor, where 0 is divided by everything.
func gcd(a, b uint64) uint64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// powerOf2 returns the greatest power of two that divides x, which is not 0.
func powerOf2(x uint64) uint64 { return 1 << bits.TrailingZeros64(x) }
