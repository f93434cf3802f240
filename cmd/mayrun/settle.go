package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/internal/ignore"
	"github.com/mayrun-dev/mayrun/race"
	"github.com/mayrun-dev/mayrun/report"
	"github.com/spf13/pflag"
)

// settleFlags say which findings need not be mended.
type settleFlags struct {
	baseline   string
	noSuppress bool
}

func (f *settleFlags) register(fs *pflag.FlagSet) {
	fs.StringVar(&f.baseline, "baseline", "",
		"only findings count that are not in `FILE`, a report of check --format json; moved or renamed ones are in it, too")
	fs.BoolVar(&f.noSuppress, "no-suppress", false,
		"findings count even where a comment mayrun: ignore(REASON), or the project file, says otherwise")
}

// maxBaseline bounds a baseline, in bytes.
const maxBaseline = 256 << 20

// read reads the baseline, if there is one.
func (f *settleFlags) read(in *inputFlags, o *report.Options) error {
	if f.baseline == "" {
		return nil
	}
	in.reader.AllowFile(f.baseline)
	data, err := in.reader.ReadFile(f.baseline, maxBaseline)
	if errors.Is(err, fs.ErrNotExist) {
		err = errors.New("no such file; mayrun check --format json … > FILE makes one")
	}
	if err == nil {
		o.Baseline, err = report.Read(bytes.NewReader(data))
	}
	if err != nil {
		return fmt.Errorf("%s: the baseline cannot be read: %w", f.baseline, err)
	}
	o.BaselineName = f.baseline
	return nil
}

// apply adds the suppressions of the sources and of the project file to the options of a report. They belong to
// the tree that is analysed: where that must prove itself, only those count that are in a file which the
// command line names.
func (f *settleFlags) apply(in *inputFlags, strict bool, o *report.Options) {
	found := comments(in)
	named := in.config != ""
	var fromFile []report.Suppression
	if in.project != nil {
		for _, s := range in.project.Suppress {
			fromFile = append(fromFile, report.Suppression{Pos: notePos(s.Pos), Reason: s.Reason, Fingerprint: s.Finding,
				Location: s.Location, Function: s.Function, File: s.File})
		}
	}
	switch {
	case f.noSuppress:
		o.Unapplied, o.UnappliedWhy = len(found)+len(fromFile), "--no-suppress"
	case strict && named:
		o.Suppressions, o.Unapplied, o.UnappliedWhy = fromFile, len(found), "--strict: they are the word of the sources themselves"
	case strict:
		o.Unapplied, o.UnappliedWhy = len(found)+len(fromFile), "--strict: they are the word of the tree that is analysed"
	default:
		o.Suppressions = slices.Concat(fromFile, found)
	}
}

// comments are the suppressions in the files that were read.
func comments(in *inputFlags) (out []report.Suppression) {
	for _, name := range in.texts() {
		text, err := in.read(name)
		if err != nil {
			continue // a header that comes with mayrun
		}
		at := func(line, column int) cfg.Pos {
			return cfg.Pos{File: name, Line: line, Column: column, PhysicalFile: name, PhysicalLine: line}
		}
		for _, c := range ignore.Find(text) {
			out = append(out, report.Suppression{Pos: at(c.Line, c.Column), Reason: c.Reason, Beside: at(max(c.About, c.Line), 1)})
		}
	}
	return out
}

// settles reports whether anybody says anything of any finding.
func settles(o *report.Options) bool { return o.Baseline != nil || len(o.Suppressions) > 0 }

// exitStatus is what a build script learns from a report, if races that are less sure than a grade do not
// count, nor those that somebody has settled.
func (f *shownFlags) exitStatus(r *race.Report, o *report.Options) int {
	least := slices.Index(grades, race.Confidence(f.failOn))
	counts := slices.ContainsFunc(r.Races, func(x race.Finding) bool { return slices.Index(grades, x.Confidence) <= least })
	if counts && settles(o) {
		counts = report.Counting(r, *o, race.Confidence(f.failOn)) > 0
	}
	switch {
	case counts, r.Verdict == race.Race && len(r.Races) == 0:
		return exitRace
	case r.Verdict == race.RaceFree, len(r.Races) > 0 && r.Incomplete == "":
		return exitRaceFree
	default:
		return exitUnknown
	}
}
