package frontend

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/internal/fault"
)

// A definition is what only one file of a program can hold: a function or an initialised object with external linkage.
type definition struct {
	name     string
	function bool
}

// definitions lists what a unit defines for others to use. Inline and weak definitions may be repeated and do
// not count.
func definitions(u *csource.Unit) []definition {
	var list []definition
	for l := u.AST.TranslationUnit; l != nil; l = l.TranslationUnit {
		d := l.ExternalDeclaration
		if d == nil {
			continue
		}
		switch d.Case {
		case cc.ExternalDeclarationFuncDef:
			if fd := d.FunctionDefinition; public(fd.DeclarationSpecifiers) {
				list = append(list, definition{fd.Declarator.Name(), true})
			}
		case cc.ExternalDeclarationDecl:
			if d.Declaration == nil || d.Declaration.Case != cc.DeclarationDecl || !public(d.Declaration.DeclarationSpecifiers) {
				continue
			}
			for i := d.Declaration.InitDeclaratorList; i != nil; i = i.InitDeclaratorList {
				if id := i.InitDeclarator; id != nil && id.Initializer != nil && id.Declarator != nil {
					list = append(list, definition{id.Declarator.Name(), false})
				}
			}
		}
	}
	return list
}

// public reports whether specifiers give external linkage to the only definition of a name.
func public(s *cc.DeclarationSpecifiers) bool {
	for ; s != nil; s = s.DeclarationSpecifiers {
		switch s.Case {
		case cc.DeclarationSpecifiersStorage:
			if c := s.StorageClassSpecifier.Case; c == cc.StorageClassSpecifierStatic || c == cc.StorageClassSpecifierTypedef {
				return false
			}
		case cc.DeclarationSpecifiersFunc, cc.DeclarationSpecifiersAttr:
			return false // inline, or an attribute such as weak
		}
	}
	return true
}

// definesMain reports whether a file holds a function main that others can see.
func definesMain(r *csource.Result) bool {
	if r.Unit == nil {
		return slices.Contains(r.Functions, "main")
	}
	return slices.Contains(definitions(r.Unit), definition{"main", true}) || slices.Contains(r.Unit.Cut, "main") ||
		slices.Contains(r.Unit.Defines, "main")
}

// Mains lists the files of p that define a function main, in order: each is that of one program, for
// [Project.Main]. The error is a [csource.ErrorList] with what is wrong in files, beside the list, unless there
// are none, or ctx ends.
func (p *Project) Mains(ctx context.Context) (mains []string, err error) {
	defer fault.Recover(&err, "frontend")
	if ctx == nil {
		return nil, errors.New("frontend: there is no context")
	}
	if p == nil || len(p.Files) == 0 {
		return nil, errors.New("frontend: there are no files")
	}
	results, err := csource.LoadFiles(ctx, p.Files)
	if err != nil {
		return nil, err
	}
	for i := range results {
		if definesMain(&results[i]) {
			mains = append(mains, results[i].File.Name)
		}
	}
	if errs := inOrder(results, nil); len(errs) > 0 {
		return mains, errs
	}
	return mains, nil
}

