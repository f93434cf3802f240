package compdb

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/mayrun-dev/mayrun/frontend/csource"
)

func TestWords(t *testing.T) {
	for text, want := range map[string][]string{
		"":                          nil,
		"  ":                        nil,
		`cc -c a.c`:                 {"cc", "-c", "a.c"},
		"cc\t-DX=1\n b":             {"cc", "-DX=1", "b"},
		`'a b' "c d" e\ f`:          {"a b", "c d", "e f"},
		`-DS='"x y"' -DT="\"q\""`:   {`-DS="x y"`, `-DT="q"`},
		`-DU=\"u\" "a\b" 'a\b'`:     {`-DU="u"`, `a\b`, `a\b`},
		`'' "" x''y`:                {"", "", "xy"},
		"a\\\nb \"c\\\nd\"":         {"ab", "cd"},
		`-D# #no comment $HOME *.c`: {"-D#", "#no", "comment", "$HOME", "*.c"},
	} {
		got, err := Words(text)
		if err != nil || !cmp.Equal(got, want) {
			t.Errorf("%q: %q, %v; want %q", text, got, err, want)
		}
	}
	for _, text := range []string{`a 'b`, `a "b`, `a \`, `"\"`} {
		if got, err := Words(text); err == nil {
			t.Errorf("%q: %q without an error", text, got)
		}
	}
}

