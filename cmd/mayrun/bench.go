package main

import (
	"fmt"
	"io"
	"os"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/mayrun-dev/mayrun/internal/bench"
	"github.com/mayrun-dev/mayrun/internal/printable"
	"github.com/spf13/cobra"
	"golang.org/x/term"
)

// benchFlags are those of bench.
type benchFlags struct {
	runner  bench.Runner
	memory  byteSize
	extra   string // arguments for check
	asJSON  bool
	list    []string
	command string
	ablate  string
	allow   []string
}

func benchCommand(s *session, status *int) *cobra.Command {
	f := benchFlags{memory: 2 << 30}
	c := &cobra.Command{
		Use:   "bench [flags] TASK.yml|DIR …",
		Short: "run many programs with known verdicts",
		Long: `bench reads task files in SV-COMP format (all *.yml files of a folder), runs mayrun check on each in a process of its own,
and prints a table of results and costs, by folder and in total. Tasks without an expected verdict for the
property no-data-race are skipped.

--ablate adds how many race-free tasks are proved if only some of the digests may exclude races, for each choice of digests
in a list: names (mayrun digests lists them) with + between them, none, all, or each for every digest by itself. Write the
list after "=", as in --ablate=none,lockset,lockset+threadid,all; without one, the choices are the usual ones. Each task is
analysed once: whatever the choice, all digests refine the analysis and rely on each other (threadflag on threadid and joins,
to know that all threads have ended). A choice only masks which of them exclude pairs of accesses in the end, as check
--digests does.

Exit status: 0 no verdict is wrong; 1 one is; 2 wrong use or unreadable task files.`,
		Args: needArgs("task file or folder"),
		RunE: func(c *cobra.Command, paths []string) error { return f.run(c, s, paths, status) },
	}
	fs := c.Flags()
	fs.IntVarP(&f.runner.Jobs, "jobs", "j", runtime.NumCPU(), "tasks at a time")
	fs.DurationVar(&f.runner.Timeout, "timeout", 30*time.Second, "time limit of one task")
	fs.Var(&f.memory, "memory", "memory limit of one task; 0: none")
	fs.Var((*textList)(&f.allow), "allow-read", "read files of `DIR`, too: beside the current folder and those of the task files")
	fs.StringVar(&f.extra, "args", "", "further `ARGS` for mayrun check, separated by blanks")
	fs.BoolVar(&f.asJSON, "json", false, "print every result and the table as JSON")
	fs.StringSliceVar(&f.list, "list", []string{"wrong", "error"}, "name the tasks with these `OUTCOMES`: "+outcomeNames())
	fs.StringVar(&f.ablate, "ablate", "", "also count what each of these choices of digests proves, a `LIST` after =")
	fs.Lookup("ablate").NoOptDefVal = "usual"
	fs.StringVar(&f.command, "command", "", "the `PROGRAM` to run instead of this one, for comparing two builds")
	return c
}

