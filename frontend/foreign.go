package frontend

import (
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend/csource"
)

// withForeign adds the files in other languages that belong to the program: those that seem to define what one of
// its C files names and none of them defines. A linker would take an object file for nothing else, unless somebody
// names it; that nobody does is an assumption with the place of the file.
func (p *Project) withForeign(results []csource.Result) ([]csource.Result, []cfg.Note, error) {
	if len(p.Foreign) == 0 {
		return results, nil, nil
	}
	defined, words := map[string]bool{}, map[string]bool{}
	for i := range results {
		if u := results[i].Unit; u != nil {
			u.Words(words)
			for _, d := range definitions(u) {
				defined[d.name] = true
			}
		}
	}
	var notes []cfg.Note
	for _, r := range p.Foreign {
		belongs := len(r.Functions) == 0 && r.Text == nil // nobody knows what it defines
		for _, name := range r.Functions {
			if name == "main" && p.Choose {
				belongs = false
				break
			}
			belongs = belongs || !defined[name] && words[name]
		}
		if belongs {
			results = append(results, r)
			continue
		}
		notes = append(notes, cfg.Note{Kind: cfg.Assumed, ID: "other-program", Pos: cfg.Pos{File: r.File.Name, Line: 1, Column: 1},
			Text: "the file, which is " + r.Language + ", belongs to another program: no C file of this one names what it seems to define"})
	}
	return results, notes, nil
}