// Flags that change what a text means are followed; all others are passed over with their arguments.
func TestFlags(t *testing.T) {
	arm, _ := armMacros("", true)
	for command, want := range map[string]csource.Options{
		"cc -c x.c": {},
		"cc -Ia -I b -iquote c -iquoted -isystem e -isystemf -idirafter g x.c": {
			IncludeDirs: []string{"w/a", "w/b"}, QuoteDirs: []string{"w/c", "w/d"},
			SysIncludeDirs: []string{"w/e", "w/f"}, AfterDirs: []string{"w/g"}},
		"cc -I/abs -I.. -I../../up x.c": {IncludeDirs: []string{"/abs", ".", "/up"}},
		"cc -DA -D B=2 -UA -DC -UC -DC=3 -U D x.c": {Defines: []string{"B=2", "C=3"},
			Undefines: []string{"A", "D"}},
		"cc -D'F(x)=x' -DF=1 x.c": {Defines: []string{"F=1"}},
		"cc -std=gnu89 -m32 -funsigned-char x.c": {Std: "gnu89",
			DataModel: csource.ILP32, UnsignedChar: true},
		"cc -m32 -m64 -ansi x.c":                    {Std: "c90"},
		"i686-linux-gnu-gcc -c x.c":                 {DataModel: csource.ILP32},
		"/usr/bin/arm-linux-gnueabihf-gcc-12 x.c":   {DataModel: csource.ILP32, UnsignedChar: true},
		"arm-linux-gnueabihf-gcc -fsigned-char x.c": {DataModel: csource.ILP32},
		"ccache clang --target=i686-pc-linux x.c":   {DataModel: csource.ILP32, Clang: true},
		"clang -target aarch64-linux-gnu x.c":       {UnsignedChar: true, Clang: true, FlagMacros: arm},
		"cc -include nowhere.h -imacros m.h x.c": {Includes: []string{"nowhere.h"},
			Macros: []string{"m.h"}},
		"clang -Xclang -include -Xclang p.h x.c": {Includes: []string{"p.h"}, Clang: true},
		"cc -iprefix pre/ -iwithprefix a -iwithprefixbefore b -iwithprefixc x.c": {IncludeDirs: []string{"w/pre/b"},
			AfterDirs: []string{"w/pre/a", "w/pre/c"}},
		"cc --include-directory a --include-directory=b --define-macro=A --undefine-macro B --include=i.h --std=c11 x.c": {
			IncludeDirs: []string{"w/a", "w/b"}, Defines: []string{"A"}, Undefines: []string{"B"}, Includes: []string{"i.h"}, Std: "c11"},
		"cc -std=gnu99 -trigraphs x.c":                    {Std: "gnu99", Trigraphs: true},
		"cc -trigraphs -std=gnu99 x.c":                    {Std: "gnu99"},
		"cc -funsigned-bitfields x.c":                     {UnsignedBitFields: true},
		"cc -fno-signed-bitfields -fsigned-bitfields x.c": {},
		"c89 x.c":                        {Std: "c90"},
		"/usr/bin/c99 x.c":               {Std: "c99"},
		"ccache env CC=1 gcc-13 -DX x.c": {Defines: []string{"X"}},
		"libtool --silent --tag=CC --mode=compile clang -DX x.c": {Defines: []string{"X"}, Clang: true},
		"nice -n 10 env -i A=b /usr/bin/gcc -DX x.c":             {Defines: []string{"X"}},
		"distcc -DX -c x.c":                               {Defines: []string{"X"}},
		"cc -Wp,-DA=1 -DA=2 -UB -Xpreprocessor -DB x.c":   {Defines: []string{"A=1", "B"}},
		"cc -MF -DX -MT a.o -o -DY -x c -Xlinker -DZ x.c": {},
		"cc -O0 -Wall -fno-strict-aliasing -mtune=native -g3 --whatever=-DX -pipe x.c -L/lib -lm": {},
		"cc -O2 x.c": {FlagMacros: "#undef __NO_INLINE__\n#define __OPTIMIZE__ 1\n"},
		"cc -Wp,-DA=1,-MD,x.d,-U,B -Xpreprocessor -DC x.c": {Defines: []string{"A=1", "C"}, Undefines: []string{"B"}},
		"cc -pthread -fopenmp x.c":                         {FlagMacros: "#define _REENTRANT 1\n", OpenMP: true},
		"cc -fgnu89-inline --sysroot=/s -I=/usr/inc x.c":   {GNU89Inline: true, Sysroot: "/s", IncludeDirs: []string{"/s/usr/inc"}},
		"cc -x cpp-output x.pp":                            {Preprocessed: true},
		"cc -L -DX=6 -l -DY -z -DZ x.c":                    {},
		"cc x.c -- -DX":                                    {},
	} {
		words, err := Words(command)
		if err != nil {
			t.Fatal(err)
		}
		p := newFlagParser(nil, "/here/w", "/here", "x.c")
		if err := p.parse(words, nil); err != nil {
			t.Errorf("%s: %v", command, err)
			continue
		}
		got := p.options()
		got.Doubts, got.Flags = nil, nil
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s: %s", command, diff)
		}
	}
	for command, want := range map[string]string{
		"cc -x c++ x.c":                        "not -x c++",
		"g++ -c x.c":                           "C++ compiler",
		"clang++-15 -c x.c":                    "C++ compiler",
		"cc -c y.cpp":                          "not *.cpp",
		"cc -c y.S":                            "not assembly",
		"g++-12 -c x.c":                        "C++ compiler",
		"clang-cl -c x.c":                      "not those of clang-cl",
		"cl.exe /DX /c x.c":                    "not those of cl",
		"emcc -c x.c":                          "not those of emcc",
		"cc -std=c++11 x.c":                    "C++",
		"cc -std=foo x.c":                      "not known",
		"cc -O7x x.c":                          "no level of optimisation",
		"cc -mx32 x.c":                         "-mx32 asks for a data model",
		"cc -fms-extensions x.c":               "another dialect",
		"cc -m32 -malign-double x.c":           "-malign-double changes the layout",
		"cc -malign-double -m32 x.c":           "-malign-double changes the layout",
		"cc -mno-align-double x.c":             "-mno-align-double changes the layout",
		"cc -mlong-double-64 x.c":              "-mlong-double-64 changes the layout",
		"cc -fexec-charset=IBM1047 x.c":        "another character set",
		"cc -finput-charset=latin1 x.c":        "another character set",
		"clang -ivfsoverlay o.yaml x.c":        "-ivfsoverlay reads other files",
		"clang -ivfsoverlay=o.yaml x.c":        "-ivfsoverlay=o.yaml reads other files",
		"clang -working-directory=/else x.c":   "-working-directory=/else makes names relative",
		"clang -working-directory sub x.c":     "-working-directory makes names relative",
		"cc -undef x.c":                        "-undef takes away",
		"cc -traditional-cpp x.c":              "another preprocessor",
		"cc -fsingle-precision-constant x.c":   "types of constants",
		"cc -finstrument-functions x.c":        "-finstrument-functions calls functions",
		"cc -include-pch no.pch x.c":           "name it with -include",
		"cc x.c -Wl,--wrap=malloc":             "--wrap=malloc gives symbols another meaning",
		"mips-linux-gnu-gcc x.c":               "highest byte",
		"clang --target=s390x-linux x.c":       "highest byte",
		"x86_64-w64-mingw32-gcc x.c":           "Windows",
		"clang --target=wasm32 x.c":            "which is not supported",
		"cc -Wp,-fpack-struct x.c":             "layout of types",
		"clang -Xclang -fwritable-strings x.c": "-fwritable-strings makes",
		"cc -std=c99 -fno-trigraphs x.c":       "takes trigraphs away",
		"cc -fshort-enums":                     "layout of types",
		"cc -fpack-struct=2":                   "layout of types",
		"cc -c x.c -I":                         "-I needs an argument",
		"cc -c x.c -MF":                        "-MF needs an argument",
		"cc @missing.rsp x.c":                  "response file missing.rsp: no such file",
	} {
		words, _ := Words(command)
		file := "x.c"
		if last := words[len(words)-1]; strings.HasPrefix(last, "y.") {
			file = last
		}
		p := newFlagParser(nil, "/here/w", "/here", file)
		if err := p.parse(words, nil); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v; want %q", command, err, want)
		}
	}
}

