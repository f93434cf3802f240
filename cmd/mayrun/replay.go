package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"strings"

	"github.com/mayrun-dev/mayrun/confirm"
	"github.com/mayrun-dev/mayrun/internal/limit"
	"github.com/mayrun-dev/mayrun/internal/printable"
	"github.com/mayrun-dev/mayrun/race"
	"github.com/mayrun-dev/mayrun/report"
	"github.com/mayrun-dev/mayrun/witness"
	"github.com/spf13/cobra"
)

func replayCommand(s *session, status *int) *cobra.Command {
	in := inputFlags{session: s}
	var limits limitFlags
	var asJSON bool
	var list listFlags
	c := &cobra.Command{
		Use:   "replay [flags] WITNESS [FILE.c …]",
		Short: "execute a race again, step for step",
		Long: `replay executes a witness that check --witness has written, and prints how the threads interleave: a lane for each thread
(o: it goes; X: one of the two accesses that race), with the source. Files and flags of the program are those
that the witness names, unless others are given; but files that lie outside of the current folder, a compiler (--system-headers),
and what else may be read (--allow-read), only the command line can name.

Exit status: 1 the race happened again; 2 wrong use, or the witness is not of this program.`,
		Args: needArgs("witness"),
		RunE: limits.within(s, func(c *cobra.Command, args []string) error {
			files := args[1:]
			if err := in.confine(files); err != nil {
				return err
			}
			in.reader.AllowFile(args[0])
			f, err := in.readWitness(args[0])
			if err != nil {
				return err
			}
			if len(files) == 0 && in.database == "" {
				files = f.Program.Files
			}
			if err := in.like(f.Program, c.Flags()); err != nil {
				return fmt.Errorf("%s: %w", args[0], err)
			}
			if err := in.prepare(c, files, "source file"); err != nil {
				return err
			}
			p, err := in.load(c.Context(), files)
			if err != nil {
				return err
			}
			limit.During(c.Context(), "the execution was repeated")
			changed := witness.Hash(p) != f.Program.Hash
			x, err := confirm.Replay(c.Context(), p, f.Witness())
			if err != nil && changed && c.Context().Err() == nil {
				return fmt.Errorf("%s: the program, its options or mayrun have changed since the witness was "+
					"written, and it does not lead to its race any more", args[0])
			}
			if err != nil {
				return fmt.Errorf("%s: %w", args[0], err)
			}
			*status = exitRace
			steps := confirm.Schedule(x)
			if asJSON {
				return in.writeStepsJSON(c.OutOrStdout(), f, steps, list)
			}
			return in.writeSteps(c.OutOrStdout(), f, steps, changed, list)
		}),
	}
	in.register(c.Flags())
	limits.register(c.Flags())
	list.register(c.Flags())
	c.Flags().BoolVar(&asJSON, "json", false, "print the steps as JSON")
	return c
}

// maxWitness bounds a witness, whose steps are lists of numbers.
const maxWitness = 16 << 20

func (f *inputFlags) readWitness(name string) (*witness.File, error) {
	data, err := f.reader.ReadFile(name, maxWitness)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%s: no such file; mayrun check --witness FILE … writes one", name)
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	w, err := witness.Read(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("%s:%w", name, err)
	}
	return w, nil
}

func (f *inputFlags) writeSteps(out io.Writer, w *witness.File, steps []race.Step, changed bool, list listFlags) error {
	if name := f.from(); name != "" {
		printable.Fprintf(out, "project file: %s\n", name)
	}
	if len(f.witnessed) > 0 {
		printable.Fprintf(out, "flags of the witness: %s\n", strings.Join(f.witnessed, " "))
	}
	if changed {
		printable.Fprintf(out, "The program, its options or mayrun have changed since the witness was written; the race is still there.\n\n")
	}
	o := report.Options{Source: f.read}
	list.limit(&o)
	if err := report.Interleaving(out, steps, o); err != nil {
		return err
	}
	a, b := w.Race.Access[0], w.Race.Access[1]
	_, err := printable.Fprintf(out, "\nrace on %s: nothing orders the %s at %s:%d and the %s at %s:%d\n", w.Race.Object,
		a.Operation, a.File, a.Line, b.Operation, b.File, b.Line)
	return err
}

func (f *inputFlags) writeStepsJSON(w io.Writer, file *witness.File, steps []race.Step, list listFlags) error {
	type step struct {
		Thread string `json:"thread"`
		File   string `json:"file"`
		Line   int    `json:"line"`
		Column int    `json:"column"`
		Text   string `json:"text"`
		Racing bool   `json:"racing"`
	}
	out := struct {
		ProjectFile string       `json:"project_file"`
		Flags       []string     `json:"witness_flags"` // those that only the witness gives
		Race        witness.Race `json:"race"`
		Steps       []step       `json:"steps"`
		NotListed   int          `json:"steps_not_listed,omitempty"` // the first ones
	}{ProjectFile: f.from(), Flags: append([]string{}, f.witnessed...), Race: file.Race, Steps: []step{}}
	if n := int(list.maxListed); n > 0 && len(steps) > n {
		out.NotListed = len(steps) - n
		steps = steps[out.NotListed:]
	}
	for _, s := range steps {
		out.Steps = append(out.Steps, step{s.Thread, s.Pos.File, s.Pos.Line, s.Pos.Column, s.Text, s.Racing})
	}
	return printable.JSON(w, out)
}
