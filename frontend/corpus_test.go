package frontend_test

import (
	"bufio"
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/frontend/csource"
)

// TestCorpus loads and checks every program of an external corpus, when MAYRUN_CORPUS
// names the folder of its manifest.jsonl. MAYRUN_CORPUS_ONLY selects files by substring.
func TestCorpus(t *testing.T) {
	dir := os.Getenv("MAYRUN_CORPUS")
	if dir == "" {
		t.Skip("MAYRUN_CORPUS is not set")
	}
	f, err := os.Open(filepath.Join(dir, "manifest.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	only := os.Getenv("MAYRUN_CORPUS_ONLY")
	total, failed := map[string]int{}, map[string]int{}
	sc := bufio.NewScanner(f)
	sc.Buffer(nil, 1<<24)
	for sc.Scan() {
		var m struct {
			File      string `json:"file"`
			Cflags    string `json:"cflags"`
			DataModel string `json:"data_model"`
		}
		if err := json.Unmarshal(sc.Bytes(), &m); err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(m.File, only) {
			continue
		}
		var o frontend.Options
		if m.DataModel == "ILP32" {
			o.DataModel = csource.ILP32
		}
		fl := strings.Fields(m.Cflags)
		for i := 0; i < len(fl); i++ {
			switch a := fl[i]; {
			case a == "-include":
				i++
				o.Includes = append(o.Includes, fl[i])
			case strings.HasPrefix(a, "-I"):
				o.IncludeDirs = append(o.IncludeDirs, filepath.Join(dir, a[2:]))
			case strings.HasPrefix(a, "-D"):
				o.Defines = append(o.Defines, a[2:])
			default:
				t.Fatalf("cflag %s", a)
			}
		}
		suite := strings.SplitN(m.File, "/", 2)[0]
		total[suite]++
		p, err := frontend.Load(context.Background(), []string{filepath.Join(dir, m.File)}, o)
		if err == nil {
			err = cfg.Check(p)
		}
		if err != nil {
			failed[suite]++
			msg := err.Error()
			if lines := strings.SplitN(msg, "\n", 4); len(lines) > 3 && only == "" {
				msg = strings.Join(lines[:3], "\n")
			}
			t.Errorf("%s: %s", m.File, msg)
		}
	}
	for s, n := range total {
		t.Logf("%s: %d of %d load", s, n-failed[s], n)
	}
}
