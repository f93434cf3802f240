package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/analyses"
	"github.com/spf13/cobra"
)

func digestsCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "digests",
		Short: "list the digests that can exclude races",
		Long: `A digest remembers something about the past of a thread: which locks it holds, which threads it has joined. Two accesses
cannot race if the digests with which they are reached show that they never run in parallel. check --digests chooses which
digests may do so; all of them refine the analysis in any case.`,
		Args: cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			for _, d := range analyses.Digests() {
				if _, err := fmt.Fprintf(c.OutOrStdout(), "%-12s excludes %s\n", d.Name, d.Doc); err != nil {
					return err
				}
			}
			return nil
		},
	}
}

// digestNames are the names of all digests, in their order.
func digestNames() []string {
	var names []string
	for _, d := range analyses.Digests() {
		names = append(names, d.Name)
	}
	return names
}

// checkDigests complains about names after --digests that nobody has.
func (f *analysisFlags) checkDigests() error {
	names := digestNames()
	for _, d := range f.digests {
		if !slices.Contains(names, d) {
			return fmt.Errorf("unknown digest %q: choose from %s", d, strings.Join(names, ", "))
		}
	}
	return nil
}
