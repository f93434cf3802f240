// Package compdb reads JSON compilation databases (compile_commands.json), which say how each file of a project
// is compiled.
//
//	db, err := compdb.Read("build/compile_commands.json")
//	for _, c := range db.Commands { … c.File … c.Options … }
//
// A [Command] is one compilation of one C file. Its flags become [csource.Options], by a table (rules.go and
// the files of its parts) that says for each flag of gcc and clang what it does: those that change what the
// text means are followed (include paths, macros, predefined macros, language standard, data model, signedness
// of char and bit-fields), or the command is refused because of them, or what is not modelled of them is a
// [csource.Remark], which becomes an assumption of the report; all others are ignored knowingly. A flag that
// the table does not know, unless it is about warnings, is a remark too. A command that cannot be followed
// (C++, assembly, a flag that changes layouts in a way that is not modelled) keeps its place with an error, so
// that the caller can decide whether to go on without the file.
//
// A database is never executed, whatever its commands are. The files that it names may be anything: [ReadWith]
// reads only those that a [source.Reader] may read.
//
// Relative names mean what they mean to the compiler: relative to the command's directory, which in turn is
// relative to the folder of the database. Names are given back relative to the current folder where they lie
// below it, as a person would type them.
//
// This package may change in any release: see COMPATIBILITY.md.
package compdb

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/frontend/source"
	"github.com/mayrun-dev/mayrun/internal/jsontext"
)

// FileName is what a compilation database is called.
const FileName = "compile_commands.json"

// A Database is a compilation database.
type Database struct {
	File     string
	Commands []Command
}

// A Command says how one file is compiled.
type Command struct {
	File    string // the source file
	Dir     string // where the compiler runs, as an absolute name
	Output  string // what the compilation makes, if the database says so
	Pos     csource.Pos
	Options csource.Options
	Remarks []csource.Remark // what the command leaves open, and is taken for granted
	Err     *csource.Error   // why the command cannot be followed; nil if it can

	// Language is what the file is written in, if the command cannot be followed for that reason alone.
	Language string
}

// entry is an element of the database, as its specification defines it.
type entry struct {
	Directory string   `json:"directory"`
	File      string   `json:"file"`
	Command   string   `json:"command"`
	Arguments []string `json:"arguments"`
	Output    string   `json:"output"`
}

// maxSize bounds what is read at once: databases and response files. maxCommands bounds the commands of a
// database: those of the largest projects have some ten thousand.
const (
	maxSize     = 256 << 20
	maxCommands = 500_000
)

// FindWith returns the database that a name given by a person means, among the files that r may read: the file itself,
// or the one in a folder.
func FindWith(r *source.Reader, name string) (string, error) {
	info, err := r.Stat(name)
	switch {
	case errors.Is(err, source.ErrOutside):
		return "", &csource.Error{Pos: csource.Pos{File: name}, Msg: err.Error()}
	case err != nil:
		return "", &csource.Error{Pos: csource.Pos{File: name}, Msg: "no such file or folder"}
	case !info.IsDir():
		return name, nil
	}
	for _, sub := range []string{"", "build"} {
		file := filepath.Join(name, sub, FileName)
		if info, err := r.Stat(file); errors.Is(err, source.ErrOutside) || err == nil && !info.IsDir() {
			return file, nil
		}
	}
	return "", &csource.Error{Pos: csource.Pos{File: name}, Msg: "the folder holds no " + FileName +
		"; cmake -DCMAKE_EXPORT_COMPILE_COMMANDS=ON and bear write one"}
}

// Read reads a compilation database. The error says what is wrong with the database itself; what is wrong with
// single commands is in [Command.Err]. More flags are added to all commands; names in them are relative to the
// current folder.
func Read(file string, more ...string) (*Database, error) { return ReadWith(nil, file, more...) }

