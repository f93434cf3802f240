package main

import (
	"errors"
	"os"
	"path/filepath"
	"time"

	"github.com/mayrun-dev/mayrun/frontend/record"
	"github.com/spf13/cobra"
)

// build runs the command that the arguments are, if --build says so, and keeps what it has compiled as a
// compilation database. It returns the files that are named otherwise. Words behind -- alone are files, whatever
// they are called: scripts pass names there that nobody has reviewed.
func (f *inputFlags) build(c *cobra.Command, args []string) ([]string, error) {
	switch {
	case !f.runsBuild:
		return args, nil
	case len(args) == 0 || c.ArgsLenAtDash() != 0:
		return nil, wrongUse{c, errors.New("--build takes its command behind --: mayrun check --build -- make")}
	case f.database != "":
		return nil, wrongUse{c, errors.New("the compilation database says which files there are, or the build, not both")}
	case c.Flags().Changed("witness"):
		return nil, wrongUse{c, errors.New("a witness names a compilation database, not a build: write one, and use --project")}
	}
	program, err := os.Executable()
	if err != nil {
		return nil, err
	}
	f.recorded, err = record.Run(c.Context(), args, program, c.ErrOrStderr())
	f.recordedFrom, f.session.began = filepath.Base(args[0]), time.Now() // the limits are those of the analysis
	return nil, err
}
