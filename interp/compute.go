package interp

import (
	"bytes"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Library functions whose results follow from their arguments and from strings in memory are computed, in the C
// locale. A computation looks at memory when the accesses of the call have been made, as a part of the last of
// them. Where memory does not hold what it should, nothing is computed: the result is any, as for all other
// functions, and marked as a guess.

// operand is an argument of a computation.
type operand struct {
	m *Machine
	v Value
}

func (x operand) int() int64 { return int64(x.v.Lo) }

// text is the string that an argument points to; at most max bytes of it, if max is not negative.
func (x operand) text(max int64) ([]byte, bool) {
	b, ok := x.m.visibleBytes(x.v)
	if max >= 0 && int64(len(b)) > max {
		b = b[:max]
	}
	if !ok {
		return nil, false
	}
	if i := bytes.IndexByte(b, 0); i >= 0 {
		return b[:i], true
	}
	return b, max >= 0 && int64(len(b)) == max
}

// bytes are n bytes that an argument points to.
func (x operand) bytes(n int64) ([]byte, bool) {
	if n == 0 {
		return nil, true
	}
	b, ok := x.m.visibleBytes(x.v)
	if !ok || n < 0 || int64(len(b)) < n {
		return nil, false
	}
	return b[:n], true
}

// visibleBytes are the bytes from a place to the end of its object, or to the first one without a value.
func (m *Machine) visibleBytes(p Value) ([]byte, bool) {
	o, at, _ := m.resolve(p, 0)
	if o == nil || at > o.Size || o.Func != nil {
		return nil, false
	}
	n := o.Size - at
	for _, s := range o.said {
		if s.to > at {
			n = min(n, max(s.from-at, 0)) // what is there is not known
		}
	}
	if o.big != nil {
		// Longer texts are not computed.
		n = min(n, largeObject)
		data, uninit, _ := o.big.dense(at, n)
		if i := bytes.IndexByte(uninit, 1); i >= 0 {
			data = data[:i]
		}
		m.work += n / workBytes
		return data, true
	}
	if o.uninit != nil {
		if i := bytes.IndexByte(o.uninit[at:], 1); i >= 0 {
			n = int64(i)
		}
	}
	m.work += n / workBytes
	if o.data == nil {
		return make([]byte, n), true
	}
	return o.data[at : at+n], true
}

// computation computes a result. A name with a plus is the distance to which a function's pointer result
// points, or -1 for a null pointer.
type computation func(a []operand) (int64, bool)

// textual is a computation on the strings of the first arguments; another one is a number, or missing.
func textual(strings int, f func(s [][]byte, a []operand) int64) computation {
	return func(a []operand) (int64, bool) {
		var s [][]byte
		for i := range strings {
			b, ok := a[i].text(-1)
			if !ok {
				return 0, false
			}
			s = append(s, b)
		}
		return f(s, a), true
	}
}

// limited compares at most as many bytes of two strings as the third argument says.
func limited(f func(a, b []byte) int64) computation {
	return func(a []operand) (int64, bool) {
		n := max(0, a[2].int())
		s, ok := a[0].text(n)
		t, also := a[1].text(n)
		return f(s, t), ok && also
	}
}

func compareBytes(a, b []byte) int64 { return int64(bytes.Compare(a, b)) }

func compareFolded(a, b []byte) int64 { return compareBytes(lower(a), lower(b)) }

func lower(b []byte) []byte {
	out := make([]byte, len(b))
	for i, c := range b {
		out[i] = c
		if c >= 'A' && c <= 'Z' {
			out[i] = c + 'a' - 'A'
		}
	}
	return out
}

// find makes a search for a byte, the terminator included, into a computation.
func find(f func([]byte, byte) int) computation {
	return textual(1, func(s [][]byte, a []operand) int64 {
		return int64(f(append(s[0][:len(s[0]):len(s[0])], 0), byte(a[1].int())))
	})
}

// leading counts the leading bytes that are, or are not, in a set.
func leading(in bool) computation {
	return textual(2, func(s [][]byte, _ []operand) int64 {
		for i, c := range s[0] {
			if bytes.IndexByte(s[1], c) >= 0 != in {
				return int64(i)
			}
		}
		return int64(len(s[0]))
	})
}

func onBytes(f func(x, y []byte) int64) computation {
	return func(a []operand) (int64, bool) {
		x, ok := a[0].bytes(a[2].int())
		y, also := a[1].bytes(a[2].int())
		if !ok || !also {
			return 0, false
		}
		return f(x, y), true
	}
}

func ofClass(f func(c byte) bool) computation {
	return func(a []operand) (int64, bool) {
		c := a[0].int()
		if c >= 0 && c < 128 && f(byte(c)) {
			return 1, true
		}
		return 0, c >= -1 && c < 256
	}
}

func isLower(c byte) bool { return c >= 'a' && c <= 'z' }
func isUpper(c byte) bool { return c >= 'A' && c <= 'Z' }
func isDigit(c byte) bool { return c >= '0' && c <= '9' }
func isAlpha(c byte) bool { return isLower(c) || isUpper(c) }
func isSpace(c byte) bool { return c == ' ' || c >= '\t' && c <= '\r' }
func isGraph(c byte) bool { return c > ' ' && c < 127 }

func withCase(from, to byte) computation {
	return func(a []operand) (int64, bool) {
		c := a[0].int()
		if c >= int64(from) && c < int64(from)+26 {
			return c - int64(from) + int64(to), true
		}
		return c, c >= -1 && c < 256
	}
}

var computations = func() map[string]computation {
	all := map[string]computation{
		// A call that fails without an effect, and without a reason in what the program has done, lacks
		// resources: EAGAIN, whose number is one more than that.
		"error": func([]operand) (int64, bool) { return 10, true },

		"sem_getvalue new": func(a []operand) (int64, bool) {
			o, at, _ := a[0].m.resolve(a[0].v, 1)
			if o == nil {
				return 0, false
			}
			return int64(a[0].m.peek(o, at, useSem, -1).sem), true
		},

		"getpid":      func([]operand) (int64, bool) { return processID, true },
		"getpagesize": func([]operand) (int64, bool) { return pageSize, true },
		"sysconf": func(a []operand) (int64, bool) {
			v, ok := configuration[a[0].int()]
			return v, ok
		},

		"strlen": textual(1, func(s [][]byte, _ []operand) int64 { return int64(len(s[0])) }),
		"strnlen": func(a []operand) (int64, bool) {
			s, ok := a[0].text(max(0, a[1].int()))
			return int64(len(s)), ok
		},
		"strdup new": textual(1, func(s [][]byte, _ []operand) int64 { return int64(len(s[0])) + 1 }),
		"strcmp":     textual(2, func(s [][]byte, _ []operand) int64 { return compareBytes(s[0], s[1]) }),
		"strcasecmp": textual(2, func(s [][]byte, _ []operand) int64 { return compareFolded(s[0], s[1]) }),
		"strncmp":    limited(compareBytes), "strncasecmp": limited(compareFolded),
		"memcmp":  onBytes(compareBytes),
		"strchr+": find(bytes.IndexByte), "strrchr+": find(bytes.LastIndexByte),
		"strchrnul+": textual(1, func(s [][]byte, a []operand) int64 {
			if i := bytes.IndexByte(s[0], byte(a[1].int())); i >= 0 {
				return int64(i)
			}
			return int64(len(s[0]))
		}),
		"strstr+":     textual(2, func(s [][]byte, _ []operand) int64 { return int64(bytes.Index(s[0], s[1])) }),
		"strcasestr+": textual(2, func(s [][]byte, _ []operand) int64 { return int64(bytes.Index(lower(s[0]), lower(s[1]))) }),
		"strpbrk+": textual(2, func(s [][]byte, _ []operand) int64 {
			for i, c := range s[0] {
				if bytes.IndexByte(s[1], c) >= 0 {
					return int64(i)
				}
			}
			return -1
		}),
		"strspn": leading(true), "strcspn": leading(false),
		"stpcpy+": textual(2, func(s [][]byte, _ []operand) int64 { return int64(len(s[1])) }),
		"memchr+": func(a []operand) (int64, bool) {
			b, ok := a[0].bytes(a[2].int())
			return int64(bytes.IndexByte(b, byte(a[1].int()))), ok
		},
		"atoi": decimal(four), "atol": decimal(longSize), "atoll": decimal(eight),
		"strtol": parse(true, third, longSize), "strtoul": parse(false, third, longSize),
		"strtoll": parse(true, third, eight), "strtoull": parse(false, third, eight),
		"strtol+": strtolEnd, "strtoul+": strtolEnd, "strtoll+": strtolEnd, "strtoull+": strtolEnd,
		"abs": absolute(four), "labs": absolute(longSize), "llabs": absolute(eight),
		"tolower": withCase('A', 'a'), "toupper": withCase('a', 'A'),
		"isalpha": ofClass(isAlpha), "isdigit": ofClass(isDigit), "isspace": ofClass(isSpace),
		"isupper": ofClass(isUpper), "islower": ofClass(isLower),
		"isalnum": ofClass(func(c byte) bool { return isAlpha(c) || isDigit(c) }),
		"ispunct": ofClass(func(c byte) bool { return isGraph(c) && !isAlpha(c) && !isDigit(c) }),
		"isgraph": ofClass(isGraph), "isprint": ofClass(func(c byte) bool { return c >= ' ' && c < 127 }),
		"iscntrl":  ofClass(func(c byte) bool { return c < ' ' || c == 127 }),
		"isblank":  ofClass(func(c byte) bool { return c == ' ' || c == '\t' }),
		"isxdigit": ofClass(func(c byte) bool { return isDigit(c) || c|0x20 >= 'a' && c|0x20 <= 'f' }),
		"htons":    swap16, "ntohs": swap16, "bswap_16": swap16, "htonl": swap32, "ntohl": swap32, "bswap_32": swap32, "bswap_64": swap64,
	}
	for name, as := range map[string]string{"index": "strchr", "rindex": "strrchr", "bcmp": "memcmp",
		"strtoimax": "strtoll", "strtoumax": "strtoull",
		"strtoq": "strtoll", "strtouq": "strtoull", "imaxabs": "llabs", "__isoc23_strtol": "strtol", "__isoc23_strtoul": "strtoul",
		"__isoc23_strtoll": "strtoll", "__isoc23_strtoull": "strtoull", "__strdup": "strdup"} {
		for _, what := range []string{"", "+", " new"} {
			if f := all[as+what]; f != nil {
				all[name+what] = f
			}
		}
	}
	return all
}()

// signOnly are the functions of whose results only the sign, or whether they are zero, is specified.
var signOnly = func() map[string]bool {
	all := map[string]bool{}
	for _, name := range []string{"strcmp", "strcasecmp", "strncmp", "strncasecmp", "memcmp", "bcmp", "isalpha",
		"isdigit", "isspace", "isupper", "islower",
		"isalnum", "ispunct", "isgraph", "isprint", "iscntrl", "isblank", "isxdigit"} {
		all[name] = true
	}
	return all
}()

// compute computes the result of a library function, or what it needs on the way.
func (m *Machine) compute(name string, args []operand) (int64, bool) {
	f := computations[strings.TrimPrefix(name, "__builtin_")]
	if f == nil {
		return 0, false
	}
	for _, a := range args {
		if a.v.undef {
			return 0, false
		}
	}
	return f(args)
}

// result is what an opCompute yields.
func (m *Machine) result(f *frame, x *extra, args []operand) (int64, bool) {
	switch by, what, _ := strings.Cut(x.text, " "); {
	case by == "files":
		return m.usesFiles(args)
	case by == "options":
		return 0, !m.keeps(Inputs) && !m.hasOptions()
	case by != "printf" && by != "vprintf":
		return m.compute(x.text, args)
	case what == "next":
		return m.nextListed(args)
	default:
		s, ok := m.printed(f, by, x.call.args)
		n := int64(len(s))
		if what == "new" {
			n++
		}
		return n, ok
	}
}

// computeStep executes an opCompute.
func (m *Machine) computeStep(t *thread, in *instr) {
	f := t.top
	var args []operand
	for _, a := range in.x.call.args {
		args = append(args, operand{m, m.get(f, a.slot)})
	}
	s := in.x.typ
	if v, ok := m.result(f, in.x, args); ok && (s.class == cInt || s.class == cBool) {
		if m.code.otherwise && signOnly[strings.TrimPrefix(in.x.text, "__builtin_")] {
			v *= 1024
		}
		f.regs[in.dst] = Value{Lo: s.num.Cut(uint64(v))}
		if m.opt.Follow != nil {
			f.setLabel(in.dst, 0)
		}
		return
	}
	f.regs[in.dst] = m.arbitrary(t, NondetValue, in.x, 0)
	if m.opt.Follow != nil {
		f.setLabel(in.dst, m.takeLabel())
	}
}

// textExtent is how many bytes are read of a string of which at most n bytes matter.
func (m *Machine) textExtent(p Value, n int64, wide bool) int64 {
	o, at, _ := m.resolve(p, 0)
	if o == nil {
		return min(n, 1)
	}
	if k := o.text(at, min(o.Size, at+n), wide); k > 0 {
		return k
	}
	return n
}

// text is how many bytes the string at some place has, with its terminator; 0 if it does not end before the given one.
func (o *object) text(at, end int64, wide bool) int64 {
	unit := int64(1)
	if wide {
		unit = cfg.WideChar
	}
	if o.big != nil {
		return o.big.text(at, end, unit)
	}
	for i := at; i+unit <= end; i += unit {
		if o.bits(i, unit) == 0 && !o.indeterminate(i, unit) {
			return i + unit - at
		}
	}
	return 0
}

// maxPadding is how many bytes of zeros are written behind a string.
const maxPadding = 1 << 24
