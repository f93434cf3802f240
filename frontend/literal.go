package frontend

import (
	"errors"
	"math"
	"math/big"
	"strconv"
	"strings"
	"unicode/utf8"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
)

// intLiteral is the value and type of an integer constant.
func (u *unit) intLiteral(n *cc.PrimaryExpression) value {
	s0 := strings.ToLower(n.Token.SrcStr())
	s := strings.TrimRight(s0, "ulij")
	suffix := s0[len(s):]
	if strings.ContainsAny(suffix, "ij") {
		u.fail(n, "complex integers are not supported")
	}
	base, digits := 10, s
	switch {
	case strings.HasPrefix(s, "0x"):
		base, digits = 16, s[2:]
	case strings.HasPrefix(s, "0b"):
		base, digits = 2, s[2:]
	case strings.HasPrefix(s, "0"):
		base = 8
	}
	v, err := strconv.ParseUint(digits, base, 64)
	if err != nil {
		b, ok := new(big.Int).SetString(digits, base)
		if !ok || b.BitLen() > 128 {
			u.fail(n, "bad integer constant %s", n.Token.SrcStr())
		}
		hi := new(big.Int).Rsh(b, 64)
		return value{x: &cfg.Const{Typ: u.b.int128.basic,
			Bits: new(big.Int).And(b, new(big.Int).SetUint64(math.MaxUint64)).Uint64(), High: hi.Uint64()}, t: u.b.int128}
	}
	unsigned := strings.Contains(suffix, "u")
	longs := strings.Count(suffix, "l")
	ladder := []*ctype{u.b.intT, u.b.uint, u.b.long, u.b.ulong, u.b.llong, u.b.ullong}
	for i, t := range ladder {
		if i/2 < longs || unsigned && t.signed() || !unsigned && base == 10 && !t.signed() {
			continue
		}
		bits := uint(8 * t.size())
		if t.signed() {
			bits--
		}
		if bits >= 64 || v < 1<<bits {
			return value{x: intConst(t, v), t: t}
		}
	}
	return value{x: intConst(u.b.ullong, v), t: u.b.ullong}
}

func (u *unit) floatLiteral(n *cc.PrimaryExpression) value {
	s := strings.ToLower(n.Token.SrcStr())
	hex := strings.HasPrefix(s, "0x")
	t := u.b.double
	imaginary := false
	for _, suf := range []struct {
		s string
		t *ctype
	}{{"f128x", u.b.float128}, {"f128", u.b.float128}, {"f64x", u.b.float128}, {"f32x", u.b.double},
		{"f64", u.b.double}, {"f32", u.b.float}, {"f16", u.b.float16},
		{"bf16", u.b.float16}, {"df", u.b.decimal32}, {"dd", u.b.decimal64}, {"dl", u.b.decimal128}} {
		if !hex && strings.HasSuffix(s, suf.s) {
			s, t = strings.TrimSuffix(s, suf.s), suf.t
			break
		}
	}
trim:
	for len(s) > 0 {
		switch s[len(s)-1] {
		case 'f':
			if hex && !strings.Contains(s, "p") {
				break trim
			}
			t = u.b.float
		case 'l', 'w':
			t = u.b.ldouble
		case 'q':
			t = u.b.float128
		case 'i', 'j':
			imaginary = true
		default:
			break trim
		}
		s = s[:len(s)-1]
	}
	ft, _ := t.basic.(*cfg.Float)
	x, ok := number(s, ft)
	if !ok {
		u.fail(n, "bad floating constant %s", n.Token.SrcStr())
	}
	v := value{x: x, t: t}
	if imaginary {
		if !strings.Contains(s, ".") && (hex && !strings.Contains(s, "p") || !hex && !strings.Contains(s, "e")) {
			u.fail(n, "complex integers are not supported")
		}
		c := u.b.complexOf(t)
		v = value{x: &cfg.Nondet{Typ: c.basic, Pos: u.pos(n), Guess: true}, t: c}
	}
	return v
}

// number is a floating constant of type t, correctly rounded.
func number(s string, t *cfg.Float) (*cfg.FloatConst, bool) {
	bits := 64
	if t.Bytes == 4 {
		bits = 32
	}
	v, err := strconv.ParseFloat(s, bits)
	if err != nil && !errors.Is(err, strconv.ErrRange) {
		return nil, false
	}
	c := &cfg.FloatConst{Typ: t, Value: v, Rounded: true}
	// A number whose exponent is no usual one is near enough as it is.
	f, _, err := big.ParseFloat(s, 0, 64, big.ToNearestEven)
	if err != nil || f.Sign() == 0 || f.IsInf() || f.MantExp(nil) > 20_000 || f.MantExp(nil) < -20_000 {
		c.Rounded = v != 0 || f != nil && f.Sign() != 0
		return c, true
	}
	exact, ok := new(big.Rat).SetString(s)
	if !ok {
		return c, true
	}
	if digits(t) == 64 {
		if x, ok := foldFloatCast(new(big.Float).SetPrec(64).SetRat(exact), t, false).(*cfg.FloatConst); ok {
			c = x
		}
	}
	if b, ok := c.Big(); ok && !b.IsInf() {
		r, _ := b.Rat(nil)
		c.Rounded = r.Cmp(exact) != 0
	}
	return c, true
}

