package main

import (
	"context"
	"errors"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/spf13/cobra"
)

func loadC(ctx context.Context, files []string, f *inputFlags) (*cfg.Program, error) {
	return nil, errors.New(files[0] + ":1:1: there is no front end yet")
}

func (f *analysisFlags) checkDigests() error { return nil }

func digestsCommand() *cobra.Command { return &cobra.Command{Use: "digests"} }

func explainCommand(status *int) *cobra.Command { return &cobra.Command{Use: "explain"} }
