package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"sort"
	"strings"
	"sync"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/frontend/compdb"
	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/frontend/source"
	"github.com/mayrun-dev/mayrun/internal/printable"
	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// projectFlags say which files make the program, where the command line does not name them one by one.
type projectFlags struct {
	database  string
	main      string
	keepGoing bool

	runsBuild    bool   // the arguments are the command of a build
	recorded     []byte // a database, made by a build
	recordedFrom string // the name of its command

	listed []string // by the project file, where nothing else says which files there are

	commands *compdb.Database // the database, if it has been read

	stderr  io.Writer // for what is left out, and with verbose for what is read
	verbose bool
	told    sync.Once // a witness has the program loaded once more
}

func (f *projectFlags) register(fs *pflag.FlagSet) {
	fs.StringVarP(&f.database, "project", "p", "",
		"analyse the program of a compilation database: compile_commands.json, or a folder with one, at `PATH`")
	fs.StringVar(&f.main, "main", "", "with --project, or the files that a project file lists: the program whose function main is in `FILE`")
	fs.BoolVar(&f.keepGoing, "keep-going", false, "analyse what can be loaded; what cannot is taken to do its worst")
}

// prepare reads the project file and checks the arguments of a command: a database names the files, unless they
// are named one by one.
func (f *inputFlags) prepare(c *cobra.Command, files []string, what string) error {
	beside := filepath.Join(folderOf(f.database), "x")
	if f.database == "" {
		beside = "x"
	}
	if f.database == "" && len(files) > 0 {
		// A witness may have named the files. Nothing is looked for where nothing may be read.
		beside = files[0]
		for _, file := range files {
			if err := f.reader.Check(file); err != nil {
				return fmt.Errorf("%s: %w", file, err)
			}
		}
	}
	p, err := f.find(beside)
	if err != nil {
		return err
	}
	if f.database == "" && f.recorded == nil && len(files) == 0 {
		f.database = p.Database
		f.assume(p, "project", "the program is one of the compilation database %s, as the project file says")
		if f.listed = p.Files; len(f.listed) > 0 {
			f.notes = append(f.notes, cfg.Note{Kind: cfg.Assumed, ID: "project-file-files", Pos: notePos(p.At("files")),
				Text: fmt.Sprintf("the program is one of the %d files of a list, as the project file says", len(f.listed))})
		}
	}
	switch {
	case f.recorded != nil, len(f.listed) > 0:
	case f.database == "" && len(files) == 0:
		return wrongUse{c, errors.New("no " + what + " given")}
	case f.database == "" && f.main != "":
		return wrongUse{c, errors.New("--main chooses among the programs of a compilation database: name that with --project")}
	}
	if err := f.defaults(p); err != nil || f.database == "" || f.recorded != nil {
		return err
	}
	f.grant()
	return nil
}

// sources lists the files of the program, and how each is read. Errors are those of files that cannot be read
// at all; with --keep-going these come back in left.
func (f *inputFlags) sources(ctx context.Context, files []string) (p *frontend.Project, left csource.ErrorList, err error) {
	p = &frontend.Project{Choose: f.chooses(), Main: f.main, KeepGoing: f.keepGoing}
	if p.Choose && len(f.listed) == 0 {
		left, err = f.fromDatabase(ctx, p)
		return p, left, err
	}
	if len(files) == 0 {
		files = f.listed
	}
	var missing []error
	for _, file := range files {
		if err := f.readable(file); err != nil {
			missing = append(missing, f.setAt("files", file, err))
			continue
		}
		c, err := compdb.Flags(f.reader, file, f.words()...)
		if err != nil {
			return nil, nil, f.blame(err)
		}
		if err = f.headers(ctx, &c); err != nil {
			return nil, nil, err
		}
		f.place(&c.Options)
		p.Files = append(p.Files, csource.File{Name: file, Options: c.Options, Remarks: c.Remarks})
	}
	return p, nil, errors.Join(missing...)
}

// chooses reports whether what says which files there are may hold several programs.
func (f *inputFlags) chooses() bool {
	return f.database != "" || f.recorded != nil || len(f.listed) > 0
}

// readable says why a file cannot be read, before anything else is tried.
func (f *inputFlags) readable(file string) error {
	info, err := f.reader.Stat(file)
	switch {
	case errors.Is(err, fs.ErrNotExist) && slices.Contains(buildTools, file):
		return fmt.Errorf("%s: no such file; to run it, and see what it compiles: mayrun check --build -- %s", file, file)
	case errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("%s: no such file", file)
	case err != nil:
		return fmt.Errorf("%s: %w", file, err)
	case info.IsDir():
		return fmt.Errorf("%s: is a directory; name the C files in it", file)
	}
	return nil
}

