package frontend

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/frontend/models"
	"github.com/mayrun-dev/mayrun/internal/fault"
	"github.com/mayrun-dev/mayrun/internal/limit"
)

// A Project says which files make a program, and how they are read.
type Project struct {
	Files []csource.File // what is read

	// Choose: the files may belong to several programs, one for each file with a function main, as those of a
	// compilation database do. The program is that of the file Main, or of the only one with a function main;
	// all files without belong to it, unless two of them define the same name: then the one that is nearer to
	// the main file does.
	Choose bool
	Main   string // the name of the file with the function main, for Choose; empty: the only one

	// Lost are files of the project that are known not to be loadable, for KeepGoing, and Foreign those in other
	// languages. Repeated are files that are compiled in several ways, of which Files has one.
	Lost     []csource.Result
	Foreign  []csource.Result // files in other languages than C
	Repeated []string         // files that are compiled in several ways

	Models *models.Table // what library functions do; nil: the built-in models

	// Notes are for the report: what the way in which the files are read takes for granted.
	Notes []cfg.Note

	// KeepGoing: what cannot be loaded is replaced by code that does its worst. [Loaded.Errors] says what and why.
	KeepGoing bool
}

// Loaded is a project that has been loaded.
type Loaded struct {
	Program *cfg.Program      // what the files make
	Files   []csource.Result  // those of the program, in order
	Errors  csource.ErrorList // what was wrong in the parts that are left out
}

// Load reads the files and links them. The error is a [csource.ErrorList] with all that is wrong in them, unless
// there are none, or ctx ends.
func (p *Project) Load(ctx context.Context) (loaded *Loaded, err error) {
	defer fault.Recover(&err, "frontend")
	switch {
	case ctx == nil:
		return nil, errors.New("frontend: there is no context")
	case p == nil || len(p.Files)+len(p.Lost)+len(p.Foreign) == 0:
		return nil, errors.New("frontend: there are no files")
	}
	results, err := csource.LoadFiles(ctx, p.Files)
	if err != nil {
		return nil, err
	}
	results = append(results, p.Lost...)
	notes := slices.Clone(p.Notes)
	for _, file := range p.Repeated {
		notes = append(notes, cfg.Note{Kind: cfg.Assumed, ID: "one-compilation", Pos: cfg.Pos{File: file, Line: 1, Column: 1},
			Text: "the file is compiled in several ways; the program is made with the first one"})
	}
	if p.Choose {
		var more []cfg.Note
		if results, more, err = choose(results, p.Main); err != nil {
			return nil, err
		}
		notes = append(notes, more...)
	}
	var more []cfg.Note
	if results, more, err = p.withForeign(results); err != nil {
		return nil, err
	}
	notes = append(append(notes, more...), remarks(results)...)
	opts, err := agree(results)
	if err != nil {
		return nil, err
	}
	limit.During(ctx, "control-flow graphs were made")
	a := assembly{opts: opts, models: p.Models, notes: notes, without: map[*csource.Unit]*omission{}}
	for i := range results {
		r := &results[i]
		if r.Unit != nil {
			a.units = append(a.units, r)
		} else if len(r.Errors) > 0 || r.Language != "" {
			a.lost = append(a.lost, r)
		}
	}
	a.doomed = !p.KeepGoing && slices.ContainsFunc(a.lost, func(r *csource.Result) bool { return len(r.Errors) > 0 })
	prog, wrong, err := a.lower(ctx)
	if err != nil {
		return nil, err
	}
	errs := inOrder(results, wrong)
	if len(errs) == 0 && prog != nil {
		return &Loaded{Program: prog, Files: results}, nil
	}
	if !p.KeepGoing {
		return nil, errs
	}
	// Leaving one thing out may show that another cannot stay.
	for round := range maxRounds {
		a.leaveOut(round == maxRounds-1)
		prog, wrong, err = a.lower(ctx)
		if err != nil {
			return nil, err
		}
		if prog != nil {
			return &Loaded{Program: prog, Files: results, Errors: errs}, nil
		}
		errs = append(errs, wrong...)
		if !slices.ContainsFunc(a.last, func(u *unit) bool { return len(u.errs) > 0 || len(u.failed) > 0 }) {
			break // the files do not fit together
		}
	}
	return nil, errs
}

