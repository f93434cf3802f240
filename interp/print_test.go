package interp

import (
	"bufio"
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/internal/floats"
)

var update = flag.Bool("update-printf", false, "make testdata/printf.txt anew, with gcc")

// A printCase is a call of printf: its arguments as a letter for the type (int, long, z for size_t, double, Long
// double, string, pointer) and the value.
type printCase struct {
	format string
	args   []string
	text   string
}

const printFile = "testdata/printf.txt"

func readPrintCases(t *testing.T) (cases []printCase) {
	f, err := os.Open(printFile)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	for s := bufio.NewScanner(f); s.Scan(); {
		var c printCase
		fields := strings.Split(s.Text(), "\t")
		for i, f := range fields {
			x, err := strconv.Unquote(f)
			if err != nil {
				t.Fatalf("%s: %v", s.Text(), err)
			}
			switch i {
			case 0:
				c.format = x
			case len(fields) - 1:
				c.text = x
			default:
				c.args = append(c.args, x)
			}
		}
		cases = append(cases, c)
	}
	return cases
}

// print is what a printer of a 64-bit program makes of a case.
func (c printCase) print() (string, bool) {
	args := c.args
	p := &printer{long: 8, pointer: 8, double: 16}
	var strings []string
	p.next = func(size int64) (Value, bool) {
		if len(args) == 0 {
			return Value{}, false
		}
		a := args[0]
		args = args[1:]
		switch n, v := integer(a[1:]), a[1:]; a[0] {
		case 'i':
			return Value{Lo: n}, size == 4
		case 'l', 'z', 'p':
			return Value{Lo: n}, size == 8
		case 'd', 'L':
			x, _ := strconv.ParseFloat(v, 64)
			if a[0] == 'L' {
				e := floats.FromFloat(x)
				return Value{Lo: e.Lo, Hi: e.Hi}, size == -16
			}
			return Value{Lo: math.Float64bits(x)}, size == -8
		default:
			strings = append(strings, v)
			return Value{Lo: uint64(len(strings))}, size == 8
		}
	}
	p.text = func(v Value, max int64) ([]byte, bool) {
		s := strings[v.Lo-1]
		if max >= 0 && int64(len(s)) > max {
			s = s[:max]
		}
		return []byte(s), true
	}
	ok := p.print([]byte(c.format))
	return string(p.out), ok
}

func integer(s string) uint64 {
	n, _ := strconv.ParseInt(s, 0, 64)
	return uint64(n)
}

// TestPrint compares with what the GNU library prints.
func TestPrint(t *testing.T) {
	if *update {
		writePrintCases(t)
	}
	cases := readPrintCases(t)
	if len(cases) < 500 {
		t.Errorf("only %d cases", len(cases))
	}
	for _, c := range cases {
		if got, ok := c.print(); !ok || got != c.text {
			t.Errorf("printf(%q, %q) is %q, %v, not %q", c.format, c.args, got, ok, c.text)
		}
	}
}

// TestPrintUnknown asks for what is undefined, or differs from one library to the next.
func TestPrintUnknown(t *testing.T) {
	for _, c := range []printCase{{format: "%"}, {format: "%d"}, {format: "%l"}, {format: "%ld", args: []string{"i1"}},
		{format: "%d", args: []string{"l1"}}, {format: "%f", args: []string{"l1"}}, {format: "%s", args: []string{"i1"}},
		{format: "%n", args: []string{"p1"}}, {format: "%m"}, {format: "%ls", args: []string{"sx"}}, {format: "%lc", args: []string{"i1"}},
		{format: "%1$d", args: []string{"i1"}}, {format: "%b", args: []string{"i1"}}, {format: "%.3a", args: []string{"d1"}},
		{format: "%La", args: []string{"L1"}}, {format: "%9999999d", args: []string{"i1"}}, {format: "%5%"}, {format: "%y"},
		{format: "%*d", args: []string{"i99999999", "i1"}}} {
		if got, ok := c.print(); ok {
			t.Errorf("printf(%q, %q) is %q", c.format, c.args, got)
		}
	}
}

func pick[T any](r *rand.Rand, xs ...T) T { return xs[r.IntN(len(xs))] }

