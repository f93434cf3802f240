//go:build !unix

package main

import "github.com/rogpeppe/go-internal/testscript"

func makePipe(ts *testscript.TestScript, neg bool, args []string) { ts.Fatalf("no pipes here") }
