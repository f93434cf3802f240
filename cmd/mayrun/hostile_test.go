package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/internal/printable/printabletest"
)

// evil is a name that drives a terminal and a log, as a file name can have it.
const evil = "a\x1b[2J\x9b31m\u202e\u200b\r\n::error::forged\n##[error]forged \u2028<b>\xff"

// evilText is evil where C takes no end of line.
var evilText = strings.NewReplacer("\n", "", "\r", "").Replace(evil)

// evilC is a program that races, and says everything that a program can say.
var evilC = strings.ReplaceAll(`#include <pthread.h>
int über, ünï;
struct { int x; } s;
# 4 "`+"lines\x1b[2J\u202e\\n::error::forged\\r\\033[2J\\\\EVIL"+`"
void *f(void *p) { über++; ünï++; s.x++; asm volatile("lab\033[2JEVIL: nop" : : "r"(&s)); return "EVIL"; }
int main(void) { pthread_t a; char *z = "\033[2JEVIL"; unknown(z); pthread_create(&a, 0, f, 0); ünï++; return z[0]; }
`, "EVIL", strings.ReplaceAll(evilText, `"`, ""))

// wrongC is one with errors at such places.
var wrongC = strings.ReplaceAll(evilC, "ünï;", "ünï, n\\u202e, \\u00fc, \u200bm, é\u202e;")

// quoted is x as JSON.
func quoted(x any) string { b, _ := json.Marshal(x); return string(b) }

// latin is a text that JSON can hold.
func latin(s string) string { return strings.ToValidUTF8(strings.ReplaceAll(s, "\x9b", "\u009b"), "?") }

const evilDir, evilFile, heapFile = "d" + evil, evil + ".c", "heap\x1b\n::error::forged\u202e.c"

// heapC races on an object that is called as its file is.
const heapC = `#include <pthread.h>
#include <stdlib.h>
void *f(void *p) { ++*(int *)p; return 0; }
int main(void) { pthread_t a; int *p = malloc(4); if (!p) return 0; *p = 1; pthread_create(&a, 0, f, p); f(p); return 0; }
`

// evilFiles are a tree that nobody has reviewed.
func evilFiles() map[string]string {
	plain := strings.ReplaceAll(evilC, "unknown(z);", "")
	forged := "\\e[2J\\n::error::forged\\u202e" // in YAML
	task := "format_version: '2.0'\ninput_files: plain.c\nproperties:\n- property_file: no-data-race.prp\n  expected_verdict: true\n"
	witness := func(files []string, options map[string]any) string {
		return quoted(map[string]any{"format": "mayrun-witness", "format_version": 1,
			"program": map[string]any{"files": files, "options": options}})
	}
	return map[string]string{
		evilFile: evilC, "ok.c": evilC, "plain.c": plain, "wrong.c": wrongC, "valid.c": latin(plain), evilDir + "/plain.c": plain,
		heapFile: heapC,
		"broken.c": "int x = \"" + evilText + "\" + ;\n#error " + evilText + "\n#include \"" + strings.ReplaceAll(evilText, `"`, "") +
			"\"\n\x1b[2J int \u202e;\n",
		"strange.c": "# 1 \"a\\033[2J\u202e\\n::error::forged\"\nint f(void) { return \u202enope\x1b; }\n" +
			"int main(void) { return no\u00fc; }\n",
		"cut.c": "int main(void) { return \"\x1b[2J\u202e",
		"asm.c": "void f(void); asm(\"f\x1b[2J\u202e: ::error::\\n\\033[2J\");\nint main(void) { asm goto(\"" + evilText +
			"\" : : : : l); l: f(); return 0; }\n",
		"macro.c": "#define M(x) #x ## " + evilText + "\nint main(void) { return M(" + evilText + "); }\n#pragma " + evilText +
			"\n#line 3 \"" + evilText + "\"\n@\n",

		"models.yml": "functions:\n  \"x" + forged + "\":\n    steps: [\"" + forged + "\": $1]\n  ? [\"\\e\"]\n  : x\n",
		"models2.yml": "functions:\n  unknown:\n    steps: [{write: \"$1" + forged + "\"}]\n  \"" + forged +
			"\": {like: \"" + forged + "()\"}\n\x1b: x",
		"entry.yml": "entry: \"" + forged + "\"\ndefine: [\"A" + forged + "=" + forged + "\"]\n",
		"keys.yml":  "\"" + forged + "\": 1\ninclude: \"\\e\"\nstd: \"" + forged + "\"\n",
		"bad.yml":   "[" + evil,

		evilDir + "/task.yml":  task + "options: {language: C, data_model: LP64}\n",
		evilDir + "/task2.yml": "format_version: \"" + forged + "\"\n",
		"db/compile_commands.json": quoted([]map[string]any{
			{"directory": ".", "file": latin(evilFile), "arguments": []string{"cc\x1b[2J", "-D\x1b[2J\n::error::forged=1",
				"-fevil\x1b[2J\n::error::", latin(evilFile)}},
			{"directory": latin(evil), "file": "\u202e.c", "command": "cc -c '\x1b[2J\n::error::forged' \u202e.c"},
			{"directory": "..", "file": "ok.c", "arguments": []string{"cc", "-std=\x1b[2J\n::error::forged",
				"-include", latin(evil), "ok.c"}},
			{"directory": "..", "file": "ok.c", "arguments": []string{"cc", "@\x1b[2J\n::error::forged", "ok.c"}},
		}),
		"db2/compile_commands.json": quoted([]map[string]any{{"directory": "..", "file": heapFile, "arguments": []string{"cc\x1b",
			"-DX=\x1b", "-fevil\x1b[2J\n::error::forged", "-mevil=\x1b\n::error::forged", "-o", "\x1b", heapFile}}}),
		"bad.json": evil,
		"w1.json":  quoted(map[string]any{"format": "\x1b\n::error::forged" + latin(evil)}),
		"w2.json":  witness([]string{latin(evil)}, map[string]any{"define": []string{"\x1b[2J\n::error::forged"}}),
		"w3.json":  witness([]string{"plain.c"}, map[string]any{latin(evil): []string{"x"}}),
		"w4.json":  witness([]string{"plain.c"}, map[string]any{"std": []string{latin(evil)}}),
	}
}

