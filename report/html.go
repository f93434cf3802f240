package report

import (
	"bufio"
	"cmp"
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"html/template"
	"io"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/internal/printable"
	"github.com/mayrun-dev/mayrun/race"
)

//go:embed page.html
var page string

// In the template, inert stands before everything that comes from the program; html/template escapes it, too.
var pageTemplate = template.Must(template.New("page").Funcs(template.FuncMap{
	"list":  and,
	"inert": func(x any) string { return printable.Sprintf("%v", x) },
}).Parse(page))

// policy is the Content-Security-Policy of the page: it loads nothing, runs nothing, sends nothing, and has the
// one style that is in it.
func policy() string {
	_, style, _ := strings.Cut(page, "<style>")
	style, _, _ = strings.Cut(style, "</style>")
	sum := sha256.Sum256([]byte(style))
	return "default-src 'none'; base-uri 'none'; form-action 'none'; style-src 'sha256-" +
		base64.StdEncoding.EncodeToString(sum[:]) + "'"
}

// The page is filled from these; everything that comes from the program goes through html/template's escaping.
type (
	htmlPage struct {
		Version, Verdict, Summary, Incomplete, Coarsened string
		ProjectFile, NotListed                           string
		Policy                                           string
		Races                                            []htmlRace
		Safe                                             []race.Location
		Lists                                            []htmlNotes
	}
	htmlRace struct {
		Title, Confidence string
		NotListed         string
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

func renderHTML(w io.Writer, r *listing, o Options) error {
	src := newSources(o.Source)
	p := htmlPage{
		Version: o.Version, Verdict: string(r.Verdict), Summary: r.summary, Incomplete: r.Incomplete, Coarsened: r.Coarsened, ProjectFile: r.ProjectFile,
		Policy: policy(), Safe: r.locations(true),
		Lists: []htmlNotes{
			{"Assumptions", "The verdict holds only where these do.", r.Assumptions},
			{"Havocked", "This code is not modelled; it was taken to do its worst.", r.Havocked},
		},
	}
	p.NotListed = r.unlisted(o)
	for _, f := range r.findings {
		x := htmlRace{Title: f.title, Confidence: string(f.Confidence), NotListed: f.cut.String(), Schedule: f.Schedule}
		shown := group(f.Finding, true)
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
	buf := bufio.NewWriter(w)
	out := printable.NewWriter(buf)
	return cmp.Or(pageTemplate.Execute(out, p), out.Flush(), buf.Flush())
}

// htmlLines quotes a position's line with two lines on either side.
func htmlLines(src *sources, pos cfg.Pos) []htmlLine {
	var out []htmlLine
	_, here := pos.Physical()
	for n := max(1, here-2); n <= here+2; n++ {
		at := pos
		at.PhysicalFile, _ = pos.Physical()
		at.PhysicalLine, at.Column = n, 0
		if x, ok := src.at(at); ok {
			out = append(out, htmlLine{Number: x.Line, Text: x.Text, Here: n == here})
		}
	}
	return out
}
