package main

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/internal/printable"
	"github.com/mayrun-dev/mayrun/internal/tsanlog"
	"github.com/mayrun-dev/mayrun/race"
	"github.com/spf13/pflag"
)

// tsanFlags name what ThreadSanitizer has written of runs of the program.
type tsanFlags struct {
	names []string
	logs  []tsanlog.Log
}

func (f *tsanFlags) register(fs *pflag.FlagSet) {
	fs.Var((*textList)(&f.names), "tsan-log",
		"confirm what ThreadSanitizer has written of runs of the program to `FILE`, or to FILE.PID, as its option log_path does")
}

// maxLog bounds a log, in bytes.
const maxLog = 256 << 20

// read reads the logs, before there is a report that they could be held against.
func (f *tsanFlags) read(in *inputFlags) error {
	for _, name := range f.names {
		in.reader.AllowFile(name)
		data, err := in.reader.ReadFile(name, maxLog)
		if err == nil {
			f.logs = append(f.logs, tsanlog.Log{Name: name, Races: tsanlog.Parse(data)})
			continue
		}
		if !errors.Is(err, fs.ErrNotExist) {
			return fmt.Errorf("%s: the log of ThreadSanitizer cannot be read: %w", name, err)
		}
		parts, _ := filepath.Glob(globbed(name) + ".[0-9]*")
		slices.Sort(parts)
		for _, part := range parts {
			in.reader.AllowFile(part)
			if data, err = in.reader.ReadFile(part, maxLog); err != nil {
				return fmt.Errorf("%s: the log of ThreadSanitizer cannot be read: %w", part, err)
			}
			f.logs = append(f.logs, tsanlog.Log{Name: part, Races: tsanlog.Parse(data)})
		}
		if parts == nil {
			return fmt.Errorf("%s: no such file, and none whose name is that and the number of a process; "+
				"TSAN_OPTIONS=log_path=%s makes them", name, name)
		}
	}
	return nil
}

// globbed is a pattern that matches a name only.
func globbed(name string) string {
	var out []byte
	for i := range len(name) {
		if c := name[i]; c == '*' || c == '?' || c == '[' || c == '\\' {
			out = append(out, '\\')
		}
		out = append(out, name[i])
	}
	return string(out)
}

// apply holds the logs against a report, and says what came of them.
func (f *tsanFlags) apply(in *analysisFlags, r *race.Report) {
	if f.names == nil || in.program == nil {
		return
	}
	all := 0
	for _, l := range f.logs {
		all += len(l.Races)
	}
	hidden := unseen(in.program)
	o := tsanlog.Merge(r, tsanlog.Program{Files: in.texts(), Unseen: hidden}, f.logs)
	printable.Fprintf(in.stderr, "ThreadSanitizer's logs: %d reports of races, %d of them belong to findings", all, o.Merged)
	for _, x := range []struct {
		n    int
		text string
	}{
		{o.Excluded, "the analysis excludes"}, {o.Foreign, "are not in files of this program"}, {o.NoRaces, "are no races of C"},
	} {
		if x.n > 0 {
			printable.Fprintf(in.stderr, ", %d %s", x.n, x.text)
		}
	}
	if hidden != "" {
		printable.Fprintf(in.stderr, "; ThreadSanitizer does not see %s, so they are likely at best", hidden)
	}
	printable.Fprintf(in.stderr, "\n")
}

// unseen is what orders threads of a program and ThreadSanitizer does not see, if there is any.
func unseen(p *cfg.Program) string {
	for _, name := range []string{"thrd_create", "mtx_lock", "cnd_wait", "call_once"} {
		if p.Func(name) != nil {
			return "the threads of C11"
		}
	}
	for e := range p.AllEdges() {
		if what := hides(e.Action); what != "" {
			return what
		}
	}
	return ""
}

// hides names what ThreadSanitizer does not see of an action.
func hides(a cfg.Action) string {
	assembly := false
	switch a := a.(type) {
	case *cfg.Fence:
		return "fences"
	case *cfg.Havoc:
		assembly = a.Assembly != nil
	case *cfg.AtomicLoad:
		assembly = a.Assembly
	case *cfg.AtomicStore:
		assembly = a.Assembly
	case *cfg.AtomicRMW:
		assembly = a.Assembly
	case *cfg.AtomicCAS:
		assembly = a.Assembly
	}
	if assembly {
		return "assembly"
	}
	return ""
}
