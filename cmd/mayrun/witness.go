package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/confirm"
	"github.com/mayrun-dev/mayrun/race"
	"github.com/mayrun-dev/mayrun/witness"
	"github.com/spf13/pflag"
)

// witnessFlags say where the witnesses of confirmed races go.
type witnessFlags struct {
	path, format string
}

var witnessFormats = []string{"mayrun", "yaml", "graphml"}

func (f *witnessFlags) register(fs *pflag.FlagSet) {
	fs.StringVar(&f.path, "witness", "",
		"write the first confirmed race to this `FILE`, or all of them into this folder (with / at its end)")
	fs.StringVar(&f.format, "witness-format", "mayrun",
		"how to write it: mayrun (for mayrun replay), or yaml or graphml (for other verifiers)")
}

func (f *witnessFlags) check() error {
	if !slices.Contains(witnessFormats, f.format) {
		return fmt.Errorf("unknown witness format %q: choose one of %s", f.format, strings.Join(witnessFormats, ", "))
	}
	return nil
}

// write writes the witnesses of a report.
func (f *witnessFlags) write(ctx context.Context, r *race.Report, in *inputFlags, fs *pflag.FlagSet, files []string) error {
	if f.path == "" || !slices.ContainsFunc(r.Races, func(x race.Finding) bool { return x.Witness != nil }) {
		return nil
	}
	p, err := in.load(ctx, files)
	if err != nil {
		return err
	}
	folder := strings.HasSuffix(f.path, "/") || isFolder(f.path)
	if folder {
		p, err := placeOf(filepath.Join(f.path, "x"), true)
		if err != nil {
			return err
		}
		if err := p.close(); err != nil {
			return err
		}
	}
	n := 0
	for _, x := range r.Races {
		if x.Witness == nil {
			continue
		}
		n++
		to := f.path
		if folder {
			to = filepath.Join(f.path, "race-"+strconv.Itoa(n)+
				map[string]string{"mayrun": ".json", "yaml": ".yml", "graphml": ".graphml"}[f.format])
		}
		if err := f.one(ctx, to, x.Witness, p, in, fs, files); err != nil {
			return err
		}
		if !folder {
			break
		}
	}
	return nil
}

func (f *witnessFlags) one(ctx context.Context, to string, w *race.Witness, p *cfg.Program, in *inputFlags, fs *pflag.FlagSet, files []string) error {
	if f.format == "mayrun" {
		return writeFile(to, witness.New(w, witness.Program{Files: files, Hash: witness.Hash(p), Options: in.given(fs)}, version).Write)
	}
	if len(files) == 0 {
		return fmt.Errorf("--witness-format %s needs the files of the program on the command line", f.format)
	}
	x, err := confirm.Replay(ctx, p, w)
	if err != nil {
		return err
	}
	t := witness.Task{Tool: version, Created: time.Now(), Files: files, DataModel: p.Types.Model.String(), Source: in.read}
	return writeFile(to, func(out io.Writer) error {
		if f.format == "yaml" {
			return witness.WriteYAML(out, t, witness.Events(x))
		}
		return witness.WriteGraphML(out, t, witness.Events(x))
	})
}

// given are the flags among those of inputFlags that were given.
func (f *inputFlags) given(fs *pflag.FlagSet) map[string][]string {
	out := map[string][]string{}
	fs.Visit(func(x *pflag.Flag) {
		if !isInput(x.Name) || x.Name == "allow-read" {
			return
		}
		if l, ok := x.Value.(*textList); ok {
			out[x.Name] = *l
		} else {
			out[x.Name] = []string{x.Value.String()}
		}
	})
	return out
}

// like sets the flags that were not given to those that a program was read with. A witness is a file like
// others: what it names must be such that it may be read, and it makes mayrun execute nothing.
func (f *inputFlags) like(p witness.Program, fs *pflag.FlagSet) error {
	for _, name := range slices.Sorted(maps.Keys(p.Options)) {
		switch {
		case !isInput(name) || name == "allow-read":
			return fmt.Errorf("unknown option %q", name)
		case fs.Changed(name):
			continue
		case name == "system-headers":
			return errors.New("the program was read with the headers of a compiler: say --system-headers or " +
				"--system-headers=COMPILER, since a witness does not make mayrun execute anything")
		}
		for _, v := range p.Options[name] {
			if err := fs.Set(name, v); err != nil {
				return fmt.Errorf("option %s: %w", name, err)
			}
			f.witnessed = append(f.witnessed, "--"+name+"="+v)
		}
	}
	return nil
}

// isInput reports whether a flag says how the program is read.
func isInput(name string) bool {
	var f inputFlags
	fs := pflag.NewFlagSet("", pflag.ContinueOnError)
	f.register(fs)
	return fs.Lookup(name) != nil
}
