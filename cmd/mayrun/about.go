package main

import (
	"fmt"

	"github.com/mayrun-dev/mayrun/internal/printable"
	"github.com/mayrun-dev/mayrun/report"
	"github.com/spf13/cobra"
)

// about says what is known of names.
func (f *analysisFlags) about(c *cobra.Command, files, names []string, confirm *confirmFlags, status *int) error {
	if err := f.begin(c, files); err != nil {
		return err
	}
	rep, err := f.analyze(c.Context(), files, false, confirm.apply)
	if err != nil {
		return err
	}
	out := c.OutOrStdout()
	if name := f.from(); name != "" {
		printable.Fprintf(out, "project file: %s\n", name)
	}
	if rep.Incomplete != "" {
		printable.Fprintf(out, "incomplete: %s\n", rep.Incomplete)
		*status = exitUnknown
	}
	o := report.Options{Version: version, Source: f.read, MaxFindings: defaultFindings}
	f.limit(&o)
	unknown := 0
	for i, name := range names {
		if i > 0 {
			fmt.Fprintln(out)
		}
		answer, err := report.About(out, rep, name, o)
		switch {
		case err != nil:
			return err
		case !answer.Found:
			unknown++
			printable.Fprintf(c.ErrOrStderr(), "mayrun: nothing that threads share, and no function, lock or thread is called %s; "+
				"mayrun summary lists what there is\n", name)
		case answer.Racy:
			*status = exitRace
		}
	}
	if unknown == len(names) && rep.Incomplete == "" {
		*status = exitError
	}
	return nil
}
