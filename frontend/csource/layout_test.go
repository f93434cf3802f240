package csource_test

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"math/rand"
	"os/exec"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/frontend/csource"
)

// load loads one text as t.c, and fails the test if there are errors.
func load(t testing.TB, src string, opts csource.Options) *csource.Unit {
	t.Helper()
	opts.FS = fstest.MapFS{"t.c": &fstest.MapFile{Data: []byte(src)}}
	units, err := csource.Load(context.Background(), []string{"t.c"}, opts)
	if err != nil {
		t.Fatalf("%v\n%s", err, src)
	}
	return units[0]
}

// record finds a struct or union of the file scope by its tag.
func record(t testing.TB, u *csource.Unit, tag string) cc.Type {
	t.Helper()
	for _, n := range u.AST.Scope.Nodes[tag] {
		if s, ok := n.(*cc.StructOrUnionSpecifier); ok && s.Case == cc.StructOrUnionSpecifierDef {
			return s.Type()
		}
	}
	t.Fatalf("no record %s", tag)
	return nil
}

// describe spells a layout: size, alignment, and byte.bit of every named member.
func describe(u *csource.Unit, t cc.Type, names []string) string {
	l := u.Layout(t)
	var b strings.Builder
	fmt.Fprintf(&b, "%d %d", l.Size, l.Align)
	for _, n := range names {
		path, ok := u.Member(t, n)
		if !ok {
			fmt.Fprintf(&b, " %s?", n)
			continue
		}
		off := int64(0)
		for _, f := range path {
			off += f.Offset
		}
		if f := path[len(path)-1]; f.Bits {
			fmt.Fprintf(&b, " %s:%d.%d+%d", n, off, f.BitOffset, f.BitWidth)
		} else {
			fmt.Fprintf(&b, " %s:%d", n, off)
		}
	}
	return b.String()
}

// storedLayouts were computed by gcc 12: LP64, then ILP32.
var storedLayouts = []struct {
	src, names, lp64, ilp32 string
}{
	{"struct T { char a; int b; long c; };", "a b c", "16 8 a:0 b:4 c:8", "12 4 a:0 b:4 c:8"},
	{"struct T { char a; long long b; double c; };", "a b c", "24 8 a:0 b:8 c:16", "20 4 a:0 b:4 c:12"},
	{"struct T { char a; int b; } __attribute__((packed));", "a b", "5 1 a:0 b:1", "5 1 a:0 b:1"},
	{"struct __attribute__((packed)) T { char a; int b; short c __attribute__((aligned(4))); };", "a b c", "12 4 a:0 b:1 c:8", "12 4 a:0 b:1 c:8"},
	{"struct T { char a; int b __attribute__((packed)), c; };", "a b c", "12 4 a:0 b:1 c:8", "12 4 a:0 b:1 c:8"},
	{"#pragma pack(push, 2)\nstruct T { char a; int b; };\n#pragma pack(pop)\nstruct U { char a; int b; };", "a b", "6 2 a:0 b:2", "6 2 a:0 b:2"},
	{"struct T { int a : 3; int b : 30; char c; };", "a b c", "12 4 a:0.0+3 b:4.0+30 c:8", "12 4 a:0.0+3 b:4.0+30 c:8"},
	{"struct T { char a; int b : 4; int : 0; int c : 5; };", "a b c", "8 4 a:0 b:1.0+4 c:4.0+5", "8 4 a:0 b:1.0+4 c:4.0+5"},
	{"struct T { long long a : 40; int b : 30; } __attribute__((packed));", "a b", "9 1 a:0.0+40 b:5.0+30", "9 1 a:0.0+40 b:5.0+30"},
	{"struct T { struct { char x; long y; }; union { int u; char v; }; };", "x y u v", "24 8 x:0 y:8 u:16 v:16", "12 4 x:0 y:4 u:8 v:8"},
	{"union T { char a; int b : 17; short c[3]; };", "a b c", "8 4 a:0 b:0.0+17 c:0", "8 4 a:0 b:0.0+17 c:0"},
	{"struct T { int n; char data[]; };", "n data", "4 4 n:0 data:4", "4 4 n:0 data:4"},
	{"struct T { char a; _Alignas(16) char b; };", "a b", "32 16 a:0 b:16", "32 16 a:0 b:16"},
	{"typedef int I __attribute__((aligned(16))); struct T { char a; I b; };", "a b", "32 16 a:0 b:16", "32 16 a:0 b:16"},
	{"typedef unsigned U __attribute__((mode(DI))); struct T { char a; U b; };", "a b", "16 8 a:0 b:8", "12 4 a:0 b:4"},
	{"struct T { char a; _Atomic long long b; };", "a b", "16 8 a:0 b:8", "16 8 a:0 b:8"},
	{"enum __attribute__((packed)) E { A, B }; struct T { char a; enum E e; };", "a e", "2 1 a:0 e:1", "2 1 a:0 e:1"},
	{"struct T { enum { A, B }; int x; };", "x", "4 4 x:0", "4 4 x:0"},
}

