package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/confirm"
	"github.com/mayrun-dev/mayrun/frontend/csource"
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
	fs.StringVar(&f.path, "witness", "", "write the first confirmed race to this `FILE`, or all of them into this folder (with / at its end)")
	fs.StringVar(&f.format, "witness-format", "mayrun", "how to write it: mayrun (for mayrun replay), or yaml or graphml (for other verifiers)")
}

func (f *witnessFlags) check() error {
	if !slices.Contains(witnessFormats, f.format) {
		return fmt.Errorf("unknown witness format %q: choose one of %s", f.format, strings.Join(witnessFormats, ", "))
	}
	return nil
}

// write writes the witnesses of a report.
func (f *witnessFlags) write(ctx context.Context, r *race.Report, in *inputFlags, files []string) error {
	if f.path == "" || !slices.ContainsFunc(r.Races, func(x race.Finding) bool { return x.Witness != nil }) {
		return nil
	}
	p, err := in.load(ctx, files)
	if err != nil {
		return err
	}
	folder := strings.HasSuffix(f.path, "/")
	if info, err := os.Stat(f.path); err == nil && info.IsDir() {
		folder = true
	}
	if folder {
		if err := os.MkdirAll(f.path, 0o777); err != nil {
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
			to = filepath.Join(f.path, "race-"+strconv.Itoa(n)+map[string]string{"mayrun": ".json", "yaml": ".yml", "graphml": ".graphml"}[f.format])
		}
		if err := f.one(to, x.Witness, p, in, files); err != nil {
			return err
		}
		if !folder {
			break
		}
	}
	return nil
}

func (f *witnessFlags) one(to string, w *race.Witness, p *cfg.Program, in *inputFlags, files []string) (err error) {
	out, err := os.Create(to)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, out.Close()) }()
	if f.format == "mayrun" {
		return witness.New(w, in.program(p, files), version).Write(out)
	}
	x, err := confirm.Replay(p, w)
	if err != nil {
		return err
	}
	t := witness.Task{Tool: version, Created: time.Now(), Files: files, DataModel: in.dataModel.String(), Source: os.ReadFile}
	if f.format == "yaml" {
		return witness.WriteYAML(out, t, confirm.Events(x))
	}
	return witness.WriteGraphML(out, t, confirm.Events(x))
}

// program describes how a program was read.
func (f *inputFlags) program(p *cfg.Program, files []string) witness.Program {
	return witness.Program{
		Files: files, Hash: witness.Hash(p), DataModel: f.dataModel.String(), Entry: f.entry,
		Include: f.include, System: f.isystem, Defines: f.define, Undefines: f.undefine, Before: f.preinclude,
	}
}

// like sets the flags that were not given to those that a program was read with.
func (f *inputFlags) like(p witness.Program, fs *pflag.FlagSet) error {
	model := csource.LP64
	switch p.DataModel {
	case "LP64", "":
	case "ILP32":
		model = csource.ILP32
	default:
		return fmt.Errorf("unknown data model %q", p.DataModel)
	}
	set := func(name string, to func()) {
		if !fs.Changed(name) {
			to()
		}
	}
	set("data-model", func() { f.dataModel = dataModel(model) })
	set("entry", func() {
		if p.Entry != "" {
			f.entry = p.Entry
		}
	})
	set("include-dir", func() { f.include = p.Include })
	set("isystem", func() { f.isystem = p.System })
	set("define", func() { f.define = p.Defines })
	set("undefine", func() { f.undefine = p.Undefines })
	set("include", func() { f.preinclude = p.Before })
	return nil
}