// What is not followed is said.
func TestRemarks(t *testing.T) {
	for command, want := range map[string]string{
		"cc -Wall -Wno-such-warning -Werror=x -O2 -g -pipe -pthread -fvisibility=hidden -ftls-model=initial-exec " +
			"-std=gnu11 -m64 -fstrict-aliasing -fPIC x.c": "",
		"cc -c -MD -MFx.d -MT x.o -fdiagnostics-color=always -fno-omit-frame-pointer -ffunction-sections -mno-red-zone -fcommon -o x.o x.c": "",
		"cc -c -Wl,--wrap=malloc x.c":                    "", // nothing is linked
		"gcc-9 -c x.c":                                   "",
		"cc -fwhatever x.c":                              "-fwhatever: this flag, which mayrun does not know",
		"cc -fno-whatever=3 x.c":                         "-fno-whatever=3: this flag",
		"cc --whatever x.c":                              "--whatever: this flag",
		"cc -mwhatever x.c":                              "-mwhatever: this flag",
		"cc -march=pentium9 x.c":                         "-march=pentium9: this processor",
		"cc -ffast-math x.c":                             "-ffast-math: floating-point numbers",
		"cc -Ofast x.c":                                  "-Ofast: floating-point numbers are computed as IEEE 754 says -Ofast: the compiler adds no stores",
		"cc -Ofast -O2 x.c":                              "",
		"cc -wrapper gdb,--args x.c":                     "-wrapper: the program that runs",
		"cc -B tools x.c":                                "-B: the parts of a compiler",
		"cc -Btools x.c":                                 "-Btools: the parts of a compiler",
		"cc -Bstatic -Bsymbolic x.c":                     "",
		"cc -Fframeworks x.c":                            "-Fframeworks: no header of a framework",
		"cc -iframework frameworks x.c":                  "-iframework: no header of a framework",
		"cc -remap x.c":                                  "-remap: no folder",
		"clang -resource-dir=r x.c":                      "-resource-dir=r: the compiler's own headers",
		"clang -Xclang -target-feature -Xclang +avx x.c": "-target-feature: the text",
		"clang -working-directory=/here/w x.c":           "",
		"cc --sysroot=/a -isysroot /s x.c":               "-isysroot /s: the system's headers below it",
		"cc -fno-fast-math x.c":                          "",
		"cc -fplugin=a.so x.c":                           "-fplugin=a.so: the plugin",
		"cc -fwrapv x.c":                                 "-fwrapv: no signed number comes round",
		"cc -fno-strict-overflow x.c":                    "-fno-strict-overflow: no signed number comes round",
		"cc -fno-wrapv -fstrict-overflow x.c":            "",
		"cc -specs=a x.c":                                "-specs=a: the file",
		"mpicc -c x.c":                                   "mpicc: this compiler",
		"musl-gcc -c x.c":                                "musl-gcc: this compiler",
		"arm-linux-gnueabihf-gcc x.c":                    "arm-linux-gnueabihf: the file means",
		"aarch64-linux-gnu-gcc x.c":                      "aarch64-linux-gnu: the file means",
		"clang -target x86_64-apple-darwin x.c":          "x86_64-apple-darwin: the file means",
		"x86_64-linux-gnu-gcc-12 x.c":                    "",
	} {
		words, _ := Words(command)
		p := newFlagParser(nil, "/here/w", "/here", "x.c")
		if err := p.parse(words, nil); err != nil {
			t.Errorf("%s: %v", command, err)
			continue
		}
		var got []string
		for _, r := range p.remarks {
			got = append(got, r.Text)
		}
		if text := strings.Join(got, " "); want == "" && text != "" || !strings.HasPrefix(text, want) {
			t.Errorf("%s: %q, want %q", command, text, want)
		}
	}
}

