package frontend

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend/csource"
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

// defines reports whether a file holds a function main that others can see.
func definesMain(r *csource.Result) bool {
	if r.Unit == nil {
		return slices.Contains(r.Functions, "main")
	}
	return slices.Contains(definitions(r.Unit), definition{"main", true}) || slices.Contains(r.Unit.Cut, "main")
}

// choose picks the files of one program among those of a project.
func choose(results []csource.Result, main string) ([]csource.Result, []cfg.Note, error) {
	var mains []int
	chosen := -1
	for i := range results {
		r := &results[i]
		if sameFile(r.File.Name, main) && chosen < 0 {
			chosen = i
		}
		if definesMain(r) {
			mains = append(mains, i)
		}
	}
	switch {
	case main != "" && chosen < 0:
		return nil, nil, csource.ErrorList{{Pos: csource.Pos{File: main}, Msg: "is no C file of the project"}}
	case main != "" && !slices.Contains(mains, chosen) && len(results[chosen].Errors) == 0:
		return nil, nil, csource.ErrorList{{Pos: csource.Pos{File: main}, Msg: "defines no function main"}}
	case main == "" && len(mains) == 1:
		chosen = mains[0]
	case main == "" && len(mains) > 1:
		e := &ChoiceError{}
		for _, i := range mains {
			e.Mains = append(e.Mains, results[i].File.Name)
		}
		return nil, nil, e
	case main == "":
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

// sameFile reports whether two names mean the same file.
func sameFile(a, b string) bool {
	if b == "" {
		return false
	}
	x, err1 := filepath.Abs(a)
	y, err2 := filepath.Abs(b)
	return err1 == nil && err2 == nil && x == y
}

// A ChoiceError says that a project makes several programs, one for each of the files that define a function main.
type ChoiceError struct{ Mains []string }

func (e *ChoiceError) Error() string { return strings.Join(e.Lines(), "\n\t") }

// Lines is the message, and then each of the files: their names may hold anything.
func (e *ChoiceError) Lines() []string {
	return append([]string{fmt.Sprintf("the project makes %d programs; choose one of them with --main FILE:", len(e.Mains))}, e.Mains...)
}
