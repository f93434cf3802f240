package csource_test

import (
	"context"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/mayrun-dev/mayrun/frontend/csource"
)

// FuzzLoad feeds any bytes to Load: it must return, with a unit or with errors that
// name the file.
func FuzzLoad(f *testing.F) {
	for _, s := range accepted {
		f.Add([]byte(s))
	}
	for _, s := range []string{
		"", "''", "\"", "/*", "#", "#if", "#include <", "int main() { int x = ", "\x00", "\xff\xfe", "struct {",
		"typedef", "a(b", "#define f(\nf(",
		"#include <pthread.h>\nint x; void *t(void *a) { x++; return 0; }\nint main(void) { pthread_t i; pthread_create(&i, 0, t, 0); x++; }",
		"int x = (((((1)))));", "_Atomic", "__attribute__((", "enum {", "switch", "void f(void) { for (;;",
		"x: y: z:", "int a[] = { [0 ... ", "#0\"\"\n0",
	} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		if len(src) > 20_000 {
			t.Skip()
		}
		opts := csource.Options{FS: fstest.MapFS{"t.c": &fstest.MapFile{Data: src}},
			Limits: csource.Limits{Time: 20 * time.Second, Expansion: 100_000}}
		units, err := csource.Load(context.Background(), []string{"t.c"}, opts)
		if (err == nil) != (len(units) == 1) {
			t.Fatalf("%d units, error %v", len(units), err)
		}
		if err == nil {
			return
		}
		for _, e := range err.(csource.ErrorList) {
			if !e.Pos.IsValid() {
				t.Errorf("no position: %v", e)
			}
			if strings.Contains(e.Msg, "takes longer") {
				t.Errorf("%v", e)
			}
		}
	})
}