// charLiteral is the value of a character constant.
func (u *unit) charLiteral(n *cc.PrimaryExpression) value {
	s := n.Token.SrcStr()
	prefix := s[:strings.IndexByte(s, '\'')]
	body := s[len(prefix)+1 : len(s)-1]
	if prefix == "" {
		data := unescape(body, 1)
		switch len(data) {
		case 0:
			return value{x: intConst(u.b.intT, 0), t: u.b.intT}
		case 1:
			c := int64(int8(data[0]))
			if !u.b.char.signed() {
				c = int64(data[0])
			}
			return value{x: intConst(u.b.intT, uint64(c)), t: u.b.intT}
		}
		var v uint64
		for _, c := range data {
			v = v<<8 | uint64(c)
		}
		return value{x: intConst(u.b.intT, v), t: u.b.intT}
	}
	t := u.b.wcharT()
	switch prefix {
	case "u":
		t = u.b.ushort
	case "U":
		t = u.b.uint
	case "u8":
		t = u.b.uchar
	}
	w := int(t.size())
	data := unescape(body, w)
	var v uint64
	for i := min(w, len(data)) - 1; i >= 0; i-- {
		v = v<<8 | uint64(data[i])
	}
	if t.signed() && w == 4 {
		v = uint64(int64(int32(v)))
	}
	return value{x: intConst(t, v), t: t}
}

// stringLiteral is the content of a string literal with its terminating zero, and the type of its elements.
func (u *unit) stringLiteral(tok string) ([]byte, *ctype) {
	i := strings.IndexByte(tok, '"')
	t := u.b.char
	switch tok[:i] {
	case "L":
		t = u.b.wcharT()
	case "u":
		t = u.b.ushort
	case "U":
		t = u.b.uint
	}
	w := int(t.size())
	data := unescape(tok[i+1:len(tok)-1], w)
	return append(data, make([]byte, w)...), t
}

func narrowString(tok string) []byte {
	i := strings.IndexByte(tok, '"')
	if i < 0 {
		return nil
	}
	return unescape(tok[i+1:len(tok)-1], 1)
}

// unescape decodes the inside of a literal into elements of width bytes, little-endian.
func unescape(s string, width int) []byte {
	var out []byte
	put := func(v uint32) {
		for i := range width {
			out = append(out, byte(v>>(8*i)))
		}
	}
	rune32 := func(r rune) {
		switch {
		case width == 1:
			out = utf8.AppendRune(out, r)
		case width == 2 && r > 0xffff:
			r -= 0x10000
			put(uint32(0xd800 + r>>10))
			put(uint32(0xdc00 + r&0x3ff))
		default:
			put(uint32(r))
		}
	}
	for i := 0; i < len(s); {
		c := s[i]
		if c != '\\' || i+1 >= len(s) {
			if width == 1 {
				out = append(out, c)
				i++
				continue
			}
			r, n := utf8.DecodeRuneInString(s[i:])
			rune32(r)
			i += n
			continue
		}
		i++
		c = s[i]
		i++
		switch c {
		case 'a':
			put(7)
		case 'b':
			put(8)
		case 'e', 'E':
			put(27)
		case 'f':
			put(12)
		case 'n':
			put(10)
		case 'r':
			put(13)
		case 't':
			put(9)
		case 'v':
			put(11)
		case 'x':
			var v uint32
			for ; i < len(s) && isHex(s[i]); i++ {
				v = v<<4 | hexValue(s[i])
			}
			put(v)
		case 'u', 'U':
			n := 4
			if c == 'U' {
				n = 8
			}
			var v uint32
			for ; n > 0 && i < len(s) && isHex(s[i]); i, n = i+1, n-1 {
				v = v<<4 | hexValue(s[i])
			}
			rune32(rune(v))
		case '0', '1', '2', '3', '4', '5', '6', '7':
			v := uint32(c - '0')
			for n := 0; n < 2 && i < len(s) && s[i] >= '0' && s[i] <= '7'; n++ {
				v = v<<3 | uint32(s[i]-'0')
				i++
			}
			put(v)
		case '\n':
		default:
			put(uint32(c))
		}
	}
	return out
}

func isHex(c byte) bool {
	return c >= '0' && c <= '9' || c >= 'a' && c <= 'f' || c >= 'A' && c <= 'F'
}

func hexValue(c byte) uint32 {
	switch {
	case c <= '9':
		return uint32(c - '0')
	case c >= 'a':
		return uint32(c-'a') + 10
	}
	return uint32(c-'A') + 10
}
