package pp

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"testing"
)

func testConfig(files map[string]string) *Config {
	return &Config{
		Open: func(name string) ([]byte, error) {
			if s, ok := files[name]; ok {
				return []byte(s), nil
			}
			return nil, fs.ErrNotExist
		},
		Dirs:   []Dir{{Path: "inc"}, {Bundled: true}},
		Limits: Limits{Expansion: 100_000, Bytes: 100_000, Tokens: 100_000, Text: 100_000, Includes: 100, Depth: 20, FileSize: 1 << 20},
	}
}

func spellAll(toks []Token) string { return strings.TrimSpace(spell(toks)) }

func TestExpansion(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{"#define A 1\nA B", "1 B"},
		{"#define f(x) x x\nf(a,b)", ""}, // an error
		{"#define f(x) [x]\nf ( 1 ) f", "[1] f"},
		{"#define f(x,...) g(x, ## __VA_ARGS__)\nf(1) f(1,2,3)", "g(1) g(1, 2,3)"},
		{"#define f(x,a...) g(x, ## a)\nf(1) f(1,2,3)", "g(1) g(1, 2,3)"},
		{"#define f(...) g(0 __VA_OPT__(, __VA_ARGS__))\nf() f(1)", "g(0) g(0 , 1)"},
		{"#define s(x) #x\ns( a  \"b\\n\" '\\0' )", `"a \"b\\n\" '\\0'"`},
		{"#define c(a,b) a##b\nc(x,1) c(,2) c(3,) c(,)", "x1 2 3"},
		{"#define c(a,b,d) -a##b##d+\nc(,,z) c(x,,z)", "-z+ -xz+"},
		// The examples of C11 6.10.3.5.
		{"#define x 3\n#define f(a) f(x * (a))\n#undef x\n#define x 2\n#define g f\n#define z z[0]\n#define h g(~\n" +
			"#define m(a) a(w)\n#define w 0,1\n#define t(a) a\n" +
			"f(y+1) + f(f(z)) % t(t(g)(0) + t)(1);\ng(x+(3,4)-w) | h 5) & m\n(f)^m(m);",
			"f(2 * (y+1)) + f(2 * (f(2 * (z[0])))) % f(2 * (0)) + t(1); f(2 * (2+(3,4)-0,1)) | f(2 * (~ 5)) & f(2 * (0,1))^m(0,1);"},
		{"#define hash_hash # ## #\n#define mkstr(a) # a\n#define in_between(a) mkstr(a)\n" +
			"#define join(c, d) in_between(c hash_hash d)\nchar p[] = join(x, y);",
			`char p[] = "x ## y";`},
		{"#define t(x,y,z) x ## y ## z\nint j[] = { t(1,2,3), t(,4,5), t(6,,7), t(8,9,), t(10,,), t(,11,), t(,,12), t(,,) };",
			"int j[] = { 123, 45, 67, 89, 10, 11, 12, };"},
		{"#define NIL(xxx) xxx\n#define G_0(arg) NIL(G_1)(arg)\n#define G_1(arg) NIL(arg)\nG_0(42)", "42"},
		{"#define foo() bar\nfoo\n()", "bar"},
		{"#define f(x) x\n#define g f(\ng 1)", "1"},
		{"#define EMPTY\na EMPTY b", "a b"},
		{"#define X 1\n#pragma push_macro(\"X\")\n#undef X\n#define X 2\nX\n#pragma pop_macro ( \"X\" )\nX\n#pragma pop_macro(\"X\")\nX",
			"2 1 1"},
		{"#pragma push_macro(\"Y\")\n#define Y 3\nY\n#pragma pop_macro(\"Y\")\nY", "3 Y"},
		{"#define N \"X\"\n#define X 1\n#pragma push_macro(N)\n#define X 7\n#pragma pop_macro(N)\nX", "7"},
		{"#define P(x) _Pragma(#x)\n#define X 1\nP(push_macro(\"X\"))\n#define X 8\nX P(pop_macro(\"X\")) X", "8 1"},
		{"#pragma push_macro(\"__LINE__\")\n#undef __LINE__\n__LINE__\n#pragma pop_macro(\"__LINE__\")\n__LINE__", "__LINE__ 5"},
		{"#define Z(a) [a]\n#pragma push_macro(\"Z\")\n#define Z(a) <a>\nZ(_Pragma(\"pop_macro(\\\"Z\\\")\") 2) Z(3)", "< 2> [3]"},
		{"#define \\u00e9 1\nx\\u00e9 \\u00e9 é \\U000000E9z", "xé 1 1 éz"},
		{"__COUNTER__ __COUNTER__ __LINE__\n__LINE__", "0 1 1 2"},
		{"#if 1 ? 2 : (1/0)\nyes\n#else\nno\n#endif", "yes"},
		{"#if defined X || defined(Y) || !defined __LINE__\nno\n" +
			"#elif -1 > 0u && 'ab' == 24930 && ~0 == -1 && (3,4) == 4\nyes\n#else\nno\n#endif", "yes"},
		{"#if 0\ndon't\n#if 1\n#else\n#endif\n\"\n#elif 0x10 == 020\nyes\n#endif", "yes"},
		{"#ifdef A\n#elifndef A\nyes\n#endif", "yes"},
		{"a\\\nb /* c\n */ d // e \\\n f\ng", "ab d g"},
		{"%:define A <: :> <% %>\nA", "[ ] { }"},
		{"#include \"h.h\"\n#include <h.h>\n#define H <h.h>\n#include H", "local sys sys"},
		{"#if __has_include(<h.h>) && !__has_include(\"none.h\") && __has_attribute(__packed__)\nyes\n#endif", "yes"},
		{"#include \"once.h\"\n#include \"once.h\"", "once"},
		{"#if __has_attribute(nonstring) && !__has_attribute(none) && __has_c_attribute(fallthrough) >= 201904 && " +
			"__has_c_attribute(gnu::unused) && !__has_c_attribute(x)\nyes\n#endif", "yes"},
		{"a // b \\ \t\nc\n\\\n d \\x", "a d \\x"},
		{"_Pragma(\"omp parallel\") x", "x"},
		{"{\n#embed \"d.bin\"\n}", "{ 97, 98, 99 }"},
		{"#define P 1\n#define F <d.bin>\n{\n#embed F prefix(0,) suffix(, P) limit(2 - \\\n1)\n)", "{0, 105, 1 )"},
		{"{\n#embed \"d.bin\" limit(0) if_empty(7) suffix(8)\n#embed \"e.bin\"\n}\n#if 0\n#embed x\n#endif", "{7 }"},
		{"f(\n#embed \"d.bin\" __limit__(2)\n)\n#define f(x, y) y x\nf(\n#embed \"d.bin\" limit(2)\n)", "f( 97, 98 ) 98 97"},
		{"#define g(x, y) [x y]\ng\n#embed \"d.bin\" limit(1)\n+ g\n(5,\n#embed \"d.bin\" limit(1)\n)", "g 97 + [5 97]"},
		{"#embed \"d.bin\" limit(-1)\n", ""}, {"#embed \"d.bin\" limit(1) limit(1)\n", ""}, {"#embed \"d.bin\" limit\n", ""},
		{"#embed d.bin\n", ""}, {"#embed \"x.bin\"\n", ""}, {"#embed \"d.bin\" limit(1/0)\n", ""},
		{"#pragma pack ( push , 1 )\nx", "push , 1 x"},
		{"#ident \"x\"\n# 7 \"g.c\" 1\n__LINE__ __FILE__", `7 "g.c"`},
	} {
		res := Run(testConfig(map[string]string{"h.h": "local", "inc/h.h": "sys", "once.h": "#pragma once\nonce",
			"d.bin": "abc", "inc/d.bin": "ijk", "e.bin": ""}), "t.c", c.in)
		if c.want == "" {
			if len(res.Errors) == 0 {
				t.Errorf("%q: no error", c.in)
			}
			continue
		}
		if len(res.Errors) > 0 {
			t.Errorf("%q: %v", c.in, res.Errors)
		}
		if got := spellAll(res.Tokens); got != c.want {
			t.Errorf("%q:\n got %s\nwant %s", c.in, got, c.want)
		}
	}
}