// remarks lists what is taken for granted about how the files are compiled, each once, at the first place.
func remarks(results []csource.Result) []cfg.Note {
	var notes []cfg.Note
	index := map[cfg.Note]int{}
	var more []int
	for i := range results {
		r := &results[i]
		for _, m := range append(slices.Clone(r.File.Remarks), r.Asked...) {
			key := cfg.Note{Kind: cfg.Assumed, ID: m.ID, Text: m.Text}
			if at, ok := index[key]; ok {
				more[at]++
				continue
			}
			index[key] = len(notes)
			key.Pos = cfg.Pos{File: m.Pos.File, Line: m.Pos.Line, Column: m.Pos.Column}
			notes, more = append(notes, key), append(more, 0)
		}
	}
	for i := range notes {
		switch {
		case more[i] == 1:
			notes[i].Text += " (and in another file)"
		case more[i] > 1:
			notes[i].Text += fmt.Sprintf(" (and in %d other files)", more[i])
		}
	}
	return notes
}

// maxRounds bounds how often a program is lowered again with more left out.
const maxRounds = 10

// agree checks that all files have the same data model.
func agree(results []csource.Result) (*Options, error) {
	var first *csource.File
	for i := range results {
		f := &results[i].File
		switch {
		case results[i].Unit == nil:
		case first == nil:
			first = f
		case f.Options.DataModel != first.Options.DataModel:
			return nil, csource.ErrorList{{Pos: csource.Pos{File: f.Name},
				Msg: fmt.Sprintf("is compiled for %v, but %s for %v", f.Options.DataModel, first.Name, first.Options.DataModel)}}
		case f.Options.UnsignedChar != first.Options.UnsignedChar:
			return nil, csource.ErrorList{{Pos: csource.Pos{File: f.Name}, Msg: "char is signed here or in " +
				first.Name + ", but not in both"}}
		}
	}
	if first == nil {
		return &Options{}, nil
	}
	return &first.Options, nil
}

// An assembly makes a program of what could be parsed.
type assembly struct {
	opts   *Options
	models *models.Table
	notes  []cfg.Note
	units  []*csource.Result
	lost   []*csource.Result // files that are left out
	last   []*unit
	doomed bool // there will be no program, and nothing needs to stand for what is lost

	without map[*csource.Unit]*omission // what is left out of those that stay
}

// lower links the units into a program. Errors in the sources are the second result; then there is no program.
func (a *assembly) lower(ctx context.Context) (*cfg.Program, csource.ErrorList, error) {
	var has map[models.Feature]bool
	if len(a.lost) > 0 || len(a.without) > 0 { // nobody knows what the rest does
		has = map[models.Feature]bool{models.RobustMutexes: true, models.Handlers: true, models.EarlyEnds: true,
			models.Ceilings: true, models.DeletedKeys: true, models.Unmappings: true, models.ForkHandlers: true,
			models.Environment: true, models.DefaultAttributes: true, models.KeyDestructors: true}
	}
	l, errs, err := a.lowerOnce(ctx, has)
	if err != nil || errs != nil {
		return nil, errs, err
	}
	strangers(l)
	keepers(l)
	for f := range l.uses {
		if !l.asked[f] {
			delete(l.uses, f) // it makes no difference
		}
	}
	if len(l.uses) > 0 {
		// What a library function does may depend on what the program does elsewhere.
		if l, errs, err = a.lowerOnce(ctx, l.uses); err != nil || errs != nil {
			return nil, errs, err
		}
		keepers(l) // for what the report says of them
	}
	return l.prog, nil, nil
}

// strangers finds out what functions without a body may make other functions do: they may end the thread, and
// they may make a mutex that they are given a robust one.
func strangers(l *linker) {
	for e := range l.prog.AllEdges() {
		l.sharesErrno(e)
		call, ok := e.Action.(*cfg.Call)
		if !ok {
			continue
		}
		if r, ok := call.Callee.(*cfg.FuncRef); ok && (r.Func.HasBody() || r.Func.Pure) {
			continue
		} else if ok {
			l.uses[models.EarlyEnds] = true
		}
		for _, x := range call.Args {
			if t := cfg.Pointee(x); t != nil && cfg.HoldsOpaque(t) {
				l.uses[models.RobustMutexes], l.uses[models.Ceilings] = true, true
			}
		}
	}
}

