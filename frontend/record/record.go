// Package record finds out how a build compiles its files, by running it.
//
//	data, err := record.Run(ctx, []string{"make", "-j4"}, executable, log)   // a compilation database
//
// The build finds compilers by their names, in the folders of PATH: before these [Run] puts one that holds links to
// the running program under the names of all compilers there are. Under such a name the program is [Wrapped]: it
// notes its arguments and its folder, and becomes the compiler that was meant. (Bear does the same, by a library
// that is loaded before others. Compilers that are named by a path are not seen.)
//
// This executes what the build executes: only a person may ask for it, on the command line.
//
// This package may change in any release: see COMPATIBILITY.md.
package record

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/internal/lazy"
)

// variable tells the program under the name of a compiler where to note things.
const variable = "MAYRUN_RECORD"

// compilers are the names under which the program notes how it is called.
var compilers = lazy.Regexp(`^([\w.]+-)*(gcc|g\+\+|cc|c\+\+|clang|clang\+\+|c89|c99|musl-gcc|ccache|sccache|distcc)(-[\d.]+)?$`)

// A command is one element of a compilation database.
type command struct {
	Directory string   `json:"directory"`
	File      string   `json:"file"`
	Arguments []string `json:"arguments"`
}

// Run runs a build in the current folder, and returns the compilation database of what it has compiled: of files
// that are still there. program is the program that is to be called instead of the compilers. What the build
// prints goes to log.
func Run(ctx context.Context, build []string, program string, log io.Writer) ([]byte, error) {
	dir, err := os.MkdirTemp("", "mayrun-record-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	bin, notes := filepath.Join(dir, "bin"), filepath.Join(dir, "notes")
	if err := errors.Join(os.Mkdir(bin, 0o700), os.Mkdir(notes, 0o700)); err != nil {
		return nil, err
	}
	for _, name := range installed() {
		if err := os.Symlink(program, filepath.Join(bin, name)); err != nil {
			return nil, err
		}
	}
	cmd := exec.CommandContext(ctx, build[0], build[1:]...)
	cmd.Env = append(os.Environ(), variable+"="+notes, "PATH="+bin+string(filepath.ListSeparator)+os.Getenv("PATH"))
	cmd.Stdout, cmd.Stderr = log, log
	if err := cmd.Run(); err != nil {
		return nil, fmt.Errorf("the build %s: %w", strings.Join(build, " "), err)
	}
	return database(notes)
}

// installed names the compilers in the folders of PATH.
func installed() []string {
	names := []string{"cc", "gcc", "clang"}
	for _, dir := range filepath.SplitList(os.Getenv("PATH")) {
		entries, _ := os.ReadDir(dir)
		for _, e := range entries {
			if compilers().MatchString(e.Name()) {
				names = append(names, e.Name())
			}
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// database collects the notes. Builds run several commands at once: the order is that of the files.
func database(notes string) ([]byte, error) {
	entries, err := os.ReadDir(notes)
	if err != nil {
		return nil, err
	}
	list := []command{}
	for _, e := range entries {
		data, err := os.ReadFile(filepath.Join(notes, e.Name()))
		if err != nil {
			return nil, err
		}
		var c command
		if err := json.Unmarshal(data, &c); err != nil {
			return nil, err
		}
		for _, file := range sources(c.Arguments[1:]) {
			at := file
			if !filepath.IsAbs(at) {
				at = filepath.Join(c.Directory, file)
			}
			if info, err := os.Stat(at); err == nil && info.Mode().IsRegular() { // not one that configure has tried
				c.File = file
				list = append(list, c)
			}
		}
	}
	if len(list) == 0 {
		return nil, errors.New("the build has compiled nothing: if it is up to date, clean first; if it names its compiler by a path, " +
			"let it say where to find a compilation database (cmake -DCMAKE_EXPORT_COMPILE_COMMANDS=ON, meson, bear)")
	}
	slices.SortFunc(list, func(a, b command) int {
		return cmp.Or(strings.Compare(a.Directory, b.Directory), strings.Compare(a.File, b.File), slices.Compare(a.Arguments, b.Arguments))
	})
	return json.MarshalIndent(list, "", " ")
}

// source matches the names of files that compilers compile.
var source = lazy.Regexp(`\.(c|i|s|S|sx|cc|cpp|cxx|c\+\+|C|m|mm|f|f90|F|F90|cu)$`)

// sources are the files that a compiler is to compile; none if it only preprocesses.
func sources(args []string) (files []string) {
	for i := 0; i < len(args); i++ {
		switch a := args[i]; {
		case a == "-E", a == "-M", a == "-MM", a == "-fsyntax-only":
			return nil
		case slices.Contains(separate, a):
			i++
		case !strings.HasPrefix(a, "-") && source().MatchString(a):
			files = append(files, a)
		}
	}
	return files
}

// separate are the flags whose argument is the next word, and may be called like a source file.
var separate = strings.Fields("-o -MF -MT -MQ -include -imacros -I -iquote -isystem -idirafter -D -U -x -L -l -T " +
	"-Xlinker -Xassembler -Xpreprocessor")