// ReadWith is [Read] with files that r may read.
func ReadWith(r *source.Reader, file string, more ...string) (*Database, error) {
	data, err := readFile(r, file)
	if err != nil {
		return nil, &csource.Error{Pos: csource.Pos{File: file}, Msg: err.Error()}
	}
	cwd, err := os.Getwd()
	if err != nil {
		return nil, err
	}
	return parse(r, file, data, cwd, more...)
}

// Parse reads the text of a database that is no file: folders in it are absolute, and name stands for it in messages.
// Response files are those that r may read.
func Parse(r *source.Reader, name string, data []byte, more ...string) (*Database, error) {
	cwd, err := os.Getwd()
	if err != nil {
		return nil, err
	}
	return parse(r, name, data, cwd, more...)
}

// Flags is the command that compiles a file with gcc and these flags, in the current folder. Response files are
// those that r may read.
func Flags(r *source.Reader, file string, flags ...string) (Command, error) {
	cwd, err := os.Getwd()
	if err != nil {
		return Command{}, err
	}
	c := Command{File: file}
	p := newFlagParser(r, cwd, cwd, file)
	p.language = "c" // whatever the file is called
	if err := p.parseFlags(nil, flags); err != nil {
		return c, err
	}
	if err := p.check(); err != nil {
		return c, err
	}
	c.Options, c.Remarks = p.options(), p.remarks
	return c, nil
}

// parse reads the text of a database.
func parse(r *source.Reader, file string, data []byte, cwd string, more ...string) (*Database, error) {
	at := func(offset int64) csource.Pos { return position(file, data, offset) }
	dec := json.NewDecoder(bytes.NewReader(data))
	fail := func(err error) error {
		e := jsontext.Explain(data, dec, err, "a command")
		return &csource.Error{Pos: at(e.Offset), Msg: e.Msg}
	}
	if t, err := dec.Token(); err != nil {
		return nil, fail(err)
	} else if t != json.Delim('[') {
		return nil, &csource.Error{Pos: at(0), Msg: "a compilation database is a list of commands"}
	}
	db := &Database{File: file}
	base := filepath.Dir(absolute(cwd, file))
	spent := expansion{files: maxResponses * 100, words: maxWords * 10}
	where := places{file: file, data: data, line: 1}
	for dec.More() {
		start := where.at(elementStart(data, dec.InputOffset()))
		if len(db.Commands) >= maxCommands {
			return nil, &csource.Error{Pos: start, Msg: fmt.Sprintf("the database has more than %d commands", maxCommands)}
		}
		var e entry
		if err := dec.Decode(&e); err != nil {
			return nil, fail(err)
		}
		db.Commands = append(db.Commands, e.resolve(r, start, base, cwd, more, &spent))
	}
	if _, err := dec.Token(); err != nil {
		return nil, fail(err)
	}
	db.unify()
	return db, nil
}

// resolve turns an entry into a command.
func (e *entry) resolve(r *source.Reader, pos csource.Pos, base, cwd string, more []string, left *expansion) Command {
	dir := absolute(base, e.Directory)
	c := Command{File: short(cwd, absolute(dir, e.File)), Dir: dir, Pos: pos}
	fail := func(format string, args ...any) Command {
		c.Err = &csource.Error{Pos: pos, Msg: fmt.Sprintf(format, args...)}
		return c
	}
	if e.File == "" {
		return fail("the command names no file")
	}
	if e.Output != "" {
		c.Output = short(cwd, absolute(dir, e.Output))
	}
	args := e.Arguments
	if len(args) == 0 {
		if e.Command == "" {
			return fail("neither command nor arguments are given for %s", e.File)
		}
		var err error
		if args, err = Words(e.Command); err != nil {
			return fail("the command of %s: %v", e.File, err)
		}
	}
	p := newFlagParser(r, dir, cwd, c.File)
	p.total, p.at = left, pos
	if err := p.parse(args, more); err != nil {
		var other otherLanguage
		switch c.Language = csource.Language(c.File); {
		case errors.As(err, &other):
			c.Language = other.language
		case c.Language == "" && p.cplus:
			c.Language = "C++"
		}
		return fail("%s: %v", e.File, err)
	}
	c.Options = p.options()
	for _, r := range p.remarks {
		r.Pos = pos
		c.Remarks = append(c.Remarks, r)
	}
	if c.Output == "" && p.output != "" {
		c.Output = short(cwd, absolute(dir, p.output))
	}
	return c
}

