package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/mayrun-dev/mayrun/internal/bench"
	"github.com/schollz/progressbar/v3"
	"github.com/spf13/cobra"
)

func benchCommand(status *int) *cobra.Command {
	var (
		runner  bench.Runner
		memory  = byteSize(2 << 30)
		extra   string
		asJSON  bool
		list    []string
		command string
	)
	c := &cobra.Command{
		Use:   "bench [flags] TASK.yml|DIR …",
		Short: "run many programs with known verdicts",
		Long: `bench reads task files in SV-COMP format (all *.yml files of a folder), runs mayrun check on each in a process of its own,
and prints a table of results and costs, by folder and in total. Tasks without an expected verdict for the
property no-data-race are skipped.

Exit status: 0 no verdict is wrong; 1 one is; 2 wrong use or unreadable task files.`,
		Args: needArgs("task file or folder"),
		RunE: func(c *cobra.Command, paths []string) error {
			for _, kind := range list {
				if !slices.Contains(outcomes, bench.Outcome(kind)) {
					return wrongUse{c, fmt.Errorf("unknown outcome %q: choose from %s", kind, outcomeNames())}
				}
			}
			tasks, err := bench.Find(paths)
			if err != nil {
				return err
			}
			if len(tasks) == 0 {
				return fmt.Errorf("mayrun bench: no task file with an expected verdict for no-data-race in %s", strings.Join(paths, ", "))
			}
			runner.Command = []string{command}
			if command == "" {
				self, err := os.Executable()
				if err != nil {
					return err
				}
				runner.Command, runner.Argv0 = []string{self}, os.Args[0]
			}
			runner.Command = append(runner.Command, "check", "--format", "json")
			runner.Command = append(runner.Command, strings.Fields(extra)...)
			if runner.Memory = int64(memory); memory > 0 {
				// The process gives up by itself well before it is killed.
				soft := byteSize(memory / 4 * 3)
				runner.Command = append(runner.Command, "--memory", soft.String())
			}
			stderr := c.ErrOrStderr()
			results := runner.Run(c.Context(), tasks, progress(stderr, len(tasks)))
			folders, total := bench.Tabulate(results)
			out := c.OutOrStdout()
			if asJSON {
				err = writeBenchJSON(out, results, folders, total)
			} else {
				err = writeBenchText(out, results, folders, total, list)
			}
			if total.Wrong > 0 {
				*status = exitRace
			}
			return err
		},
	}
	fs := c.Flags()
	fs.IntVarP(&runner.Jobs, "jobs", "j", runtime.NumCPU(), "tasks at a time")
	fs.DurationVar(&runner.Timeout, "timeout", 30*time.Second, "time limit of one task")
	fs.Var(&memory, "memory", "memory limit of one task; 0: none")
	fs.StringVar(&extra, "args", "", "further `ARGS` for mayrun check, separated by blanks")
	fs.BoolVar(&asJSON, "json", false, "print every result and the table as JSON")
	fs.StringSliceVar(&list, "list", []string{"wrong", "error"}, "name the tasks with these `OUTCOMES`: "+outcomeNames())
	fs.StringVar(&command, "command", "", "the `PROGRAM` to run instead of this one, for comparing two builds")
	return c
}

var outcomes = []bench.Outcome{bench.Proved, bench.Shown, bench.Unknown, bench.Wrong, bench.Error, bench.Timeout}

func outcomeNames() string {
	var names []string
	for _, o := range outcomes {
		names = append(names, string(o))
	}
	return strings.Join(names, ", ")
}

// progress shows a bar on a terminal, and nothing elsewhere.
func progress(w io.Writer, tasks int) func(bench.Result) {
	f, ok := w.(*os.File)
	if !ok {
		return nil
	}
	if info, err := f.Stat(); err != nil || info.Mode()&os.ModeCharDevice == 0 {
		return nil
	}
	bar := progressbar.NewOptions(tasks, progressbar.OptionSetWriter(w), progressbar.OptionShowCount(),
		progressbar.OptionSetPredictTime(true), progressbar.OptionClearOnFinish())
	wrong := 0
	return func(r bench.Result) {
		if r.Outcome == bench.Wrong {
			wrong++
			bar.Describe(fmt.Sprintf("%d wrong", wrong))
		}
		_ = bar.Add(1)
	}
}

func writeBenchText(w io.Writer, results []bench.Result, folders []bench.Row, total bench.Row, list []string) error {
	if err := bench.WriteTable(w, folders, total); err != nil {
		return err
	}
	for _, kind := range list {
		title := kind + ":\n"
		for _, r := range results {
			if string(r.Outcome) == kind {
				line := "  " + r.Task.File
				if r.Why != "" {
					line += ": " + r.Why
				}
				fmt.Fprintf(w, "%s%s\n", title, line)
				title = ""
			}
		}
	}
	return nil
}

func writeBenchJSON(w io.Writer, results []bench.Result, folders []bench.Row, total bench.Row) error {
	type task struct {
		Task     string        `json:"task"`
		Expected string        `json:"expected"`
		Outcome  bench.Outcome `json:"outcome"`
		Verdict  string        `json:"verdict"`
		Why      string        `json:"why"`
		Wall     float64       `json:"wall_seconds"`
		CPU      float64       `json:"cpu_seconds"`
		PeakMiB  int64         `json:"peak_mib"`
	}
	out := struct {
		Tool    string      `json:"tool"`
		Version string      `json:"version"`
		Tasks   []task      `json:"tasks"`
		Folders []bench.Row `json:"folders"`
		Total   bench.Row   `json:"total"`
	}{Tool: "mayrun", Version: version, Folders: folders, Total: total}
	for _, r := range results {
		expected := "race"
		if r.Task.RaceFree {
			expected = "race-free"
		}
		out.Tasks = append(out.Tasks, task{
			Task: r.Task.File, Expected: expected, Outcome: r.Outcome, Verdict: r.Verdict, Why: r.Why,
			Wall: r.Wall.Seconds(), CPU: r.CPU.Seconds(), PeakMiB: r.Peak >> 20,
		})
	}
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(out)
}
