package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/internal/limit"
	"github.com/mayrun-dev/mayrun/race"
	"github.com/mayrun-dev/mayrun/report"
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// analysisFlags say how the program is analysed; check and explain share them.
type analysisFlags struct {
	inputFlags
	limitFlags
	digests        []string
	externals      mayrun.Externals
	strict, verify bool
	freeRaces      bool
	unroll         int
	coarsenAfter   int
	coarsestAfter  int
	listFlags

	suits   func(*cfg.Program) error // says what of the flags does not fit the program; nil: nothing
	program *cfg.Program             // that was analysed; nil if the analysis was left behind
}

func (f *analysisFlags) register(fs *pflag.FlagSet) {
	f.inputFlags.register(fs)
	f.limitFlags.register(fs)
	f.listFlags.register(fs)
	fs.StringSliceVar(&f.digests, "digests", nil,
		"only these digests, a `LIST` with commas, may exclude races (default all; mayrun digests lists them)")
	fs.TextVar(&f.externals, "externals", mayrun.Ordinary,
		"functions without a body are taken for `KIND`: ordinary library code, or the worst")
	fs.BoolVar(&f.strict, "strict", false, "a proof that rests on more than the standing assumptions is unknown")
	fs.BoolVar(&f.freeRaces, "free-races", true, "a free that is not ordered with an access of the object is a race")
	fs.IntVar(&f.unroll, "unroll", mayrun.DefaultMaxUnroll,
		"analyse loops of up to `N` passes pass by pass, where that tells threads, mutexes or elements apart (0: none)")
	fs.IntVar(&f.coarsenAfter, "coarsen-after", mayrun.DefaultCoarsenAfter,
		"begin anew, with memory without regard to the flow, if `N` evaluations are not enough")
	fs.IntVar(&f.coarsestAfter, "coarsest-after", mayrun.DefaultCoarsestAfter,
		"begin anew once more, with registers without regard to the flow, if `N` further evaluations, by size, are not enough; "+
			"programs that are not small do so first")
	fs.BoolVar(&f.verify, "verify", false, "check the solution of the constraint system once more, constraint by constraint")
}

func checkCommand(s *session, status *int) *cobra.Command {
	f := analysisFlags{inputFlags: inputFlags{session: s}}
	var confirm confirmFlags
	var witness witnessFlags
	var format string
	var opts report.Options
	var shown shownFlags
	var settle settleFlags
	var tsan tsanFlags
	var cached cacheFlags
	c := &cobra.Command{
		Use:   "check [flags] FILE.c … | -p DIR | --build -- COMMAND …",
		Short: "find out whether one program may race",
		Long: `check reads C files (or preprocessed .i files), links them together and says which memory accesses may race.
Common headers are built in; no C compiler is needed. The text is read as gcc 12 reads it on x86-64 Linux with the flags that
are given: __GNUC__ is 12, __clang__ is not defined. --system-headers=COMPILER reads it as that compiler does.
With --build, a command that builds the program, such as make, stands behind --: check runs it, and sees how it compiles
which files.

Exit status: 0 race-free; 1 a race or a possible race is reported; 2 wrong use, or the input could not be
read or analysed; 3 unknown, with nothing reported (a budget ran out). With --fail-on confirmed or likely, races that are less
sure are reported, but the status is 0 (3 if the analysis stopped early). So it is with races that a comment beside one of
the accesses, mayrun: ignore(REASON), or the project file suppresses, and with those of a --baseline.`,
	}
	work := f.within(s, func(c *cobra.Command, files []string) error {
		if err := cached.noting(s, func() error { return f.begin(c, files) }); err != nil {
			return err
		}
		f.verbose = opts.Verbose
		if !slices.Contains(report.Formats(), report.Format(format)) {
			return wrongUse{c, fmt.Errorf("unknown format %q: choose one of %s", format, formatNames())}
		}
		if err := shown.apply(&opts, s.stdout); err != nil {
			return wrongUse{c, err}
		}
		if err := witness.check(); err != nil {
			return wrongUse{c, err}
		}
		if err := settle.read(&f.inputFlags, &opts); err != nil {
			return err
		}
		if err := tsan.read(&f.inputFlags); err != nil {
			return err
		}
		if err := confirm.wanted(); err != nil {
			return wrongUse{c, err}
		}
		f.suits = confirm.suits
		rep, err := cached.around(c, &f, files, opts.Stats, func() (*race.Report, error) {
			return f.analyze(c.Context(), files, opts.Stats, confirm.apply)
		})
		if err != nil {
			return err
		}
		tsan.apply(&f, rep)
		rep.ProjectFile = f.from()
		opts.Version, opts.Source = version, f.read
		f.limit(&opts)
		settle.apply(&f.inputFlags, f.strict, &opts)
		rep, err = f.render(c, rep, func(w io.Writer, r *race.Report) error {
			return report.Render(w, report.Format(format), r, opts)
		})
		if err != nil {
			return err
		}
		if err := witness.write(c.Context(), rep, &f.inputFlags, c.Flags(), files); err != nil {
			return err
		}
		*status = shown.exitStatus(rep, &opts)
		return nil
	})
	c.RunE = func(c *cobra.Command, args []string) error {
		files, err := f.build(c, args)
		if err != nil {
			return err
		}
		return work(c, files)
	}
	f.register(c.Flags())
	confirm.register(c.Flags())
	confirm.registerFrom(c.Flags())
	witness.register(c.Flags())
	c.Flags().BoolVar(&f.runsBuild, "build", false, "run the command behind --, and analyse what it compiles")
	c.Flags().StringVar(&format, "format", string(report.Text), "how to print the report: "+formatNames())
	shown.register(c.Flags())
	settle.register(c.Flags())
	tsan.register(c.Flags())
	cached.register(c.Flags())
	c.Flags().BoolVarP(&opts.Verbose, "verbose", "v", false, "list every safe location, every racing pair and every digest")
	c.Flags().BoolVarP(&opts.Quiet, "quiet", "q", false, "print the verdict, and a line for each finding")
	c.Flags().BoolVar(&opts.Stats, "stats", false, "add times and memory to the report")
	completes(c, "format", "text", "json", "sarif", "html")
	completes(c, "color", "auto", "always", "never")
	completes(c, "fail-on", "confirmed", "likely", "possible")
	return c
}

