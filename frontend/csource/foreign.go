package csource

import (
	"path/filepath"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/frontend/csource/internal/pp"
)

// Language names the language of a source file that is not C by the end of its name; empty if it is C, or unknown.
func Language(file string) string {
	switch ext := filepath.Ext(file); ext {
	case ".c", ".i", ".h":
		return ""
	case ".s", ".S", ".sx", ".asm", ".nasm":
		return "assembly"
	case ".cc", ".cpp", ".cxx", ".c++", ".C", ".CPP", ".cp", ".ii", ".cppm":
		return "C++"
	case ".f", ".F", ".for", ".f77", ".f90", ".F90", ".f95", ".f03", ".f08":
		return "Fortran"
	case ".m", ".mi":
		return "Objective-C"
	case ".mm", ".M":
		return "Objective-C++"
	case ".cu":
		return "CUDA"
	case ".rs":
		return "Rust"
	case ".go":
		return "Go"
	case ".d":
		return "D"
	case ".swift":
		return "Swift"
	case ".ispc":
		return "ISPC"
	case ".rc":
		return "a resource script"
	}
	return ""
}

// LoadForeign reads a file that is not C: its code may do what its words mention. What words are made of others by
// macros, and what the files mention that it includes, is not seen, which is a [Remark].
func LoadForeign(f File, language string) Result {
	r := Result{File: f, Language: language}
	l := &loader{opts: f.Options, file: f.Name}
	l.opts.Limits = l.opts.Limits.withDefaults()
	whole := Pos{File: f.Name, Line: 1, Column: 1}
	src, err := l.read(f.Name)
	if err != nil {
		r.Asked = append(r.Asked, Remark{Pos: whole, ID: "other-language", Text: "the file, which is " + language +
			" and cannot be read, may do anything to what has external linkage"})
		return r
	}
	names := map[string]bool{}
	var toks []pp.Token
	for _, t := range pp.Tokens(string(src)) {
		if t.Kind != pp.Ident {
			toks = append(toks, t)
			continue
		}
		names[t.Text] = true
		names[strings.TrimLeft(t.Text, "_")] = true // how the object file calls it, where that adds an underscore
		toks = append(toks, t)
	}
	r.Text = NewOutline(names, false)
	if language == "assembly" {
		r.Functions = labels(toks)
	} else {
		r.Text.constructors = true // objects with constructors look like any others
		r.Functions = seemsToDefine(toks)
	}
	r.Asked = append(r.Asked, Remark{Pos: whole, ID: "other-language", Text: "the file, which is " + language +
		", calls, reads and writes nothing of the program but what its text names, what it is given, and what that leads to"})
	return r
}

// labels names what an assembly file defines: words before a colon, and those that directives and macros declare
// to be functions.
func labels(toks []pp.Token) []string {
	var list []string
	add := func(name string) { list = append(list, name, strings.TrimLeft(name, "_")) }
	for i := range toks {
		switch t := &toks[i]; {
		case t.Kind != pp.Ident || i+1 == len(toks):
		case toks[i+1].Is(":"):
			add(t.Text)
		case slices.Contains(functionWords, strings.ToLower(t.Text)):
			for j := i + 1; j < min(i+4, len(toks)); j++ {
				if toks[j].Kind == pp.Ident {
					add(toks[j].Text)
					break
				}
			}
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// functionWords precede the name of a function in assembly: directives, and what macros of that purpose are called.
var functionWords = strings.Fields("globl global public export type func function cglobal entry proc begin_function entry_point")
