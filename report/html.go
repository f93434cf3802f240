package report

import (
	_ "embed"
	"html/template"
	"io"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/race"
)

//go:embed page.html
var page string

var pageTemplate = template.Must(template.New("page").Funcs(template.FuncMap{"list": and}).Parse(page))

// The page is filled from these; everything that comes from the program goes through html/template's escaping.
type (
	htmlPage struct {
		Version, Verdict, Summary, Incomplete string
		ProjectFile                           string
		Races                                 []htmlRace
		Safe                                  []race.Location
		Lists                                 []htmlNotes
	}
	htmlRace struct {
		Title, Confidence string
		Accesses          []htmlAccess
		Consequences      []htmlConsequence
		Schedule          []race.Step
	}
	htmlConsequence struct {
		Location string
		Accesses []htmlAccess
	}
	htmlAccess struct {
		Number  int
		At      cfg.Pos
		What    string
		With    string
		Stack   []string
		Digests []race.DigestText
		Lines   []htmlLine
	}
	htmlLine struct {
		Number int
		Text   string
		Here   bool
	}
	htmlNotes struct {
		Title, Explanation string
		Notes              []race.Note
	}
)

func renderHTML(w io.Writer, r *race.Report, o Options) error {
	src := newSources(o.Source)
	p := htmlPage{
		Version: o.Version, Verdict: string(r.Verdict), Summary: Summary(r), Incomplete: r.Incomplete, ProjectFile: r.ProjectFile,
		Lists: []htmlNotes{
			{"Assumptions", "The verdict holds only where these do.", r.Assumptions},
			{"Havocked", "This code is not modelled; it was taken to do its worst.", r.Havocked},
		},
	}
	for _, l := range r.Locations {
		if l.Safe {
			p.Safe = append(p.Safe, l)
		}
	}
	for _, f := range r.Races {
		x := htmlRace{Title: title(f), Confidence: string(f.Confidence), Schedule: f.Schedule}
		shown := group(f, true)
		for i, g := range shown {
			x.Accesses = append(x.Accesses, htmlAccess{
				Number: i + 1, At: g.Pos, What: g.what, With: partners(shown, i, true),
				Stack: g.CallStack, Digests: g.Digests, Lines: htmlLines(src, g.Pos),
			})
		}
		for _, c := range f.Consequences {
			y := htmlConsequence{Location: c.Location}
			for _, g := range behind(c) {
				y.Accesses = append(y.Accesses, htmlAccess{At: g.Pos, What: g.what})
			}
			x.Consequences = append(x.Consequences, y)
		}
		p.Races = append(p.Races, x)
	}
	return pageTemplate.Execute(w, p)
}

// htmlLines quotes a position's line with two lines on either side.
func htmlLines(src *sources, pos cfg.Pos) []htmlLine {
	var out []htmlLine
	_, here := physical(pos)
	for n := max(1, here-2); n <= here+2; n++ {
		at := pos
		at.PhysicalFile, _ = physical(pos)
		at.PhysicalLine, at.Column = n, 0
		if x, ok := src.at(at); ok {
			out = append(out, htmlLine{Number: x.Line, Text: x.Text, Here: n == here})
		}
	}
	return out
}