func TestPositions(t *testing.T) {
	src := "int a;\n#define M(x) b + x\n  M(\n c) \\\n d\n#line 50 \"g.y\"\n e\n# 9 \"k.c\"\nf /*\n*/ g"
	res := Run(testConfig(nil), "t.c", src)
	want := map[string]string{
		"a": "t.c:1:5 t.c:1", "b": "t.c:3:3 t.c:3", "c": "t.c:4:2 t.c:4", "d": "t.c:5:2 t.c:5",
		"e": "g.y:50:2 t.c:7", "f": "k.c:9:1 t.c:9", "g": "k.c:10:4 t.c:10",
	}
	for _, tok := range res.Tokens {
		p := res.Sources.Position(tok.Loc)
		got := fmt.Sprintf("%s:%d:%d %s:%d", p.File, p.Line, p.Column, p.PhysicalFile, p.PhysicalLine)
		if w, ok := want[tok.Text]; ok && got != w {
			t.Errorf("%s: at %s, want %s", tok.Text, got, w)
		}
	}
}

// doublings applies a macro thirty times.
func doublings(macro string) string {
	var b strings.Builder
	for i := range 30 {
		fmt.Fprintf(&b, "#define A%d %s(A%d)\n", i+1, macro, i)
	}
	return b.String() + "A30\n"
}

