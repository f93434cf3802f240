package main

import (
	"fmt"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/mayrun-dev/mayrun/frontend/compdb"
	"github.com/mayrun-dev/mayrun/frontend/modelfile"
	"github.com/mayrun-dev/mayrun/internal/lazy"
)

// text is the project file. Names in it are those of the tree, which may hold anything: it is read again, and must
// say what was meant, and no more.
func (f *setup) text(target string) (string, error) {
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	var meant []modelfile.Setting
	set := func(key, value string) {
		meant = append(meant, modelfile.Setting{Key: key, Value: value})
		line("%s: %s", key, scalar(value))
	}
	line("# What mayrun check does in this folder, without arguments. Names are relative to this file.")
	line("# What is set here, and changes what is analysed, is an assumption of each report.")
	line("")
	if f.database != "" {
		line("# The compilation database: it says how each file is compiled.")
		set("project", databaseFolder(f.relative(f.database)))
		if len(f.others) > 0 {
			line("# There are others:")
		}
		for _, name := range f.others {
			line("#project: %s", scalar(databaseFolder(f.relative(name))))
		}
	} else {
		line("# The C files: there was no compilation database. If there is one, \"project: FOLDER\" takes the place of this list.")
		line("files:")
		for _, file := range f.files {
			meant = append(meant, modelfile.Setting{Key: "files", Value: f.relative(file)})
			line("  - %s", scalar(f.relative(file)))
		}
	}
	line("")
	switch {
	case len(f.mains) == 0:
		line("# None of the files defines main. The first thread begins here:")
		line("#entry: start")
	case len(f.mains) == 1:
		line("# The only program is the one whose function main is in this file; a second one makes this line needed.")
	default:
		line("# The program is the one whose function main is in this file; files without main belong to each program.")
		line("# mayrun check --main FILE checks another one.")
	}
	several := len(f.mains) > 1
	if several {
		set("main", f.relative(f.chosen))
	}
	for _, m := range f.mains {
		if !several || m != f.chosen {
			line("#main: %s", scalar(f.relative(m)))
		}
	}
	if f.database == "" {
		line("")
		line("# Folders with headers, and macros, as -I and -D of the compiler.")
		if f.isThere("include") {
			meant = append(meant, modelfile.Setting{Key: "include", Value: "include"})
			line("include: [include]")
		} else {
			line("#include: [include]")
		}
		line("#define: [NDEBUG]")
	}
	b.WriteString(suggestions)
	p, err := modelfile.Parse(target, []byte(b.String()), true)
	if err != nil {
		return "", fmt.Errorf("mayrun init: the project has names that a project file cannot hold: %w", err)
	}
	if !slices.EqualFunc(meant, p.Settings, func(a, b modelfile.Setting) bool { return a.Key == b.Key && a.Value == b.Value }) {
		return "", fmt.Errorf("mayrun init: the project has names that %s cannot hold", target)
	}
	return b.String(), nil
}

// databaseFolder names a database by its folder, where that is enough.
func databaseFolder(name string) string {
	if dir, file := path.Split(name); file == compdb.FileName && dir != "" {
		return path.Clean(dir)
	}
	return name
}

// Lines of suggestions that are settings begin with a hash and no space.
const suggestions = `
# Models of functions that mayrun cannot see, such as locks of your own: files of them (mayrun models says how they are written).
#models: [locks.yml]

# Races that need not be mended, each with a reason: reports list them, and the exit status leaves them out.
#suppress:
#  - {location: hits, function: count, reason: a statistic}
#  - {file: third_party/, reason: not ours}

# How sure a race must be to fail a build is said on the command line, where no change of this file can move it:
# mayrun check --fail-on likely
`

// plainName matches names that mean themselves in YAML, but for the words that are none there.
var plainName = lazy.Regexp(`^(\.\./)*[A-Za-z_][A-Za-z0-9_./+-]*$`)

var otherWords = strings.Fields("null true false yes no on off y n")

// scalar is a text in YAML. Names of the tree may hold ends of lines and the like, also in comments.
func scalar(s string) string {
	if plainName().MatchString(s) && !slices.Contains(otherWords, strings.ToLower(s)) {
		return s
	}
	return strconv.Quote(s)
}
