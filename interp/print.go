package interp

import (
	"bytes"
	"math"
	"math/big"
	"strconv"
	"strings"

	"github.com/mayrun-dev/mayrun/internal/floats"
)

// What printf and its relatives make of a format and arguments, in the C locale, as C17 7.21.6.1 says, and the GNU
// library where that leaves something open (the digits of %p, of infinities and of %a). What is undefined there, or
// says something else in another version of C (%n, %m, wide characters, %b), is not computed.

// maxText is how long a text may become that is computed.
const maxText = 1 << 16

// A printer writes one text.
type printer struct {
	// next is the next argument: a number of so many bytes, negative for a floating one.
	next func(size int64) (Value, bool)
	// text is the string at a place, at most max bytes of it if that is not negative.
	text    func(p Value, max int64) ([]byte, bool)
	long    int64 // the size of long
	pointer int64
	double  int64 // the size of long double that is computed, or 0
	out     []byte
}

// A directive is one conversion of a format.
type directive struct {
	minus, plus, space, alt, zero bool
	width, precision              int // precision -1: none
	size                          string
	conv                          byte
}

// print writes a format; it reports whether the text is known.
func (p *printer) print(format []byte) bool {
	for len(format) > 0 {
		i := bytes.IndexByte(format, '%')
		if i < 0 {
			p.out = append(p.out, format...)
			break
		}
		p.out = append(p.out, format[:i]...)
		d, n, ok := p.directive(format[i+1:])
		if !ok || !p.convert(d) || len(p.out) > maxText {
			return false
		}
		format = format[i+1+n:]
	}
	return len(p.out) <= maxText
}

// directive reads a conversion, without its percent sign, and the arguments that say how wide and precise it is.
func (p *printer) directive(s []byte) (d directive, n int, ok bool) {
	d.precision = -1
	for ; n < len(s); n++ {
		switch s[n] {
		case '-':
			d.minus = true
		case '+':
			d.plus = true
		case ' ':
			d.space = true
		case '#':
			d.alt = true
		case '0':
			d.zero = true
		case '\'': // of no effect in the C locale
		default:
			goto width
		}
	}
width:
	if d.width, n, ok = p.count(s, n); !ok {
		return d, n, false
	}
	if d.width < 0 {
		d.minus, d.width = true, -d.width
	}
	if n < len(s) && s[n] == '.' {
		if d.precision, n, ok = p.count(s, n+1); !ok {
			return d, n, false
		}
		d.precision = max(d.precision, -1)
	}
	from := n
	for n < len(s) && strings.IndexByte("hlLqjzt", s[n]) >= 0 {
		n++
	}
	d.size = string(s[from:n])
	if n == len(s) {
		return d, n, false
	}
	d.conv = s[n]
	return d, n + 1, d.width <= maxText && d.precision <= maxText
}

// count reads a number of a directive, which may be an argument.
func (p *printer) count(s []byte, n int) (x, after int, ok bool) {
	if n < len(s) && s[n] == '*' {
		v, ok := p.next(4)
		x = int(int32(v.Lo))
		return x, n + 1, ok && x >= -maxText && x <= maxText
	}
	for ; n < len(s) && isDigit(s[n]); n++ {
		if x = x*10 + int(s[n]-'0'); x > maxText {
			return 0, n, false
		}
	}
	return x, n, n == len(s) || s[n] != '$'
}

// integer is how many bytes an integer argument has; 0 if there is no such size.
func (p *printer) integer(size string) int64 {
	switch size {
	case "", "h", "hh":
		return 4
	case "l":
		return p.long
	case "ll", "j", "q", "L":
		return 8
	case "z", "t":
		return p.pointer
	}
	return 0
}

// convert writes what a directive makes of the next argument.
func (p *printer) convert(d directive) bool {
	switch d.conv {
	case '%':
		p.out = append(p.out, '%')
		return d == directive{precision: -1, conv: '%'}
	case 'd', 'i', 'u', 'o', 'x', 'X':
		n := p.integer(d.size)
		v, ok := p.next(n)
		if n == 0 || !ok {
			return false
		}
		p.number(d, v.Lo, n)
		return true
	case 'c':
		v, ok := p.next(4)
		p.pad(d, "", []byte{byte(v.Lo)}, false)
		return ok && d.size == ""
	case 's':
		v, ok := p.next(p.pointer)
		if !ok || d.size != "" {
			return false
		}
		s, ok := p.text(v, int64(d.precision))
		p.pad(d, "", s, false)
		return ok
	case 'p':
		v, ok := p.next(p.pointer)
		if v.Lo == 0 {
			p.pad(d, "", []byte("(nil)"), false)
			return ok
		}
		d.alt, d.conv = true, 'x'
		p.number(d, v.Lo, p.pointer)
		return ok && d.size == ""
	case 'f', 'F', 'e', 'E', 'g', 'G', 'a', 'A':
		return p.floating(d)
	}
	return false
}

