package bench

import (
	"fmt"
	"io"
	"slices"
	"time"

	"github.com/mayrun-dev/mayrun/internal/printable"
)

// Comparison is what has become of the tasks of one run in another one.
type Comparison struct {
	Tasks   int      `json:"tasks"` // that both have run
	Before  int      `json:"before_only"`
	After   int      `json:"after_only"`
	Changes []Change `json:"changes"`
	// CPU is the cost of all tasks that both have run after by before, Median the median of these ratios task by task; zero
	// where no CPU time is known.
	CPU    float64 `json:"cpu_ratio"`
	Median float64 `json:"cpu_ratio_median"`
}

// Change is a task that ends in another way.
type Change struct {
	Task   string  `json:"task"`
	Before Outcome `json:"before"`
	After  Outcome `json:"after"`
}

// Compare compares two runs, in the order of the second.
func Compare(before, after []Result) Comparison {
	old := map[string]Result{}
	for _, r := range before {
		old[r.Task.File] = r
	}
	c := Comparison{Changes: []Change{}}
	var ratios []float64
	var cpu, was time.Duration
	for _, r := range after {
		o, known := old[r.Task.File]
		if !known {
			c.After++
			continue
		}
		c.Tasks++
		if o.Outcome != r.Outcome {
			c.Changes = append(c.Changes, Change{r.Task.File, o.Outcome, r.Outcome})
		}
		cpu, was = cpu+r.CPU, was+o.CPU
		if o.CPU > 0 && r.CPU > 0 {
			ratios = append(ratios, float64(r.CPU)/float64(o.CPU))
		}
	}
	c.Before = len(old) - c.Tasks
	slices.Sort(ratios)
	c.Median = quantile(ratios, .5)
	if was > 0 {
		c.CPU = float64(cpu) / float64(was)
	}
	return c
}

// String sums it up in a line.
func (c Comparison) String() string {
	line := fmt.Sprintf("compared with before: %d of %d tasks end in another way", len(c.Changes), c.Tasks)
	if c.CPU > 0 {
		line += fmt.Sprintf("; CPU × %.2f, median × %.2f", c.CPU, c.Median)
	}
	if c.Before+c.After > 0 {
		line += fmt.Sprintf("; only before: %d, only after: %d", c.Before, c.After)
	}
	return line
}

// WriteComparison prints it for people.
func WriteComparison(w io.Writer, c Comparison) error {
	if _, err := fmt.Fprintln(w, c); err != nil {
		return err
	}
	for _, ch := range c.Changes {
		if _, err := printable.Fprintf(w, "  %s: %s, was %s\n", ch.Task, string(ch.After), string(ch.Before)); err != nil {
			return err
		}
	}
	return nil
}
