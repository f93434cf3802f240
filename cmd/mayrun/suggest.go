package main

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/internal/printable"
	"github.com/mayrun-dev/mayrun/race"
	"github.com/spf13/cobra"
)

func suggestCommand(s *session, status *int) *cobra.Command {
	f := analysisFlags{inputFlags: inputFlags{session: s}}
	c := &cobra.Command{
		Use:   "suggest [flags] FILE.c … | -p DIR",
		Short: "write a model file to fill in, of the functions that would help most",
		Long: `suggest analyses a program as check does, and writes a model file with the functions of which nothing is known and that
have part in what may race, the one that would help most first. A model says there what the function's prototype says: that it
reads what a pointer to something constant leads to, and changes what another pointer leads to. Correct that by what you know, and give the
file to check with --model.

Exit status: 0; 2 wrong use, or the input could not be read or analysed; 3 a limit was reached.`,
		RunE: f.within(s, func(c *cobra.Command, files []string) error {
			if err := f.begin(c, files); err != nil {
				return err
			}
			rep, err := f.analyze(c.Context(), files, false, func(c *mayrun.Config) { c.ProveOnly = true })
			if err != nil {
				return err
			}
			if rep.Incomplete != "" {
				printable.Fprintf(c.ErrOrStderr(), "incomplete: %s\n", rep.Incomplete)
				*status = exitUnknown
			}
			suggest(c.OutOrStdout(), f.program, rep)
			return nil
		}),
	}
	f.register(c.Flags())
	return c
}

// A blame is what a function without a body has to do with the races of a report.
type blame struct {
	f       *cfg.Func
	settles int // locations that race with it only
	part    int // locations that it races with
	at      cfg.Pos
}

// blamed lists the functions without a body that make racing accesses, those that settle most first.
func blamed(p *cfg.Program, r *race.Report) []blame {
	by := map[string]*blame{}
	for i := range r.Races {
		f := &r.Races[i]
		pairs := map[string]int{}
		for _, p := range f.Pairs {
			a, b := &f.Accesses[p[0]], &f.Accesses[p[1]]
			for _, x := range []*race.Access{a, b} {
				if x.External == "" || x == b && a.External == b.External {
					continue
				}
				pairs[x.External]++
				if by[x.External] == nil {
					by[x.External] = &blame{at: x.Pos}
				}
			}
		}
		for name, n := range pairs {
			by[name].part++
			if n == len(f.Pairs) {
				by[name].settles++
			}
		}
	}
	var out []blame
	for name, b := range by {
		if b.f = p.Func(name); b.f != nil && !b.f.HasBody() {
			out = append(out, *b)
		}
	}
	slices.SortFunc(out, func(a, b blame) int {
		return cmp.Or(cmp.Compare(b.settles, a.settles), cmp.Compare(b.part, a.part), cmp.Compare(a.f.Name, b.f.Name))
	})
	return out
}

// suggest writes models of the functions that have part in races.
func suggest(w io.Writer, p *cfg.Program, r *race.Report) {
	var blames []blame
	if p != nil {
		blames = blamed(p, r)
	}
	if len(blames) == 0 {
		printable.Fprintf(w, "# No function without a body has part in what may race.\n")
		return
	}
	printable.Fprintf(w, "# Functions that have neither a body nor a model, and part in what may race at %d %s: those that would help most\n"+
		"# come first. What stands here follows from their prototypes. Correct it by what you know of them (mayrun models lists the\n"+
		"# verbs), and give it to mayrun check --model FILE.\nfunctions:\n", len(r.Races), map[bool]string{true: "place", false: "places"}[len(r.Races) == 1])
	for _, b := range blames {
		part := fmt.Sprintf("in %d", b.part)
		if b.settles > 0 {
			part += fmt.Sprintf(", of which %d race with nothing else", b.settles)
		}
		printable.Fprintf(w, "  # part %s; called at %s\n", part, b.at)
		writeModel(w, b.f)
	}
}

// writeModel writes what the prototype of a function says, as a model.
func writeModel(w io.Writer, f *cfg.Func) {
	t := f.Type
	if t == nil {
		t = &cfg.FuncType{Result: &cfg.Void{}, Variadic: true}
	}
	var params, steps []string
	for i, p := range t.Params {
		constant := i < len(f.Readonly) && f.Readonly[i]
		said := p.String()
		pointer, ok := p.(*cfg.Pointer)
		if ok && constant {
			said = "const " + said
		}
		params = append(params, said)
		if !ok {
			continue
		}
		steps = append(steps, use(i+1, pointer.Elem, constant))
	}
	if t.Variadic {
		params = append(params, "...")
		steps = append(steps, fmt.Sprintf("{rest-update: $%d, deep: true} # what the further arguments lead to", len(t.Params)+1))
	}
	printable.Fprintf(w, "  # %s %s(%s)\n  %s:\n", t.Result, f.Name, cmp.Or(strings.Join(params, ", "), "void"), f.Name)
	if _, ok := t.Result.(*cfg.Pointer); ok {
		printable.Fprintf(w, "    result: \"&file:%s\" # an object of the library; an argument, $1, if it returns that; new, behind a step alloc\n", f.Name)
	}
	if len(steps) == 0 {
		printable.Fprintf(w, "    steps: []\n")
		return
	}
	printable.Fprintf(w, "    steps:\n")
	for _, s := range steps {
		printable.Fprintf(w, "      - %s\n", s)
	}
}

// use is the step of an argument that points to something.
func use(n int, elem cfg.Type, constant bool) string {
	switch {
	case isFunc(elem):
		return fmt.Sprintf("call: [$%d] # in the calling thread, with these operands; create starts a thread, at-exit runs it later", n)
	case constant && plain(elem):
		return fmt.Sprintf("read: $%d", n)
	case constant:
		return fmt.Sprintf("{send: $%d, deep: true} # what it leads to is read", n)
	case plain(elem):
		return fmt.Sprintf("update: $%d # write, if what was there is not read", n)
	}
	return fmt.Sprintf("{update: $%d, deep: true} # not deep, if what that leads to is left alone", n)
}

func isFunc(t cfg.Type) bool {
	_, ok := t.(*cfg.FuncType)
	return ok
}

// plain reports whether objects of a type hold numbers only.
func plain(t cfg.Type) bool {
	switch t := t.(type) {
	case *cfg.Int, *cfg.Float:
		return true
	case *cfg.Array:
		return plain(t.Elem)
	case *cfg.Record:
		return !t.Unknown && !slices.ContainsFunc(t.Fields, func(f *cfg.Field) bool { return !plain(f.Type) })
	}
	return false
}