// lowerOnce lowers a program that is known to have some features, and finds out which ones it uses.
func (a *assembly) lowerOnce(ctx context.Context, has map[models.Feature]bool) (*linker, csource.ErrorList, error) {
	l := newLinker(a.opts, a.models)
	l.has = has
	a.last = nil
	for _, r := range a.units {
		u := &unit{linker: l, src: r.Unit, without: a.without[r.Unit], ended: ctx.Err}
		if u.without != nil {
			u.outline = r.Unit.OutlineOf(u.without.cut, u.without.decls)
		}
		if u.collect(); ctx.Err() != nil {
			return nil, nil, ctx.Err()
		}
		for _, name := range r.Unit.Defines {
			l.defined[name], u.staticDefs[name] = true, true
		}
		a.last = append(a.last, u)
	}
	for _, r := range a.lost {
		for _, name := range r.Functions {
			l.defined[name] = true
		}
	}
	errs, failed := csource.ErrorList{}, false
	for _, u := range a.last {
		if u.run(ctx); ctx.Err() != nil {
			return nil, nil, ctx.Err()
		}
		failed = failed || len(u.errs) > 0 || len(u.failed) > 0
		if len(u.src.Missing) == 0 { // otherwise that is why
			errs = append(errs, u.errs...)
		}
	}
	if failed {
		return nil, errs, nil
	}
	last := &unit{linker: l, src: &csource.Unit{}}
	lost := a.lost
	if a.doomed {
		lost = nil
	}
	if !last.guarded(nil, func() { l.finish(a.last, lost) }) {
		return nil, last.errs, nil
	}
	for _, n := range a.notes {
		l.note(n)
	}
	return l, nil, nil
}

// leaveOut marks what failed the last time: the bodies of functions, or what has failed without its body, or is none,
// wholly. A file is lost only if what is wrong with it is nowhere in it, or if this is the last time.
func (a *assembly) leaveOut(last bool) {
	var units []*csource.Result
	for i, r := range a.units {
		u := a.last[i]
		if len(u.errs) > 0 && len(u.failed) == 0 || last && len(u.failed) > 0 {
			if len(r.Errors) == 0 {
				r.Errors = u.errs
			}
			r.Text = r.Unit.Outline(nil)
			r.Functions = append(append(r.Functions, u.functions()...), r.Unit.Defines...)
			a.lost = append(a.lost, r)
			continue
		}
		units = append(units, r)
		w := a.without[r.Unit]
		if w == nil && (len(u.failed) > 0 || r.Unit.Incomplete || len(r.Unit.Cut) > 0) {
			w = &omission{cut: map[string]bool{}, decls: map[*cc.ExternalDeclaration]bool{}}
			a.without[r.Unit] = w
			for _, p := range r.Unit.LeftOut {
				w.note(cfg.Pos{File: p.Pos.File, Line: p.Pos.Line, Column: p.Pos.Column}, p.What, p.Why)
			}
		}
		for _, name := range r.Unit.Cut {
			w.cut[name] = true
		}
		for _, f := range u.failed {
			if f.decl.Case == cc.ExternalDeclarationFuncDef {
				name := f.decl.FunctionDefinition.Declarator.Name()
				if !w.cut[name] {
					w.cut[name] = true
					w.note(u.pos(f.decl.FunctionDefinition.Declarator), "the body of "+name, f.why)
					continue
				}
			} else {
				w.note(u.pos(f.decl), "a declaration", f.why)
			}
			w.decls[f.decl] = true
		}
	}
	a.units = units
}

// note lists something that is left out.
func (w *omission) note(pos cfg.Pos, what, why string) {
	w.notes = append(w.notes, cfg.Note{Kind: cfg.Havocked, ID: "unloaded-code", Pos: pos,
		Text: what + " could not be loaded: " + cmp.Or(why, "it uses what is left out")})
}

// functions names what the unit defines with external linkage.
func (u *unit) functions() []string {
	var list []string
	for _, d := range definitions(u.src) {
		if d.function {
			list = append(list, d.name)
		}
	}
	return list
}

// inOrder lists the errors found while parsing and while lowering by file and line, each once.
func inOrder(results []csource.Result, lowering csource.ErrorList) csource.ErrorList {
	var errs csource.ErrorList
	for i := range results {
		r := &results[i]
		list := slices.Clone(r.Errors)
		for _, e := range lowering {
			if e.Pos.PhysicalFile == r.File.Name {
				list = append(list, e)
			}
		}
		slices.SortStableFunc(list, func(a, b *csource.Error) int {
			if a.Pos.PhysicalFile != b.Pos.PhysicalFile {
				return 0
			}
			return cmp.Or(a.Pos.PhysicalLine-b.Pos.PhysicalLine, a.Pos.Column-b.Pos.Column)
		})
		errs = append(errs, list...)
	}
	errs = append(errs, lowering...) // those in headers are left
	var out csource.ErrorList
	seen := map[string]bool{}
	for _, e := range errs {
		if s := e.Error(); !seen[s] {
			seen[s] = true
			out = append(out, e)
		}
	}
	return out
}

// firstLine is the first line of a message.
func firstLine(s string) string {
	s, _, _ = strings.Cut(s, "\n")
	return s
}
