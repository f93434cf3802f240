package arithmetic

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Inputs is how many different inputs a program has: it asks three times for a number below 4.
const Inputs = 64

// ErrNoCompiler says that programs cannot be executed natively here.
var ErrNoCompiler = errors.New("no compiler for this data model")

// A Compiler executes programs natively. Programs for -m32 bring what they need of a library, since the machine
// may have none for them.
type Compiler struct {
	Command string // gcc, clang
	Flags   []string
}

// Natively executes programs of one data model, and returns what each computes with every input.
func (c Compiler) Natively(ctx context.Context, dir string, ps []Program) ([][Inputs]uint64, error) {
	path, err := exec.LookPath(c.Command)
	if err != nil || runtime.GOOS != "linux" || runtime.GOARCH != "amd64" {
		return nil, ErrNoCompiler
	}
	var b strings.Builder
	b.WriteString(nativePrelude)
	for i, p := range ps {
		b.WriteString(strings.ReplaceAll(p.Text, "_S", fmt.Sprint("_", i)))
		fmt.Fprintf(&b, "static void run_%d(void) { for (unsigned i = 0; i < %d; i++) { given = i; h_%d = 0; "+
			"r_%d.n = r_%d.l.s = r_%d.l.t = 0; f_%d(0); out(h_%d); } }\n", i, Inputs, i, i, i, i, i, i)
	}
	b.WriteString("static void all(void)\n{\n")
	for i := range ps {
		fmt.Fprintf(&b, "\trun_%d();\n", i)
	}
	b.WriteString("}\n" + nativeMain)
	src, bin := filepath.Join(dir, "t.c"), filepath.Join(dir, "t")
	if err := os.WriteFile(src, []byte(b.String()), 0o666); err != nil {
		return nil, err
	}
	args := append([]string{"-w", "-fwrapv", "-fno-strict-aliasing", "-fno-stack-protector", "-fno-builtin",
		"-fno-pic", "-no-pie", "-nostdlib", "-static", "-o", bin, src}, c.Flags...)
	if ps[0].Model == cfg.ILP32 {
		args = append(args, "-m32")
	}
	if out, err := exec.CommandContext(ctx, path, args...).CombinedOutput(); err != nil {
		return nil, fmt.Errorf("%s: %w\n%s", c.Command, err, firstLines(out, 20))
	}
	out, err := exec.CommandContext(ctx, bin).Output()
	if err != nil {
		return nil, fmt.Errorf("a compiled program: %w", err)
	}
	fields := bytes.Fields(out)
	if len(fields) != len(ps)*Inputs {
		return nil, fmt.Errorf("%d results of %d programs", len(fields), len(ps))
	}
	results := make([][Inputs]uint64, len(ps))
	for i, f := range fields {
		if _, err := fmt.Sscanf(string(f), "%x", &results[i/Inputs][i%Inputs]); err != nil {
			return nil, err
		}
	}
	return results, nil
}

func firstLines(b []byte, n int) string {
	lines := bytes.SplitAfterN(b, []byte("\n"), n+1)
	return string(bytes.Join(lines[:min(n, len(lines))], nil))
}

// nativePrelude is a library: system calls, and division of 64 bits for i386.
const nativePrelude = `
#include <stddef.h>
static unsigned given;
static unsigned __VERIFIER_nondet_uint(void) { unsigned x = given & 3; given >>= 2; return x; }
void *memcpy(void *d, const void *s, size_t n) { for (size_t i = 0; i < n; i++) ((volatile char *)d)[i] = ((char *)s)[i]; return d; }
void *memset(void *d, int c, size_t n) { for (size_t i = 0; i < n; i++) ((volatile char *)d)[i] = c; return d; }
#ifdef __x86_64__
static long sys(long n, long a, const void *b, long c) { long r; __asm__ volatile("syscall" : "=a"(r) : "a"(n), "D"(a), "S"(b), "d"(c) : "rcx", "r11", "memory"); return r; }
enum { WRITE = 1, EXIT = 60 };
#else
static long sys(long n, long a, const void *b, long c) { long r; __asm__ volatile("int $0x80" : "=a"(r) : "a"(n), "b"(a), "c"(b), "d"(c) : "memory"); return r; }
enum { WRITE = 4, EXIT = 1 };
static unsigned long long divide(unsigned long long n, unsigned long long d, unsigned long long *rest)
{
	unsigned long long q = 0, r = 0;
	for (int i = 63; i >= 0; i--) {
		int top = r >> 63;
		r = r << 1 | (n >> i & 1);
		if (top || r >= d) { r -= d; q |= 1ull << i; }
	}
	*rest = r;
	return q;
}
unsigned long long __udivdi3(unsigned long long a, unsigned long long b) { unsigned long long r; return divide(a, b, &r); }
unsigned long long __umoddi3(unsigned long long a, unsigned long long b) { unsigned long long r; divide(a, b, &r); return r; }
long long __divdi3(long long a, long long b)
{
	unsigned long long r, q = divide(a < 0 ? -(unsigned long long)a : a, b < 0 ? -(unsigned long long)b : b, &r);
	return (a < 0) != (b < 0) ? -q : q;
}
long long __moddi3(long long a, long long b)
{
	unsigned long long r;
	divide(a < 0 ? -(unsigned long long)a : a, b < 0 ? -(unsigned long long)b : b, &r);
	return a < 0 ? -r : r;
}
#endif
static char buffer[1 << 16];
static int filled;
static void flush(void) { for (int i = 0; i < filled;) { long n = sys(WRITE, 1, buffer + i, filled - i); if (n <= 0) break; i += n; } filled = 0; }
static void out(unsigned long long x)
{
	for (int i = 60; i >= 0; i -= 4)
		buffer[filled++] = "0123456789abcdef"[x >> i & 15];
	buffer[filled++] = '\n';
	if (filled > sizeof buffer - 32)
		flush();
}
`

const nativeMain = `
__attribute__((used)) static void begin(void) { all(); flush(); for (;;) sys(EXIT, 0, 0, 0); }
#ifdef __x86_64__
__asm__(".globl _start\n_start:\n xor %rbp,%rbp\n and $-16,%rsp\n call begin\n");
#else
__asm__(".globl _start\n_start:\n xor %ebp,%ebp\n and $-16,%esp\n call begin\n");
#endif
`
