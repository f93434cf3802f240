package main

import (
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"github.com/mayrun-dev/mayrun/internal/bench"
	"github.com/mayrun-dev/mayrun/internal/printable"
)

// benchLog keeps results in a file as they come, if they are to be kept, and knows those that are there already.
type benchLog struct {
	left     []bench.Task // that are to be run
	known    []bench.Result
	settings string
	content  map[string]string // of the tasks
	to       *os.File
	err      error
}

// log opens the file that the flags name.
func (f *benchFlags) log(s *session, tasks []bench.Task) (*benchLog, error) {
	l := &benchLog{left: tasks, content: map[string]string{}}
	name := f.results + f.resume
	if name == "" {
		return l, nil
	}
	l.settings = fmt.Sprintf("%s %s: --timeout %s --memory %s --args %q",
		f.command, version, f.runner.Timeout, f.memory.String(), f.extra)
	for _, t := range tasks {
		var err error
		if l.content[t.File], err = bench.Content(s.reader, t); err != nil {
			return nil, fmt.Errorf("mayrun bench: %w", err)
		}
	}
	p, err := placeOf(name, false)
	if err != nil {
		return nil, err
	}
	return l, errors.Join(l.open(p, f.resume == "", tasks), p.close())
}

// open opens the file; a new one must not have results in it.
func (l *benchLog) open(p *place, isNew bool, tasks []bench.Task) error {
	size, err := p.size()
	switch {
	case err != nil:
		return err
	case isNew && size > 0:
		return p.failed(errors.New("there are results in it: go on with --resume, or remove it"))
	}
	if l.to, err = p.root.OpenFile(p.name, os.O_RDWR|os.O_CREATE|os.O_APPEND, 0o644); err != nil {
		return p.failed(err)
	}
	if err := l.resume(p.said, tasks); err != nil {
		return errors.Join(err, l.to.Close())
	}
	return nil
}

// resume reads what is in the file, and cuts off a line that is not whole.
func (l *benchLog) resume(name string, tasks []bench.Task) error {
	data, err := io.ReadAll(io.LimitReader(l.to, bench.MaxRecords))
	if err != nil {
		return err
	}
	records, whole, err := bench.ReadRecords(name, data)
	if err != nil {
		return err
	}
	if whole < len(data) {
		if err := l.to.Truncate(int64(whole)); err != nil {
			return err
		}
	}
	there := map[string]bench.Record{}
	for _, r := range records {
		there[r.Task] = r
	}
	l.left = nil
	for _, t := range tasks {
		if r, known := there[t.File]; known && r.Content == l.content[t.File] && r.Settings == l.settings {
			l.known = append(l.known, r.Result())
		} else {
			l.left = append(l.left, t)
		}
	}
	return nil
}

func (l *benchLog) write(r bench.Result) {
	if l.to == nil || l.err != nil {
		return
	}
	record := r.Record()
	record.Content, record.Settings = l.content[r.Task.File], l.settings
	l.err = printable.JSONLine(l.to, record)
}

// close reports what has gone wrong when results were written.
func (l *benchLog) close() error {
	if l.to == nil {
		return nil
	}
	if err := errors.Join(l.err, l.to.Close()); err != nil {
		return fmt.Errorf("mayrun bench: results cannot be kept: %w", err)
	}
	return nil
}

// readResults reads a file of results that a run has kept, whether or not it has ended.
func readResults(s *session, name string) ([]bench.Record, error) {
	s.reader.AllowFile(name)
	data, err := s.reader.ReadFile(name, bench.MaxRecords)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	records, _, err := bench.ReadRecords(name, data)
	return records, err
}

func mergeCommand(s *session, status *int) *cobra.Command {
	var f benchOutput
	c := &cobra.Command{
		Use:   "merge [flags] FILE …",
		Short: "put the results of several runs of bench together",
		Long: `merge reads files that runs of mayrun bench have left, with --results or --resume, and prints what one run of all of
their tasks would have printed. They must have been run by the same version with the same flags. A task that is in several
files must have ended in the same way in all of them; the first one counts.

Exit status: 0 no verdict is wrong; 1 one is; 2 wrong use, or files that cannot be read or do not fit together.`,
		Args: needArgs("file of results"),
		RunE: func(c *cobra.Command, files []string) error {
			if err := f.check(c); err != nil {
				return err
			}
			records, err := mergeResults(s, files)
			if err != nil {
				return err
			}
			return f.print(c, s, resultsOf(records), status)
		},
	}
	f.register(c.Flags())
	return c
}

// mergeResults reads several files as one.
func mergeResults(s *session, files []string) (all []bench.Record, err error) {
	from := map[string]int{} // which of all it is
	for _, file := range files {
		records, err := readResults(s, file)
		if err != nil {
			return nil, err
		}
		for _, r := range records {
			i, twice := from[r.Task]
			switch {
			case len(all) > 0 && r.Settings != all[0].Settings:
				return nil, fmt.Errorf("%s: its results are not of the same version and flags as the others: %q, and %q",
					file, r.Settings, all[0].Settings)
			case !twice:
				from[r.Task] = len(all)
				all = append(all, r)
			case r.Outcome != all[i].Outcome || r.Content != all[i].Content:
				return nil, fmt.Errorf("%s: %s ended in another way than in a file before, or is another program: %s, and %s",
					file, r.Task, r.Outcome, all[i].Outcome)
			}
		}
	}
	return all, nil
}
