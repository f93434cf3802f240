package compdb

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/frontend/source"
	"github.com/mayrun-dev/mayrun/internal/limit"
	"github.com/mayrun-dev/mayrun/internal/limit/limittest"
)

// FuzzParse takes any bytes for a database: it is one, or an error with a place in it.
func FuzzParse(f *testing.F) {
	f.Add([]byte(`[{"directory": ".", "file": "a.c", "command": "cc -DX='1 2' -I i -c a.c"}]`))
	f.Add([]byte(`[{"directory": ".", "file": "a.c", "arguments": ["cc", "-include", "x.h", "-std=c99"], "output": "o"}, {}]`))
	f.Add([]byte(`[{"directory": ".", "file": "a.c", "command": "cc @a.rsp"}]`))
	f.Add([]byte(`[{"directory" 3}]`))
	f.Add([]byte("{}"))
	f.Fuzz(func(t *testing.T, data []byte) { parseAny(t, &source.Reader{}, data) })
}

// FuzzResponse takes any bytes for a response file, which may name itself and another one.
func FuzzResponse(f *testing.F) {
	for _, s := range []string{"-DX -I 'a b'", "@a.rsp", "@b.rsp @b.rsp", "-include\n\"x\\\"y\"", "\\", "'", "-x c++",
		"-m32 -std=gnu99 -Wp,-MD,x"} {
		f.Add([]byte(s))
	}
	dir := f.TempDir()
	r := &source.Reader{}
	if err := r.Allow(dir); err != nil {
		f.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "b.rsp"), []byte("@a.rsp -DB @a.rsp"), 0o666); err != nil {
		f.Fatal(err)
	}
	database := []byte(`[{"directory": "` + filepath.ToSlash(dir) + `", "file": "a.c", "command": "cc @a.rsp -c a.c"}]`)
	f.Fuzz(func(t *testing.T, data []byte) {
		if err := os.WriteFile(filepath.Join(dir, "a.rsp"), data, 0o666); err != nil {
			t.Fatal(err)
		}
		parseAny(t, r, database)
	})
}

func parseAny(t *testing.T, r *source.Reader, data []byte) {
	limittest.Within(t, limittest.Limits, func(ctx context.Context) {
		db, err := parse(r, "db.json", data, "/nowhere")
		if ctx.Err() != nil {
			t.Fatal(limit.Reason(ctx))
		}
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
