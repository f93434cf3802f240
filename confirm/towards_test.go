package confirm_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/mayrun-dev/mayrun"
)

// TestTowards: a race behind many inputs is shown, whatever they come from, and one that no inputs lead to is not.
func TestTowards(t *testing.T) {
	const main = `int main(void) { ` + begin + twice + `return 0; }`
	const file = `char path[9]; int found, odd; pthread_mutex_t m;
`
	table := "int table[160] = { 1" + strings.Repeat(", 2", 150) + " }; " // so that to set up the state takes long
	noise := ""
	for i := range 200 {
		noise += fmt.Sprintf("if (rand() == %d) seen[%d]++; ", 1000*i, i)
	}
	noise = "int seen[200]; void noise(void) { pthread_mutex_lock(&m); " + noise + "pthread_mutex_unlock(&m); } "
	const regular = `struct stat s; if (stat(path, &s)) return 0; if (!S_ISREG(s.st_mode)) return 0; int fd = open(path, O_RDONLY); if (fd < 0) return 0;
if (fstat(fd, &s)) return 0; if (!S_ISREG(s.st_mode) || s.st_size < 100 || s.st_size > 120 || s.st_nlink == 7) return 0; `
	const level = `int level; int lib_count(struct lib *); `
	const leveled = `int main(void) { ` + begin + `level = lib_count(l); ` + twice + `return 0; }`
	const each = `int main(void) { ` + begin + `struct w { pthread_t t; int id; } *ws = calloc(l->ready, sizeof *ws); if (!ws) return 1;
for (int i = 0; i < l->ready; i++) { ws[i].id = i; pthread_create(&ws[i].t, 0, f, &ws[i].id); } return 0; }`
	// What is shown only if somebody has asked: there are cells that are not looked at otherwise.
	asked := []string{"behind a pointer to a function", "a number of each that does not matter", "another one than that of each"}
	for _, c := range []struct{ name, text, want string }{
		{"what calls give back", `void *f(void *p) { ` + regular + `found = 1; return 0; }`, "found"},
		{"the same under a lock", `void *f(void *p) { ` + regular + `pthread_mutex_lock(&m); found = 1; pthread_mutex_unlock(&m); return 0; }`, ""},
		{"no such number", `void *f(void *p) { ` + regular + `if (s.st_size > 110 && s.st_size < 105) found = 1; return 0; }`, ""},
		{"in a function that is called", `void done(long n) { if (n == 113) found = 1; } void *f(void *p) { ` + regular + `done(s.st_size); return 0; }`, "found"},
		{"behind a pointer to a function", `void done(long n) { if (n == 113) found = 1; } void (*then)(long) = done; void *f(void *p) { ` + regular + `then(s.st_size); return 0; }`, "found"},
		{"and a number of the state", level + `void *f(void *p) { if (level * 3 != 370371) return 0; ` + regular + `found = 1; return 0; }`, "found"},
		{"past other branches", noise + `void done(long n) { if (n > 1000000 && rand() == 12345) { if (rand() == 54321) found = 1; } }
void *f(void *p) { noise(); if (rand() == 31337 && rand() == 41414) done(rand()); return 0; }`, "found"},
		{"a number of the state that stays as it is", level + `void *f(void *p) { int is = level; if (is < 1000) return 0; ` + regular + `if (level < 1000) found = 1; return 0; }`, ""},
		{"what is written is one number", `void *f(void *p) { struct stat s; if (stat(path, &s)) return 0; int a = s.st_mode; if (a != s.st_mode) found = 1; return 0; }`, ""},
		{"a copy is the same", `void *f(void *p) { struct stat s, u; if (stat(path, &s)) return 0; u = s; if (u.st_mode != s.st_mode) found = 1; return 0; }`, ""},
		{"one by the library, too", `void *f(void *p) { struct stat s, u; if (stat(path, &s)) return 0; memcpy(&u, &s, sizeof u); if (u.st_size != s.st_size) found = 1; return 0; }`, ""},
		{"a part of a number", `void *f(void *p) { struct stat s; if (stat(path, &s)) return 0; int low = *(unsigned char *)&s.st_size; if ((s.st_size & 255) != low) found = 1; return 0; }`, ""},
		{"a part that was read before", `void *f(void *p) { struct stat s; if (stat(path, &s)) return 0; int low = *(unsigned char *)&s.st_size; if (low != 77) return 0; if ((s.st_size & 255) == 77) found = 1; return 0; }`, "found"},
		{"written again", `void *f(void *p) { struct stat s; if (stat(path, &s)) return 0; s.st_size = 5; if (s.st_size != 5) found = 1; return 0; }`, ""},
		{"a call again", `void *f(void *p) { struct stat s; if (stat(path, &s)) return 0; if (s.st_size != 1234) return 0; if (stat(path, &s)) return 0; if (s.st_size == 4321) found = 1; return 0; }`, "found"},
		{"a number of each", `void *f(void *p) { int id = *(int *)p; if (id == 0) found = 1; return 0; } ` + each, ""},
		{"another one than that of each", `void *f(void *p) { int id = *(int *)p; if (id != 3) found = 1; return 0; } ` + each, "found"},
		{"a number of each that does not matter", `void *f(void *p) { odd = *(int *)p; ` + regular + `found = 1; return 0; } ` + each, "odd"},
		{"a wait that nobody ends", `pthread_cond_t c; int go; void *f(void *p) { ` + regular + `pthread_mutex_lock(&m); while (!go) pthread_cond_wait(&c, &m); pthread_mutex_unlock(&m); found = 1; return 0; }`, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			text := "#include <fcntl.h>\n#include <string.h>\n#include <sys/stat.h>\n" + opaque + strings.ReplaceAll(file+table+c.text, "\n", " ")
			switch {
			case strings.Contains(c.text, "int main"):
			case strings.Contains(c.text, level):
				text += leveled
			default:
				text += main
			}
			for _, from := range [][]string{{"f"}, nil} {
				r := check(t, text, mayrun.Config{ConfirmBudget: 400 * time.Millisecond, From: from})
				got, _, _ := strings.Cut(likely(t, r), ":")
				if got != c.want && (from != nil || !slices.Contains(asked, c.name)) {
					t.Errorf("from %v: %q, want %q: %s", from, got, c.want, confidence(r))
				}
			}
		})
	}
}
