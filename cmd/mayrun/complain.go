package main

import (
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/internal/lazy"
	"github.com/mayrun-dev/mayrun/internal/printable"
	"github.com/mayrun-dev/mayrun/report"
)

// maxErrors bounds how many errors are printed of all that a hostile tree may have.
const maxErrors = 1000

// maxPerFile bounds how many of them are about one file: what comes later often follows from what comes first.
const maxPerFile = 20

// complain prints an error as compilers do: each of several joined ones once, those about a place in a text
// with the line and a mark below it, if that may be read. An error is one line, whatever names it mentions.
func complain(w io.Writer, err error, read func(string) ([]byte, error)) {
	seen := map[string]bool{}
	perFile := map[string]int{}
	quote := report.Quoter(read)
	for _, e := range flatten(err) {
		text := strings.TrimSpace(e.Error())
		if seen[text] {
			continue
		}
		seen[text] = true
		if len(seen) > maxErrors {
			continue
		}
		var long interface{ Lines() []string }
		if errors.As(e, &long) {
			lines := long.Lines()
			printable.Fprintf(w, "%s\n", clip(lines[0]))
			for _, line := range lines[1:] {
				printable.Fprintf(w, "\t%s\n", clip(line))
			}
			continue
		}
		var at *csource.Error
		if !errors.As(e, &at) {
			printable.Fprintf(w, "%s\n", clip(text))
			continue
		}
		p := at.Pos
		if perFile[p.File]++; p.IsValid() && perFile[p.File] > maxPerFile {
			continue
		}
		if p.IsValid() {
			printable.Fprintf(w, "%s: ", p)
		}
		printable.Fprintf(w, "error: %s\n", clip(at.Msg))
		fmt.Fprint(w, quote(cfg.Pos{File: p.File, Line: p.Line, Column: p.Column, PhysicalFile: p.PhysicalFile,
			PhysicalLine: p.PhysicalLine}))
		if at.From != "" {
			printable.Fprintf(w, "  included from %s\n", clip(at.From))
		}
		if at.Hint != "" {
			printable.Fprintf(w, "  %s\n", clip(at.Hint))
		}
	}
	for _, file := range slices.Sorted(maps.Keys(perFile)) {
		if n := perFile[file] - maxPerFile; n > 0 && file != "" {
			printable.Fprintf(w, "%s: %d more errors are not listed\n", file, n)
		}
	}
	if n := len(seen) - maxErrors; n > 0 {
		fmt.Fprintf(w, "mayrun: %d more errors are not listed\n", n)
	}
}

// clip shortens a message that quotes a name of any length.
func clip(msg string) string { return printable.Clip(msg, 4<<10) }

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

// compilerFlag matches flags of gcc that no flag of mayrun looks like; -p and -v are mayrun's own.
var compilerFlag = lazy.Regexp(`^-([fmOglLMWTzxo].*|[wcsSErn]|ansi|std=.*|trigraphs|pthread|undef|imacros.*|B.+|Xclang|` +
	`no-pie|nostd.*|nodefaultlibs|nostartfiles|nolibc|static.*|shared.*|save-temps.*|symbolic|rdynamic|pie|pg|pipe|` +
	`pedantic|pedantic-errors)$`)

// separate are those that have an argument in the next word.
var separate = lazy.Regexp(`^-([lLxTzo]|M[FTQJ]|imacros|Xpreprocessor|Xlinker|Xassembler|` +
	`iprefix|iwithprefix|iwithprefixbefore|iwithsysroot|isysroot|include-pch|target)$`)

// gccSpelling translates the flags that C programmers know from their compiler and that pflag cannot parse:
// those with one dash and many letters.
//
// Other flags of the compiler that begin as no flag of mayrun does are taken for its --cc-flag, in their order.
func gccSpelling(args []string) []string {
	out := make([]string, 0, len(args))
	for i := 0; i < len(args); i++ {
		a := args[i]
		if a == "--" {
			return append(out, args[i:]...)
		}
		switch {
		case i > 0 && args[i-1] == "--cc-flag": // its value
		case !strings.HasPrefix(a, "-"), strings.HasPrefix(a, "--"):
		case a == "-include", a == "-isystem", a == "-iquote", a == "-idirafter":
			a = "-" + a
		case a == "-m32":
			a = "--data-model=ILP32"
		case a == "-m64":
			a = "--data-model=LP64"
		case separate().MatchString(a) && i+1 < len(args):
			out = append(out, "--cc-flag="+a)
			i++
			a = "--cc-flag=" + args[i]
		case compilerFlag().MatchString(a):
			a = "--cc-flag=" + a
		}
		out = append(out, a)
	}
	return out
}
