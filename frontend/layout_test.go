package frontend_test

import (
	"bufio"
	"bytes"
	"context"
	"flag"
	"fmt"
	"math/rand"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/internal/search"
)

// records are the types of the globals that are structs or unions, by the globals' names.
func records(t testing.TB, text string, m csource.DataModel) map[string]*cfg.Record {
	t.Helper()
	p, err := frontend.LoadSource(context.Background(), map[string]string{"t.c": text}, frontend.Options{DataModel: m})
	if err != nil {
		t.Fatalf("%v\n%.40000s", err, text)
	}
	rs := map[string]*cfg.Record{}
	for _, v := range p.Globals {
		if r, ok := v.Type.(*cfg.Record); ok {
			rs[v.Name] = r
		}
	}
	return rs
}

// member finds a member, also inside anonymous ones, and its distance from the start of the record.
func member(r *cfg.Record, name string) (*cfg.Field, int64) {
	for _, f := range r.Fields {
		if f.Name == name {
			return f, f.Offset
		}
		if in, ok := f.Type.(*cfg.Record); ok && f.Name == "" {
			if g, off := member(in, name); g != nil {
				return g, f.Offset + off
			}
		}
	}
	return nil, 0
}

// describe spells a layout: size, alignment, and byte.bit of every named member.
func describe(r *cfg.Record, names []string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d %d", r.Size(), r.Align())
	for _, n := range names {
		switch f, off := member(r, n); {
		case f == nil:
			fmt.Fprintf(&b, " %s?", n)
		case f.Width > 0:
			fmt.Fprintf(&b, " %s:%d.%d+%d", n, off, f.BitOff, f.Width)
		default:
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
	{"struct __attribute__((packed)) T { char a; int b; short c __attribute__((aligned(4))); };", "a b c",
		"12 4 a:0 b:1 c:8", "12 4 a:0 b:1 c:8"},
	{"struct T { char a; int b __attribute__((packed)), c; };", "a b c", "12 4 a:0 b:1 c:8", "12 4 a:0 b:1 c:8"},
	{"#pragma pack(push, 2)\nstruct T { char a; int b; };\n#pragma pack(pop)\nstruct U { char a; int b; };", "a b",
		"6 2 a:0 b:2", "6 2 a:0 b:2"},
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
	{"#pragma pack(2)\nstruct T { unsigned short a : 3; long long : 0; int b; };", "a b", "12 2 a:0.0+3 b:8", "8 2 a:0.0+3 b:4"},
	{"typedef int V __attribute__((vector_size(8))); struct T { char a; V b; struct { V c; }; union { V d; char e[3]; }; };", "a b c d",
		"32 8 a:0 b:8 c:16 d:24", "28 4 a:0 b:4 c:12 d:20"},
	{"struct T { char a; struct { _Atomic long long b; }; };", "a b", "16 8 a:0 b:8", "12 4 a:0 b:4"},
	{"enum E { A, B }; struct T { enum E a : 1; enum E : 1; int b : 3; };", "a b", "4 4 a:0.0+1 b:0.2+3", "4 4 a:0.0+1 b:0.2+3"},
}

func TestStoredLayouts(t *testing.T) {
	for _, c := range storedLayouts {
		for m, want := range map[csource.DataModel]string{csource.LP64: c.lp64, csource.ILP32: c.ilp32} {
			kind := "struct"
			if strings.HasPrefix(c.src, "union") {
				kind = "union"
			}
			got := "nothing"
			if r := records(t, c.src+"\n"+kind+" T g;", m)["g"]; r != nil {
				got = describe(r, strings.Fields(c.names))
			}
			if got != want {
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
func genRecord(r *rand.Rand, m csource.DataModel, i int, b *strings.Builder) (kind string, ms []genMember) {
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
		switch r.Intn(5) {
		case 0:
			return " __attribute__((packed))"
		case 1:
			return " __attribute__((__aligned__))"
		case 2:
			return fmt.Sprintf(" __attribute__((aligned(%d))) __attribute__((__packed__))", 1<<r.Intn(5))
		case 3:
			return fmt.Sprintf(" __attribute__((aligned(%d)))", 1<<r.Intn(5))
		}
		return fmt.Sprintf(" __attribute__((packed, aligned(%d)))", 1<<r.Intn(5))
	}
	ints := []string{"char", "signed char", "unsigned char", "short", "unsigned short", "int", "unsigned", "long",
		"unsigned long", "long long", "unsigned long long", "_Bool"}
	bits := map[string]int{"char": 8, "signed char": 8, "unsigned char": 8, "short": 16, "unsigned short": 16,
		"int": 32, "unsigned": 32, "long": 32, "unsigned long": 32, "long long": 64, "unsigned long long": 64,
		"_Bool": 1, "enum E": 32, "HI": 16, "T32": 32}
	scalars := append(ints[:len(ints):len(ints)], "float", "double", "long double", "void *", "_Atomic int",
		"_Complex float", "_Complex double", "V8", "V16", "enum E", "enum P", "_Float128", "HI")
	if m == csource.LP64 {
		scalars = append(scalars, "__int128", "_Complex long double")
	}
	if kind == "struct" { // in a union, gcc -m32 aligns it to 4 or 8 depending on the other members
		scalars = append(scalars, "_Atomic long long")
	}
	head := attr(6)
	fmt.Fprintf(b, "%s%s T%d {", kind, head, i)
	n := 1 + r.Intn(6)
	for k := 0; k < n; k++ {
		name := fmt.Sprintf("m%d", k)
		switch r.Intn(13) {
		case 10:
			fmt.Fprintf(b, " _Alignas(%s) %s %s;", []string{"16", "8", "double", "long long", "32"}[r.Intn(5)],
				ints[r.Intn(len(ints))], name)
			ms = append(ms, genMember{name, false})
		case 11:
			fmt.Fprintf(b, " %s %s[0]%s;", scalars[r.Intn(len(scalars))], name, attr(8))
			ms = append(ms, genMember{name, false})
		case 12:
			fmt.Fprintf(b, " struct { char %sa; union { %s %sb; struct%s { short %sc; %s %sd : %d; }; }%s; struct { %s x; } %se[2]; }%s;", name, scalars[r.Intn(len(scalars))], name, attr(4),
				name, ints[r.Intn(10)], name, 1+r.Intn(8), attr(6), scalars[r.Intn(len(scalars))], name, attr(6))
			ms = append(ms, genMember{name + "a", false}, genMember{name + "b", false}, genMember{name + "c", false},
				genMember{name + "d", true}, genMember{name + "e", false})
		case 0, 1, 2, 3:
			ty := append(ints[:len(ints):len(ints)], "enum E", "HI", "T32")[r.Intn(15)]
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
			fmt.Fprintf(b, " %s%s { %s %sa; %s %sb : %d; }%s;", inner, attr(6), ints[r.Intn(len(ints))], name,
				"unsigned", name, 1+r.Intn(20), attr(8))
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
	if kind == "struct" && r.Intn(6) == 0 {
		fmt.Fprintf(b, " int before; %s end[]%s; }", scalars[r.Intn(len(scalars))], attr(10))
	} else {
		fmt.Fprintf(b, " int end%s; }", attr(10))
	}
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

// A batch is a text that defines random records T0, T1, …
type batch struct {
	defs    string
	kinds   []string
	members [][]genMember
}

func genBatch(seed int64, m csource.DataModel, count int) batch {
	r := rand.New(rand.NewSource(seed))
	var (
		b    batch
		defs strings.Builder
	)
	defs.WriteString("typedef int AI __attribute__((aligned(8)));\ntypedef char AC __attribute__((aligned(2)));\n" +
		"typedef int V8 __attribute__((vector_size(8))); typedef float V16 __attribute__((vector_size(16))); enum " +
		"E { E0, E1 }; enum __attribute__((packed)) P { P0, P1 = 300 };\n" +
		"typedef unsigned HI __attribute__((mode(HI))); typedef const unsigned T32;\n")
	for i := range count {
		kind, ms := genRecord(r, m, i, &defs)
		b.kinds, b.members = append(b.kinds, kind), append(b.members, ms)
	}
	b.defs = defs.String()
	return b
}

// ours are the layouts that the front end computes.
func (b batch) ours(t *testing.T, m csource.DataModel) (layouts []string) {
	text := b.defs
	for i := range b.members {
		text += fmt.Sprintf("TT%d g%d;\n", i, i)
	}
	rs := records(t, text, m)
	for i, ms := range b.members {
		layouts = append(layouts, describe(rs[fmt.Sprintf("g%d", i)], memberNames(ms)))
	}
	return layouts
}

// gccs are gcc's, read from the assembly that it writes; nil if there is no gcc for the data model.
func (b batch) gccs(t *testing.T, m csource.DataModel) (layouts []string) {
	gcc, err := exec.LookPath("gcc")
	if err != nil {
		return nil
	}
	var probes strings.Builder
	for i, ms := range b.members {
		kind := b.kinds[i]
		fmt.Fprintf(&probes, "const unsigned p%d[] = { sizeof(%s T%d), __alignof__(%s T%d)", i, kind, i, kind, i)
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
	cmd.Stdin = strings.NewReader(b.defs + probes.String())
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	asm, err := cmd.Output()
	if err != nil {
		t.Logf("gcc %s: %v\n%.2000s", flag, err, stderr.String())
		if m == csource.LP64 {
			t.Fail()
		}
		return nil // gcc may not know the other target
	}
	data := assemblyData(asm)
	for i, ms := range b.members {
		layouts = append(layouts, gccLayout(data, i, ms))
	}
	return layouts
}

// definition is the text that defines record i.
func (b batch) definition(i int) string {
	d := strings.SplitAfter(b.defs, fmt.Sprintf(" TT%d;", i))[0]
	return d[max(strings.LastIndex(d, fmt.Sprintf(" TT%d;", i-1)), 0):]
}

// TestLayoutsAgainstGCC compares the layouts of random records with gcc's.
func TestLayoutsAgainstGCC(t *testing.T) {
	seeds := int64(search.Times(8))
	if testing.Short() {
		seeds = 1
	}
	compared := 0
	for seed := int64(1); seed <= seeds; seed++ {
		for _, m := range []csource.DataModel{csource.LP64, csource.ILP32} {
			b := genBatch(seed, m, 250)
			gccs := b.gccs(t, m)
			if gccs == nil {
				continue
			}
			for i, got := range b.ours(t, m) {
				compared++
				if got != gccs[i] {
					t.Errorf("seed %d, %v, T%d:\n got %s\nwant %s\n%.600s", seed, m, i, got, gccs[i], b.definition(i))
				}
			}
		}
	}
	if compared == 0 {
		t.Skip("no gcc")
	}
	t.Logf("%d layouts agree with gcc's", compared)
}

var updateLayouts = flag.Bool("update-layouts", false, "ask gcc again for the layouts in testdata/layouts")

// TestLayoutTable compares layouts with those that gcc has computed once, for machines without gcc.
func TestLayoutTable(t *testing.T) {
	for _, m := range []csource.DataModel{csource.LP64, csource.ILP32} {
		b := genBatch(0, m, 300)
		file := filepath.Join("testdata", "layouts", strings.ToLower(m.String())+".txt")
		if *updateLayouts {
			if err := os.WriteFile(file, []byte(strings.Join(b.gccs(t, m), "\n")+"\n"), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		stored, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		want := strings.Split(strings.TrimSpace(string(stored)), "\n")
		for i, got := range b.ours(t, m) {
			if i >= len(want) || got != want[i] {
				t.Fatalf("%v, T%d:\n got %s\nwant %s\n%.600s", m, i, got, want[i], b.definition(i))
			}
		}
	}
}

func memberNames(ms []genMember) (r []string) {
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