// number writes an integer of so many bytes.
func (p *printer) number(d directive, x uint64, bytes int64) {
	switch d.size {
	case "h":
		bytes = 2
	case "hh":
		bytes = 1
	}
	shift := 64 - 8*uint(bytes)
	sign, signed := "", d.conv == 'd' || d.conv == 'i'
	switch y := int64(x<<shift) >> shift; {
	case signed && y < 0:
		sign, x = "-", uint64(-y)
	default:
		x = x << shift >> shift
	}
	if signed && sign == "" {
		sign = d.sign()
	}
	base := map[byte]int{'o': 8, 'x': 16, 'X': 16}[d.conv]
	digits := strconv.FormatUint(x, max(base, 10-base*10))
	if base == 0 {
		digits = strconv.FormatUint(x, 10)
	}
	if x == 0 && d.precision == 0 {
		digits = ""
	}
	if n := d.precision - len(digits); n > 0 {
		digits = strings.Repeat("0", n) + digits
	}
	switch {
	case d.alt && base == 8 && !strings.HasPrefix(digits, "0"):
		digits = "0" + digits
	case d.alt && base == 16 && x != 0:
		sign = "0x"
	}
	if d.conv == 'X' {
		sign, digits = strings.ToUpper(sign), strings.ToUpper(digits)
	}
	p.pad(d, sign, []byte(digits), d.precision < 0)
}

// sign is what stands before a number that is not negative.
func (d *directive) sign() string {
	switch {
	case d.plus:
		return "+"
	case d.space:
		return " "
	}
	return ""
}

// pad writes a text in its field. Zeros come behind what stands before the digits.
func (p *printer) pad(d directive, prefix string, text []byte, zeros bool) {
	n := max(0, d.width-len(prefix)-len(text))
	fill := bytes.Repeat([]byte{' '}, n)
	switch {
	case d.minus:
		p.out = append(append(append(p.out, prefix...), text...), fill...)
	case d.zero && zeros:
		p.out = append(append(append(p.out, prefix...), bytes.Repeat([]byte{'0'}, n)...), text...)
	default:
		p.out = append(append(append(p.out, fill...), prefix...), text...)
	}
}

// floating writes a floating number.
func (p *printer) floating(d directive) bool {
	size := int64(-8)
	if d.size == "L" {
		size = -p.double
	} else if d.size != "" && d.size != "l" {
		return false
	}
	if size == 0 {
		return false
	}
	v, ok := p.next(size)
	if !ok {
		return false
	}
	lower := d
	lower.conv |= 0x20
	sign, text, finite, ok := lower.digits(v, size != -8)
	if !ok {
		return false
	}
	if sign == "" {
		sign = d.sign()
	}
	if lower.conv == 'a' && finite {
		sign += "0x"
	}
	if lower.conv != d.conv {
		sign, text = strings.ToUpper(sign), strings.ToUpper(text)
	}
	p.pad(d, sign, []byte(text), finite)
	return true
}

// digits spells the absolute value of a number; a conversion in lower case.
func (d *directive) digits(v Value, extended bool) (sign, text string, finite, ok bool) {
	var x *big.Float
	negative := false
	if extended {
		e := floats.Extended{Lo: v.Lo, Hi: v.Hi}
		negative = e.Hi&0x8000 != 0
		if e.Hi&0x7fff == 0x7fff {
			text = map[bool]string{true: "nan", false: "inf"}[e.IsNaN()]
		} else if x, ok = e.Big(); !ok || d.conv == 'a' {
			return "", "", false, false // the first digit of %La is open
		}
	} else {
		y := fl(v)
		negative = math.Signbit(y)
		switch {
		case math.IsNaN(y):
			text = "nan"
		case math.IsInf(y, 0):
			text = "inf"
		default:
			x = new(big.Float).SetFloat64(y)
		}
	}
	if negative {
		sign = "-"
	}
	if text != "" {
		return sign, text, false, true
	}
	x.Abs(x)
	precision := d.precision
	if precision < 0 {
		precision = 6
	}
	switch d.conv {
	case 'f':
		text = d.point(x.Text('f', precision))
	case 'e':
		text = d.point(x.Text('e', precision))
	case 'g':
		text = d.general(x, max(1, precision))
	default:
		if d.precision >= 0 || d.alt {
			return "", "", false, false // how it is rounded is open
		}
		text = hexadecimal(math.Abs(fl(v)))
	}
	return sign, text, true, true
}

// point puts a decimal point behind a number without one, if the directive asks for it.
func (d *directive) point(s string) string {
	if d.alt && !strings.Contains(s, ".") {
		if i := strings.IndexByte(s, 'e'); i >= 0 {
			return s[:i] + "." + s[i:]
		}
		return s + "."
	}
	return s
}

// general is the style of %g.
func (d *directive) general(x *big.Float, precision int) string {
	s := x.Text('e', precision-1)
	i := strings.IndexByte(s, 'e')
	exp, _ := strconv.Atoi(s[i+1:])
	tail := s[i:]
	if s = s[:i]; exp >= -4 && exp < precision {
		s, tail = x.Text('f', precision-1-exp), ""
	}
	if d.alt {
		return d.point(s + tail)
	}
	if strings.Contains(s, ".") {
		s = strings.TrimRight(strings.TrimRight(s, "0"), ".")
	}
	return s + tail
}

// hexadecimal is the style of %a, with as many digits as are needed, without its prefix.
func hexadecimal(x float64) string {
	bits := math.Float64bits(x)
	exp, fraction := int(bits>>52&0x7ff)-1023, bits&(1<<52-1)
	first := "1"
	switch {
	case x == 0:
		first, exp = "0", 0
	case exp == -1023:
		first, exp = "0", -1022
	}
	s := strings.TrimRight(strconv.FormatUint(1<<52|fraction, 16)[1:], "0")
	if s != "" {
		s = "." + s
	}
	sign := "+"
	if exp < 0 {
		sign, exp = "-", -exp
	}
	return first + s + "p" + sign + strconv.Itoa(exp)
}
