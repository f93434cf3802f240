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
	for command, want := range map[string]csource.Options{
		"cc -c x.c": {},
		"cc -Ia -I b -iquote c -iquoted -isystem e -isystemf -idirafter g x.c": {
			IncludeDirs: []string{"w/a", "w/b"}, QuoteDirs: []string{"w/c", "w/d"}, SysIncludeDirs: []string{"w/e", "w/f"}, AfterDirs: []string{"w/g"}},
		"cc -I/abs -I.. -I../../up x.c":                   {IncludeDirs: []string{"/abs", ".", "/up"}},
		"cc -DA -D B=2 -UA -DC -UC -DC=3 -U D x.c":        {Defines: []string{"B=2", "C=3"}, Undefines: []string{"A", "D"}},
		"cc -D'F(x)=x' -DF=1 x.c":                         {Defines: []string{"F=1"}},
		"cc -std=gnu89 -m32 -funsigned-char x.c":          {Std: "gnu89", DataModel: csource.ILP32, UnsignedChar: true},
		"cc -m32 -m64 -ansi x.c":                          {Std: "c90"},
		"i686-linux-gnu-gcc -c x.c":                       {DataModel: csource.ILP32},
		"/usr/bin/arm-linux-gnueabihf-gcc-12 x.c":         {DataModel: csource.ILP32},
		"ccache clang --target=i686-pc-linux x.c":         {DataModel: csource.ILP32},
		"clang -target aarch64-linux-gnu x.c":             {},
		"cc -include nowhere.h -imacros m.h x.c":          {Includes: []string{"nowhere.h", "m.h"}},
		"cc -MF -DX -MT a.o -o -DY -x c -Xlinker -DZ x.c": {},
		"cc -O2 -Wall -fno-strict-aliasing -march=native -g3 --whatever=-DX -pipe x.c -L/lib -lm": {},
		"cc -Wp,-DA=1,-MD,x.d,-U,B -Xpreprocessor -DC x.c":                                        {Defines: []string{"A=1", "C"}, Undefines: []string{"B"}},
		"cc -pthread -fopenmp x.c":                       {Defines: []string{"_REENTRANT"}, OpenMP: true},
		"cc -fgnu89-inline --sysroot=/s -I=/usr/inc x.c": {GNU89Inline: true, Sysroot: "/s", IncludeDirs: []string{"/s/usr/inc"}},
		"cc -x cpp-output x.pp":                          {Preprocessed: true},
		"cc x.c -- -DX":                                  {},
	} {
		words, err := Words(command)
		if err != nil {
			t.Fatal(err)
		}
		p := flagParser{dir: "/here/w", cwd: "/here", file: "x.c"}
		if err := p.parse(words); err != nil {
			t.Errorf("%s: %v", command, err)
			continue
		}
		if diff := cmp.Diff(want, p.options()); diff != "" {
			t.Errorf("%s: %s", command, diff)
		}
	}
	for command, want := range map[string]string{
		"cc -x c++ x.c":       "not -x c++",
		"g++ -c x.c":          "C++ compiler",
		"clang++-15 -c x.c":   "C++ compiler",
		"cc -c y.cpp":         "not *.cpp",
		"cc -c y.S":           "not assembly",
		"cc -fshort-enums":    "layout of types",
		"cc -fpack-struct=2":  "layout of types",
		"cc -c x.c -I":        "-I needs an argument",
		"cc -c x.c -MF":       "-MF needs an argument",
		"cc @missing.rsp x.c": "response file missing.rsp: no such file",
	} {
		words, _ := Words(command)
		file := "x.c"
		if last := words[len(words)-1]; strings.HasPrefix(last, "y.") {
			file = last
		}
		p := flagParser{dir: "/here/w", cwd: "/here", file: file}
		if err := p.parse(words); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v; want %q", command, err, want)
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
	p := flagParser{dir: dir, cwd: dir, file: "x.c"}
	if err := p.parse([]string{"cc", "@a.rsp", "-DD"}); err != nil || !cmp.Equal(p.options().Defines, []string{"A", "B=1 2", "C", "D"}) {
		t.Errorf("%q, %v", p.options().Defines, err)
	}
	if err := p.parse([]string{"cc", "@loop.rsp"}); err == nil || !strings.Contains(err.Error(), "nested") {
		t.Errorf("a loop: %v", err)
	}
}

// Two commands that read a file in the same way are one.
func TestUnify(t *testing.T) {
	db, err := parse(nil, "/p/compile_commands.json", []byte(`[
		{"directory": "b", "file": "../x.c", "command": "cc -O2 -c x.c", "output": "x.o"},
		{"directory": "/p/b", "file": "/p/x.c", "command": "cc -fPIC -c x.c"},
		{"directory": "b", "file": "../x.c", "command": "cc -DX -c x.c"}]`), "/p")
	if err != nil {
		t.Fatal(err)
	}
	if len(db.Commands) != 2 || db.Commands[0].File != "x.c" || db.Commands[0].Output != "b/x.o" || db.Commands[1].Options.Defines == nil {
		t.Errorf("%+v", db.Commands)
	}
}

// Any bytes are a database or an error with a place in it.
func FuzzParse(f *testing.F) {
	f.Add([]byte(`[{"directory": ".", "file": "a.c", "command": "cc -DX='1 2' -I i -c a.c"}]`))
	f.Add([]byte(`[{"directory": ".", "file": "a.c", "arguments": ["cc", "-include", "x.h", "-std=c99"], "output": "o"}, {}]`))
	f.Add([]byte(`[{"directory" 3}]`))
	f.Add([]byte("{}"))
	f.Fuzz(func(t *testing.T, data []byte) {
		if strings.Contains(string(data), "@") {
			t.Skip() // no files
		}
		db, err := parse(nil, "db.json", data, "/nowhere")
		if err != nil {
			if e, ok := err.(*csource.Error); !ok || e.Pos.Line < 1 || e.Pos.Column < 1 || e.Msg == "" {
				t.Errorf("%v", err)
			}
			return
		}
		for _, c := range db.Commands {
			if c.Err != nil && c.Err.Pos.Line < 1 {
				t.Errorf("%v", c.Err)
			}
		}
	})
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
		p := flagParser{dir: dir, cwd: dir, file: "x.c"}
		if err := p.parse([]string{"cc", "@" + name}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", name, err)
		}
	}
	p := flagParser{dir: dir, cwd: dir, file: "x.c"}
	if err := p.parse([]string{"cc", "@2.rsp"}); err != nil || len(p.options().Defines) != 1 {
		t.Errorf("%v, %v", err, p.options().Defines)
	}
}
