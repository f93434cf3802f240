package main

import (
	"fmt"
	"io"
	"slices"

	"github.com/mayrun-dev/mayrun/race"
	"github.com/mayrun-dev/mayrun/report"
	"github.com/spf13/cobra"
)

func summaryCommand(s *session, status *int) *cobra.Command {
	f := analysisFlags{inputFlags: inputFlags{session: s}}
	var confirm confirmFlags
	var format, color string
	var opts report.Options
	c := &cobra.Command{
		Use:   "summary [flags] FILE.c … | -p DIR",
		Short: "say how a program shares its data: threads, locks, and what protects what",
		Long: `summary analyses a program as check does, and says which threads there are, where they are created and joined, which
lock guards which data, and what protects each location that threads share: a lock that all accesses hold, that it is written before any
other thread is there, … That is of use for programs without races, too.

Exit status: 0 if the analysis came to its end, whatever the verdict is; 2 wrong use, or the input could not be read or analysed;
3 a limit was reached.`,
		RunE: f.within(s, func(c *cobra.Command, files []string) error {
			if err := f.begin(c, files); err != nil {
				return err
			}
			if formats := []report.Format{report.Text, report.JSON, report.HTML}; !slices.Contains(formats, report.Format(format)) {
				return wrongUse{c, fmt.Errorf("unknown format %q: choose one of text, json, html", format)}
			}
			if err := (&shownFlags{color: color, failOn: "possible"}).apply(&opts, s.stdout); err != nil {
				return wrongUse{c, err}
			}
			rep, err := f.analyze(c.Context(), files, false, confirm.apply)
			if err != nil {
				return err
			}
			rep.ProjectFile = f.from()
			opts.Version = version
			f.limit(&opts)
			rep, err = f.render(c, rep, func(w io.Writer, r *race.Report) error {
				return report.RenderSummary(w, report.Format(format), r, opts)
			})
			if err == nil && rep.Incomplete != "" {
				*status = exitUnknown
			}
			return err
		}),
	}
	f.register(c.Flags())
	confirm.register(c.Flags())
	c.Flags().StringVar(&format, "format", string(report.Text), "how to print the summary: text, json, html")
	c.Flags().StringVar(&color, "color", "auto", "colour a text: auto (on a terminal, unless NO_COLOR is set), always, never; `WHEN`")
	c.Flags().BoolVarP(&opts.Verbose, "verbose", "v", false, "list what one thread has to itself, and all names, too")
	completes(c, "format", "text", "json", "html")
	completes(c, "color", "auto", "always", "never")
	return c
}
