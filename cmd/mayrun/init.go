package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/frontend/compdb"
	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/frontend/modelfile"
	"github.com/mayrun-dev/mayrun/frontend/source"
	"github.com/mayrun-dev/mayrun/internal/lazy"
	"github.com/mayrun-dev/mayrun/internal/printable"
	"github.com/spf13/cobra"
)

func initCommand(s *session) *cobra.Command {
	f := setup{inputFlags: inputFlags{session: s}}
	var limits limitFlags
	c := &cobra.Command{
		Use:   "init [flags] [DIR]",
		Short: "write a project file, so that mayrun check needs no arguments",
		Long: `init writes ` + modelfile.ProjectFile + ` for the project in DIR (the current folder, unless one is named): where its compilation database is,
and which of the programs is meant that it makes, or which C files there are without one. The file explains each line, and holds
suggestions as comments. Nothing is executed: a build folder must be there already.

The database is -p, or the first compile_commands.json in DIR, build, builddir, _build, out, cmake-build-*, build/* and out/*.

Exit status: 0 the file has been written; 2 it has not.`,
		Args: cobra.MaximumNArgs(1),
		RunE: limits.within(s, func(c *cobra.Command, args []string) error {
			f.dir = "."
			if len(args) > 0 {
				f.dir = filepath.Clean(args[0])
			}
			return f.run(c)
		}),
	}
	fs := c.Flags()
	limits.register(fs)
	fs.StringVarP(&f.database, "project", "p", "", "the compilation database: compile_commands.json, or a folder with one, at `PATH`")
	fs.StringVar(&f.main, "main", "", "choose the program whose function main is in `FILE`")
	fs.Var((*textList)(&f.allow), "allow-read",
		"read files of `DIR`, too: beside the current folder, those of the command line, and the system's headers")
	fs.BoolVar(&f.force, "force", false, "write over a "+modelfile.ProjectFile+" that is there")
	return c
}

// A setup is a project file in the making. Names are as the current folder sees them, until they are written.
type setup struct {
	inputFlags
	dir   string
	force bool

	others []string // databases that are not taken
	files  []string // C files, where there is no database
	mains  []string // the files with a function main
	chosen string   // of the program that is meant
}

func (f *setup) run(c *cobra.Command) error {
	target := filepath.Join(f.dir, modelfile.ProjectFile)
	if info, err := os.Stat(f.dir); err != nil || !info.IsDir() {
		return wrongUse{c, fmt.Errorf("%s is no folder", f.dir)}
	}
	if _, err := os.Lstat(target); err == nil && !f.force {
		return fmt.Errorf("%s is there already; --force writes over it", target)
	}
	if err := f.confine(nil); err != nil {
		return err
	}
	f.reader.AllowNamed(f.dir)
	f.machine, f.keepGoing = true, true
	errs := c.ErrOrStderr()
	if err := f.look(errs); err != nil {
		return err
	}
	if f.database == "" && len(f.files) == 0 {
		return nothingFound{f.dir, f.advice()}
	}
	if err := f.programs(c.Context(), errs); err != nil {
		return err
	}
	text, err := f.text(target)
	if err != nil {
		return err
	}
	if err := writeFile(target, func(w io.Writer) error { _, err := io.WriteString(w, text); return err }); err != nil {
		return err
	}
	f.tell(c.OutOrStdout(), target)
	return nil
}

// A nothingFound is the error where there is nothing to write about.
type nothingFound struct {
	dir    string
	advice []string
}

func (e nothingFound) Error() string { return e.Lines()[0] }

// Lines is the error with what to do.
func (e nothingFound) Lines() []string {
	return append([]string{fmt.Sprintf("mayrun init: %s holds no %s, nor any C file", e.dir, compdb.FileName)}, e.advice...)
}

// advice says how one gets a compilation database; if it can be seen how the project is built, only for that.
func (f *setup) advice() []string {
	all := []struct{ file, text string }{
		{"CMakeLists.txt", "cmake -B build -DCMAKE_EXPORT_COMPILE_COMMANDS=ON    writes a compilation database, and mayrun init finds it"},
		{"meson.build", "meson setup build                                    writes one, too"},
		{"", "bear -- make                                         writes one from any build"},
		{"", "mayrun check --build -- make                         needs none: it runs the build, and checks what that compiles"},
	}
	there := func(file string) bool {
		_, err := f.reader.Stat(filepath.Join(f.dir, file))
		return err == nil
	}
	var lines []string
	for _, a := range all {
		if a.file != "" && there(a.file) {
			return []string{a.text}
		}
		lines = append(lines, a.text)
	}
	return lines
}

// maxEntries bounds the entries of a folder that are looked at, and the files of a list.
const maxEntries = 1000

// look finds the compilation database, or the C files of a project without one.
func (f *setup) look(errs io.Writer) error {
	if f.database != "" {
		name, err := compdb.FindWith(f.reader, f.database)
		f.database = name
		return err
	}
	for _, folder := range []string{".", "build", "builddir", "_build", "out", "cmake-build-*", "build/*", "out/*"} {
		dirs := []string{filepath.Join(f.dir, folder)}
		if parent, name := filepath.Split(folder); strings.HasSuffix(name, "*") {
			dirs = f.entries(filepath.Join(f.dir, parent), strings.TrimSuffix(name, "*"), "")
		}
		for _, dir := range dirs {
			name := filepath.Join(dir, compdb.FileName)
			info, err := f.reader.Stat(name)
			switch {
			case errors.Is(err, source.ErrOutside):
				printable.Fprintf(errs, "mayrun: %s is not looked at: %v\n", name, err)
			case err != nil || !info.Mode().IsRegular():
			case f.database == "":
				f.database = name
			default:
				f.others = append(f.others, name)
			}
		}
	}
	if f.database != "" {
		return nil
	}
	for _, sub := range []string{".", "src"} {
		for _, name := range f.entries(filepath.Join(f.dir, sub), "", ".c") {
			if info, err := f.reader.Stat(name); err == nil && info.Mode().IsRegular() {
				f.files = append(f.files, name)
			}
		}
	}
	if len(f.files) > maxEntries {
		return fmt.Errorf("%s holds %d C files and no %s: a project of that size needs one", f.dir, len(f.files), compdb.FileName)
	}
	f.listed = f.files
	return nil
}

