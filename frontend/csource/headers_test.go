package csource_test

import (
	"context"
	"io/fs"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/internal/search"
)

// bundled lists the names of the bundled headers.
func bundled(t *testing.T) (names []string) {
	t.Helper()
	err := fs.WalkDir(os.DirFS("headers"), ".", func(p string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && p != "mayrun/builtins.h" {
			names = append(names, p)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return names
}

// declared lists the headers of the folders system and packs.
func declared(t *testing.T) (names []string) {
	t.Helper()
	for _, folder := range []string{"system", "packs"} {
		err := fs.WalkDir(os.DirFS(folder), ".", func(p string, d fs.DirEntry, err error) error {
			// These belong to others, and cannot be included alone.
			if err == nil && !d.IsDir() && !strings.HasPrefix(p, "mayrun/more/") && !strings.HasPrefix(p, "uv/") && !strings.HasPrefix(p,
				"lzma/") {
				names = append(names, p)
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return names
}

// some is one of n names; all of them where more is tried than in each run of the tests, as CI does here.
func some(names []string, n int) (out []string) {
	for i, name := range names {
		if i%n == 0 || search.Open() {
			out = append(out, name)
		}
	}
	return out
}

// TestDeclaredParse includes every header that only declares alone, with nothing dropped, and before the common ones.
func TestDeclaredParse(t *testing.T) {
	for i, h := range some(declared(t), 4) {
		m := []csource.DataModel{csource.LP64, csource.ILP32}[i%2]
		src := "#include <" + h + ">\n#include <stdio.h>\n#include <sys/socket.h>\n#include <" + h + ">\n"
		opts := csource.Options{DataModel: m, KeepUnused: true, FS: fstest.MapFS{"t.c": &fstest.MapFile{Data: []byte(src)}}}
		if _, err := csource.Load(context.Background(), []string{"t.c"}, opts); err != nil {
			t.Errorf("%s: %.300s", h, err.Error())
		}
	}
}

// TestHeadersParse includes every bundled header alone, with nothing dropped: each
// must bring what it needs.
func TestHeadersParse(t *testing.T) {
	for i, h := range bundled(t) {
		m := []csource.DataModel{csource.LP64, csource.ILP32}[i%2]
		load(t, "#include <"+h+">\n#include <"+h+">\n", csource.Options{DataModel: m, KeepUnused: true})
	}
}

// Each header of the C library says whose it is, as each of glibc's does (features.h): programs choose by that
// what they use. Those of the compiler, of the kernel and of tools do not.
func TestHeadersSayWhoseTheyAre(t *testing.T) {
	others := regexp.MustCompile(`^sys/cdefs.h$|^(float|iso646|stdalign|stdarg|stdatomic|stdbool|stddef|stdnoreturn|stdckdint|omp|[a-z0-9]*intrin)\.h$|` +
		`^(linux|asm|sanitizer|valgrind|mayrun)/`)
	for _, h := range bundled(t) {
		if others.MatchString(h) {
			continue
		}
		src := "#include <" + h + ">\n#if __GLIBC__ < 2 || !__GLIBC_PREREQ(2, 30)\n#error another\n#endif\n"
		opts := csource.Options{FS: fstest.MapFS{"t.c": &fstest.MapFile{Data: []byte(src)}}}
		if _, err := csource.Load(context.Background(), []string{"t.c"}, opts); err != nil {
			t.Errorf("%s: %.300s", h, err.Error())
		}
	}
}

// Which standards programs ask for, and what features.h makes of it: as glibc's does, which is asked where it is.
func TestFeatures(t *testing.T) {
	names := regexp.MustCompile(`(?m)^#define ((_[A-Z]\w*_SOURCE\w*|__USE_\w+|__GLIBC__|__GNU_LIBRARY__) .*)$`)
	compare := func(flags string) (ours, theirs string) {
		t.Helper()
		macros := func(more ...string) string {
			cmd := exec.Command("gcc", slices.Concat([]string{"-E", "-dM", "-w", "-x", "c", "-"}, strings.Fields(flags), more)...)
			cmd.Stdin = strings.NewReader("#include <features.h>\n")
			out, err := cmd.Output()
			if err != nil {
				t.Skip("there is no gcc: ", err)
			}
			var list []string
			for _, m := range names.FindAllStringSubmatch(string(out), -1) {
				list = append(list, m[1])
			}
			slices.Sort(list)
			return strings.Join(list, "\n")
		}
		return macros("-I", "headers"), macros()
	}
	for _, flags := range []string{
		"", "-D_GNU_SOURCE", "-std=c89", "-std=c99", "-std=c11", "-std=c2x", "-D_POSIX_SOURCE", "-D_POSIX_C_SOURCE=1",
		"-D_POSIX_C_SOURCE=199309L", "-D_POSIX_C_SOURCE=200112L", "-std=c89 -D_POSIX_C_SOURCE=200809L", "-D_XOPEN_SOURCE=500",
		"-std=c99 -D_XOPEN_SOURCE=600", "-std=c99 -D_XOPEN_SOURCE=700", "-std=c11 -D_XOPEN_SOURCE", "-D_ISOC99_SOURCE",
		"-D_XOPEN_SOURCE=1 -D_XOPEN_SOURCE_EXTENDED", "-D_DEFAULT_SOURCE -D_POSIX_C_SOURCE=199309L", "-D_BSD_SOURCE",
		"-std=c99 -D_SVID_SOURCE", "-std=c11 -D_DEFAULT_SOURCE", "-std=c89 -D_ISOC11_SOURCE", "-D_ATFILE_SOURCE -std=c11",
		"-D_LARGEFILE64_SOURCE -D_FILE_OFFSET_BITS=64", "-D_LARGEFILE_SOURCE", "-D_GNU_SOURCE -std=c99 -D_POSIX_C_SOURCE=1",
	} {
		if ours, theirs := compare(flags); ours != theirs {
			t.Errorf("%s: (-glibc +bundled)\n%s", flags, cmp.Diff(theirs, ours))
		}
	}
}

// TestHeadersTogether includes all of them at once.
func TestHeadersTogether(t *testing.T) {
	var b strings.Builder
	for _, h := range bundled(t) {
		b.WriteString("#include <" + h + ">\n")
	}
	load(t, b.String(), csource.Options{KeepUnused: true})
	load(t, b.String(), csource.Options{KeepUnused: true, DataModel: csource.ILP32})
}

// TestHeadersAgreeWithSystem checks a prototype or type of each kind against the
// system's own, with gcc: a conflicting declaration is an error there.
func TestHeadersAgreeWithSystem(t *testing.T) {
	gcc, err := exec.LookPath("gcc")
	if err != nil {
		t.Skip("no gcc")
	}
	// glibc has enumerations for some int parameters, and variants that feature macros select.
	prototype := regexp.MustCompile(`^[a-z][\w *]*\b(\w+)\(.*\);$`)
	skip := regexp.MustCompile(`__mayrun|\b(gets|cfree|strnstr|sysv_signal|cuserid|strlcpy|strlcat|arc4random|getw|putw|basename|sigpause|significand|exp10|pow10|scalb|gamma|drem|finite|pthread_yield|setpgrp|bsd_signal|getwd|seteuid|__cmsg_nxthdr|clone|syscall|signal|pthread_mutexattr_[gs]etrobust_np|strerror_r|[gs]etrlimit|[gs]etpriority|[gs]etitimer|getrusage|waitid)(f|l)?\(`)
	var includes, decls strings.Builder
	seen := map[string]bool{}
	for _, h := range bundled(t) {
		if strings.HasPrefix(h, "mayrun/") || strings.HasPrefix(h, "asm/") || h == "threads.h" || h == "tgmath.h" {
			continue
		}
		b, err := os.ReadFile("headers/" + h)
		if err != nil {
			t.Fatal(err)
		}
		includes.WriteString("#if __has_include(<" + h + ">)\n#include <" + h + ">\n#endif\n")
		decls.WriteString("#if __has_include(<" + h + ">)\n")
		for _, line := range strings.Split(string(b), "\n") {
			if prototype.MatchString(line) && !skip.MatchString(line) && !strings.Contains(line, "typedef") && !seen[line] {
				seen[line] = true
				m := prototype.FindStringSubmatch(line)
				// In parentheses, a macro of the same name does not interfere.
				decls.WriteString(strings.Replace(line, m[1]+"(", "("+m[1]+")(", 1) + "\n")
			}
		}
		decls.WriteString("#endif\n")
	}
	if len(seen) < 500 {
		t.Fatalf("only %d prototypes found", len(seen))
	}
	cmd := exec.Command(gcc, "-fsyntax-only", "-w", "-x", "c", "-")
	cmd.Stdin = strings.NewReader("#define _GNU_SOURCE\n" + includes.String() + decls.String())
	if out, err := cmd.CombinedOutput(); err != nil {
		if strings.Contains(string(out), "fatal error") {
			t.Skipf("no usable system headers: %.300s", out)
		}
		t.Errorf("%.3000s", out)
	}
}

// What an included header defines is not said again: two lists of the same constants drift apart.
func TestHeadersRepeatNothing(t *testing.T) {
	define := regexp.MustCompile(`(?m)^#define \w+(?:\([^)]*\))? \S.*$`)
	include := regexp.MustCompile(`(?m)^#include <(.*)>$`)
	texts := map[string]string{}
	for _, root := range []string{"system", "headers"} {
		err := fs.WalkDir(os.DirFS("."), root, func(path string, d fs.DirEntry, err error) error {
			if err == nil && !d.IsDir() {
				text, err := os.ReadFile(path)
				texts[strings.TrimPrefix(path, root+"/")] = string(text)
				return err
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	for name, text := range texts {
		own := map[string]bool{}
		for _, d := range define.FindAllString(text, -1) {
			own[d] = true
		}
		for _, m := range include.FindAllStringSubmatch(text, -1) {
			again := 0
			for _, d := range define.FindAllString(texts[m[1]], -1) {
				if own[d] {
					again++
				}
			}
			if again > 12 && m[1] != name && strings.Count(text, "#if") < 3 {
				t.Errorf("%s repeats %d macros of %s, which it includes", name, again, m[1])
			}
		}
	}
}

// TestHeadersBring takes names from where programs take them: from one header, without those that it includes.
func TestHeadersBring(t *testing.T) {
	for _, text := range []string{
		"#include <signal.h>\nvoid *pc(void *c) { ucontext_t *u = c; return u->uc_link; }\nenum { REG_RIP };\n",
		"#define _GNU_SOURCE\n#include <signal.h>\nlong pc(ucontext_t *u) { return u->uc_mcontext.gregs[REG_RIP]; }\n",
		"#include <sys/ucontext.h>\nint size = sizeof(ucontext_t);\n#include <ucontext.h>\n",
		"#include <limits.h>\nchar a[_POSIX_PIPE_BUF], b[NL_ARGMAX], c[RE_DUP_MAX], d[NZERO], e[LONG_BIT];\n",
		"#include <unistd.h>\nlong a(void) { return sysconf(_SC_UIO_MAXIOV) + sysconf(_SC_LEVEL1_DCACHE_SIZE) + pathconf(\"/\", _PC_LINK_MAX); }\n" +
			"#if _POSIX_SEMAPHORES < 0 || _POSIX_READER_WRITER_LOCKS < 0\n#error\n#endif\n",
		"#include <mqueue.h>\nmqd_t a(void) { return mq_open(\"/q\", O_CREAT | O_RDWR, 0600, 0); }\n",
		"#include <sys/wait.h>\nint a(void) { return waitpid(-1, 0, __WALL | __WNOTHREAD); }\n",
		"#include <sys/epoll.h>\nfd_set a;\nint b = BYTE_ORDER;\n",
		"#include <sys/param.h>\nint a(void) { return raise(SIGTERM) + MAX(1, 2); }\n",
		"#include <immintrin.h>\n__m512i a, b;\nunsigned r;\nint f(void) { a = _mm512_popcnt_epi64(_mm512_setr_epi64(1, 2, 3, 4, 5, 6, 7, 8));\n" +
			"  b = _mm512_dpbusd_epi32(a, a, b); return _rdrand32_step(&r); }\n__m128 g(__m128 x) { return _mm_floor_ps(x); }\n",
	} {
		opts := csource.Options{KeepUnused: true, FS: fstest.MapFS{"t.c": &fstest.MapFile{Data: []byte(text)}}}
		if _, err := csource.Load(context.Background(), []string{"t.c"}, opts); err != nil {
			t.Errorf("%s: %.300s", text, err.Error())
		}
	}
}