// unify keeps one command of those that compile a file in the same way: objects for a static and a shared
// library, for instance. These may differ in what flags predefine: that matters only if the text asks for it.
func (db *Database) unify() {
	type known struct {
		at      int // in kept
		macros  map[string]bool
		remarks map[string]bool
	}
	kept := db.Commands[:0]
	byText := map[string]*known{}
	for _, c := range db.Commands {
		key := fmt.Sprintf("%q %v %#v", c.File, c.Err == nil, essence(c.Options))
		k := byText[key]
		if k == nil {
			k = &known{len(kept), map[string]bool{c.Options.FlagMacros: true}, map[string]bool{}}
			for _, r := range c.Remarks {
				k.remarks[r.Text] = true
			}
			byText[key] = k
			kept = append(kept, c)
			continue
		}
		first := &kept[k.at]
		if macros := c.Options.FlagMacros; !k.macros[macros] {
			k.macros[macros] = true
			doubt := csource.Doubt{Macros: otherMacros(first.Options.FlagMacros, macros),
				Why: "and the file is compiled again with flags that say something else"}
			first.Options.Doubts = append([]csource.Doubt{doubt}, first.Options.Doubts...)
		}
		for _, r := range c.Remarks {
			if !k.remarks[r.Text] {
				k.remarks[r.Text] = true
				first.Remarks = append(first.Remarks, r)
			}
		}
	}
	db.Commands = kept
}

// essence is what decides how a text is read, but for the predefined macros.
func essence(o csource.Options) csource.Options {
	o.Flags, o.FlagMacros, o.Doubts, o.Places = nil, "", nil, nil
	return o
}

// otherMacros names the macros that two lists of directives are not agreed on.
func otherMacros(a, b string) []string {
	var names []string
	for _, pair := range [][2]string{{a, b}, {b, a}} {
		for line := range strings.Lines(pair[0]) {
			if words := strings.Fields(line); len(words) > 1 && !strings.Contains("\n"+pair[1], "\n"+line) {
				names = append(names, words[1])
			}
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// readFile reads a file of a sensible size.
func readFile(r *source.Reader, name string) ([]byte, error) {
	data, err := r.ReadFile(name, maxSize)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, errors.New("no such file")
	}
	return data, err
}

// absolute is name seen from a folder.
func absolute(dir, name string) string {
	if filepath.IsAbs(name) {
		return filepath.Clean(name)
	}
	return filepath.Join(dir, name)
}

// short is an absolute name as one would type it in cwd.
func short(cwd, name string) string {
	rel, err := filepath.Rel(cwd, name)
	if err != nil || rel == ".." || strings.HasPrefix(rel, "../") {
		return name
	}
	return rel
}

// elementStart is the offset of the next element of the list.
func elementStart(data []byte, from int64) int64 {
	for from < int64(len(data)) && strings.IndexByte(" \t\r\n,", data[from]) >= 0 {
		from++
	}
	return from
}

// places counts lines and columns at ascending offsets.
type places struct {
	file   string
	data   []byte
	offset int64 // so far
	line   int
	start  int64 // of the line
}

func (p *places) at(offset int64) csource.Pos {
	offset = min(offset, int64(len(p.data)))
	for p.offset < offset {
		i := bytes.IndexByte(p.data[p.offset:offset], '\n')
		if i < 0 {
			break
		}
		p.offset += int64(i) + 1
		p.line, p.start = p.line+1, p.offset
	}
	p.offset = offset
	return csource.Pos{File: p.file, Line: p.line, Column: int(offset-p.start) + 1}
}

// position is the place of an offset.
func position(file string, data []byte, offset int64) csource.Pos {
	return (&places{file: file, data: data, line: 1}).at(offset)
}
