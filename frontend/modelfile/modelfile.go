// Package modelfile reads what users write about their functions, and about their projects, in YAML.
//
// A model file says what functions do that mayrun cannot see, or should not look into: wrappers of locks,
// thread pools, allocators, code in assembly. Its models are taken for granted: they stand for the definition
// that the program may have, and the report lists each one that was used among the assumptions.
//
//	functions:
//	  my_lock:
//	    steps: [lock: $1]
//	  my_trylock:
//	    type: int
//	    steps:
//	      - either:
//	          - {steps: [{lock: $1, try: true}], result: 1}
//	          - {steps: [{lock-fail: $1, try: true}], result: 0}
//	  spawn:
//	    like: pthread_create($3, null, $1, $2)
//	  fatal, die:
//	    steps: [exit]
//	    no-return: true
//	  hash:
//	    type: int
//
// # Functions
//
// A key of functions is a name, or several with commas. Its value has these entries, all optional:
//
//	steps       what a call does, in order; nothing, if there are none
//	result      an operand; by default anything (any), also on ways through steps and branches that give no result
//	type        of the result, if the program does not declare the function: void, int (the default), long, size,
//	            ptr, double
//	no-return   true: a call does not come back
//	like        the function does what another one with a model does: NAME, or NAME(operands), in which NAME's $1,
//	            $2, … become these
//
// and, for completeness, override and feature, which the built-in models of a few functions have.
//
// # Steps
//
// A step is a verb with its operands: "unlock: $1", "store: [$1, new]", or the verb alone if it has none.
// Beside it, in the same braces, may stand what else there is to say: kind (mutex, rwlock, spin, cond, barrier,
// sem), shared, try, orphaned, lost, ceiling, serial, zero, text, wide, stack, sure, deep, calls, atomic, internal,
// quick (each true), name, op, order, when. The verbs and their operands are those of package models; mayrun models
// lists them, and mayrun models NAME prints any built-in model in this form. Some verbs have steps in them:
//
//	either: [branches]                     one of them happens; a branch has steps, result, if-used, kept, feature
//	                                       and assumption
//	loop: [steps]                          any number of times
//	if-set: $1, steps: [steps]             unless $1 is null
//	if-set: $1, branches: [set, null]      one or the other
//	if: $1==$2, branches: [yes, no]        likewise
//
// # Operands
//
//	$1 … $9                 an argument; anything, if a call has fewer
//	$1[?], size:$1          any element of the array of pointers at $1; the size of what $1 points to
//	"*$1"                   what it points to; quotes, because a bare star means something else in YAML
//	$1+$2, $1*$2, $1+?      a sum, a product of sizes, a pointer to anywhere in the object that $1 points to
//	$1==$2, $1&4            1 or 0; some bits
//	$1[2], "&$1[2]"         an element of the array of pointers that it points to, and its address; also new[2], got[2]
//	$1->NAME, $1->A->B      that member of what $1 points to; of what the member A points to
//	"&$1->NAME", $1->NAME+? the address of the member; a pointer to anywhere in the object that it points to
//	it                      the object with which call-each calls a function
//	returned                what the last function that was called has returned
//	null, 0, -1             constants
//	any, nondet, error      an arbitrary value; one that is no pointer to an object; an error number that is not 0
//	new                     the object that the last alloc step made
//	loaded, stored, swapped what the last atomic step found, wrote, and whether it wrote
//	status, number, outcome 0 or -1; -1 or more; 0 or an error number
//	self                    the running thread
//	"&file:NAME"            an object that belongs to the library
//
// # Projects
//
// The file .mayrun.yml of a project may hold functions, too, and defaults for flags of the command: include,
// iquote, isystem, define, undefine, pre-include, cc-flags (lists), std, data-model, entry, project, main,
// sysroot, models (a list of model files), and system-headers: true, which says that the headers of a compiler
// are needed (of which one, only the command line says). Where there is no compilation database for project,
// files lists the C files, of one program or of several that main chooses among. Under suppress it lists races that
// need not be mended:
//
//	suppress:
//	  - {location: hits, function: count, reason: a statistic}
//	  - {finding: 6d1f2a…, reason: the library waits}
//	  - {file: third_party/, reason: not ours}
//
// An entry has a reason, and at least one of finding (a fingerprint), location, function and file (a pattern, or a
// folder with a slash behind it). Names are relative to the file. [Project.Settings]
// says where each one stands, since they decide what is analysed: a report lists them.
package modelfile

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"strconv"

	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/token"

	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/frontend/models"
	"github.com/mayrun-dev/mayrun/frontend/source"
)

// ProjectFile is what the file of a project is called.
const ProjectFile = ".mayrun.yml"

// A File is what a file says.
type File struct {
	Name   string         // as the source names it
	Models []models.Model // in the order of the file
	Project

	where map[[2]string]csource.Pos // of settings, by key and value, names as the current folder sees them
}

// Project holds the defaults for flags of the command. Names are as the current folder sees them.
type Project struct {
	Include, IQuote, ISystem, Define, Undefine, PreInclude, CCFlags, Models []string      // folders of -I
	Files                                                                   []string      // the C files, without a database
	Std, DataModel, Entry, Database, Main, Sysroot                          string        // the standard of -std
	SystemHeaders                                                           bool          // the headers of a compiler are needed
	Suppress                                                                []Suppression // races that need not be mended

	// Settings are all of these in the order of the file; lists have one for each element.
	Settings []Setting
}

// A Setting is one thing that a project file says.
type Setting struct {
	Key, Value string      // what is set
	Pos        csource.Pos // where in the file
}

