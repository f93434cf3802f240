package main

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"time"

	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/frontend/source"
	"github.com/mayrun-dev/mayrun/frontend/toolchain"
	"github.com/mayrun-dev/mayrun/internal/printable"
	"github.com/mayrun-dev/mayrun/internal/resultcache"
	"github.com/mayrun-dev/mayrun/race"
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// cacheFlags let a command keep what it has found, and find it again where nothing has changed. A project file cannot
// ask for that.
type cacheFlags struct {
	dir    string
	before source.Journal // of what is read before the analysis is known
}

func (k *cacheFlags) register(fs *pflag.FlagSet) {
	fs.StringVar(&k.dir, "cache", "",
		"keep reports in `DIR`, outside of all that is analysed, and analyse nothing anew that has not changed")
}

// noting notes what the session reads while the settings of an analysis are found.
func (k *cacheFlags) noting(s *session, find func() error) error {
	if k.dir != "" {
		s.reader.Record(&k.before)
		defer s.reader.Record(nil)
	}
	return find()
}

// around does an analysis, unless its report is there. Nothing is kept of programs of which something could not be
// loaded, since people wait for them to change, nor of those that use the headers of a compiler or of another machine, or that a
// build compiles, which are found in ways that leave no trace here.
func (k *cacheFlags) around(c *cobra.Command, f *analysisFlags, files []string, stats bool, analyse func() (*race.Report, error)) (*race.Report, error) {
	if k.dir == "" || f.runsBuild {
		return analyse()
	}
	store, err := resultcache.Open(k.dir, f.reader)
	if err != nil {
		return nil, fmt.Errorf("mayrun: --cache %s: %w", k.dir, err)
	}
	settings, err := k.settings(c.Flags(), f, files)
	if err != nil {
		return nil, fmt.Errorf("mayrun: --cache %s: %w", k.dir, err)
	}
	if kept := store.Recall(settings, f.reader); kept != nil {
		f.files = kept.Files
		f.report(nil)
		if stats {
			consumed(kept.Report)
			kept.Report.Stats.Phases = []race.Phase{{Name: "cache", Seconds: time.Since(f.began).Seconds()}}
		}
		return kept.Report, nil
	}
	var asked source.Journal
	f.reader.Record(&asked)
	rep, err := analyse()
	f.reader.Record(nil)
	if err != nil || f.lost || f.foreign {
		return rep, err
	}
	if err := store.Keep(settings, &asked, resultcache.Kept{Files: f.files, Report: rep}); err != nil {
		printable.Fprintf(f.stderr, "mayrun: --cache %s: the report is not kept: %v\n", k.dir, err)
	}
	return rep, nil
}

// appearance are the flags that leave the analysis as it is: they say what becomes of the report. All others decide about
// what is found, or may.
var appearance = []string{"baseline", "cache", "color", "fail-on", "format", "max-findings", "max-listed", "no-suppress", "quiet",
	"stats", "tsan-log", "verbose", "witness", "witness-format"}

// settings is all that decides about the analysis beside the files that it reads: this very program, where it runs, its
// flags, and what it has read by now.
func (k *cacheFlags) settings(fs *pflag.FlagSet, f *analysisFlags, files []string) (resultcache.Key, error) {
	looks, steady := k.before.Looks()
	if !steady {
		return resultcache.Key{}, errors.New("files change while they are read")
	}
	program, err := hashOfSelf()
	if err != nil {
		return resultcache.Key{}, err
	}
	cwd, err := os.Getwd()
	if err != nil {
		return resultcache.Key{}, err
	}
	all := []string{program, cwd, f.projectFile}
	add := func(list []string) { all = append(append(all, strconv.Itoa(len(list))), list...) }
	add(files)
	add(toolchain.MachineDirs(csource.LP64))
	add(toolchain.MachineDirs(csource.ILP32))
	for _, l := range looks {
		all = append(all, string(l.Kind), l.Name)
	}
	add(k.before.Answers(looks))
	fs.VisitAll(func(x *pflag.Flag) {
		if slices.Contains(appearance, x.Name) {
			return
		}
		all = append(all, x.Name)
		if list, ok := x.Value.(*textList); ok {
			add(*list)
		} else {
			all = append(all, x.Value.String())
		}
	})
	return resultcache.Settings(all...), nil
}

// hashOfSelf tells one build of the command from others, also from one of a source tree that has been changed.
func hashOfSelf() (string, error) {
	name, err := os.Executable()
	if err != nil {
		return "", err
	}
	f, err := os.Open(name)
	if err != nil {
		return "", err
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return "", err
	}
	return string(h.Sum(nil)), nil
}