// evilCommands are command lines that meet them, and hostile ones.
func evilCommands() (lines [][]string) {
	add := func(args ...string) { lines = append(lines, args) }
	for _, file := range []string{"./" + evilFile, "ok.c", "plain.c", "wrong.c", "broken.c", "strange.c", "cut.c", "asm.c", "macro.c",
		evilDir + "/plain.c", "none" + evil} {
		for _, format := range []string{"text", "json", "sarif", "html"} {
			add("check", "-v", "--stats", "--format", format, file)
			add("check", "--keep-going", "--format", format, file, "ok.c")
		}
		add("explain", file+":5")
	}
	for _, file := range []string{"models.yml", "models2.yml", "bad.yml", "none" + evil, "keys.yml", "entry.yml"} {
		add("check", "--model", file, "ok.c")
		add("check", "--config", file, "ok.c")
		add("check", "--config", file, "--format", "json", "ok.c")
		add("bench", "--command", "./none", file)
	}
	for _, format := range witnessFormats {
		add("check", "--witness", "written.json", "--witness-format", format, "./plain.c")
		add("check", "--witness", evilDir+"/", "--witness-format", format, evilDir+"/plain.c")
	}
	add("check", "--witness", "written.json", "valid.c")
	add("check", "--witness", "heap.json", heapFile)
	for _, file := range []string{"w1.json", "w2.json", "w3.json", "w4.json", "bad.json", "none" + evil, "written.json", "heap.json"} {
		add("replay", file)
		add("replay", "--json", file)
		add("replay", file, "./"+evilFile)
	}
	for _, flags := range [][]string{{"-p", "db", "-v"}, {"-p", "db", "--keep-going"}, {"-p", "db2", "-v"},
		{"-p", "db2", "--format", "html"},
		{"-p", "db", "--main", evil}, {"-p", evil}} {
		add(append([]string{"check"}, flags...)...)
	}
	for _, flags := range [][]string{{"--" + evil}, {"--format", evil}, {"--digests", evil}, {"--timeout", evil},
		{"--memory", evil}, {"--std", evil},
		{"--cc-flag", "-f" + evil}, {"-D", evil}, {"-D", "=" + evil}, {"-I", evil}, {"--include", evil},
		{"--entry", evil}, {"--main", evil},
		{"--sysroot", evil}, {"--system-headers=" + evil}, {"--allow-read", evil}, {"--witness-format", evil},
		{"--witness", "none/" + evil}} {
		add(append(append([]string{"check"}, flags...), "plain.c")...)
	}
	task := evilDir + "/task.yml"
	for _, args := range [][]string{{task}, {"--json", task}, {evilDir + "/task2.yml"}, {"--list", evil, evilDir},
		{"--ablate=" + evil, task}} {
		add(append([]string{"bench", "--command", "./none" + evil}, args...)...)
	}
	for _, args := range [][]string{{evil}, {"--" + evil}, {"help", evil}, {"models", evil}, {"models", "malloc", evil}, {"digests", evil},
		{"version", evil}, {"explain", evil}, {"explain", evil + ":0"}, {"completion", evil}, {"__complete", "check", "--" + evil},
		{"__complete", evil, ""}} {
		add(args...)
	}
	return lines
}

