package bench

import (
	"bufio"
	"cmp"
	_ "embed"
	"fmt"
	"html/template"
	"io"
	"math"
	"slices"
	"strings"
	"sync"

	"github.com/mayrun-dev/mayrun/internal/printable"
)

//go:embed page.html
var page string

var pageTemplate = sync.OnceValue(func() *template.Template {
	return template.Must(template.New("bench").Funcs(template.FuncMap{
		"inert": func(x any) string { return printable.Sprintf("%v", x) },
	}).Parse(page))
})

// WritePage writes a page of HTML, complete in itself: the table of some results, quantile plots of what the tasks cost
// that were decided rightly, and what has changed against a run before, if there is one. The page loads nothing and runs
// nothing.
func WritePage(w io.Writer, version string, results, before []Result) error {
	rows, total := Tabulate(results)
	p := struct {
		Version, Policy, Summary, Compared string
		Rows                               []Row
		Plots                              []plot
		Changes                            []Change
		Named                              []Result
	}{Version: version, Policy: printable.Policy(page, ""), Rows: append(rows, total)}
	p.Summary = fmt.Sprintf("%d of %d race-free tasks proved, %d of %d racy ones shown, %d wrong",
		total.Proved, total.Free, total.Shown, total.Racy, total.Wrong)
	if before != nil {
		c := Compare(before, results)
		p.Compared, p.Changes = c.String(), c.Changes
	}
	for _, r := range results {
		if r.Outcome == Wrong || r.Outcome == Error {
			p.Named = append(p.Named, r)
		}
	}
	p.Plots = []plot{
		newPlot("CPU seconds: so many tasks take at most so long", results, before,
			func(r Result) float64 { return r.CPU.Seconds() }),
		newPlot("MiB: so many tasks take at most so much", results, before,
			func(r Result) float64 { return float64(r.Peak) / (1 << 20) }),
	}
	buf := bufio.NewWriter(w)
	out := printable.NewWriter(buf)
	return cmp.Or(pageTemplate().Execute(out, p), out.Flush(), buf.Flush())
}

// plot is a quantile plot: the costs of the tasks that were decided rightly in growing order, on a logarithmic scale.
type plot struct {
	Title      string
	Lines      []plotLine
	Across, Up []tick
}

type plotLine struct{ Name, Class, Points string }

type tick struct {
	At    float64
	Label string
}

func (plot) Width() int    { return 560 }
func (plot) Height() int   { return 320 }
func (plot) Left() int     { return 60 }
func (plot) Right() int    { return 540 }
func (plot) Top() int      { return 10 }
func (plot) Bottom() int   { return 285 }
func (p plot) LabelX() int { return p.Left() - 6 }
func (p plot) LabelY() int { return p.Bottom() + 18 }

func newPlot(title string, now, before []Result, cost func(Result) float64) plot {
	p := plot{Title: title}
	runs := []struct {
		name, class string
		costs       []float64
	}{{"before", "before", costs(before, cost)}, {"now", "now", costs(now, cost)}}
	most, least, dearest := 0, math.Inf(1), 0.0
	for _, r := range runs {
		if n := len(r.costs); n > 0 {
			most, least, dearest = max(most, n), min(least, r.costs[0]), max(dearest, r.costs[n-1])
		}
	}
	if most == 0 {
		return p
	}
	from, to := math.Floor(math.Log10(least)), math.Ceil(math.Log10(dearest))
	to = max(to, from+1)
	x := func(n int) float64 {
		return round(float64(p.Left()) + float64(p.Right()-p.Left())*float64(n)/float64(most))
	}
	y := func(c float64) float64 {
		return round(float64(p.Bottom()) - float64(p.Bottom()-p.Top())*(math.Log10(c)-from)/(to-from))
	}
	for e := from; e <= to; e++ {
		p.Across = append(p.Across, tick{y(math.Pow(10, e)), fmt.Sprintf("%g", math.Pow(10, e))})
	}
	for i := range 5 {
		p.Up = append(p.Up, tick{x(most * i / 4), fmt.Sprint(most * i / 4)})
	}
	for _, r := range runs {
		var points []string
		for i, c := range r.costs {
			points = append(points, fmt.Sprintf("%g,%g", x(i+1), y(c)))
		}
		if points != nil {
			p.Lines = append(p.Lines, plotLine{r.name, r.class, strings.Join(points, " ")})
		}
	}
	return p
}

// costs are those of the tasks that were decided rightly, as far as they are known, in growing order.
func costs(results []Result, cost func(Result) float64) (cs []float64) {
	for _, r := range results {
		if c := cost(r); c > 0 && (r.Outcome == Proved || r.Outcome == Shown) {
			cs = append(cs, c)
		}
	}
	slices.Sort(cs)
	return cs
}

func round(x float64) float64 { return math.Round(x*10) / 10 }