// randomCase is a call with one or two conversions.
func randomCase(r *rand.Rand) (c printCase) {
	for range 1 + r.IntN(2) {
		d := "%"
		flags := pick(r, "", "", "-", "+", " ", "#", "0", "-#", "+0", " 0", "#0", "'")
		conv := pick(r, "d", "i", "u", "o", "x", "X", "c", "s", "p", "f", "F", "e", "E", "g", "G", "a", "A")
		switch conv {
		case "c", "s", "p":
			flags = pick(r, "", "-")
		case "d", "i", "u":
			flags = strings.ReplaceAll(flags, "#", "")
		}
		d += flags
		if w := r.IntN(3); w == 1 {
			d += strconv.Itoa(1 + r.IntN(20))
		} else if w == 2 && r.IntN(2) == 0 {
			d += "*"
			c.args = append(c.args, "i"+strconv.Itoa(r.IntN(30)-15))
		}
		if p := r.IntN(3); p == 1 && !strings.Contains("cpaA", conv) {
			d += "." + strconv.Itoa(r.IntN(12))
		} else if p == 2 && r.IntN(3) == 0 && !strings.Contains("cpaA", conv) {
			d += ".*"
			c.args = append(c.args, "i"+strconv.Itoa(r.IntN(12)-3))
		}
		switch conv {
		case "d", "i", "u", "o", "x", "X":
			size := pick(r, "", "", "h", "hh", "l", "ll", "j", "z", "t")
			x := pick(r, 0, 1, -1, 7, 8, 42, -100, 255, 256, 65535, 123456789, math.MaxInt32, math.MinInt32)
			d += size
			switch size {
			case "", "h", "hh":
				c.args = append(c.args, "i"+strconv.Itoa(x))
			default:
				c.args = append(c.args, "l"+strconv.Itoa(pick(r, x, x*4_000_000_007, math.MaxInt64, math.MinInt64)))
			}
		case "c":
			c.args = append(c.args, "i"+strconv.Itoa('!'+r.IntN(90)))
		case "s":
			c.args = append(c.args, "s"+pick(r, "", "x", "hello", "a longer text, with \"quotes\""))
		case "p":
			c.args = append(c.args, "p"+pick(r, "0", "0x1000", "0x7f5a3c965ac0"))
		default:
			x := pick(r, 0, math.Copysign(0, -1), 1, -1, 0.5, 1.5, 2.5, 0.1, -0.05, 1e5, 123456, 1234567, 99999.5, 0.0001, 0.00001234,
				1e100, 1.7976931348623157e308, 5e-324, 2.2250738585072014e-308, 9.995, 0.125, 1.0/3, math.Inf(1), math.Inf(-1),
				float64(r.IntN(1000000))/1000)
			letter := "d"
			if r.IntN(5) == 0 && conv != "a" && conv != "A" {
				d, letter = d+"L", "L"
			}
			if strings.Contains("aA", conv) {
				d = strings.ReplaceAll(d, "#", "")
			}
			c.args = append(c.args, letter+strconv.FormatFloat(x, 'g', -1, 64))
		}
		c.format += d + conv + pick(r, "", "|", " and ", "%%")
	}
	return c
}

// writePrintCases asks the C library.
func writePrintCases(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	var cases []printCase
	var b strings.Builder
	b.WriteString("#include <math.h>\n#include <stddef.h>\n#include <stdio.h>\nint main(void) {\nstatic char b[2000];\n")
	for range 1500 {
		c := randomCase(r)
		cases = append(cases, c)
		fmt.Fprintf(&b, "snprintf(b, sizeof b, %q", c.format)
		for _, a := range c.args {
			v := a[1:]
			switch a[0] {
			case 'i':
				fmt.Fprintf(&b, ", (int)%sLL", v)
			case 'l':
				if v == strconv.Itoa(math.MinInt64) {
					v = "(-9223372036854775807L-1)"
				}
				fmt.Fprintf(&b, ", (long)%s", v)
			case 'p':
				fmt.Fprintf(&b, ", (void *)%s", v)
			case 's':
				fmt.Fprintf(&b, ", %q", v)
			default:
				v = strings.NewReplacer("+Inf", "INFINITY", "-Inf", "-INFINITY").Replace(v + map[bool]string{true: ".0"}[v == "-0"])
				fmt.Fprintf(&b, ", (%s)%s", map[byte]string{'d': "double", 'L': "long double"}[a[0]], v)
			}
		}
		b.WriteString("); printf(\"%s%c\", b, 1);\n")
	}
	b.WriteString("}\n")
	dir := t.TempDir()
	file, bin := filepath.Join(dir, "p.c"), filepath.Join(dir, "p")
	if err := os.WriteFile(file, []byte(b.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("gcc", "-w", "-o", bin, file).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	out, err := exec.Command(bin).Output()
	if err != nil {
		t.Fatal(err)
	}
	texts := strings.Split(string(out), "\x01")
	b.Reset()
	for i, c := range cases {
		for _, s := range append(append([]string{c.format}, c.args...), texts[i]) {
			b.WriteString(strconv.Quote(s) + "\t")
		}
		s := b.String()
		b.Reset()
		b.WriteString(strings.TrimSuffix(s, "\t") + "\n")
	}
	if err := os.WriteFile(printFile, []byte(b.String()), 0o600); err != nil {
		t.Fatal(err)
	}
}
