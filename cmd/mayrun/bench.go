package main

import (
	"fmt"
	"io"
	"os"
	"runtime"
	"strings"
	"time"

	"github.com/mayrun-dev/mayrun/internal/bench"
	"github.com/spf13/cobra"
	"golang.org/x/term"
)

// benchFlags are those of bench.
type benchFlags struct {
	benchOutput
	runner  bench.Runner
	memory  byteSize
	extra   string // arguments for check
	command string
	allow   []string
	shard   string
	results string
	resume  string
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

--results FILE keeps each result, as soon as it is there, as a line of JSON. --resume FILE does the same, and goes on with a
run that was stopped: tasks whose results are in FILE are not run again, unless they, the flags, or the version differ.
--shard i/n runs a part of the tasks, for n machines, or n processes; mayrun bench merge prints the table of all parts.

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
	f.benchOutput.register(fs)
	fs.StringVar(&f.command, "command", "", "the `PROGRAM` to run instead of this one, for comparing two builds")
	fs.StringVar(&f.shard, "shard", "", "run the i-th of n parts of the tasks only, an `i/n`")
	fs.StringVar(&f.results, "results", "", "keep each result in `FILE`, a line of JSON each, as soon as it is there")
	fs.StringVar(&f.resume, "resume", "", "the same, and run only tasks whose results are not in `FILE` yet")
	c.MarkFlagsMutuallyExclusive("results", "resume")
	c.AddCommand(mergeCommand(s, status))
	return c
}

// run runs the tasks and prints the tables.
func (f *benchFlags) run(c *cobra.Command, s *session, paths []string, status *int) error {
	if err := f.benchOutput.check(c); err != nil {
		return err
	}
	var shard bench.Shard
	if f.shard != "" {
		var err error
		if shard, err = bench.ParseShard(f.shard); err != nil {
			return wrongUse{c, fmt.Errorf("--shard: %w", err)}
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
	tasks = shard.Pick(tasks)
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
	log, err := f.log(s, tasks)
	if err != nil {
		return err
	}
	show := progress(s.terminal, len(log.left))
	results := f.runner.Run(c.Context(), log.left, func(r bench.Result) {
		if c.Context().Err() == nil { // else it may have been stopped
			log.write(r)
		}
		if show != nil {
			show(r)
		}
	})
	if err := log.close(); err != nil {
		return err
	}
	results = append(results, log.known...)
	bench.Sort(results)
	return f.benchOutput.print(c, s, results, status)
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