// buildTools are programs that build others, which somebody may mean to run.
var buildTools = strings.Fields("make gmake ninja cmake meson bazel scons waf tup redo sh bash")

// fromDatabase adds the files of the compilation database. Flags of the command line are added to those of each file.
func (f *inputFlags) fromDatabase(ctx context.Context, p *frontend.Project) (left csource.ErrorList, err error) {
	db, err := f.readDatabase()
	if err != nil {
		return nil, err
	}
	name := db.File
	if errs := f.elsewhere(db); len(errs) > 0 {
		return nil, errs
	}
	known := map[string]bool{}
	wrong := f.wrongWords()
	for _, c := range db.Commands {
		switch {
		case c.Language != "":
		case c.Err != nil:
			if wrong != nil && strings.HasSuffix(c.Err.Msg, wrong.Error()) {
				if at := f.blame(wrong); at != wrong {
					return nil, at
				}
			}
			left = append(left, c.Err)
		case known[c.File]:
			p.Repeated = append(p.Repeated, c.File)
		default:
			known[c.File] = true
			if err := f.headers(ctx, &c); err != nil {
				return nil, err
			}
			f.place(&c.Options)
			p.Files = append(p.Files, csource.File{Name: c.File, Options: c.Options, Remarks: c.Remarks})
		}
	}
	// A file that another command compiles as C is not lost.
	elsewhere := map[*csource.Error]bool{}
	for _, c := range db.Commands {
		elsewhere[c.Err] = known[c.File]
	}
	left = slices.DeleteFunc(left, func(e *csource.Error) bool { return elsewhere[e] })
	if len(p.Files) == 0 && len(left) == 0 {
		if len(db.Commands) > 0 {
			return nil, &csource.Error{Pos: csource.Pos{File: name},
				Msg: "the compilation database compiles no C file, but " + db.Commands[0].Language}
		}
		return nil, &csource.Error{Pos: csource.Pos{File: name}, Msg: "the compilation database is empty"}
	}
	if len(left) > 0 && !f.keepGoing {
		if n := len(left) - maxLeft; n > 0 {
			left = append(left[:maxLeft:maxLeft], &csource.Error{Pos: csource.Pos{File: name},
				Msg: fmt.Sprintf("%d more commands cannot be followed; --keep-going analyses the rest", n)})
		}
		return nil, left
	}
	for _, c := range db.Commands {
		if c.Language != "" && !known[c.File] {
			known[c.File] = true
			p.Foreign = append(p.Foreign, csource.LoadForeign(csource.File{Name: c.File, Options: csource.Options{Reader: f.reader}}, c.Language))
		} else if c.Err != nil && !elsewhere[c.Err] {
			p.Lost = append(p.Lost, csource.Result{File: csource.File{Name: c.File}, Errors: csource.ErrorList{c.Err}})
		}
	}
	return left, nil
}

// readDatabase reads the compilation database that is named, or that a build has made.
func (f *inputFlags) readDatabase() (*compdb.Database, error) {
	if f.commands != nil {
		return f.commands, nil
	}
	if f.recorded != nil {
		return compdb.Parse(f.reader, f.recordedFrom, f.recorded, f.words()...)
	}
	name, err := compdb.FindWith(f.reader, f.database)
	if err != nil {
		return nil, f.setAt("project", f.database, err)
	}
	return compdb.ReadWith(f.reader, name, f.words()...)
}

// elsewhere says which folders a database names that may not be read, each once, at the first command that
// does; of folders that lie in each other the outermost. Compilers would look there, and find something or not: going
// on without them would analyse another program.
func (f *inputFlags) elsewhere(db *compdb.Database) (errs csource.ErrorList) {
	told := map[string]bool{}
	var dirs []string // of errs
	look := func(c *compdb.Command, name string) {
		dir := filepath.Dir(name)
		if told[dir] {
			return
		}
		told[dir] = true
		f.reader.AllowAlias(name)
		if err := f.reader.Check(name); err != nil {
			errs, dirs = append(errs, &csource.Error{Pos: c.Pos, Msg: fmt.Sprintf("%s %v", dir, err)}), append(dirs, dir)
		}
	}
	for i := range db.Commands {
		c := &db.Commands[i]
		if c.Err != nil {
			continue
		}
		if f.recorded != nil {
			f.follow(c)
		}
		look(c, c.File)
		o := &c.Options
		for _, file := range o.Includes {
			f.reader.AllowAlias(file)
		}
		for _, dir := range slices.Concat(o.QuoteDirs, o.IncludeDirs, o.SysIncludeDirs, o.AfterDirs) {
			look(c, filepath.Join(dir, "x"))
		}
	}
	var outer csource.ErrorList
	for i, e := range errs {
		if !slices.ContainsFunc(dirs, func(dir string) bool { return dir != dirs[i] && source.Below(dir, dirs[i]) }) {
			outer = append(outer, e)
		}
	}
	return outer
}

