package main

import (
	"errors"
	"fmt"
	"io"
	"regexp"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/report"
)

// complain prints an error as compilers do: each of several joined ones once, those about a place in a text with the
// line and a mark below it, if that may be read.
func complain(w io.Writer, err error, read func(string) ([]byte, error)) {
	seen := map[string]bool{}
	quote := report.Quoter(read)
	for _, e := range flatten(err) {
		var at *csource.Error
		if !errors.As(e, &at) {
			for line := range strings.Lines(strings.TrimSpace(e.Error())) {
				if line = strings.TrimRight(line, "\r\n"); !seen[line] {
					seen[line] = true
					fmt.Fprintln(w, line)
				}
			}
			continue
		}
		if text := at.Error(); seen[text] {
			continue
		} else {
			seen[text] = true
		}
		if at.Pos.IsValid() {
			fmt.Fprintf(w, "%s: ", at.Pos)
		}
		fmt.Fprintf(w, "error: %s\n", at.Msg)
		p := at.Pos
		fmt.Fprint(w, quote(cfg.Pos{File: p.File, Line: p.Line, Column: p.Column, PhysicalFile: p.PhysicalFile,
			PhysicalLine: p.PhysicalLine}))
	}
}

// flatten lists the errors that err joins.
func flatten(err error) []error {
	joined, ok := err.(interface{ Unwrap() []error })
	if !ok {
		return []error{err}
	}
	var list []error
	for _, e := range joined.Unwrap() {
		list = append(list, flatten(e)...)
	}
	return list
}

// compilerFlag matches flags of gcc that no flag of mayrun looks like.
var compilerFlag = regexp.MustCompile(`^-([fmO].*|ansi|trigraphs|pthread|nostdinc|undef|imacros.+)$`)

// gccSpelling translates the flags that C programmers know from their compiler and that pflag cannot parse:
// those with one dash and many letters.
//
// Other flags of the compiler that begin as no flag of mayrun does are taken for its --cc-flag.
func gccSpelling(args []string) []string {
	out := make([]string, 0, len(args))
	for i, a := range args {
		if a == "--" {
			return append(out, args[i:]...)
		}
		switch {
		case i > 0 && args[i-1] == "--cc-flag": // its value
		case a == "-include", a == "-isystem", a == "-iquote", a == "-idirafter", strings.HasPrefix(a, "-std="):
			a = "-" + a
		case a == "-m32":
			a = "--data-model=ILP32"
		case a == "-m64":
			a = "--data-model=LP64"
		case compilerFlag.MatchString(a):
			a = "--cc-flag=" + a
		}
		out = append(out, a)
	}
	return out
}
