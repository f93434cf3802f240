package main

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/mayrun-dev/mayrun/internal/bench"
	"github.com/mayrun-dev/mayrun/internal/printable"
)

// benchOutput says how results of many tasks are printed.
type benchOutput struct {
	asJSON bool
	list   []string
	ablate string
	before string
	page   string

	choices []bench.Choice
}

func (f *benchOutput) register(fs *pflag.FlagSet) {
	fs.BoolVar(&f.asJSON, "json", false, "print every result and the table as JSON")
	fs.StringSliceVar(&f.list, "list", []string{"wrong", "error"}, "name the tasks with these `OUTCOMES`: "+outcomeNames())
	fs.StringVar(&f.ablate, "ablate", "", "also count what each of these choices of digests proves, a `LIST` after =")
	fs.Lookup("ablate").NoOptDefVal = "usual"
	fs.StringVar(&f.before, "before", "", "compare with the results in `FILE`, which a run with --results or --resume has left")
	fs.StringVar(&f.page, "html", "", "also write a page of HTML to `FILE`: the table, quantile plots, what has changed")
}

// check finds what is wrong with the flags.
func (f *benchOutput) check(c *cobra.Command) (err error) {
	for _, kind := range f.list {
		if !slices.Contains(outcomes, bench.Outcome(kind)) {
			return wrongUse{c, fmt.Errorf("unknown outcome %q: choose from %s", kind, outcomeNames())}
		}
	}
	if !c.Flags().Changed("ablate") {
		return nil
	}
	if f.ablate == "usual" {
		f.ablate = usualChoices
	}
	if f.choices, err = bench.ParseChoices(f.ablate, digestNames()); err != nil {
		return wrongUse{c, err}
	}
	return nil
}

// print prints the tables, and says in status whether a verdict is wrong.
func (f *benchOutput) print(c *cobra.Command, s *session, results []bench.Result, status *int) error {
	folders, total := bench.Tabulate(results)
	if total.Wrong > 0 {
		*status = exitRace
	}
	var ablation *bench.Ablation
	if f.choices != nil {
		var err error
		if ablation, err = bench.Ablate(results, f.choices); err != nil {
			return fmt.Errorf("mayrun bench: %w", err)
		}
	}
	var before []bench.Result
	var changed *bench.Comparison
	if f.before != "" {
		records, err := readResults(s, f.before)
		if err != nil {
			return err
		}
		before = resultsOf(records)
		c := bench.Compare(before, results)
		changed = &c
	}
	if f.page != "" {
		if err := writeFile(f.page, func(w io.Writer) error { return bench.WritePage(w, version, results, before) }); err != nil {
			return err
		}
	}
	if f.asJSON {
		return writeBenchJSON(c.OutOrStdout(), results, folders, total, ablation, changed)
	}
	return writeBenchText(c.OutOrStdout(), results, folders, total, ablation, changed, f.list)
}

func resultsOf(records []bench.Record) []bench.Result {
	results := []bench.Result{}
	for _, r := range records {
		results = append(results, r.Result())
	}
	bench.Sort(results)
	return results
}

// usualChoices are compared unless others are named: those of the paper's Figure 8 that mayrun has the digests for.
const usualChoices = "none,each,threadflag+threadid,threadid+joins,lockset+threadflag,lockset+threadid,lockset+threadid+joins,lockset+threadid+joins+freshness,all"

var outcomes = []bench.Outcome{bench.Proved, bench.Shown, bench.Unknown, bench.Wrong, bench.Error, bench.Timeout}

func outcomeNames() string {
	var names []string
	for _, o := range outcomes {
		names = append(names, string(o))
	}
	return strings.Join(names, ", ")
}

func writeBenchText(w io.Writer, results []bench.Result, folders []bench.Row, total bench.Row,
	ablation *bench.Ablation, changed *bench.Comparison, list []string) error {
	if err := bench.WriteTable(w, folders, total); err != nil {
		return err
	}
	if ablation != nil {
		fmt.Fprintln(w)
		if err := bench.WriteAblation(w, ablation); err != nil {
			return err
		}
	}
	if changed != nil {
		if err := bench.WriteComparison(w, *changed); err != nil {
			return err
		}
	}
	for _, kind := range list {
		title := kind + ":\n"
		for _, r := range results {
			if string(r.Outcome) == kind {
				line := "  " + r.Task.File
				if r.Why != "" {
					line += ": " + r.Why
				}
				fmt.Fprint(w, title)
				printable.Fprintf(w, "%s\n", line)
				title = ""
			}
		}
	}
	return nil
}

func writeBenchJSON(w io.Writer, results []bench.Result, folders []bench.Row, total bench.Row, ablation *bench.Ablation,
	changed *bench.Comparison) error {
	out := struct {
		Tool     string            `json:"tool"`
		Version  string            `json:"version"`
		Tasks    []bench.Record    `json:"tasks"`
		Folders  []bench.Row       `json:"folders"`
		Total    bench.Row         `json:"total"`
		Ablation *bench.Ablation   `json:"ablation,omitempty"`
		Changed  *bench.Comparison `json:"compared,omitempty"`
	}{Tool: "mayrun", Version: version, Tasks: []bench.Record{}, Folders: folders, Total: total, Ablation: ablation, Changed: changed}
	for _, r := range results {
		t := r.Record()
		if ablation == nil {
			t.Exclusions = nil
		}
		out.Tasks = append(out.Tasks, t)
	}
	return printable.JSON(w, out)
}
