package oracle

import (
	"bufio"
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/frontend/csource"
)

// A Task is a program of a corpus with a known verdict.
type Task struct {
	File       string
	CFlags     string `json:"cflags"`
	DataModel  string `json:"data_model"`
	Verdict    string // race, norace, unknown
	Confidence string
	Dispute    string `json:"label_dispute"`

	dir string
}

// Tasks reads the manifest.jsonl of a folder.
func Tasks(dir string) ([]Task, error) {
	f, err := os.Open(filepath.Join(dir, "manifest.jsonl"))
	if err != nil {
		return nil, err
	}
	defer f.Close()
	var ts []Task
	sc := bufio.NewScanner(f)
	sc.Buffer(nil, 1<<20)
	for sc.Scan() {
		t := Task{dir: dir}
		if err := json.Unmarshal(sc.Bytes(), &t); err != nil {
			return nil, err
		}
		ts = append(ts, t)
	}
	return ts, sc.Err()
}

// Load reads the program.
func (t *Task) Load(ctx context.Context) (*cfg.Program, error) {
	o := frontend.Options{}
	if strings.Contains(t.DataModel, "32") {
		o.DataModel = csource.ILP32
	}
	for w := strings.Fields(t.CFlags); len(w) > 0; w = w[1:] {
		switch {
		case w[0] == "-include" && len(w) > 1:
			o.Includes = append(o.Includes, w[1])
			w = w[1:]
		case strings.HasPrefix(w[0], "-I"):
			o.IncludeDirs = append(o.IncludeDirs, filepath.Join(t.dir, w[0][2:]))
		case strings.HasPrefix(w[0], "-D"):
			o.Defines = append(o.Defines, w[0][2:])
		}
	}
	return frontend.Load(ctx, []string{filepath.Join(t.dir, t.File)}, o)
}
