package report

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/mayrun-dev/mayrun/internal/causes"
	"github.com/mayrun-dev/mayrun/internal/printable"
	"github.com/mayrun-dev/mayrun/race"
)

// htmlLanes is a schedule as a drawing: a lane for each thread, a line for each step. All numbers are pixels.
type htmlLanes struct {
	Width, Height, TextX int
	Lanes                []htmlLane
	Steps                []htmlStep
	Short                bool // short enough to be there at once
}

// htmlLane is the lane of a thread, from below its name to its last step.
type htmlLane struct {
	X, NameX, NameY, From, To int
	Name                      string
}

// htmlStep is one step, in the lane of its thread.
type htmlStep struct {
	X, Y, Top int
	Racing    bool
	Text      string // beside the drawing
	Say       string // for who steps through
}

// The sizes of a drawing, and the most of a line that is drawn.
const (
	laneWidth = 26
	rowHeight = 24
	charWidth = 8
	mostDrawn = 200
)

// drawn draws a schedule.
func drawn(steps []race.Step, src *sources) *htmlLanes {
	if len(steps) == 0 {
		return nil
	}
	lane := map[string]int{}
	out := &htmlLanes{Short: len(steps) <= mostSteps}
	for _, s := range steps {
		if _, ok := lane[s.Thread]; !ok {
			n := len(out.Lanes)
			lane[s.Thread] = n
			x := laneWidth*n + laneWidth/2
			out.Lanes = append(out.Lanes, htmlLane{X: x, NameX: x - 4, Name: s.Thread})
		}
	}
	top := rowHeight * len(out.Lanes)
	for i := range out.Lanes {
		l := &out.Lanes[i]
		l.NameY = top - rowHeight*i - rowHeight/2
		l.From = l.NameY + 5
		out.Width = max(out.Width, l.X+charWidth*utf8.RuneCountInString(printable.String(l.Name)))
	}
	out.TextX = laneWidth*len(out.Lanes) + laneWidth/2
	at, wide, says := make([]string, len(steps)), 0, 0
	for i, s := range steps {
		if s.Pos.IsValid() {
			at[i] = printable.String(s.Pos.String())
		}
		wide = max(wide, min(utf8.RuneCountInString(at[i]), mostText))
		says = max(says, min(utf8.RuneCountInString(printable.String(s.Text)), mostText))
	}
	for i, s := range steps {
		x := htmlStep{X: out.Lanes[lane[s.Thread]].X, Y: top + rowHeight*i + rowHeight/2, Top: top + rowHeight*i, Racing: s.Racing}
		text := printable.String(s.Text)
		x.Text = fmt.Sprintf("%-*s  %-*s", wide, at[i], says, text)
		x.Say = printable.String(s.Thread) + ": " + at[i] + "  " + text
		if line, ok := src.at(s.Pos); ok {
			source := printable.String(strings.TrimSpace(line.Text))
			x.Text += "  " + source
			x.Say += "  " + source
		}
		x.Text = printable.Clip(strings.TrimRight(x.Text, " "), mostDrawn)
		out.Lanes[lane[s.Thread]].To = x.Y
		out.Width = max(out.Width, out.TextX+charWidth*utf8.RuneCountInString(x.Text))
		out.Steps = append(out.Steps, x)
	}
	out.Height = top + rowHeight*len(steps) + rowHeight/2
	return out
}

// keysOf are what a finding is chosen by, as JSON: its grade, and the files, threads and locks of its sides.
func keysOf(f *causes.Finding) string {
	keys := map[string][]string{"grade": {string(f.Grade)}}
	add := func(key, value string) {
		if value = printable.String(value); value != "" && !slices.Contains(keys[key], value) {
			keys[key] = append(keys[key], value)
		}
	}
	for i := range f.Sides {
		s := &f.Sides[i]
		file, _ := s.Pos.Physical()
		add("file", file)
		add("thread", s.Thread)
		for _, l := range s.Locks {
			add("lock", clip(l.Name))
		}
	}
	text, err := json.Marshal(keys)
	if err != nil {
		return "{}"
	}
	return string(text)
}