// At is where a key is set; for a list, its first element.
func (p *Project) At(key string) csource.Pos {
	for _, s := range p.Settings {
		if s.Key == key {
			return s.Pos
		}
	}
	return csource.Pos{}
}

// Where is the place of a setting by its value, as it is in [Project]. A nil file says nothing.
func (f *File) Where(key, word string) csource.Pos {
	if f == nil {
		return csource.Pos{}
	}
	return f.where[[2]string{key, word}]
}

// maxSize bounds what is read.
const maxSize = 4 << 20

// Read reads a model file, or with project the file of a project. The error is a [csource.ErrorList] with all
// that is wrong in it.
func Read(name string, project bool) (*File, error) { return ReadWith(nil, name, project) }

// ReadWith is [Read] for a file that r may read.
func ReadWith(r *source.Reader, name string, project bool) (*File, error) {
	data, err := r.ReadFile(name, maxSize)
	if err != nil {
		return nil, unreadable(name, err)
	}
	return parse(r, name, data, project)
}

// ReadFound reads the project file that [Find] has found. Nobody has named it, so another user must not have
// written it; the reader may read its folder from then on, since the files of the project are there.
func ReadFound(r *source.Reader, name string) (*File, error) {
	if r != nil {
		r.AllowNamed(filepath.Dir(name))
		r.AllowFile(name)
	}
	data, info, err := r.Read(name, maxSize)
	if err != nil {
		return nil, unreadable(name, err)
	}
	if err := source.OwnedAlone(info); err != nil {
		return nil, unreadable(name, fmt.Errorf("%w, and was not named; --config %s uses it, --no-config goes on without", err, name))
	}
	return parse(r, name, data, true)
}

func unreadable(name string, err error) error {
	if errors.Is(err, fs.ErrNotExist) {
		err = errors.New("no such file")
	}
	return csource.ErrorList{{Pos: csource.Pos{File: name}, Msg: err.Error()}}
}

// Parse reads the text of a file.
func Parse(name string, data []byte, project bool) (*File, error) {
	return parse(nil, name, data, project)
}

func parse(r *source.Reader, name string, data []byte, project bool) (*File, error) {
	d := &decoder{reader: r, file: name, known: map[string]*models.Model{}}
	f := &File{Name: name, where: map[[2]string]csource.Pos{}}
	root := d.parse(data)
	if root != nil {
		d.file1(root, f, project)
	}
	if len(d.errs) > 0 {
		return nil, d.errs
	}
	return f, nil
}

// file1 decodes the top of a file.
func (d *decoder) file1(root ast.Node, f *File, project bool) {
	p := &f.Project
	dir := filepath.Dir(f.Name)
	texts := map[string]*[]string{"define": &p.Define, "undefine": &p.Undefine, "cc-flags": &p.CCFlags}
	paths := map[string]*[]string{"include": &p.Include, "iquote": &p.IQuote, "isystem": &p.ISystem,
		"pre-include": &p.PreInclude, "models": &p.Models, "files": &p.Files}
	words := map[string]*string{"std": &p.Std, "data-model": &p.DataModel, "entry": &p.Entry}
	path := map[string]*string{"project": &p.Database, "main": &p.Main, "sysroot": &p.Sysroot}
	var files ast.Node
	d.mapping(root, "the file", func(key string, at, value ast.Node) {
		if key == "files" {
			files = at
		}
		if key == "functions" {
			d.functions(value, f)
			return
		}
		if !project {
			d.fail(at, "%q has no place in a model file, only functions; %s may hold it", key, ProjectFile)
			return
		}
		set := func(s, word string, at ast.Node) {
			var t *token.Token
			if at != nil {
				t = at.GetToken()
			}
			p.Settings = append(p.Settings, Setting{key, s, d.pos(t)})
			f.where[[2]string{key, word}] = d.pos(t)
		}
		switch {
		case texts[key] != nil, paths[key] != nil:
			d.texts(value, func(s string, at ast.Node) {
				list, word := texts[key], s
				if list == nil {
					list = paths[key]
					if key != "pre-include" || d.isFile(join(dir, s)) { // else a header that is searched
						word = join(dir, s)
					}
				}
				*list = append(*list, word)
				set(s, word, at)
			})
		case words[key] != nil:
			*words[key] = d.text(value)
			set(*words[key], *words[key], value)
		case path[key] != nil:
			s := d.text(value)
			*path[key] = join(dir, s)
			set(s, *path[key], value)
		case key == "suppress":
			d.suppress(value, dir, p)
		case key == "system-headers":
			if b, ok := value.(*ast.BoolNode); ok {
				p.SystemHeaders = b.Value
				set(strconv.FormatBool(b.Value), "", value)
			} else {
				d.fail(value, "a project file says that a compiler's headers are needed (true), not which compiler "+
					"to execute: that is for --system-headers=COMPILER on the command line")
			}
		default:
			d.fail(at, "unknown key %q", key)
		}
	})
	if files != nil && p.Database != "" {
		d.fail(files, "project and files both say which files there are")
	}
}

func join(dir, name string) string {
	if filepath.IsAbs(name) || name == "" {
		return name
	}
	return filepath.Join(dir, name)
}

// isFile reports whether a name is that of a file. What must not be looked at may be one: it is refused when it
// is read.
func (d *decoder) isFile(name string) bool {
	info, err := d.reader.Stat(name)
	return err == nil && !info.IsDir() || errors.Is(err, source.ErrOutside)
}
