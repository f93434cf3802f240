package bench_test

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/frontend/source"
	"github.com/mayrun-dev/mayrun/internal/bench"
	"github.com/mayrun-dev/mayrun/internal/limit"
	"github.com/mayrun-dev/mayrun/internal/limit/limittest"
)

// FuzzTask takes any bytes for a task file: it is one, or an error that names the file.
func FuzzTask(f *testing.F) {
	f.Add([]byte("format_version: '2.0'\ninput_files: 'a.c'\nproperties:\n  - property_file: ../no-data-race.prp\n" +
		"    expected_verdict: true\noptions:\n  language: C\n  data_model: ILP32\n"))
	f.Add([]byte("format_version: '2.0'\ninput_files: [a.c, ../../x.c]\n"))
	f.Add([]byte("input_files: !t\nproperties:\n  - a\n")) // the tag stands before nothing, of which the library breaks down
	f.Add([]byte("a: &x [*x, {? b : c}, !!str d, | e\n"))
	dir := f.TempDir()
	r := &source.Reader{}
	if err := r.Allow(dir); err != nil {
		f.Fatal(err)
	}
	file := filepath.Join(dir, "t.yml")
	f.Fuzz(func(t *testing.T, data []byte) {
		if err := os.WriteFile(file, data, 0o666); err != nil {
			t.Fatal(err)
		}
		limittest.Within(t, limittest.Limits, func(ctx context.Context) {
			_, err := bench.ReadTask(r, file)
			if ctx.Err() != nil {
				t.Fatal(limit.Reason(ctx))
			}
			if err != nil && !strings.HasPrefix(err.Error(), file+": ") {
				t.Errorf("%v", err)
			}
		})
	})
}

// FuzzRecords takes any bytes for what a run has left: results, which can be put into a table, or an error that says where.
func FuzzRecords(f *testing.F) {
	f.Add([]byte(`{"task":"x.yml","expected":"race","outcome":"shown","cpu_seconds":1,"peak_mib":3}` + "\n"))
	f.Add([]byte(`{"task":"x.yml","expected":"race-free","outcome":"proved","exclusions":[["lockset"],[]]}` + "\n{\"task\""))
	f.Add([]byte("{\"task\":1}\n[[[[\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		limittest.Within(t, limittest.Limits, func(ctx context.Context) {
			records, whole, err := bench.ReadRecords("f", data)
			if ctx.Err() != nil {
				t.Fatal(limit.Reason(ctx))
			}
			if err != nil {
				if !strings.HasPrefix(err.Error(), "f:") {
					t.Errorf("%v", err)
				}
				return
			}
			if whole > len(data) || whole > 0 && data[whole-1] != '\n' {
				t.Errorf("%d of %d bytes are whole lines", whole, len(data))
			}
			var results []bench.Result
			for _, r := range records {
				results = append(results, r.Result())
			}
			folders, total := bench.Tabulate(results)
			if err := errors.Join(bench.WriteTable(io.Discard, folders, total), bench.WritePage(io.Discard, "", results, results)); err != nil {
				t.Error(err)
			}
		})
	})
}
