package main

import (
	"fmt"
	"runtime/debug"
	"strings"

	"github.com/mayrun-dev/mayrun/internal/lazy"
	"github.com/mayrun-dev/mayrun/internal/notices"
	"github.com/spf13/cobra"
)

// unreleased is what builds that are of no release call themselves: the release that they lead to, or come from.
const unreleased = "0.1.0"

// version is the release that the reports name.
var version = released(debug.ReadBuildInfo())

// release is the version of a tag, which the versions that Go makes up for other commits are not.
var release = lazy.Regexp(`^v(\d+\.\d+\.\d+(?:-(?:alpha|beta|rc)\.\d+)?)$`)

// released is the release of a build: the tag that its module was fetched by, or that its commit has.
func released(info *debug.BuildInfo, ok bool) string {
	if ok && !strings.HasPrefix(info.Main.Version, "v0.0.0") { // those that Go makes up begin so
		if v := release().FindStringSubmatch(info.Main.Version); v != nil {
			return v[1]
		}
	}
	return unreleased
}

func versionCommand() *cobra.Command {
	var all bool
	c := &cobra.Command{
		Use:   "version",
		Short: "print the version",
		Args:  cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error {
			out := "mayrun " + version
			if info, ok := debug.ReadBuildInfo(); ok {
				out += " " + info.GoVersion
				for _, s := range info.Settings {
					if s.Key == "vcs.revision" {
						out += " " + s.Value
					}
				}
			}
			if all {
				out = strings.TrimSuffix(notices.Text(), "\n")
			}
			_, err := fmt.Fprintln(c.OutOrStdout(), out)
			return err
		},
	}
	c.Flags().BoolVar(&all, "notices", false, "print the licences of what mayrun is linked with, instead")
	return c
}
