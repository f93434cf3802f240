// Command mayrun says which memory accesses of a multi-threaded C program may race.
//
//	mayrun check [flags] FILE.c …          one program: the files are linked together
//	mayrun summary [flags] FILE.c …        how it shares its data: threads, locks, and what protects what
//	mayrun explain [flags] FILE.c:LINE …   why the accesses of that line are safe, or how they race
//	mayrun replay [flags] WITNESS          execute a race again, step for step
//	mayrun bench [flags] TASK.yml|DIR …    many programs with known verdicts, and a table of results and costs
//	mayrun lsp                             serve an editor by the Language Server Protocol
//	mayrun init [DIR]                      write a project file, so that check needs no arguments
//	mayrun digests                         the digests that can exclude races, and what each one is for
//	mayrun models [FUNCTION …]             the models of library functions, and of what models are made
//	mayrun version
//
// Exit status of check: 0 race-free; 1 a race or a possible race is reported; 2 wrong use, or the input could
// not be read or analysed, or the output not be written; 3 unknown, with nothing reported (a budget ran out).
//
// The command knows files, flags and exit statuses. What it does is done by the packages frontend (C to a
// control-flow graph), mayrun (the analysis) and report (the renderers), each of which a Go program can use
// without it.
package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime/debug"

	"github.com/mayrun-dev/mayrun/frontend/record"
	"github.com/mayrun-dev/mayrun/internal/printable"
	"github.com/spf13/cobra"
)

// Exit statuses.
const (
	exitRaceFree = 0
	exitRace     = 1
	exitError    = 2
	exitUnknown  = 3
)

func main() {
	if is, err := record.Wrapped(); is { // a build that mayrun runs has called it instead of a compiler
		fmt.Fprintln(os.Stderr, "mayrun:", err)
		os.Exit(1)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	status := run(ctx, os.Args[1:], os.Stdout, os.Stderr)
	stop()
	os.Exit(status)
}

// run is main without the process around it. What it prints is inert text; output that cannot be written is an
// error, whoever wrote it.
func run(ctx context.Context, args []string, stdout, stderr io.Writer) (status int) {
	out, errs := printable.NewWriter(stdout), printable.NewWriter(stderr)
	defer func() {
		// A bug in any part ends here, as a message and a status that nobody takes for a verdict.
		if r := recover(); r != nil {
			printable.Fprintf(errs, "mayrun: internal error: %v\nThis is a bug in mayrun; please report it with "+
				"the program. GOTRACEBACK=1 shows where it happened.\n", r)
			if os.Getenv("GOTRACEBACK") != "" {
				errs.Write(debug.Stack())
			}
			status = exitError
		}
		err := out.Flush()
		if err != nil {
			printable.Fprintf(errs, "mayrun: the output could not be written: %v\n", err)
		}
		if cmp.Or(err, errs.Flush()) != nil {
			status = exitError
		}
	}()
	return execute(ctx, args, out, errs, stdout, stderr)
}

// execute runs a command. What is below its streams is for what asks whether they are terminals, and draws
// there.
func execute(ctx context.Context, args []string, stdout, stderr *printable.Writer, out, terminal io.Writer) (status int) {
	status = exitRaceFree
	s := newSession()
	s.stdout, s.terminal = out, terminal
	root := rootCommand(s, &status)
	root.SetOut(stdout)
	root.SetErr(stderr)
	// What reads no program has no flags of a compiler: there, -n is an unknown flag by that name.
	if c, _, err := root.Find(args); err != nil || c.Flags().Lookup("cc-flag") != nil {
		args = gccSpelling(args)
	}
	root.SetArgs(args)
	if err := root.ExecuteContext(ctx); err != nil {
		if e := stdout.Err(); e != nil && !errors.Is(e, printable.ErrBusy) {
			return exitError // whoever has called tells it
		}
		complain(stderr, err, s.read)
		if s.projectFile != "" {
			printable.Fprintf(stderr, "mayrun: %s says how the program is read; --no-config ignores it\n", s.projectFile)
		}
		return exitError
	}
	return status
}

// rootCommand is the command with all that it has below.
func rootCommand(s *session, status *int) *cobra.Command {
	root := &cobra.Command{
		Use:           "mayrun COMMAND",
		Short:         "say which memory accesses of a multi-threaded C program may race",
		Version:       version,
		SilenceErrors: true,
		SilenceUsage:  true,
		Args: func(c *cobra.Command, args []string) error {
			if len(args) > 0 {
				return wrongUse{c, fmt.Errorf("unknown command %q", args[0])}
			}
			return nil
		},
		RunE: func(c *cobra.Command, _ []string) error {
			return wrongUse{c, errors.New("no command given: try check FILE.c")}
		},
	}
	root.SetFlagErrorFunc(func(c *cobra.Command, err error) error { return wrongUse{c, err} })
	root.AddCommand(checkCommand(s, status), summaryCommand(s, status), explainCommand(s, status), replayCommand(s, status),
		benchCommand(s, status), lspCommand(s, status), initCommand(s), digestsCommand(), modelsCommand(s, status), versionCommand())
	return root
}

// wrongUse is an error in the command line itself.
type wrongUse struct {
	cmd *cobra.Command
	err error
}

func (e wrongUse) Error() string { return fmt.Sprintf("%s: %v", e.cmd.CommandPath(), e.err) }

// Lines is the error with the usage.
func (e wrongUse) Lines() []string {
	return []string{e.Error(), "usage: " + e.cmd.UseLine(), e.cmd.CommandPath() + " --help says more"}
}

// needArgs demands at least one argument.
func needArgs(what string) cobra.PositionalArgs {
	return func(c *cobra.Command, args []string) error {
		if len(args) == 0 {
			return wrongUse{c, errors.New("no " + what + " given")}
		}
		return nil
	}
}
