package csource_test

import (
	"context"
	"testing"
	"testing/fstest"

	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/internal/limit"
	"github.com/mayrun-dev/mayrun/internal/limit/limittest"
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
		"#include <pthread.h>\nint x; void *t(void *a) { x++; return 0; }\n" +
			"int main(void) { pthread_t i; pthread_create(&i, 0, t, 0); x++; }",
		"int x = (((((1)))));", "_Atomic", "__attribute__((", "enum {", "switch", "void f(void) { for (;;",
		"x: y: z:", "int a[] = { [0 ... ", "#0\"\"\n0",
	} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, src []byte) { loadAny(t, map[string]string{"t.c": string(src)}) })
}

// FuzzHeader includes any bytes, twice, from a text that goes on behind them.
func FuzzHeader(f *testing.F) {
	for _, s := range accepted {
		f.Add([]byte(s))
	}
	for _, s := range []string{"#pragma once\nint x;", "#ifndef H\n#define H\nint x;\n#endif", "#include \"h.h\"", "#if 1\n",
		"#define f(x) x f\n#define g f(", "#include_next <h.h>\n#line 3 \"x\"\n", "/*", "int x = (", "}",
		"#undef main\n#define int long\n"} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, header []byte) {
		loadAny(t, map[string]string{"h.h": string(header),
			"t.c": "#include \"h.h\"\nint a;\n#include \"h.h\"\nint main(void) { return a; }\n"})
	})
}

// loadAny loads t.c, which must end in time with a unit or with errors that have places.
func loadAny(t *testing.T, files map[string]string) {
	fsys := fstest.MapFS{}
	for name, text := range files {
		if len(text) > 20_000 {
			t.Skip()
		}
		fsys[name] = &fstest.MapFile{Data: []byte(text)}
	}
	opts := csource.Options{FS: fsys, Limits: csource.Limits{Expansion: 100_000}}
	limittest.Within(t, limittest.Limits, func(ctx context.Context) {
		units, err := csource.Load(ctx, []string{"t.c"}, opts)
		if ctx.Err() != nil {
			t.Fatal(limit.Reason(ctx))
		}
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
		}
	})
}

// FuzzEmbed embeds any bytes with any parameters.
func FuzzEmbed(f *testing.F) {
	f.Add([]byte("abc"), "limit(2)")
	f.Add([]byte(""), "if_empty(1, 2) prefix(3,) suffix(,4)")
	f.Add([]byte("\x00\xff"), "limit(1 + __has_embed(\"d\")) gnu::offset(1)")
	f.Add([]byte("x"), "limit(")
	f.Fuzz(func(t *testing.T, data []byte, parameters string) {
		loadAny(t, map[string]string{"d": string(data), "t.c": "const unsigned char a[] = {\n#embed \"d\" " + parameters + "\n};\n"})
	})
}
