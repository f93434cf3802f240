package main

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/frontend/modelfile"
)

// defaults fills in what the project file says and the command line does not. The file may belong to the tree
// that is analysed, and decides what is taken for the program: what has an effect is an assumption of the
// report.
func (f *inputFlags) defaults(file *modelfile.File) error {
	p := &file.Project
	lists := []struct {
		key  string
		text string
	}{
		{"include", "headers are searched in %s first where the compiler of the program does so, too"},
		{"iquote", "headers are searched in %s first where the compiler of the program does so, too"},
		{"isystem", "headers are searched in %s where the compiler of the program does so, too"},
		{"define", "the program is compiled with the macro %s"},
		{"undefine", "the program is compiled without the macro %s"},
		{"cc-flags", "the program is compiled with %s"},
		{"pre-include", "the program is compiled with %s before each file"},
	}
	for _, l := range lists {
		f.assume(file, l.key, l.text+", as the project file says")
	}
	f.include = slices.Concat(f.include, p.Include)
	f.iquote = slices.Concat(f.iquote, p.IQuote)
	f.isystem = slices.Concat(f.isystem, p.ISystem)
	f.preinclude = slices.Concat(p.PreInclude, f.preinclude)
	f.ccFlags = slices.Concat(p.CCFlags, f.ccFlags)
	f.define = slices.Concat(p.Define, f.define)
	f.undefine = slices.Concat(p.Undefine, f.undefine)
	word := func(flag *string, value, key, text string) {
		if *flag == "" && value != "" {
			*flag = value
			f.assume(file, key, text+", as the project file says")
		}
	}
	word(&f.std, p.Std, "std", "the program is written in %s")
	word(&f.entry, p.Entry, "entry", "the program begins with the function %s, not main")
	word(&f.sysroot, p.Sysroot, "sysroot", "the headers of the system are those below %s")
	if f.database != "" || len(f.listed) > 0 {
		word(&f.main, p.Main, "main", "the program is the one whose function main is in %s")
	}
	if p.SystemHeaders && f.compiler == "" && f.sysroot == "" {
		return &csource.Error{Pos: p.At("system-headers"), Msg: "the project needs the headers of a compiler: say --system-headers, " +
			"--system-headers=COMPILER or --sysroot DIR on the command line, since no file makes mayrun execute anything"}
	}
	if p.DataModel != "" && !f.dataModel.set {
		if err := f.dataModel.Set(p.DataModel); err != nil {
			return &csource.Error{Pos: p.At("data-model"), Msg: err.Error()}
		}
		f.assume(file, "data-model", "the program is compiled for %s, as the project file says")
	}
	if i := slices.IndexFunc(f.define, func(d string) bool { return strings.HasPrefix(d, "=") || d == "" }); i >= 0 {
		return f.setAt("define", f.define[i], fmt.Errorf("a macro without a name is defined: %q", f.define[i]))
	}
	return nil
}

// assume notes each setting under a key as an assumption, with its place.
func (f *inputFlags) assume(file *modelfile.File, key, text string) {
	for _, s := range file.Settings {
		if s.Key == key {
			f.notes = append(f.notes, cfg.Note{Kind: cfg.Assumed, ID: "project-file-" + key, Pos: notePos(s.Pos),
				Text: fmt.Sprintf(text, s.Value)})
		}
	}
}

func notePos(p csource.Pos) cfg.Pos {
	return cfg.Pos{File: p.File, Line: p.Line, Column: p.Column, PhysicalFile: cmp.Or(p.PhysicalFile, p.File),
		PhysicalLine: cmp.Or(p.PhysicalLine, p.Line)}
}

// from says which file the models and the defaults came from.
func (f *modelFlags) from() string {
	if f.project == nil {
		return ""
	}
	return f.project.Name
}
