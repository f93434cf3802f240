package witness

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/internal/jsontext"
	"github.com/mayrun-dev/mayrun/internal/printable"
	"github.com/mayrun-dev/mayrun/race"
)

// Format names the format in its files; Version grows with changes that older programs cannot read.
const (
	Format  = "mayrun-witness"
	Version = 1
)

// A File is a witness with what is needed to execute it again.
type File struct {
	Format  string  `json:"format"`
	Version int     `json:"format_version"`
	Tool    string  `json:"tool_version"`
	Program Program `json:"program"`
	Race    Race    `json:"race"`
	// Choices are the inputs: the answers to everything that the program leaves open, in order.
	Choices []uint64 `json:"choices"`
	// Schedule says who goes how many visible steps, in order. Threads are numbered in the order of their creation.
	Schedule []Run `json:"schedule"`
}

// A Program says which program a witness is of, and how it was read.
type Program struct {
	Files []string `json:"files"`
	// Hash is of the program as mayrun understood it, options included; see [Hash].
	Hash string `json:"hash"`
	// Options are the flags that it was read with, by name.
	Options map[string][]string `json:"options"`
}

// A Race is the two accesses that the execution leaves unordered, the earlier one first.
type Race struct {
	Object string  `json:"object"`
	Access [2]Side `json:"accesses"`
}

// A Side is one of them.
type Side struct {
	File      string `json:"file"`
	Line      int    `json:"line"`
	Column    int    `json:"column"`
	Operation string `json:"operation"`
	Atomic    bool   `json:"atomic,omitempty"`
	Thread    string `json:"thread"`
}

// A Run is some steps of one thread.
type Run struct {
	Thread int32 `json:"thread"`
	Steps  int   `json:"steps"`
}

// New makes the file of a witness.
func New(w *race.Witness, p Program, tool string) *File {
	f := &File{Format: Format, Version: Version, Tool: tool, Program: p, Choices: append([]uint64{}, w.Choices...), Schedule: []Run{}}
	f.Race.Object = w.Object
	for i, s := range []race.Side{w.First, w.Second} {
		f.Race.Access[i] = Side{s.Pos.File, s.Pos.Line, s.Pos.Column, s.Operation, s.Atomic, s.Thread}
	}
	for _, t := range w.Schedule {
		if n := len(f.Schedule); n > 0 && f.Schedule[n-1].Thread == t {
			f.Schedule[n-1].Steps++
		} else {
			f.Schedule = append(f.Schedule, Run{t, 1})
		}
	}
	return f
}

// Witness is the execution that a file describes.
func (f *File) Witness() *race.Witness {
	w := &race.Witness{Choices: f.Choices, Object: f.Race.Object}
	for i, s := range []*race.Side{&w.First, &w.Second} {
		a := f.Race.Access[i]
		*s = race.Side{Pos: cfg.Pos{File: a.File, Line: a.Line, Column: a.Column}, Operation: a.Operation,
			Atomic: a.Atomic, Thread: a.Thread}
	}
	for _, r := range f.Schedule {
		for range r.Steps {
			w.Schedule = append(w.Schedule, r.Thread)
		}
	}
	return w
}

// maxSteps bounds what a file may ask for.
const maxSteps = 10_000_000

// Read reads a file. What is wrong with its text is an error that begins with line:column.
func Read(r io.Reader) (*File, error) {
	data, err := io.ReadAll(r)
	if err != nil {
		return nil, err
	}
	f := &File{}
	dec := json.NewDecoder(bytes.NewReader(data))
	if err := dec.Decode(f); err != nil {
		return nil, jsontext.Explain(data, dec, err, "a witness")
	}
	wrong := func(key, msg string, args ...any) error {
		return jsontext.At(data, int64(max(0, bytes.Index(data, []byte(`"`+key+`"`)))), fmt.Sprintf(msg, args...))
	}
	switch {
	case f.Format != Format:
		return nil, wrong("format", "not a witness: the format is %q, not %q", f.Format, Format)
	case f.Version != Version:
		return nil, wrong("format_version", "format version %d: only %d is understood", f.Version, Version)
	}
	steps := 0
	for _, r := range f.Schedule {
		if r.Steps <= 0 || r.Thread < 0 || r.Steps > maxSteps-steps {
			return nil, wrong("schedule", "not a witness: %d steps of thread %d", r.Steps, r.Thread)
		}
		steps += r.Steps
	}
	return f, nil
}

// Write writes a file.
func (f *File) Write(w io.Writer) error {
	return printable.JSON(w, f)
}

// Hash identifies a program as it is executed: it changes with the source, with the options that it was read
// with, and with the version of mayrun if that understands it differently.
func Hash(p *cfg.Program) string {
	h := sha256.New()
	_ = cfg.Fprint(h, p) // a hash takes everything
	if p.Main != nil {
		io.WriteString(h, p.Main.Name)
	}
	return hex.EncodeToString(h.Sum(nil))
}