// choose picks the files of one program among those of a project.
func choose(results []csource.Result, main string) ([]csource.Result, []cfg.Note, error) {
	var mains []int
	var names []string
	for i := range results {
		names = append(names, results[i].File.Name)
		if definesMain(&results[i]) {
			mains = append(mains, i)
		}
	}
	named := MatchFile(names, main)
	if len(named) > 1 { // files of that name without a main are not meant
		if with := slices.DeleteFunc(slices.Clone(named), func(i int) bool { return !slices.Contains(mains, i) }); len(with) > 0 {
			named = with
		}
	}
	choice := func(why string) error {
		e := &ChoiceError{Why: why}
		for _, i := range mains {
			e.Mains = append(e.Mains, names[i])
		}
		return e
	}
	chosen := -1
	switch {
	case main != "" && len(named) == 0:
		return nil, nil, choice(main + ": error: is no C file of the project")
	case len(named) > 1:
		mains = named
		return nil, nil, choice(main + ": error: several files of the project have this name")
	case main != "" && !slices.Contains(mains, named[0]) && len(results[named[0]].Errors) == 0:
		return nil, nil, choice(main + ": error: defines no function main")
	case main != "":
		chosen = named[0]
	case len(mains) == 1:
		chosen = mains[0]
	case len(mains) > 1:
		return nil, nil, choice("")
	default:
		return results, nil, nil // without an entry point
	}
	var notes []cfg.Note
	out := map[int]bool{}
	for _, i := range mains {
		out[i] = i != chosen
	}
	for _, c := range conflicts(results, out) {
		keep, drop := c.a, c.b
		if drop == chosen || keep != chosen && distance(results[chosen].File.Name,
			results[drop].File.Name) < distance(results[chosen].File.Name, results[keep].File.Name) {
			keep, drop = drop, keep
		}
		if out[keep] || out[drop] {
			continue
		}
		out[drop] = true
		notes = append(notes, cfg.Note{Kind: cfg.Assumed, ID: "other-program",
			Pos:  cfg.Pos{File: results[drop].File.Name, Line: 1, Column: 1},
			Text: fmt.Sprintf("the file belongs to another program: it defines %s, as %s does", c.name, results[keep].File.Name)})
	}
	var kept []csource.Result
	for i := range results {
		if !out[i] {
			kept = append(kept, results[i])
		}
	}
	return kept, notes, nil
}

// A conflict is a name that two files define.
type conflict struct {
	a, b int
	name string
}

// conflicts finds the names that two files define, but for files that are out.
func conflicts(results []csource.Result, out map[int]bool) []conflict {
	var list []conflict
	by := map[string]int{}
	for i := range results {
		if out[i] || results[i].Unit == nil {
			continue
		}
		for _, d := range definitions(results[i].Unit) {
			if j, ok := by[d.name]; ok && j != i {
				list = append(list, conflict{j, i, d.name})
			} else {
				by[d.name] = i
			}
		}
	}
	return list
}

// distance is how many folders one passes on the way from one file to another.
func distance(a, b string) int {
	rel, err := filepath.Rel(filepath.Dir(a), filepath.Dir(b))
	if err != nil {
		return 1000
	}
	if rel == "." {
		return 0
	}
	return strings.Count(rel, "/") + 1
}

// MatchFile finds the files that a name given by a person means: the one that it names, seen from the current
// folder, or else those whose names end with it, folder by folder. It returns their indices; none for an empty name.
func MatchFile(files []string, name string) []int {
	if name == "" {
		return nil
	}
	var found []int
	suffix := strings.TrimPrefix(filepath.ToSlash(filepath.Clean(name)), "/")
	for i, file := range files {
		if sameFile(file, name) {
			return []int{i}
		}
		if file = filepath.ToSlash(file); strings.HasSuffix(file, suffix) && strings.HasSuffix(strings.TrimSuffix(file, suffix), "/") &&
			!filepath.IsAbs(name) {
			found = append(found, i)
		}
	}
	return found
}

// sameFile reports whether two names mean the same file.
func sameFile(a, b string) bool {
	x, err1 := filepath.Abs(a)
	y, err2 := filepath.Abs(b)
	return err1 == nil && err2 == nil && x == y
}

// A ChoiceError says that it is not known which of the programs of a project is meant: there is one for each of the
// files that define a function main.
type ChoiceError struct {
	Why   string   // what is wrong with the choice that was made; empty if there was none
	Mains []string // the files with a function main
}

// Error is all of [ChoiceError.Lines], each file on an indented line of its own. It is unfit for a terminal if
// names may hold control characters.
func (e *ChoiceError) Error() string { return strings.Join(e.Lines(), "\n\t") }

// Lines is the message, and then each of the files: their names may hold anything.
func (e *ChoiceError) Lines() []string {
	text := fmt.Sprintf("the project makes %d programs; choose one of them with --main FILE:", len(e.Mains))
	switch {
	case len(e.Mains) == 0:
		return []string{e.Why + ", nor does any other file of the project define main"}
	case e.Why != "":
		text = e.Why + "; choose one of these with --main FILE:"
	}
	return append([]string{text}, e.Mains...)
}