// begin prepares for the analysis of the program that files make, or that the compilation database names.
func (f *analysisFlags) begin(c *cobra.Command, files []string) error {
	f.stderr = c.ErrOrStderr()
	if f.database != "" && len(files) > 0 {
		return wrongUse{c, errors.New("the compilation database says which files there are: choose the program with --main FILE")}
	}
	if err := f.confine(files); err != nil {
		return err
	}
	if err := f.prepare(c, files, "source file"); err != nil {
		return err
	}
	if err := f.checkDigests(); err != nil {
		return wrongUse{c, err}
	}
	return nil
}

// completes tells shells which values a flag has.
func completes(c *cobra.Command, flag string, values ...string) {
	_ = c.RegisterFlagCompletionFunc(flag, cobra.FixedCompletions(values, cobra.ShellCompDirectiveNoFileComp))
}

func formatNames() string {
	var names []string
	for _, f := range report.Formats() {
		names = append(names, string(f))
	}
	return strings.Join(names, ", ")
}

// analyze loads and analyses a program within the limits of the flags. Passing a limit is not an error but an
// incomplete report, even where a part does not look at the clock.
func (f *analysisFlags) analyze(ctx context.Context, files []string, stats bool, adjust func(*mayrun.Config)) (*race.Report, error) {
	type outcome struct {
		rep     *race.Report
		program *cfg.Program
		err     error
		bug     any
	}
	start := time.Now()
	work := func() (out outcome) {
		defer func() { out.bug = recover() }()
		limit.During(ctx, "the program was read")
		p, err := f.load(ctx, files)
		if err != nil && limit.Cause(ctx) != nil {
			return outcome{rep: stopped(ctx)}
		}
		if err == nil && f.suits != nil {
			err = f.suits(p)
		}
		if err != nil {
			return outcome{err: err}
		}
		reading := time.Since(start)
		limit.During(ctx, "the program was analysed")
		c := mayrun.Config{
			Digests: f.digests, Externals: f.externals, Strict: f.strict, Verify: f.verify, IgnoreFrees: !f.freeRaces,
			MaxUnroll: max(f.unroll, 0), NoUnroll: f.unroll <= 0, CoarsenAfter: max(f.coarsenAfter, 1), CoarsestAfter: max(f.coarsestAfter, 1),
			Unlimited: true, // of its own limits, which hold for the whole process
			// The analysis stops a little earlier, so that there is something left to search with.
			MaxMemory: uint64(f.memory) / 4 * 3,
		}
		if adjust != nil {
			adjust(&c)
		}
		rep, err := mayrun.Analyze(ctx, p, c)
		if err == nil && rep == nil {
			err = errors.New("mayrun: internal error: the analysis returned nothing")
		}
		if err == nil && stats {
			measure(rep, reading, time.Since(start)-reading)
		}
		return outcome{rep: rep, program: p, err: err}
	}
	done := make(chan outcome, 1)
	go func() { done <- work() }()
	select {
	case out := <-done:
		limit.During(ctx, "the report was written")
		if out.bug != nil {
			panic(out.bug)
		}
		f.program = out.program
		return out.rep, out.err
	case <-f.watch.Overdue():
		return stopped(ctx), nil
	}
}

// measure adds to a report what the whole process has consumed: the analysis knows nothing of the front end.
func measure(r *race.Report, reading, analysing time.Duration) {
	consumed(r)
	if len(r.Stats.Phases) == 0 {
		r.Stats.Phases = []race.Phase{{Name: "analyse", Seconds: analysing.Seconds()}}
	}
	r.Stats.Phases = append([]race.Phase{{Name: "read", Seconds: reading.Seconds()}}, r.Stats.Phases...)
}

// consumed adds to a report what the process has consumed.
func consumed(r *race.Report) {
	if cpu, peak, ok := usage(); ok {
		r.Stats.CPUSeconds, r.Stats.PeakBytes = cpu.Seconds(), peak
	}
}

// stopped is the report of an analysis that came to nothing before its context ended.
func stopped(ctx context.Context) *race.Report {
	cause := []race.Cause{limit.Cancelled: race.Cancelled, limit.Time: race.TimeLimit,
		limit.Memory: race.MemoryLimit}[limit.KindOf(ctx)]
	return &race.Report{Verdict: race.Unknown, Incomplete: limit.Reason(ctx), Cause: cause}
}