// bomb makes literals of literals, each twice as long as the one before: few tokens, and many bytes.
var bomb = "#define S(x) S2(x)\n#define S2(x) #x\n#define A0 \"\\\"\"\n" + doublings("S")

func TestErrors(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{"#include \"self.h\"", "nested"},
		{"#include \"twice.h\"", "nested"},
		{"\n#if 1\nx", "unterminated"},
		{"#define E1 E0 E0\n#define E0 x x\n#define E2 E1 E1\n#define E3 E2 E2 E2 E2 E2 E2 E2 E2\n" +
			"#define E4 E3 E3 E3 E3 E3 E3 E3 E3\n#define E5 E4 E4 E4 E4 E4 E4 E4 E4\n" +
			"#define E6 E5 E5 E5 E5 E5 E5 E5 E5\n#define E7 E6 E6 E6 E6 E6 E6\nE7 E7 E7 E7", "expansion"},
		{"#define A " + strings.Repeat("x", 1000) + "\n" + strings.Repeat("A ", 101), "100000 bytes after"},
		{bomb, "literals and names of more than 100000 bytes"},
		{"#define P(a) P2(a, a)\n#define P2(a, b) a##b\n#define A0 a\n" + doublings("P"), "of more than 100000 bytes"},
		{"#if 1/0\n#endif", "division"},
		{"#if " + strings.Repeat("(", 5000) + "\n#endif", "deep"},
		{"#error no luck", "no luck"},
		{"#include \"none.h\"", "not found"},
		{"char *s = \"abc;\n", "terminating"},
		{"#define f(x) x\nf(1", "unterminated argument"},
		{"#else\n", "without"},
		{"#nonsense\n", "invalid"},
		{"\x00", "stray"},
	} {
		res := Run(testConfig(map[string]string{"self.h": "#include \"self.h\"\n",
			"twice.h": "#include \"twice.h\"\n#include \"twice.h\"\n"}), "t.c", c.in)
		ok := false
		for _, e := range res.Errors {
			ok = ok || strings.Contains(e.Msg, c.want)
		}
		if !ok {
			t.Errorf("%.40q: errors %v, want one about %q", c.in, res.Errors, c.want)
		}
	}
}

