package csource

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/mayrun-dev/mayrun/frontend/csource/internal/pp"
)

// maxNumber bounds a number: it takes time in proportion to the square of its length. No long double needs
// more.
const maxNumber = 20_000

// number rewrites constants with a type that the library does not know: decimal
// ones too large for long long, as gcc does, and GNU and TS 18661 suffixes.
func (n *normaliser) number(t pp.Token) {
	if strings.Contains(t.Text, "'") { // between digits (C23)
		t.Text = strings.ReplaceAll(t.Text, "'", "")
	}
	s := t.Text
	last := s[len(s)-1]
	if last >= '0' && last <= '9' && (len(s) < 10 || len(s) < 19 && !n.l.opts.before99()) && !strings.ContainsAny(s, "fF") {
		n.emit(t) // the usual case
		return
	}
	if len(s) > maxNumber {
		n.errorf(t.Loc, "a number of more than %d characters", maxNumber)
		return
	}
	if last == 'b' || last == 'B' || last == 'u' || last == 'U' {
		if n.bitNumber(t) {
			return
		}
	}
	hex := strings.HasPrefix(s, "0x") || strings.HasPrefix(s, "0X")
	if strings.ContainsAny(s, ".pP") || !hex && strings.ContainsAny(s, "eE") {
		t.Text = floatSuffix(s, hex)
		n.emit(t)
		return
	}
	if digits := strings.TrimRight(s, "lL"); s[0] != '0' {
		if v, err := strconv.ParseUint(digits, 10, 64); err == nil {
			n.decimal(t, digits, len(s)-len(digits), v)
			return
		}
	}
	n.emit(t)
}

// decimal gives a decimal constant without "u", of the value v, the type that it has. In C90 unsigned long
// comes before the types that are longer. What fits no signed type is long long, or longer, with the value that
// it has there, for gcc, and unsigned for clang.
func (n *normaliser) decimal(t pp.Token, digits string, longs int, v uint64) {
	longMax := uint64(math.MaxInt64)
	if n.l.opts.DataModel == ILP32 {
		longMax = math.MaxInt32
	}
	switch {
	case n.l.opts.before99() && longs < 2 && v > longMax && v <= 2*longMax+1:
		t.Text = digits + "UL"
	case v <= math.MaxInt64:
	case n.l.opts.before99() || n.l.opts.clang():
		t.Text = digits + "ULL"
	case n.l.opts.DataModel == ILP32:
		n.insert(&t, "(", "(", "long", "long", ")", digits+"ULL", ")")
		return
	default:
		n.insert(&t, "(", "(", "__int128", ")", digits+"ULL", ")")
		return
	}
	n.emit(t)
}

// floatSuffix replaces suffixes of extended and decimal types.
func floatSuffix(s string, hex bool) string {
	i, digits := 0, "0123456789.+-eE"
	if hex { // the suffix follows the exponent, which a hexadecimal constant must have
		i, digits = strings.IndexAny(s, "pP")+1, "0123456789+-"
	}
	for i < len(s) && strings.IndexByte(digits, s[i]) >= 0 {
		i++
	}
	num, suffix := s[:i], strings.ToLower(s[i:])
	switch suffix {
	case "", "f", "l":
		return s
	case "f16", "f32", "bf16", "df":
		return num + "f"
	case "f64", "f32x", "dd", "d":
		return num
	case "f128", "f64x", "q", "w", "dl":
		return num + "L"
	}
	return s
}

// char rewrites multi-character constants and those of char16_t and char32_t.
func (n *normaliser) char(t pp.Token) {
	prefix, chars := pp.CharRunes(t.Text)
	if len(chars) == 0 {
		n.errorf(t.Loc, "empty character constant")
		return
	}
	if prefix == "" && len(chars) == 1 && chars[0] < 0x80 || prefix == "L" && len(chars) == 1 && chars[0] < 0x80 {
		n.emit(t)
		return
	}
	v := pp.CharValue(t.Text, n.l.opts.UnsignedChar)
	num := strconv.FormatInt(v, 10)
	switch prefix {
	case "u8":
		n.insert(&t, "(", "(", "unsigned", "char", ")", num, ")")
	case "u":
		n.insert(&t, "(", "(", "unsigned", "short", ")", num, ")")
	case "U":
		n.insert(&t, "(", "(", "unsigned", "int", ")", num+"u", ")")
	case "L":
		t.Text = fmt.Sprintf(`L'\x%x'`, uint32(v))
		n.emit(t)
	default:
		if v < 0 {
			n.insert(&t, "(", "-", strconv.FormatInt(-v-1, 10), "-", "1", ")")
		} else {
			n.insert(&t, num)
		}
	}
}