func TestStoredLayouts(t *testing.T) {
	for _, c := range storedLayouts {
		for m, want := range map[csource.DataModel]string{csource.LP64: c.lp64, csource.ILP32: c.ilp32} {
			u := load(t, c.src, csource.Options{DataModel: m})
			if got := describe(u, record(t, u, "T"), strings.Fields(c.names)); got != want {
				t.Errorf("%v: %s\n got %s\nwant %s", m, c.src, got, want)
			}
		}
	}
}

// A member of a generated record.
type genMember struct {
	name string
	bits bool
}

// genRecord writes the definition of a random record.
func genRecord(r *rand.Rand, i int, b *strings.Builder) (kind string, ms []genMember) {
	kind = "struct"
	if r.Intn(5) == 0 {
		kind = "union"
	}
	pack := 0
	if r.Intn(6) == 0 {
		pack = 1 << r.Intn(5)
		fmt.Fprintf(b, "#pragma pack(push, %d)\n", pack)
	}
	attr := func(odds int) string {
		if r.Intn(odds) != 0 {
			return ""
		}
		switch r.Intn(3) {
		case 0:
			return " __attribute__((packed))"
		case 1:
			return fmt.Sprintf(" __attribute__((aligned(%d)))", 1<<r.Intn(5))
		}
		return fmt.Sprintf(" __attribute__((packed, aligned(%d)))", 1<<r.Intn(5))
	}
	ints := []string{"char", "signed char", "unsigned char", "short", "unsigned short", "int", "unsigned", "long", "unsigned long", "long long", "unsigned long long", "_Bool"}
	bits := map[string]int{"char": 8, "signed char": 8, "unsigned char": 8, "short": 16, "unsigned short": 16, "int": 32, "unsigned": 32, "long": 32, "unsigned long": 32, "long long": 64, "unsigned long long": 64, "_Bool": 1}
	scalars := append(ints[:len(ints):len(ints)], "float", "double", "long double", "void *", "_Atomic int")
	if kind == "struct" { // in a union, gcc -m32 aligns it to 4 or 8 depending on the other members
		scalars = append(scalars, "_Atomic long long")
	}
	head := attr(6)
	fmt.Fprintf(b, "%s%s T%d {", kind, head, i)
	n := 1 + r.Intn(6)
	for k := 0; k < n; k++ {
		name := fmt.Sprintf("m%d", k)
		switch r.Intn(10) {
		case 0, 1, 2, 3:
			ty := ints[r.Intn(12)]
			w := r.Intn(bits[ty] + 1)
			if w == 0 || r.Intn(8) == 0 {
				fmt.Fprintf(b, " %s : %d;", ty, w)
				continue
			}
			fmt.Fprintf(b, " %s %s : %d%s;", ty, name, w, attr(12))
			ms = append(ms, genMember{name, true})
		case 4:
			fmt.Fprintf(b, " %s %s[%d]%s;", scalars[r.Intn(len(scalars))], name, 1+r.Intn(4), attr(8))
			ms = append(ms, genMember{name, false})
		case 5:
			inner := []string{"struct", "union"}[r.Intn(2)]
			fmt.Fprintf(b, " %s%s { %s %sa; %s %sb : %d; }%s;", inner, attr(6), ints[r.Intn(len(ints))], name, "unsigned", name, 1+r.Intn(20), attr(8))
			ms = append(ms, genMember{name + "a", false}, genMember{name + "b", true})
		case 6:
			if i > 0 {
				fmt.Fprintf(b, " TT%d %s%s;", r.Intn(i), name, attr(8))
				ms = append(ms, genMember{name, false})
			}
		default:
			plain := append(scalars[:len(scalars):len(scalars)], "AI", "AC")
			fmt.Fprintf(b, " %s %s%s;", plain[r.Intn(len(plain))], name, attr(8))
			ms = append(ms, genMember{name, false})
		}
	}
	fmt.Fprintf(b, " int end%s; }", attr(10))
	ms = append(ms, genMember{"end", false})
	if head == "" {
		b.WriteString(attr(6))
	}
	fmt.Fprintf(b, ";\ntypedef %s T%d TT%d;\n", kind, i, i)
	if pack > 0 {
		b.WriteString("#pragma pack(pop)\n")
	}
	return kind, ms
}

