package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"slices"

	"github.com/mayrun-dev/mayrun/internal/printable"
	"github.com/mayrun-dev/mayrun/report"
	"github.com/spf13/cobra"
)

// recall answers questions about lines and names from a report that was saved. Nothing is analysed: files are
// read to quote the lines.
func (f *analysisFlags) recall(c *cobra.Command, from string, args, names []string, status *int) error {
	d, err := f.savedReport(from)
	if err != nil {
		return err
	}
	var questions []report.Question
	for _, name := range names {
		questions = append(questions, report.Question{Name: name})
	}
	if len(args) > 0 {
		files, lines, err := parseLines(args)
		if err == nil && len(files) > len(lines) {
			err = fmt.Errorf("%s has no line: a saved report knows its files", files[len(files)-1])
		}
		if err != nil {
			return wrongUse{c, err}
		}
		if err := f.confine(files); err != nil {
			return err
		}
		for _, l := range lines {
			questions = append(questions, report.Question{File: l.file, Line: l.line})
		}
	}
	if len(questions) == 0 {
		return wrongUse{c, errors.New("no line given")}
	}
	f.older(c, from, questions)
	out, unknown := c.OutOrStdout(), 0
	for i, q := range questions {
		if i > 0 {
			fmt.Fprintln(out)
		}
		if q.Name == "" {
			e := explainer{flags: f}
			printable.Fprintf(out, "%s:%d%s\n", q.File, q.Line, printable.Text(e.quote(sourceLine{q.File, q.Line})))
		}
		answer, err := report.Recall(out, d, q, report.Options{Source: f.read})
		switch {
		case err != nil:
			return err
		case answer.Racy:
			*status = exitRace
		case !answer.Found && q.Name == "":
			fmt.Fprintln(out, "  no access of this line is to what threads share")
		case !answer.Found:
			unknown++
			printable.Fprintf(c.ErrOrStderr(), "mayrun: nothing that threads share, and no function, lock or thread of the report is called %s\n", q.Name)
		}
	}
	switch {
	case d.Incomplete != "":
		printable.Fprintf(out, "incomplete: %s\n", d.Incomplete)
		if *status == exitRaceFree {
			*status = exitUnknown
		}
	case unknown == len(questions):
		*status = exitError
	}
	return nil
}

// savedReport reads a report of check --format json.
func (f *inputFlags) savedReport(name string) (*report.Document, error) {
	f.reader.AllowFile(name)
	data, err := f.reader.ReadFile(name, maxBaseline)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%s: no such file; mayrun check --format json --verbose … > FILE makes one", name)
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	d, err := report.Read(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	if d.Sharing == nil {
		return nil, fmt.Errorf("%s does not hold what explain needs: write it with mayrun check --format json --verbose", name)
	}
	return d, nil
}

// older warns of files that have changed since the report was written.
func (f *inputFlags) older(c *cobra.Command, name string, questions []report.Question) {
	saved, err := f.reader.Stat(name)
	if err != nil {
		return
	}
	var told []string
	for _, q := range questions {
		info, err := f.reader.Stat(q.File)
		if q.Name == "" && err == nil && info.ModTime().After(saved.ModTime()) && !slices.Contains(told, q.File) {
			told = append(told, q.File)
			printable.Fprintf(c.ErrOrStderr(), "mayrun: %s has changed since %s was written: its lines may be others\n", q.File, name)
		}
	}
}