// str handles a sequence of string literals: they are given one prefix, and those
// of char16_t become arrays, which the library does not know as strings.
func (n *normaliser) str() {
	from := n.i
	prefix := ""
	for n.i+1 < len(n.in) && n.in[n.i+1].Kind == pp.String {
		n.i++
	}
	for k := from; k <= n.i; k++ {
		if s := n.in[k].Text; s[0] != '"' && !strings.HasPrefix(s, "u8") {
			prefix = s[:1]
		}
	}
	if prefix == "" && n.in[from].Text[0] == '"' && from == n.i {
		n.emit(n.in[from])
		return
	}
	if prefix == "u" {
		n.utf16(from)
		return
	}
	if prefix != "" {
		prefix = "L"
	}
	t := joined(n.in[from : n.i+1])[0]
	t.Text = prefix + t.Text[strings.IndexByte(t.Text, '"'):]
	n.emit(t)
}

// joined makes adjacent string literals one, with the prefix of the first. Escape sequences are read before
// that happens, so "\x4" "1" are two characters: a digit that would continue the escape sequence before it
// becomes an escape sequence itself.
func joined(toks []pp.Token) []pp.Token {
	var r []pp.Token
	var open byte // what the last literal ends with: 'x' or 'o' for an escape sequence that more digits continue
	var b strings.Builder
	for i, t := range toks {
		if t.Kind != pp.String {
			r = append(r, t)
			continue
		}
		if i == 0 || toks[i-1].Kind != pp.String {
			open = 0
			b.Reset()
			b.WriteString(t.Text[:strings.IndexByte(t.Text, '"')+1])
			r = append(r, t)
		}
		if s := t.Text[strings.IndexByte(t.Text, '"')+1 : len(t.Text)-1]; s != "" {
			if c := s[0]; open == 'x' && strings.IndexByte(hexDigits, c) >= 0 || open == 'o' && c >= '0' && c <= '7' {
				s = fmt.Sprintf(`\%03o%s`, c, s[1:])
			}
			open = openEscape(s)
			b.WriteString(s)
		}
		if i+1 == len(toks) || toks[i+1].Kind != pp.String {
			b.WriteByte('"')
			r[len(r)-1].Text = b.String()
		}
	}
	return r
}

const hexDigits = "0123456789abcdefABCDEF"

// openEscape says whether the inside of a literal ends with an escape sequence that more digits would continue:
// 'x' if hexadecimal ones, 'o' if octal ones, or 0.
func openEscape(s string) byte {
	for {
		i := strings.IndexByte(s, '\\')
		if i < 0 || i+1 == len(s) {
			return 0
		}
		s = s[i+1:]
		rest := ""
		switch c := s[0]; {
		case c == 'x':
			if rest = strings.TrimLeft(s[1:], hexDigits); rest == "" {
				return 'x'
			}
		case c >= '0' && c <= '7':
			digits := 1
			for digits < min(3, len(s)) && s[digits] >= '0' && s[digits] <= '7' {
				digits++
			}
			if rest = s[digits:]; rest == "" && digits < 3 {
				return 'o'
			}
		default:
			rest = s[1:]
		}
		s = rest
	}
}

func (n *normaliser) utf16(from int) {
	var units []string
	for k := from; k <= n.i; k++ {
		s := n.in[k].Text
		_, chars := pp.CharRunes("u" + s[strings.IndexByte(s, '"'):])
		for _, c := range chars {
			if c > 0xffff {
				c -= 0x10000
				units = append(units, strconv.Itoa(int(0xd800+c>>10)), ",", strconv.Itoa(int(0xdc00+c&0x3ff)), ",")
				continue
			}
			units = append(units, strconv.Itoa(int(c)), ",")
		}
	}
	at := &n.in[from]
	if k := len(n.out); k < 2 || !n.out[k-1].Is("=") || !n.out[k-2].Is("]") { // not an array's initialiser
		n.insert(at, "(", "const", "unsigned", "short", "[", "]", ")")
	}
	n.insert(at, "{")
	n.insert(at, units...)
	n.insert(at, "0", "}")
}
