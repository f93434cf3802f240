package main

import (
	"errors"
	"fmt"

	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/frontend/modelfile"
	"github.com/mayrun-dev/mayrun/frontend/models"
	"github.com/mayrun-dev/mayrun/frontend/packs"
	"github.com/mayrun-dev/mayrun/internal/lazy"
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// operation are names that the headers of the language, or compilers, give to operations.
var operation = lazy.Regexp(`^(atomic_(init|store|load|exchange|compare_exchange_(strong|weak)|fetch_\w+|thread_fence|` +
	`signal_fence|is_lock_free|flag_\w+)(_explicit)?|__(atomic|sync)_\w+|va_(start|arg|copy|end)|assert|offsetof)$`)

func modelsCommand(s *session, status *int) *cobra.Command {
	c := &cobra.Command{
		Use:   "models [FUNCTION …]",
		Short: "print the models of library functions, in the form of model files",
		Long: `models prints the built-in models of the named functions, in the form in which --model reads them. Without names it lists the
verbs of which models are made.

A model file describes functions that mayrun cannot see, or should not look into:

  functions:
    my_lock:
      steps: [lock: $1]
    spawn:
      like: pthread_create($3, null, $1, $2)

Models of a user are taken for granted: they replace definitions, and the report lists those that were used. mayrun models suggest
writes a file to begin with.`,
		RunE: func(c *cobra.Command, names []string) error {
			w := c.OutOrStdout()
			for _, name := range names {
				m := models.Builtin().Lookup(name)
				if m == nil {
					m = packs.Find(name)
				}
				if m == nil && operation().MatchString(name) {
					return fmt.Errorf("%s is an operation of the language, or a macro for some: mayrun knows its meaning "+
						"without a model", name)
				}
				if m == nil {
					return fmt.Errorf("%s has no built-in model: as long as the program does not define it, it is "+
						"taken for ordinary library code", name)
				}
				fmt.Fprint(w, modelfile.Encode(m))
			}
			if len(names) > 0 {
				return nil
			}
			for _, v := range models.Verbs() {
				operands, text := v.Doc()
				if _, err := fmt.Fprintf(w, "%-15s %-32s %s\n", v, operands, text); err != nil {
					return err
				}
			}
			return nil
		},
	}
	c.AddCommand(suggestCommand(s, status))
	return c
}

// modelFlags say what functions do.
type modelFlags struct {
	modelFiles []string
	config     string
	noConfig   bool

	project *modelfile.File // what the project file says; nil: not looked for yet
}

func (f *modelFlags) register(fs *pflag.FlagSet) {
	fs.Var((*textList)(&f.modelFiles), "model", "take the models of functions in `FILE` for granted (mayrun models says more)")
	fs.StringVar(&f.config, "config", "", "read defaults and models from `FILE`, not from "+modelfile.ProjectFile+
		" beside the sources or above")
	fs.BoolVar(&f.noConfig, "no-config", false, "do not look for "+modelfile.ProjectFile+", which the tree that is analysed may hold")
}

// find reads the project file that belongs to a source file or a folder.
func (f *inputFlags) find(source string) (*modelfile.File, error) {
	if f.project != nil {
		return f.project, nil
	}
	p, err := &modelfile.File{}, error(nil)
	switch name := f.config; {
	case name != "":
		f.projectFile = name
		p, err = modelfile.ReadWith(f.reader, name, true)
	case f.noConfig:
	default:
		if name = modelfile.Find(source); name != "" {
			f.projectFile = name
			p, err = modelfile.ReadFound(f.reader, name)
		}
	}
	if err != nil {
		return nil, err
	}
	f.project = p
	return p, nil
}

// unplaced reports whether an error is about a file as a whole.
func unplaced(err error) bool {
	var e *csource.Error
	return !errors.As(err, &e) || e.Pos.Line == 0
}

// table is the built-in models, those of the project, and those of --model; later ones prevail.
func (f *inputFlags) table() (*models.Table, error) {
	t := models.Builtin()
	var errs csource.ErrorList
	read := func(names []string) {
		for _, name := range names {
			m, err := modelfile.ReadWith(f.reader, name, false)
			if p := f.project.Where("models", name); p.IsValid() && err != nil && unplaced(err) {
				err = csource.ErrorList{{Pos: p, Msg: err.Error()}}
			}
			if list, ok := err.(csource.ErrorList); ok {
				errs = append(errs, list...)
				continue
			} else if err != nil {
				errs = append(errs, &csource.Error{Pos: csource.Pos{File: name}, Msg: err.Error()})
				continue
			}
			t = t.With(m.Models...)
		}
	}
	if f.project != nil {
		read(f.project.Project.Models)
		t = t.With(f.project.Models...)
	}
	read(f.modelFiles)
	if errs != nil {
		return nil, errs
	}
	return t, nil
}