// TestHostile: whatever hostile names and texts a command meets, in reports and in errors, what it prints is
// inert.
func TestHostile(t *testing.T) {
	if runtime.GOOS == "windows" || runtime.GOOS == "darwin" {
		t.Skip("the system refuses such names")
	}
	write(t, evilFiles())
	printed, replayed := 0, false
	for _, line := range evilCommands() {
		args := slices.Clone(line)
		switch args[0] {
		case "check":
			args = append(args, "--timeout", "20s", "--confirm-budget", "100ms")
		case "explain":
			args = append(args, "--timeout", "20s")
		}
		var out, errs bytes.Buffer
		status := run(t.Context(), args, &out, &errs)
		if testing.Verbose() {
			fmt.Printf("mayrun %+q: %d\n%.300s\n%.900s\n", args, status, &out, &errs)
		}
		printed += out.Len() + errs.Len()
		inert(t, args, out.String())
		inert(t, args, errs.String())
		if strings.Contains(errs.String(), "internal error") {
			t.Errorf("mayrun %+q: %s", args, &errs)
		}
		if status != exitError && (slices.Contains(args, "json") || slices.Contains(args, "sarif") || slices.Contains(args, "--json")) {
			var got map[string]any
			if err := json.Unmarshal(out.Bytes(), &got); err != nil {
				t.Errorf("mayrun %+q: %v", args, err)
			}
		}
		if slices.Equal(line, []string{"replay", "heap.json"}) {
			replayed = status == exitRace && strings.Contains(out.String(), `race on alloc@heap\x1b\n`)
		}
	}
	if printed < 600_000 || !replayed {
		t.Errorf("only %d bytes were printed, replayed: %t", printed, replayed)
	}
	for _, pattern := range []string{"written.json", "*/race-1.json", "*/race-1.yml", "*/race-1.graphml"} {
		names, err := filepath.Glob(pattern)
		if err != nil || len(names) != 1 {
			t.Errorf("%s: %q, %v", pattern, names, err)
			continue
		}
		data, err := os.ReadFile(names[0])
		if err != nil {
			t.Fatal(err)
		}
		inert(t, []string{"writes", pattern}, string(data))
	}
}

// inert complains if what a command prints is not inert, or has lines of the program's own.
func inert(t *testing.T, args []string, text string) {
	t.Helper()
	if err := printabletest.Check(text); err != nil {
		t.Errorf("mayrun %+q: %v", args, err)
	}
	for line := range strings.Lines(text) {
		if s := strings.TrimLeft(line, " \t"); strings.HasPrefix(s, `\x23#[`) || strings.HasPrefix(s, `\x3a:`) {
			t.Errorf("mayrun %+q: a line of the program's own: %q", args, line)
		}
	}
}

// TestManyErrors: no tree makes a log endless.
func TestManyErrors(t *testing.T) {
	var errs []error
	for i := range 3 * maxErrors {
		errs = append(errs, &csource.Error{Pos: csource.Pos{File: fmt.Sprint(i/2, ".c"), Line: i + 1}, Msg: "wrong"})
	}
	var b bytes.Buffer
	complain(&b, errors.Join(errs...), func(string) ([]byte, error) { return nil, os.ErrNotExist })
	if n := strings.Count(b.String(), "\n"); n != maxErrors+1 ||
		!strings.HasSuffix(b.String(), "mayrun: 2000 more errors are not listed\n") {
		t.Errorf("%d lines, at last %q", n, b.String()[max(0, b.Len()-100):])
	}
}

// TestManyErrorsOfAFile: nor does one file hide the others.
func TestManyErrorsOfAFile(t *testing.T) {
	var errs []error
	for i := range maxErrors / 2 {
		errs = append(errs, &csource.Error{Pos: csource.Pos{File: "a.c", Line: i + 1}, Msg: "wrong"})
	}
	errs = append(errs, &csource.Error{Pos: csource.Pos{File: "b.c", Line: 1}, Msg: "wrong"})
	var b bytes.Buffer
	complain(&b, errors.Join(errs...), func(string) ([]byte, error) { return nil, os.ErrNotExist })
	if !strings.HasSuffix(b.String(), "b.c:1: error: wrong\na.c: 480 more errors are not listed\n") {
		t.Error(b.String())
	}
}

// TestLongMessages: nor does a name make a line endless.
func TestLongMessages(t *testing.T) {
	long := strings.Repeat("é", 1<<20)
	var b bytes.Buffer
	complain(&b, errors.Join(&csource.Error{Pos: csource.Pos{File: "a.c", Line: 1, Column: 1}, Msg: "undeclared identifier " + long},
		errors.New(long)), func(string) ([]byte, error) { return nil, os.ErrNotExist })
	if b.Len() > 10<<10 || !utf8.Valid(b.Bytes()) || strings.Count(b.String(), "…") != 2 {
		t.Errorf("%d bytes: %.100q", b.Len(), b.String())
	}
}
