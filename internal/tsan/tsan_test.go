package tsan_test

import (
	"bytes"
	"context"
	"errors"
	"path/filepath"
	"testing"
	"time"

	"github.com/mayrun-dev/mayrun/internal/tsan"
)

// TestCompiler: programs run, with inputs, delays and limits.
func TestCompiler(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles")
	}
	for _, name := range []string{"gcc", "clang"} {
		t.Run(name, func(t *testing.T) {
			ctx := context.Background()
			dir := t.TempDir()
			c, err := tsan.New(ctx, name, dir)
			if ce := (*tsan.CompileError)(nil); errors.As(err, &ce) && bytes.Contains(ce.Out, []byte("support.c:")) {
				t.Fatal(err)
			} else if err != nil {
				t.Skip(err)
			}
			file := filepath.Join(dir, "p.c")
			p, err := c.Compile(ctx, file, `#include <pthread.h>
extern int __VERIFIER_nondet_int(void);
extern void nowhere(void);
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x, y;
void *f(void *p) {
	pthread_mutex_lock(&m);
	x++;
	pthread_mutex_unlock(&m);
	y++;
	return p;
}
int main(void) {
	pthread_t t;
	pthread_create(&t, 0, f, 0);
	f(0);
	for (int i = 0; i < 1000; i++)
		if (__VERIFIER_nondet_int() == 123456)
			nowhere();
	pthread_join(t, 0);
	return 0;
}
`)
			if err != nil {
				t.Fatal(err)
			}
			rs := p.Run(ctx, 1, 20*time.Second)
			if len(rs) == 0 || p.TimedOut {
				t.Fatalf("%v, %s", rs, p.Output)
			}
			for _, r := range rs {
				if r.Accesses[0].Place() != "p.c:10" || r.Accesses[1].Place() != "p.c:10" {
					t.Error(r)
				}
			}
			if p, err = c.Compile(ctx, file, "int main(void) { for (;;); }\n"); err != nil {
				t.Fatal(err)
			}
			if p.Run(ctx, 0, 100*time.Millisecond); !p.TimedOut {
				t.Error("it has ended")
			}
			// Of a call that is wrapped, the line is that of the program.
			if p, err = c.Compile(ctx, file, `#include <pthread.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
void *f(void *p) {
	pthread_mutex_lock(&m);
	return p;
}
int main(void) {
	pthread_t t;
	pthread_create(&t, 0, f, 0);
	pthread_mutex_init(&m, 0);
	pthread_join(t, 0);
	return 0;
}
`); err != nil {
				t.Fatal(err)
			}
			rs = nil
			for seed := uint64(0); seed < 20 && len(rs) == 0; seed++ {
				rs = p.Run(ctx, seed, 10*time.Second)
			}
			if len(rs) != 1 || rs[0].Accesses[0].Line+rs[0].Accesses[1].Line != 14 {
				t.Errorf("%v", rs)
			}
			const overflow = "int main(int argc, char **argv) { int a[2]; a[argc + 1] = 1; return 0; }\n"
			if what, err := c.Undefined(ctx, file, overflow, 1, 10*time.Second); err != nil || what == "" {
				t.Errorf("%q, %v", what, err)
			}
		})
	}
}