// Every rule can be found, has an effect that is said, and hides no other.
func TestRules(t *testing.T) {
	x := indexed()
	seen := map[string]bool{}
	for _, table := range [][]rule{followed, refused, assumed, ignored} {
		for _, r := range table {
			if (r.what == follow) != (r.do != nil) || (r.what != follow) != (r.why != "") {
				t.Errorf("%s: a rule that is followed says how, any other says why", r.flags)
			}
			for f := range strings.FieldsSeq(r.flags) {
				if seen[f] {
					t.Errorf("%s has two rules", f)
				}
				seen[f] = true
				if found, _ := x.find(strings.TrimSuffix(f, "*")); found == nil || found.flags != r.flags && !strings.HasSuffix(f, "*") {
					t.Errorf("%s is not found", f)
				}
			}
		}
	}
}

func TestResponseFiles(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	write("a.rsp", "-DA\n'-DB=1 2' @b.rsp\n")
	write("b.rsp", "-DC")
	write("loop.rsp", "@loop.rsp")
	p := newFlagParser(nil, dir, dir, "x.c")
	if err := p.parse([]string{"cc", "@a.rsp", "-DD"}, nil); err != nil ||
		!cmp.Equal(p.options().Defines, []string{"A", "B=1 2", "C", "D"}) {
		t.Errorf("%q, %v", p.options().Defines, err)
	}
	if err := p.parse([]string{"cc", "@loop.rsp"}, nil); err == nil || !strings.Contains(err.Error(), "nested") {
		t.Errorf("a loop: %v", err)
	}
}

// Two commands that read a file in the same way are one.
func TestUnify(t *testing.T) {
	db, err := parse(nil, "/p/compile_commands.json", []byte(`[
		{"directory": "b", "file": "../x.c", "command": "cc -O2 -c x.c", "output": "x.o"},
		{"directory": "/p/b", "file": "/p/x.c", "command": "cc -fPIC -c x.c"},
		{"directory": "b", "file": "../x.c", "command": "cc -O3 -c x.c"},
		{"directory": "b", "file": "../x.c", "command": "cc -DX -c x.c"}]`), "/p")
	if err != nil {
		t.Fatal(err)
	}
	want := csource.Doubt{Macros: []string{"__NO_INLINE__", "__OPTIMIZE__", "__PIE__", "__pie__"},
		Why: "and the file is compiled again with flags that say something else"}
	if got := db.Commands[0].Options.Doubts; len(got) == 0 || !cmp.Equal(got[0], want) {
		t.Errorf("%v in doubt, want %v", got, want)
	}
	if len(db.Commands) != 2 || db.Commands[0].File != "x.c" || db.Commands[0].Output != "b/x.o" || db.Commands[1].Options.Defines == nil {
		t.Errorf("%+v", db.Commands)
	}
}

// Response files that name each other many times over are not followed for ever.
func TestResponseTree(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	write("0.rsp", "-DX")
	for i := 1; i < 10; i++ {
		write(fmt.Sprintf("%d.rsp", i), strings.Repeat(fmt.Sprintf("@%d.rsp ", i-1), 10))
	}
	write("long.rsp", strings.Repeat("a ", 300_000))
	write("longer.rsp", strings.Repeat("@long.rsp ", 10))
	for name, want := range map[string]string{"9.rsp": "more than 1000 response files", "longer.rsp": "more than 1000000 words"} {
		p := newFlagParser(nil, dir, dir, "x.c")
		if err := p.parse([]string{"cc", "@" + name}, nil); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", name, err)
		}
	}
	p := newFlagParser(nil, dir, dir, "x.c")
	if err := p.parse([]string{"cc", "@2.rsp"}, nil); err != nil || len(p.options().Defines) != 1 {
		t.Errorf("%v, %v", err, p.options().Defines)
	}
}
