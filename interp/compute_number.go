package interp

import "math/bits"

// number parses what strtol does: the value, whether it is too large, and how many bytes of s it takes, 0 if
// there is no number.
func number(s []byte, base int64) (v uint64, negative, overflow bool, n int) {
	i := 0
	for i < len(s) && isSpace(s[i]) {
		i++
	}
	if i < len(s) && (s[i] == '+' || s[i] == '-') {
		negative = s[i] == '-'
		i++
	}
	digit := func(i int) int64 {
		if i >= len(s) {
			return 99
		}
		switch c := s[i]; {
		case isDigit(c):
			return int64(c - '0')
		case isAlpha(c):
			return int64(c|0x20-'a') + 10
		}
		return 99
	}
	hex := i+1 < len(s) && s[i] == '0' && s[i+1]|0x20 == 'x' && digit(i+2) < 16
	switch {
	case base == 0 && hex:
		base = 16
	case base == 0 && digit(i) == 0:
		base = 8
	case base == 0:
		base = 10
	}
	if base == 16 && hex {
		i += 2
	}
	for ; digit(i) < base; i++ {
		hi, lo := bits.Mul64(v, uint64(base))
		sum, carry := bits.Add64(lo, uint64(digit(i)), 0)
		overflow = overflow || hi != 0 || carry != 0
		v, n = sum, i+1
	}
	return v, negative, overflow, n
}

// parse is strtol and its relatives, for a result of size bytes.
func parse(signed bool, base func(a []operand) int64, size func(a []operand) int64) computation {
	return func(a []operand) (int64, bool) {
		s, ok := a[0].text(-1)
		b := base(a)
		if !ok || b != 0 && (b < 2 || b > 36) {
			return 0, false
		}
		v, negative, overflow, _ := number(s, b)
		n := 8 * uint(size(a))
		limit := ^uint64(0) >> (64 - n)
		if signed {
			limit >>= 1
			if negative && (overflow || v > limit) {
				return -int64(limit) - 1, true
			}
		}
		if overflow || v > limit {
			return int64(limit), true
		}
		if negative {
			return -int64(v), true
		}
		return int64(v), true
	}
}

// decimal is atoi and its relatives: what does not fit is undefined.
func decimal(size func(a []operand) int64) computation {
	return func(a []operand) (int64, bool) {
		s, ok := a[0].text(-1)
		v, negative, overflow, _ := number(s, 10)
		limit := uint64(1)<<(8*uint(size(a))-1) - 1
		if negative {
			return -int64(v), ok && !overflow && v <= limit+1
		}
		return int64(v), ok && !overflow && v <= limit
	}
}

func third(a []operand) int64 { return a[2].int() }
func eight([]operand) int64   { return 8 }

func longSize(a []operand) int64 { return a[0].m.code.Types.Long.Size() }

func strtolEnd(a []operand) (int64, bool) {
	s, ok := a[0].text(-1)
	b := a[2].int()
	_, _, _, n := number(s, b)
	return int64(n), ok && (b == 0 || b >= 2 && b <= 36)
}

func absolute(size func(a []operand) int64) computation {
	return func(a []operand) (int64, bool) {
		x := a[0].int()
		if x < 0 {
			return -x, x != -1<<(8*uint(size(a))-1)
		}
		return x, true
	}
}

func four([]operand) int64 { return 4 }

func swap16(a []operand) (int64, bool) { return int64(bits.ReverseBytes16(uint16(a[0].int()))), true }
func swap32(a []operand) (int64, bool) { return int64(bits.ReverseBytes32(uint32(a[0].int()))), true }
func swap64(a []operand) (int64, bool) { return int64(bits.ReverseBytes64(uint64(a[0].int()))), true }