// run runs the tasks and prints the tables.
func (f *benchFlags) run(c *cobra.Command, s *session, paths []string, status *int) error {
	for _, kind := range f.list {
		if !slices.Contains(outcomes, bench.Outcome(kind)) {
			return wrongUse{c, fmt.Errorf("unknown outcome %q: choose from %s", kind, outcomeNames())}
		}
	}
	var choices []bench.Choice
	if c.Flags().Changed("ablate") {
		if f.ablate == "usual" {
			f.ablate = usualChoices
		}
		var err error
		if choices, err = bench.ParseChoices(f.ablate, digestNames()); err != nil {
			return wrongUse{c, err}
		}
	}
	if err := s.here(f.allow); err != nil {
		return err
	}
	for _, p := range paths {
		s.reader.AllowFile(p)
		s.reader.AllowNamed(folderOf(p))
	}
	tasks, err := bench.Find(s.reader, paths)
	if err != nil {
		return err
	}
	if len(tasks) == 0 {
		return fmt.Errorf("mayrun bench: no task file with an expected verdict for no-data-race in %s", strings.Join(paths, ", "))
	}
	f.runner.Command = []string{f.command}
	if f.command == "" {
		self, err := os.Executable()
		if err != nil {
			return err
		}
		f.runner.Command, f.runner.Argv0 = []string{self}, os.Args[0]
	}
	// The process is stopped from outside.
	f.runner.Command = append(f.runner.Command, "check", "--format", "json", "--timeout", "0", "--memory", "0")
	f.runner.Command = append(f.runner.Command, strings.Fields(f.extra)...)
	for _, dir := range f.allow {
		f.runner.Command = append(f.runner.Command, "--allow-read", dir)
	}
	if f.runner.Memory = int64(f.memory); f.memory > 0 {
		// The process gives up by itself well before it is killed.
		soft := byteSize(f.memory / 4 * 3)
		f.runner.Command = append(f.runner.Command, "--memory", soft.String())
	}
	results := f.runner.Run(c.Context(), tasks, progress(s.terminal, len(tasks)))
	folders, total := bench.Tabulate(results)
	var ablation *bench.Ablation
	if choices != nil {
		if ablation, err = bench.Ablate(results, choices); err != nil {
			return fmt.Errorf("mayrun bench: %w", err)
		}
	}
	out := c.OutOrStdout()
	if f.asJSON {
		err = writeBenchJSON(out, results, folders, total, ablation)
	} else {
		err = writeBenchText(out, results, folders, total, ablation, f.list)
	}
	if total.Wrong > 0 {
		*status = exitRace
	}
	return err
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

// progress counts the tasks that are done on a terminal, in one line that goes in the end, and nothing elsewhere.
func progress(w io.Writer, tasks int) func(bench.Result) {
	f, ok := w.(*os.File)
	if !ok || !term.IsTerminal(int(f.Fd())) {
		return nil
	}
	done, wrong := 0, 0
	return func(r bench.Result) {
		if done++; r.Outcome == bench.Wrong {
			wrong++
		}
		line := ""
		if done < tasks {
			line = fmt.Sprintf("%d of %d tasks, %d wrong", done, tasks, wrong)
		}
		fmt.Fprint(w, "\r\x1b[K"+line) // from the beginning of the line, which is cleared
	}
}

func writeBenchText(w io.Writer, results []bench.Result, folders []bench.Row, total bench.Row,
	ablation *bench.Ablation, list []string) error {
	if err := bench.WriteTable(w, folders, total); err != nil {
		return err
	}
	if ablation != nil {
		fmt.Fprintln(w)
		if err := bench.WriteAblation(w, ablation); err != nil {
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

func writeBenchJSON(w io.Writer, results []bench.Result, folders []bench.Row, total bench.Row, ablation *bench.Ablation) error {
	type task struct {
		Task     string        `json:"task"`
		Expected string        `json:"expected"`
		Outcome  bench.Outcome `json:"outcome"`
		Verdict  string        `json:"verdict"`
		Why      string        `json:"why"`
		Wall     float64       `json:"wall_seconds"`
		CPU      float64       `json:"cpu_seconds"`
		PeakMiB  int64         `json:"peak_mib"`
		// With --ablate: see race.Report.
		Exclusions [][]string `json:"exclusions,omitzero"`
	}
	out := struct {
		Tool     string          `json:"tool"`
		Version  string          `json:"version"`
		Tasks    []task          `json:"tasks"`
		Folders  []bench.Row     `json:"folders"`
		Total    bench.Row       `json:"total"`
		Ablation *bench.Ablation `json:"ablation,omitempty"`
	}{Tool: "mayrun", Version: version, Folders: folders, Total: total, Ablation: ablation}
	for _, r := range results {
		expected := "race"
		if r.Task.RaceFree {
			expected = "race-free"
		}
		t := task{
			Task: r.Task.File, Expected: expected, Outcome: r.Outcome, Verdict: r.Verdict, Why: r.Why,
			Wall: r.Wall.Seconds(), CPU: r.CPU.Seconds(), PeakMiB: r.Peak >> 20,
		}
		if ablation != nil {
			t.Exclusions = r.Exclusions
		}
		out.Tasks = append(out.Tasks, t)
	}
	return printable.JSON(w, out)
}