// follow lets what a build has compiled be read, wherever it lies, as builds in a folder of their own have it. The build
// had all rights of the person who named it on the command line. Folders that are not there compilers pass over, and they
// are left out.
func (f *inputFlags) follow(c *compdb.Command) {
	f.reader.AllowNamed(surroundings(filepath.Dir(c.File)))
	f.reader.AllowNamed(filepath.Dir(c.File))
	o := &c.Options
	for _, dirs := range []*[]string{&o.QuoteDirs, &o.IncludeDirs, &o.SysIncludeDirs, &o.AfterDirs} {
		*dirs = slices.DeleteFunc(slices.Clone(*dirs), func(dir string) bool {
			_, err := os.Stat(dir)
			return errors.Is(err, fs.ErrNotExist)
		})
		for _, dir := range *dirs {
			f.reader.AllowNamed(surroundings(dir))
			f.reader.AllowNamed(dir)
		}
	}
}

// maxLeft bounds the complaints about commands of a database: a project may hold a thousand files of another language.
const maxLeft = 20

// words are the flags of the command line as a compiler has them: they are read as those of a compilation database are.
func (f *inputFlags) words() []string {
	var words []string
	for _, l := range []struct {
		flag string
		list []string
	}{{"-I", f.include}, {"-iquote", f.iquote}, {"-isystem", f.isystem}, {"-idirafter", f.idirafter},
		{"-include", f.preinclude}, {"-D", f.define}, {"-U", f.undefine}} {
		for _, x := range l.list {
			words = append(words, l.flag, x)
		}
	}
	if f.std != "" {
		words = append(words, "-std="+f.std)
	}
	if f.dataModel.set {
		words = append(words, map[csource.DataModel]string{csource.LP64: "-m64", csource.ILP32: "-m32"}[f.dataModel.value])
	}
	return append(words, f.ccFlags...)
}

// wrongWords says what is wrong with these flags alone, whatever a command has beside them.
func (f *inputFlags) wrongWords() error {
	_, err := compdb.Flags(f.reader, "x.c", f.words()...)
	return err
}

// blame gives an error about these flags the place of the one from which on it is there, if that is in the
// project file.
func (f *inputFlags) blame(err error) error {
	words := f.words()
	i := sort.Search(len(words), func(n int) bool {
		_, e := compdb.Flags(f.reader, "x.c", words[:n+1]...)
		return e != nil && e.Error() == err.Error()
	})
	if i == len(words) {
		return err
	}
	if std, ok := strings.CutPrefix(words[i], "-std="); ok && std == f.std {
		return f.setAt("std", std, err)
	}
	return f.setAt("cc-flags", words[i], err)
}

// place says where the project file has what it adds to the options of a file.
func (f *inputFlags) place(o *csource.Options) {
	for _, l := range []struct {
		key   string
		words []string
	}{{"define", o.Defines}, {"undefine", o.Undefines}, {"pre-include", o.Includes}} {
		for _, word := range l.words {
			if p := f.project.Where(l.key, word); p.IsValid() && !o.Places[word].IsValid() {
				if o.Places == nil {
					o.Places = map[string]csource.Pos{}
				}
				o.Places[word] = p
			}
		}
	}
}

// setAt gives an error about a setting its place, if it is one of the project file.
func (f *inputFlags) setAt(key, word string, err error) error {
	if p := f.project.Where(key, word); p.IsValid() {
		return &csource.Error{Pos: p, Msg: err.Error()}
	}
	return err
}

// report tells what was left out, and with --verbose which headers were read; once for each run of the command.
func (f *inputFlags) report(errs csource.ErrorList) {
	if f.stderr == nil {
		return
	}
	f.told.Do(func() {
		if len(errs) > 0 {
			complain(f.stderr, errs, f.read)
			fmt.Fprintln(f.stderr, "mayrun: going on without what could not be loaded; the report lists it")
		}
		if !f.verbose {
			return
		}
		if config := f.from(); config != "" {
			printable.Fprintf(f.stderr, "read %s\n", config)
		}
		for _, r := range f.files {
			printable.Fprintf(f.stderr, "read %s", r.Name)
			if len(r.Headers) > 0 {
				printable.Fprintf(f.stderr, " with %s", strings.Join(r.Headers, ", "))
			}
			fmt.Fprintln(f.stderr)
		}
	})
}
