// Package report prints a [race.Report] for people and for machines.
//
// The report is plain data in a deterministic order, made by package race; a renderer only chooses words. There
// are four:
//
//   - [Text] for a terminal: the verdict, then a block for each cause of races with the two accesses that tell
//     most, their threads and the locks they hold, why they race, and what would mend it; then what is safe and
//     what was assumed;
//   - [JSON] for programs: its fields keep their meaning from release to release;
//   - [SARIF] for code-review tools: one result for each cause;
//   - [HTML]: one self-contained page with a card for each cause, and the sources beside the accesses.
//
// What comes from the program may be hostile. It is printed as inert text, and each list is as long as
// [Options].Limit permits.
//
// Nothing here decides anything: the confidence, the digests that excluded a pair and the verdict are all taken
// from the report. Source lines are quoted where the file can still be read, and are left out silently where it
// cannot.
package report

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/mayrun-dev/mayrun/internal/printable"
	"github.com/mayrun-dev/mayrun/race"
)

// Format names a renderer.
type Format string

const (
	Text  Format = "text"  // for a terminal
	JSON  Format = "json"  // for programs; see [Read]
	SARIF Format = "sarif" // for code review
	HTML  Format = "html"  // a page with the sources
)

// Formats are the names of all renderers, in the order in which help texts list them.
func Formats() []Format { return []Format{Text, JSON, SARIF, HTML} }

// Options chooses what a renderer shows. The zero value is a short report without source lines.
type Options struct {
	// Version of the tool, for the formats that carry it.
	Version string
	// Verbose lists every safe location, every racing pair and every digest.
	Verbose bool
	// Stats shows times and memory, which differ from run to run. Without it, equal reports are printed
	// equally, byte for byte.
	Stats bool
	// Source reads a source file, to quote its lines; nil: quote none.
	Source func(name string) ([]byte, error)
	// Of text: MaxFindings is how many findings are shown in full, and as many again in a line each (0: all are
	// shown); FindingsFlag names the flag that sets it, if there is one. Quiet has a line for each. Color
	// styles it for a terminal.
	MaxFindings  int
	FindingsFlag string // as users write it; empty: none
	Quiet, Color bool   // a line for each finding; styled for a terminal
	// Suppressions are what people have said of races that need not be mended. Unapplied is how many more there
	// are that are not to count, and UnappliedWhy why.
	Suppressions []Suppression
	Unapplied    int    // how many more there are that do not count
	UnappliedWhy string // for readers
	// Baseline is an earlier report: findings that it has are known. BaselineName is the name of its file.
	Baseline     *Document
	BaselineName string // its file, for readers
	// Limit is the most that is listed of anything: races, assumptions, the accesses of one race, … What is
	// left out is counted in the report; the verdict and all counts are those of the whole. 0: no limit.
	// LimitFlag names the flag that sets it, if there is one.
	Limit     int
	LimitFlag string // as users write it; empty: none
}

// Render prints r to w in the format f. Whatever the program's names and texts are, what is printed is inert:
// see package printable.
func Render(w io.Writer, f Format, r *race.Report, o Options) error {
	if r == nil {
		return errors.New("report: there is no report")
	}
	l := newListing(r, o)
	switch f {
	case Text:
		return renderText(w, l, o)
	case JSON:
		return printable.JSON(w, toJSON(l, o))
	case SARIF:
		return printable.JSON(w, toSARIF(l, o))
	case HTML:
		return renderHTML(w, l, o)
	}
	return fmt.Errorf("unknown report format %q: choose one of %v", f, Formats())
}

// counts is the number of safe and of racy locations.
func counts(r *race.Report) (safe, racy int) {
	for _, l := range r.Locations {
		if l.Safe {
			safe++
		} else {
			racy++
		}
	}
	return safe, racy
}

// plural prints a number with its noun.
func plural(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	if strings.HasSuffix(noun, "s") {
		noun += "e"
	}
	return fmt.Sprintf("%d %ss", n, noun)
}