// entries lists what a folder that may be read holds, with a prefix and a suffix, in order.
func (f *setup) entries(dir, prefix, suffix string) (names []string) {
	if f.reader.Check(filepath.Join(dir, "x")) != nil {
		return nil
	}
	list, err := os.ReadDir(dir)
	if err != nil {
		return nil
	}
	for _, e := range list {
		if n := e.Name(); strings.HasPrefix(n, prefix) && strings.HasSuffix(n, suffix) && !strings.HasPrefix(n, ".") {
			names = append(names, filepath.Join(dir, n))
		}
	}
	return names[:min(len(names), maxEntries+1)]
}

// programs finds the files with a function main, as check does that has to choose.
func (f *setup) programs(ctx context.Context, errs io.Writer) error {
	project, left, err := f.sources(ctx, nil)
	if err != nil {
		return err
	}
	wrong := left
	if len(project.Files) > 0 {
		f.mains, err = project.Mains(ctx)
		var list csource.ErrorList
		if errors.As(err, &list) {
			wrong = append(wrong, list...)
		} else if err != nil {
			return err
		}
	}
	files := map[string]bool{}
	for _, e := range wrong {
		files[e.Pos.File] = true
	}
	if len(wrong) > 0 {
		complain(errs, wrong[0], f.read)
		printable.Fprintf(errs, "mayrun: %s, in %s: mayrun check says all of it; with --keep-going it goes on without what cannot be read\n",
			countOf(len(wrong), "error"), countOf(len(files), "file"))
	}
	if f.main == "" {
		if len(f.mains) > 0 {
			f.chosen = slices.MinFunc(f.mains, func(a, b string) int { return rank(f.relative(a)) - rank(f.relative(b)) })
		}
		return nil
	}
	switch named := frontend.MatchFile(f.mains, f.main); len(named) {
	case 1:
		f.chosen = f.mains[named[0]]
		return nil
	case 0:
		return &frontend.ChoiceError{Why: f.main + ": error: is no C file of the project with a function main", Mains: f.mains}
	default:
		var which []string
		for _, i := range named {
			which = append(which, f.mains[i])
		}
		return &frontend.ChoiceError{Why: f.main + ": error: several files of the project have this name", Mains: which}
	}
}

// besides are names of what a project has beside the program that it is about.
var besides = lazy.Regexp(`(?i)test|example|bench|fuzz|demo|sample|tool`)

// rank orders programs by how probably they are what a project is about. It is a suggestion, which the file that is
// written shows beside the others.
func rank(file string) int {
	n := strings.Count(file, "/")
	if besides().MatchString(file) {
		n += 1000
	}
	return n
}

// tell prints what has been found and written, and what to do next.
func (f *setup) tell(out io.Writer, target string) {
	if f.database != "" {
		printable.Fprintf(out, "compilation database: %s\n", f.database)
	} else {
		printable.Fprintf(out, "no compilation database: the project is made of %s; to have one:\n", countOf(len(f.files), "C file"))
		for _, line := range f.advice() {
			printable.Fprintf(out, "  %s\n", line)
		}
	}
	switch {
	case len(f.mains) == 0:
		fmt.Fprintln(out, "programs: none of the files defines main")
	case len(f.mains) == 1:
		printable.Fprintf(out, "program: %s\n", f.chosen)
	default:
		fmt.Fprintf(out, "programs: %d, by the files with their functions main\n", len(f.mains))
		for i, m := range f.mains {
			if i == 20 {
				fmt.Fprintf(out, "  and %d more, which the file lists\n", len(f.mains)-i)
				break
			}
			mark := ""
			if m == f.chosen {
				mark = "   (chosen)"
			}
			printable.Fprintf(out, "  %s%s\n", m, mark)
		}
	}
	printable.Fprintf(out, "written: %s\n", target)
	where := ""
	if f.dir != "." {
		where = " in " + f.dir
	}
	check := "mayrun check"
	for _, dir := range append(slices.Clone(f.allow), f.outside()...) {
		check += " --allow-read " + f.relative(dir)
	}
	printable.Fprintf(out, "next%s: %s\n", where, check)
}

// outside is the folder of the database, if that is not in the project: a project file does not make mayrun read
// what lies elsewhere.
func (f *setup) outside() []string {
	if f.database == "" || filepath.IsLocal(f.relative(f.database)) {
		return nil
	}
	return []string{filepath.Dir(f.database)}
}

// relative is a name as the folder of the project sees it.
func (f *setup) relative(name string) string {
	dir, err1 := filepath.Abs(f.dir)
	full, err2 := filepath.Abs(name)
	if rel, err := filepath.Rel(dir, full); err == nil && err1 == nil && err2 == nil {
		return filepath.ToSlash(rel)
	}
	return name
}

// isThere reports whether the project has a folder.
func (f *setup) isThere(folder string) bool {
	info, err := f.reader.Stat(filepath.Join(f.dir, folder))
	return err == nil && info.IsDir()
}

func countOf(n int, what string) string {
	if n != 1 {
		what += "s"
	}
	return fmt.Sprintf("%d %s", n, what)
}
