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

// TestHostile: whatever hostile names and texts a command meets, in reports and in errors, what it prints is inert.
func TestHostile(t *testing.T) {
	if runtime.GOOS == "windows" || runtime.GOOS == "darwin" {
		t.Skip("the system refuses such names")
	}
	t.Chdir(t.TempDir())
	dir := "d" + evil
	name := evil + ".c"
	quoted := func(x any) string { b, _ := json.Marshal(x); return string(b) }
	latin := func(s string) string { return strings.ToValidUTF8(strings.ReplaceAll(s, "\x9b", "\u009b"), "?") }
	files := map[string]string{
		name:        evilC,
		"ok.c":      evilC,
		"plain.c":   strings.ReplaceAll(evilC, "unknown(z);", ""),
		"wrong.c":   wrongC,
		"valid.c":   latin(strings.ReplaceAll(evilC, "unknown(z);", "")),
		"broken.c":  "int x = \"" + evilText + "\" + ;\n#error " + evilText + "\n#include \"" + strings.ReplaceAll(evilText, `"`, "") + "\"\n\x1b[2J int \u202e;\n",
		"strange.c": "# 1 \"a\\033[2J\u202e\\n::error::forged\"\nint f(void) { return " + "\u202e" + "nope\x1b; }\nint main(void) { return undeclared" + "ü" + "; }\n",
		"cut.c":     "int main(void) { return \"\x1b[2J\u202e",
		"asm.c":     "void f(void); asm(\"f\x1b[2J\u202e: ::error::\\n\\033[2J\"); int main(void) { asm goto(\"" + evilText + "\" : : : : l); l: f(); return 0; }\n",
		"macro.c":   "#define M(x) #x ## " + evilText + "\nint main(void) { return M(" + evilText + "); }\n#pragma " + evilText + "\n#line 3 \"" + evilText + "\"\n@\n",

		"models.yml":       "functions:\n  \"x\\e[2J\\u202e\\n::error::forged\":\n    steps: [\"\\e[2J\\n::error::forged\": $1]\n  ? [\"\\e\"]\n  : x\n",
		"models2.yml":      "functions:\n  unknown:\n    steps: [{write: \"$1\\e[2J\\n\"}]\n  \"\\e[2J\": {like: \"\\n::error::forged(\\u202e)\"}\n\x1b: x",
		"entry.yml":        "entry: \"\\e[2J\\n::error::forged\\u202e\"\ndefine: [\"A\\e[2J=\\n::error::forged\"]\n",
		"keys.yml":         "\"\\e[2J\\n::error::forged\": 1\ninclude: \"\\e\"\nstd: \"\\e[2J\"\n",
		"bad.yml":          "[" + evil,
		dir + "/plain.c":   strings.ReplaceAll(evilC, "unknown(z);", ""),
		dir + "/task.yml":  "format_version: '2.0'\ninput_files: plain.c\nproperties:\n- property_file: no-data-race.prp\n  expected_verdict: true\noptions: {language: C, data_model: LP64}\n",
		dir + "/task2.yml": "format_version: \"\\e[2J\\n::error::forged\"\n",
		"bad.json":         evil,
		"db/compile_commands.json": quoted([]map[string]any{
			{"directory": ".", "file": latin(name), "arguments": []string{"cc\x1b[2J", "-D\x1b[2J\n::error::forged=1", "-fevil\x1b[2J\n::error::", latin(name)}},
			{"directory": latin(evil), "file": "\u202e.c", "command": "cc -c '\x1b[2J\n::error::forged' \u202e.c"},
			{"directory": "..", "file": "ok.c", "arguments": []string{"cc", "-std=\x1b[2J\n::error::forged", "-include", latin(evil), "ok.c"}},
			{"directory": "..", "file": "ok.c", "arguments": []string{"cc", "@\x1b[2J\n::error::forged", "ok.c"}},
		}),
		"w1.json": quoted(map[string]any{"format": "\x1b\n::error::forged" + latin(evil)}),
		"w2.json": quoted(map[string]any{"format": "mayrun-witness", "format_version": 1, "program": map[string]any{
			"files": []string{latin(evil)}, "options": map[string]any{"define": []string{"\x1b[2J\n::error::forged"}}}}),
		"w3.json": quoted(map[string]any{"format": "mayrun-witness", "format_version": 1, "program": map[string]any{
			"files": []string{"plain.c"}, "options": map[string]any{latin(evil): []string{"x"}}}}),
		"w4.json": quoted(map[string]any{"format": "mayrun-witness", "format_version": 1, "program": map[string]any{
			"files": []string{"plain.c"}, "options": map[string]any{"std": []string{latin(evil)}}}}),
	}
	for file, text := range files {
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	var lines [][]string
	for _, file := range []string{"./" + name, "ok.c", "plain.c", "wrong.c", "broken.c", "strange.c", "cut.c", "asm.c", "macro.c", dir + "/plain.c", "none" + evil} {
		for _, format := range []string{"text", "json", "sarif", "html"} {
			lines = append(lines, []string{"check", "-v", "--stats", "--format", format, file})
			lines = append(lines, []string{"check", "--keep-going", "--format", format, file, "ok.c"})
		}
		lines = append(lines, []string{"explain", file + ":5"}, []string{"explain", "-v", file})
	}
	for _, file := range []string{"models.yml", "models2.yml", "bad.yml", "none" + evil, "keys.yml"} {
		lines = append(lines, []string{"check", "--model", file, "ok.c"}, []string{"check", "--config", file, "ok.c"}, []string{"bench", "--command", "./none", file})
	}
	for _, file := range []string{"w1.json", "w2.json", "w3.json", "w4.json", "bad.json", "none" + evil, "written.json"} {
		lines = append(lines, []string{"replay", file}, []string{"replay", "--json", file}, []string{"replay", file, "./" + name})
	}
	for _, format := range []string{"mayrun", "yaml", "graphml"} {
		lines = append(lines, []string{"check", "--witness", "written.json", "--witness-format", format, "./plain.c"},
			[]string{"check", "--witness", dir + "/", "--witness-format", format, dir + "/plain.c"})
	}
	lines = append(lines, []string{"check", "--witness", "written.json", "valid.c"}, []string{"replay", "written.json"}, []string{"replay", "--json", "written.json"},
		[]string{"check", "--config", "entry.yml", "ok.c"}, []string{"check", "--config", "entry.yml", "--format", "json", "ok.c"},
		[]string{"check", "-p", "db", "-v"}, []string{"check", "-p", "db", "--keep-going"}, []string{"check", "-p", "db", "--main", evil},
		[]string{"check", "-p", evil}, []string{"bench", "--command", "./none" + evil, dir + "/task.yml"},
		[]string{"bench", "--command", "./none" + evil, "--json", dir + "/task.yml"}, []string{"bench", "--command", "./none", dir + "/task2.yml"},
		[]string{"bench", "--command", "./none", "--list", evil, dir},
		[]string{"bench", "--command", "./none", "--ablate=" + evil, dir + "/task.yml"},
		[]string{evil}, []string{"--" + evil}, []string{"help", evil}, []string{"check", "--" + evil}, []string{"check", "--format", evil, "ok.c"},
		[]string{"check", "--digests", evil, "ok.c"}, []string{"check", "--timeout", evil, "ok.c"}, []string{"check", "--memory", evil, "ok.c"},
		[]string{"check", "--std", evil, "ok.c"}, []string{"check", "--cc-flag", "-f" + evil, "ok.c"}, []string{"check", "-D", evil, "ok.c"},
		[]string{"check", "-D", "=" + evil, "ok.c"}, []string{"check", "-I", evil, "ok.c"}, []string{"check", "--include", evil, "ok.c"},
		[]string{"check", "--entry", evil, "ok.c"}, []string{"check", "--main", evil, "ok.c"}, []string{"check", "--sysroot", evil, "ok.c"},
		[]string{"check", "--system-headers=" + evil, "ok.c"}, []string{"check", "--allow-read", evil, "ok.c"},
		[]string{"check", "--witness", "none/" + evil, "plain.c"}, []string{"check", "--witness-format", evil, "plain.c"},
		[]string{"models", evil}, []string{"models", "malloc", evil}, []string{"digests", evil}, []string{"version", evil},
		[]string{"explain", evil}, []string{"explain", evil + ":0"}, []string{"completion", evil}, []string{"__complete", "check", "--" + evil},
		[]string{"__complete", evil, ""})

	printed, replayed := 0, false
	for _, args := range lines {
		var out, errs bytes.Buffer
		args = append([]string{args[0]}, args[1:]...)
		if args[0] == "check" || args[0] == "explain" {
			args = append(args, "--timeout", "20s")
		}
		if args[0] == "check" {
			args = append(args, "--confirm-budget", "100ms")
		}
		status := run(t.Context(), args, &out, &errs)
		for stream, text := range map[string]string{"stdout": out.String(), "stderr": errs.String()} {
			printed += len(text)
			if err := printabletest.Check(text); err != nil {
				t.Errorf("mayrun %+q, %s: %v", args, stream, err)
			}
			for line := range strings.Lines(text) {
				if s := strings.TrimLeft(line, " \t"); strings.HasPrefix(s, "forged") || strings.HasPrefix(s, `\x23#[`) || strings.HasPrefix(s, `\x3a:`) {
					t.Errorf("mayrun %+q, %s: a line of the program's own: %q", args, stream, line)
				}
			}
		}
		if slices.Equal(args, []string{"replay", "written.json"}) {
			replayed = replayed || status == exitRace
		}
		if testing.Verbose() {
			fmt.Printf("mayrun %+q: %d\n%.300s\n%.900s\n", args, status, &out, &errs)
		}
		if strings.Contains(errs.String(), "internal error") {
			t.Errorf("mayrun %+q: %s", args, errs.String())
		}
		if i := strings.Join(args, " "); status != exitError && (strings.Contains(i, " json ") || strings.Contains(i, " sarif ") || strings.Contains(i, "--json")) {
			var any map[string]any
			if err := json.Unmarshal(out.Bytes(), &any); err != nil {
				t.Errorf("mayrun %+q: %v", args, err)
			}
		}
	}
	if printed < 1_000_000 || !replayed {
		t.Errorf("only %d bytes were printed, replayed: %t", printed, replayed)
	}
	for _, pattern := range []string{"written.json", "*/race-1.*"} {
		names, _ := filepath.Glob(pattern)
		for _, file := range names {
			if data, err := os.ReadFile(file); err != nil || printabletest.Check(string(data)) != nil {
				t.Errorf("%+q: %v %v", file, err, printabletest.Check(string(data)))
			}
		}
		if len(names) == 0 {
			t.Errorf("no witness %s", pattern)
		}
	}
	if testing.Verbose() {
		fmt.Println(len(lines), "commands,", printed, "bytes")
	}
}

// TestManyErrors: no tree makes a log endless.
func TestManyErrors(t *testing.T) {
	var errs []error
	for i := range 3 * maxErrors {
		errs = append(errs, &csource.Error{Pos: csource.Pos{File: "a.c", Line: i + 1}, Msg: "wrong"})
	}
	var b bytes.Buffer
	complain(&b, errors.Join(errs...), func(string) ([]byte, error) { return nil, os.ErrNotExist })
	if n := strings.Count(b.String(), "\n"); n != maxErrors+1 || !strings.HasSuffix(b.String(), "mayrun: 2000 more errors are not listed\n") {
		t.Errorf("%d lines, at last %q", n, b.String()[max(0, b.Len()-100):])
	}
}
