package interp_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/interp"
)

// libraryCalls are expressions of type long, with char a[64], b[64], *e at hand.
var libraryCalls = strings.Split(`strlen("")
strlen("hello")
strlen("a\0b")
strnlen("hello", 3)
strnlen("hi", 10)
SIGN(strcmp("a", "b"))
SIGN(strcmp("b", "a"))
SIGN(strcmp("same", "same"))
SIGN(strcmp("\xff", "a"))
SIGN(strcasecmp("HeLLo", "hEllO"))
SIGN(strncmp("hello", "help", 3))
SIGN(strncmp("hello", "help", 4))
SIGN(strncmp("a", "a", 100))
SIGN(memcmp("abc\0d", "abc\0e", 5))
SIGN(memcmp("abc\0d", "abc\0e", 4))
strchr("hello", 'l') - (char *)0 != 0
(e = "hello", strchr(e, 'l') - e)
(e = "hello", strrchr(e, 'l') - e)
(e = "hello", strchr(e, 0) - e)
strchr("hello", 'x') == 0
(e = "hello world", strstr(e, "o w") - e)
strstr("hello", "help") == 0
(e = "hello", strpbrk(e, "ol") - e)
strspn("12a4", "0123456789")
strcspn("abc,def", ",;")
(e = "ab\0c", (char *)memchr(e, 'c', 4) - e)
memchr("abc", 'd', 3) == 0
atoi("42")
atoi("  -17x")
atoi("x")
atol("2147483647")
strtol("0x1f", 0, 0)
strtol("0x1f", 0, 16)
strtol("0x", 0, 16)
strtol("077", 0, 0)
strtol("zz", 0, 36)
strtol("99999999999999999999", 0, 10)
strtol("-99999999999999999999", 0, 10)
strtoul("-1", 0, 10)
(strtol("12ab", &e, 10), *e)
(strtol("0xg", &e, 16), *e)
(strtol("none", &e, 10), *e)
abs(-5)
labs(-7L)
tolower('A') + toupper('b') + tolower('1')
!!isalpha('x') + !!isdigit('x') * 2 + !!isspace('\t') * 4 + !!isupper('A') * 8 + !!ispunct('.') * 16 + !!isxdigit('g') * 32 + !!isalpha(-1) * 64
(strcpy(a, "one"), strcat(a, "two"), strcmp(a, "onetwo") == 0)
(strcpy(a, "x"), strncat(a, "yzw", 2), strlen(a) * 100 + a[2])
(memset(a, 'q', 8), strncpy(a, "ab", 5), a[2] * 256 + a[4] + (a[5] == 'q'))
(memset(a, 'q', 8), strncpy(a, "abcdef", 3), a[2] + (a[3] == 'q'))
(strcpy(a, "tail"), strcpy(b, a), strlen(b))
(stpcpy(a, "abc") - a)
(e = strdup("copied"), e ? strcmp(e, "copied") : 0)
htons(1) + htonl(1)
(long)(memcpy(a, "xyz", 4), a[1])`, "\n")

// TestLibrary runs calls of library functions whose results are computed. None of them may be guessed, and
// gcc's program gets the same, as far as C says what that is.
func TestLibrary(t *testing.T) {
	var b strings.Builder
	b.WriteString(`#include <string.h>
#include <strings.h>
#include <stdlib.h>
#include <ctype.h>
#include <stdio.h>
#include <arpa/inet.h>
#define SIGN(x) ((x) > 0 ? 1 : (x) < 0 ? -1 : 0)
char a[64], b[64], *e;
`)
	fmt.Fprintf(&b, "long long out[%d];\nint main(void) {\n", len(libraryCalls))
	for i, c := range libraryCalls {
		fmt.Fprintf(&b, "\tout[%d] = (long long)(%s);\n", i, c)
	}
	text := b.String()
	m, err := interp.New(load(t, "#define _GNU_SOURCE\n"+text+"}\n", csource.LP64), interp.Options{Choose: func(c *interp.Choice) uint64 {
		if c.Kind != interp.EdgeChoice || c.Edges[0].Guess {
			t.Errorf("%s: %s: a value is guessed", c.Edge.Pos, libraryCalls[max(0, min(len(libraryCalls)-1, c.Edge.Pos.Line-12))])
		}
		return 0
	}})
	if err != nil {
		t.Fatal(err)
	}
	run(t, m, firstThread)
	if m.Outcome().Reason != interp.Exited {
		t.Fatal(m.Outcome())
	}
	gcc, err := exec.LookPath("gcc")
	if err != nil {
		t.Skip("no gcc")
	}
	dir := t.TempDir()
	file, bin := filepath.Join(dir, "main.c"), filepath.Join(dir, "main")
	text = "#define _GNU_SOURCE\n" + text + fmt.Sprintf("\tfor (int i = 0; i < %d; i++) printf(\"%%lld\\n\", out[i]);\n}\n", len(libraryCalls))
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	if o, err := exec.Command(gcc, "-w", "-O0", "-fno-builtin", "-o", bin, file).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, o)
	}
	o, err := exec.Command(bin).Output()
	if err != nil {
		t.Fatal(err)
	}
	bytes := m.Bytes(m.GlobalNamed("out"))
	for i, want := range strings.Fields(string(o)) {
		got := int64(0)
		for k := range 8 {
			got |= int64(bytes[8*i+k]) << (8 * k)
		}
		if fmt.Sprint(got) != want {
			t.Errorf("%s is %d here and %s with gcc", libraryCalls[i], got, want)
		}
	}
}

// TestDataModels: what a number must fit in is that of the program's model, whichever was run before.
func TestDataModels(t *testing.T) {
	const text = "#include <stdlib.h>\nlong out;\nint main(void) { out = atol(\"3000000000\"); }\n"
	for _, model := range []csource.DataModel{csource.ILP32, csource.LP64, csource.ILP32} {
		guessed := false
		m, err := interp.New(load(t, text, model), interp.Options{Choose: func(c *interp.Choice) uint64 {
			guessed = guessed || c.Kind == interp.NondetValue
			return 0
		}})
		if err != nil {
			t.Fatal(err)
		}
		run(t, m, firstThread)
		if fits := model == csource.LP64; guessed == fits {
			t.Errorf("%v: guessed is %v", model, guessed)
		}
	}
}