func TestCharValue(t *testing.T) {
	for in, want := range map[string]int64{`'a'`: 97, `'ab'`: 24930, `'\xff'`: -1, `'\377'`: -1, `L'\xff'`: 255,
		`u'é'`: 233, `U'\U0001F600'`: 0x1F600, `'\0'`: 0, `'\\'`: 92, `'\n'`: 10, `L'`: 0, `'\`: 0} {
		if got := CharValue(in, false); got != want {
			t.Errorf("%s = %d, want %d", in, got, want)
		}
	}
	for in, want := range map[string]int64{`'\377'`: 255, `'\377\377\377\377'`: -1, `L'\xffffffff'`: -1,
		`u'\xfffff'`: 0xffff, `U'\xffffffff'`: 1<<32 - 1} {
		if got := CharValue(in, true); got != want {
			t.Errorf("%s = %d without a sign, want %d", in, got, want)
		}
	}
}

// A text that is read again, as tokens that are known, gives the same tokens at the same places.
func TestCache(t *testing.T) {
	const guarded = "/* c */\n#ifndef H\n#define H 1\n#if 1\nint a; // \"\n#endif\n#endif // H\n"
	files := map[string]string{
		"h.h":  guarded,
		"no.h": "#ifndef N\n#define N\nint n;\n#else\nint again;\n#endif\n",
		"x.h": "#include <a'b/*c.h>\n#include   \"h.h\" /*\n*/\nint x\\\ny = L'a' + \"s\";\n" +
			"# define M(a) #a M2 ## a\n  # /* */ ifdef M\nM(  1 ) ' \n#endif\n%:define D <:\nD",
		"a'b/*c.h": "int odd;\n",
	}
	main := "#include \"h.h\"\n#include \"no.h\"\n#include \"x.h\"\n#include \"x.h\"\n#include \"no.h\"\n#include \"h.h\"\n"
	run := func(c *Cache) *Result {
		return Run(&Config{
			Cache: c, Dirs: []Dir{{Path: "."}}, Limits: Limits{1000, 1000, 1000, 1000, 100, 10, 1 << 20},
			Open: func(name string) ([]byte, error) {
				if text, ok := files[name]; ok {
					return []byte(text), nil
				}
				return nil, fs.ErrNotExist
			},
		}, "main.c", main)
	}
	want := run(nil)
	var cache Cache
	for range 3 {
		got := run(&cache)
		if len(got.Tokens) != len(want.Tokens) || len(got.Errors) != len(want.Errors) ||
			!slices.Equal(got.Sources.Headers(), want.Sources.Headers()) {
			t.Fatalf("%d tokens, %d errors, %v; want %d, %d, %v", len(got.Tokens), len(got.Errors),
				got.Sources.Headers(), len(want.Tokens), len(want.Errors), want.Sources.Headers())
		}
		for i := range got.Tokens {
			a, b := got.Tokens[i], want.Tokens[i]
			if p, q := got.Sources.Position(a.Loc), want.Sources.Position(b.Loc); a.Text != b.Text ||
				a.Kind != b.Kind || a.Space != b.Space || p != q {
				t.Errorf("%q %v at %v, want %q %v at %v", a.Text, a.Space, p, b.Text, b.Space, q)
			}
		}
	}
	for name, guard := range map[string]string{"h.h": "H", "no.h": "", "x.h": ""} {
		if c := cache.files[cacheKey{name: name}]; c == nil || c.lexed.Load() == nil || c.lexed.Load().guard != guard {
			t.Errorf("%s is not guarded by %q", name, guard)
		}
	}
}

// What depends on the dialect is what gcc -std= makes of it.
func TestDialects(t *testing.T) {
	for _, c := range []struct {
		d        Dialect
		in, want string
	}{
		{Dialect{}, "a ??/\nb ??( \"??!\"", "a ??/ b ??( \"??!\""},
		{Dialect{Trigraphs: true}, "a ??/\nb ??( \"??!\" ???/\n? ??=", "a b [ \"|\" ?? #"},
		{Dialect{Trigraphs: true}, "??=define A '??/'' ??/ \nA\nA ??' ??< ??> ??- ??) ??x", "'\\'' A ^ { } ~ ] ??x"},
		{Dialect{}, "a //* b */ c\nd", "a d"},
		{Dialect{C90: true}, "a //* b */ c\nd // e\nf", "a / c d f"},
		{Dialect{}, "<: :> %:%: <%", "[ ] ## {"},
		{Dialect{C90: true}, "a<:b:>c<%d%:e", "a<:b:>c<%d%:e"},
		{Dialect{C90: true, C94: true}, "<: :>", "[ ]"},
		{Dialect{}, "#define u 1\nu\"a\" U'b' L\"c\"", "u\"a\" U'b' L\"c\""},
		{Dialect{NoPrefixes: true}, "#define u 1\nu\"a\" U'b' L\"c\"", "1\"a\" U'b' L\"c\""},
	} {
		for range 2 { // the second time, the text is known
			cfg := testConfig(nil)
			cfg.Dialect = c.d
			got := Run(cfg, "x.c", c.in)
			if s := spellAll(got.Tokens); s != c.want || len(got.Errors) > 0 {
				t.Errorf("%+v: %q gives %q, %v; want %q", c.d, c.in, s, got.Errors, c.want)
			}
		}
	}
	if p := Run(&Config{Dialect: Dialect{Trigraphs: true}, Limits: testConfig(nil).Limits}, "x.c",
		"??( ??/\n  x"); p.Sources.Position(p.Tokens[1].Loc) != (Position{File: "x.c", Line: 2, Column: 3,
		PhysicalFile: "x.c", PhysicalLine: 2}) {
		t.Errorf("x is at %+v", p.Sources.Position(p.Tokens[1].Loc))
	}
}

// A text depends on a macro if it asks for it in any way before it decides about it itself.
func TestAsked(t *testing.T) {
	for in, want := range map[string]string{
		"W1":                                      "", // an identifier
		"#ifdef W1\n#endif\n#ifndef W1\n#endif":   "W1",
		"#if W1 && defined(W2)\n#endif":           "W2 W1",
		"#if 0\n#if W1\n#endif\n#endif":           "",
		"#define W1 1\n#if W1\n#endif":            "",
		"#undef W1\n#ifdef W1\n#endif":            "",
		"#ifdef W1\n#endif\n#undef W1":            "W1",
		"known":                                   "known",
		"#define f(x) x\nf(known)":                "known",
		"#include <sys.h>":                        "",
		"#if __has_include(<no.h>)\n#endif":       "<no.h>",
		"#if __has_include(<sys.h>)\n#endif":      "",
		"#if __has_include(\"no.h\")\n#endif":     "",
		"#define HAS defined W1\n#if HAS\n#endif": "W1",
		"#ifdef X\n#elifdef W1\n#elif W2\n#endif": "W1 W2",
		"#if 1\n#elif W1\n#endif":                 "",
	} {
		cfg := testConfig(nil)
		cfg.Bundled = func(name string) ([]byte, bool) { return []byte("#ifdef W1\n#endif"), name == "sys.h" }
		cfg.Predefined = []Text{{Name: "<predefined>", Text: "#define known 1", Bundled: true}}
		cfg.Watch = func(name string) bool { return name[0] == 'W' || name == "known" }
		var got []string
		r := Run(cfg, "x.c", in)
		for _, a := range r.Asked {
			got = append(got, a.Name)
		}
		if s := strings.Join(got, " "); s != want || len(r.Errors) > 0 {
			t.Errorf("%q: asks for %q, want %q; %v", in, s, want, r.Errors)
		}
	}
}
