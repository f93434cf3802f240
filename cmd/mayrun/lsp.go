package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/internal/lsp"
	"github.com/mayrun-dev/mayrun/report"
	"github.com/spf13/cobra"
)

func lspCommand(s *session, status *int) *cobra.Command {
	return &cobra.Command{
		Use:   "lsp [-- FLAG …]",
		Short: "serve an editor: races and what protects shared data, as the Language Server Protocol has it",
		Long: `lsp is a language server: an editor starts it, and talks to it over standard input and output. It shows races where
they are, with both sides and where the threads are created; what protects the data under the cursor; and how what is declared
on a line is shared. It offers to suppress a race by a comment with a reason.

What is analysed is what mayrun check without arguments analyses in the workspace folder, if its project file (.mayrun.yml)
says which files make the program, else the C file that is open alone; when it is opened and whenever it is saved. Text that
is not saved is not analysed. Each analysis is a process of its own, mayrun check, with the FLAGs behind --, such as
--timeout 30s or --confirm-budget 0.

Exit status: 0 the editor has ended it in order; 1 it has gone away; 2 wrong use.`,
		RunE: func(c *cobra.Command, args []string) error {
			if len(args) > 0 && c.ArgsLenAtDash() != 0 {
				return wrongUse{c, fmt.Errorf("unexpected argument %q: flags of check stand behind --", args[0])}
			}
			if i := slices.IndexFunc(args, func(a string) bool { return !strings.HasPrefix(a, "-") }); i == 0 {
				return wrongUse{c, fmt.Errorf("%q is no flag of check: the editor says which files there are", args[0])}
			}
			a, err := newAnalyst(args)
			if err != nil {
				return err
			}
			// Standard output is the command's to close.
			if !lsp.Serve(c.Context(), os.Stdin, struct{ io.Writer }{s.stdout}, a, version) {
				*status = exitRace
			}
			return nil
		},
	}
}

// An analyst analyses each program in a process of its own.
type analyst struct {
	command string
	flags   []string
}

func newAnalyst(flags []string) (*analyst, error) {
	self, err := os.Executable()
	return &analyst{self, flags}, err
}

// Bounds of what the process prints, in bytes.
const (
	maxReport     = 256 << 20
	maxComplaints = 256 << 10
)

// noneGiven is the end of the error of a command that is given no files and finds none.
const noneGiven = "no source file given"

// Check runs mayrun check. Its limits are those of the flags; it ends when the context does.
func (a *analyst) Check(ctx context.Context, j lsp.Job) (*report.Document, error) {
	// The process is to end with the thread that has started it: it ends with the server, however that ends.
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	args := append([]string{"check"}, a.flags...)
	args = append(args, "--format", string(report.JSON), "--verbose", "--color", "never")
	if j.File != "" {
		name := j.File
		if rel, err := filepath.Rel(j.Dir, j.File); err == nil && filepath.IsLocal(rel) && !strings.HasPrefix(rel, "-") {
			name = rel
		}
		args = append(args, name)
	}
	cmd := exec.CommandContext(ctx, a.command, args...)
	cmd.Args[0] = os.Args[0] // by which some binaries tell what they are to be
	cmd.Dir = j.Dir
	endWithParent(cmd)
	var complaints bytes.Buffer
	cmd.Stderr = &bounded{to: &complaints, left: maxComplaints}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, fmt.Errorf("mayrun cannot be run: %w", err)
	}
	doc, wrong := report.Read(io.LimitReader(out, maxReport))
	if wrong == nil {
		_, wrong = io.Copy(io.Discard, io.LimitReader(out, maxReport))
	}
	if wrong != nil {
		_ = out.Close() // it has printed no report, or too much
	}
	err = cmd.Wait()
	switch {
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case wrong == nil && cmd.ProcessState.ExitCode() != exitError:
		return doc, nil
	}
	text := complaintsOf(complaints.String())
	switch {
	case j.File == "" && strings.Contains(text, noneGiven):
		return nil, lsp.ErrNoProgram
	case text != "":
		return nil, errors.New(text)
	case err != nil:
		return nil, fmt.Errorf("the analysis has ended without a report: %w", err)
	}
	return nil, fmt.Errorf("the report cannot be read: %w", wrong)
}

// complaintsOf leaves out what check --verbose tells of files that it reads.
func complaintsOf(text string) string {
	lines := slices.DeleteFunc(strings.Split(text, "\n"), func(l string) bool { return strings.HasPrefix(l, "read ") })
	return strings.TrimSpace(strings.Join(lines, "\n"))
}

// bounded keeps the beginning of what is written.
type bounded struct {
	to   io.Writer
	left int
}

func (b *bounded) Write(p []byte) (int, error) {
	n := min(len(p), b.left)
	b.left -= n
	if _, err := b.to.Write(p[:n]); err != nil {
		return 0, err
	}
	return len(p), nil
}