// TestLayoutsAgainstGCC compares the layouts of random records with gcc's, read
// from the assembly that it writes.
func TestLayoutsAgainstGCC(t *testing.T) {
	gcc, err := exec.LookPath("gcc")
	if err != nil {
		t.Skip("no gcc")
	}
	seeds := int64(4)
	if testing.Short() {
		seeds = 1
	}
	for seed := int64(1); seed <= seeds; seed++ {
		for _, m := range []csource.DataModel{csource.LP64, csource.ILP32} {
			const count = 250
			r := rand.New(rand.NewSource(seed))
			var defs, probes strings.Builder
			defs.WriteString("typedef int AI __attribute__((aligned(8)));\ntypedef char AC __attribute__((aligned(2)));\n")
			var members [count][]genMember
			for i := range members {
				kind, ms := genRecord(r, i, &defs)
				members[i] = ms
				fmt.Fprintf(&probes, "const unsigned p%d[] = { sizeof(%s T%d), _Alignof(%s T%d)", i, kind, i, kind, i)
				for _, f := range ms {
					if !f.bits {
						fmt.Fprintf(&probes, ", __builtin_offsetof(%s T%d, %s)", kind, i, f.name)
					}
				}
				probes.WriteString(" };\n")
				for _, f := range ms {
					if f.bits {
						fmt.Fprintf(&probes, "%s T%d b%d_%s = { .%s = -1 };\n", kind, i, i, f.name, f.name)
					}
				}
			}
			flag := map[csource.DataModel]string{csource.LP64: "-m64", csource.ILP32: "-m32"}[m]
			cmd := exec.Command(gcc, flag, "-w", "-S", "-O0", "-x", "c", "-", "-o", "-")
			cmd.Stdin = strings.NewReader(defs.String() + probes.String())
			var stderr bytes.Buffer
			cmd.Stderr = &stderr
			asm, err := cmd.Output()
			if err != nil {
				t.Logf("gcc %s: %v\n%.2000s", flag, err, stderr.String())
				if m == csource.LP64 {
					t.Fail()
				}
				continue // gcc may not know the other target
			}
			data := assemblyData(asm)
			u := load(t, defs.String(), csource.Options{DataModel: m})
			for i := range members {
				got := describe(u, record(t, u, fmt.Sprintf("T%d", i)), names(members[i]))
				if want := gccLayout(data, i, members[i]); got != want {
					def := defs.String()
					def = def[max(strings.Index(def, fmt.Sprintf(" T%d {", i))-60, 0):]
					t.Errorf("seed %d, %v, T%d:\n got %s\nwant %s\n%.400s", seed, m, i, got, want, def)
				}
			}
		}
	}
}

func names(ms []genMember) (r []string) {
	for _, m := range ms {
		r = append(r, m.name)
	}
	return r
}

// assemblyData returns the bytes after every label.
func assemblyData(asm []byte) map[string][]byte {
	data := map[string][]byte{}
	label := ""
	sc := bufio.NewScanner(bytes.NewReader(asm))
	for sc.Scan() {
		line := strings.TrimSpace(sc.Text())
		if l, ok := strings.CutSuffix(line, ":"); ok {
			label = l
			data[label] = nil
			continue
		}
		f := strings.Fields(line)
		if len(f) < 2 {
			continue
		}
		size := map[string]int{".byte": 1, ".value": 2, ".long": 4, ".quad": 8}[f[0]]
		v, err := strconv.ParseInt(f[1], 10, 64)
		switch {
		case f[0] == ".zero" && err == nil:
			data[label] = append(data[label], make([]byte, v)...)
		case size > 0:
			for k := 0; k < size; k++ {
				data[label] = append(data[label], byte(v>>(8*k)))
			}
		}
	}
	return data
}

func gccLayout(data map[string][]byte, i int, ms []genMember) string {
	p := data[fmt.Sprintf("p%d", i)]
	word := func() int {
		v := int(p[0]) | int(p[1])<<8 | int(p[2])<<16 | int(p[3])<<24
		p = p[4:]
		return v
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%d %d", word(), word())
	for _, m := range ms {
		if !m.bits {
			fmt.Fprintf(&b, " %s:%d", m.name, word())
			continue
		}
		first, width := -1, 0
		for k, c := range data[fmt.Sprintf("b%d_%s", i, m.name)] {
			for bit := 0; bit < 8; bit++ {
				if c>>bit&1 != 0 {
					if first < 0 {
						first = 8*k + bit
					}
					width++
				}
			}
		}
		fmt.Fprintf(&b, " %s:%d.%d+%d", m.name, first/8, first%8, width)
	}
	return b.String()
}
