package csource

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"syscall"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/frontend/csource/internal/pp"
	"github.com/mayrun-dev/mayrun/frontend/source"
	"github.com/mayrun-dev/mayrun/internal/limit"
)

// A Unit is one translation unit, preprocessed and parsed.
type Unit struct {
	File    string    // the name given to Load
	Model   DataModel // the widths of types
	AST     *cc.AST   // of the parser
	Weak    []Weak    // what #pragma weak says
	Renamed []Weak    // what #pragma redefine_extname says: names, and those that they have in the object file

	// Cut names the functions whose bodies could not be parsed and are left out, Defines those that other text which is
	// left out seems to define. Incomplete: declarations are left out, too. Such a unit comes with errors, and serves
	// only to find more of them, or to go on without what is left out.
	Cut, Defines []string
	Incomplete   bool      // see Cut
	LeftOut      []LeftOut // all that is left out, in order

	// Missing are headers that were not found: what they would declare is not there, and what needs it is left out.
	Missing []Remark

	GNU89Inline       bool // extern inline makes no definition
	C23               bool // records with the same tag and alike members are one type, wherever they are defined
	UnsignedBitFields bool // a bit-field whose type is not explicitly signed is unsigned

	Asked []Asked // by name

	text *text
	cut  []cutText
}

// Asked says that the unit asks for something by which it can tell mayrun from a compiler.
type Asked struct {
	Macro string // its name
	Pos   Pos    // where it is asked for
}

// watched are the macros that are not what they are when the program is compiled.
var watched = []string{"__DATE__", "__MAYRUN__", "__TIMESTAMP__", "__TIME__"}

// A Weak is a symbol that need not be defined. With a target it is another name for that, unless something else
// defines it.
type Weak struct {
	Name, Target string // what is declared weak
}

// Pos returns the position of a node or a token of the unit.
func (u *Unit) Pos(n cc.Node) Pos { return u.text.pos(u.text.at(n.Position().Offset)) }

// Bundled reports whether a node is one of a bundled header, whatever its position says.
func (u *Unit) Bundled(n cc.Node) bool {
	return u.text != nil && u.text.sources.Position(u.text.at(n.Position().Offset)).Bundled
}

// From lists the places through which the text of a node is included, from the inside out, with commas.
func (u *Unit) From(n cc.Node) string {
	if u.text == nil {
		return ""
	}
	return u.text.from(u.text.at(n.Position().Offset))
}

// Mentions reports whether a word occurs in the unit.
func (u *Unit) Mentions(word string) bool {
	return u.text != nil && bytes.Contains(u.text.bytes, []byte(word))
}

// Words adds the words that occur in the unit to a set.
func (u *Unit) Words(set map[string]bool) {
	if u.text == nil {
		return
	}
	for _, t := range pp.Tokens(string(u.text.bytes)) {
		if t.Kind == pp.Ident {
			set[t.Text] = true
		}
	}
}

// A loader makes one unit.
type loader struct {
	opts Options
	file string
	errs ErrorList
	text *text
	weak []Weak
	// What #pragma redefine_extname says.
	renamed []Weak

	cache   *pp.Cache
	space   *[]pp.Token // for the tokens of the file
	headers []string    // the files that were included
	asked   []Remark    // see Options.Doubts
	bad     []pp.Loc    // what the errors of normalise and the parser are about

	words    []string   // of the command line, one for each line of the text that is made of it
	tokens   []pp.Token // of the file
	complete bool       // they are preprocessed
	missing  bool       // a header is: see withoutHeaders

	folders map[string]fs.FileInfo // those that hold headers, by name; nil: not there
}

func (l *loader) errorf(p Pos, format string, args ...any) {
	l.errs = append(l.errs, errorAt(p, format, args...))
}

func (l *loader) load(ctx context.Context) *Unit {
	whole := Pos{File: l.file}
	src, err := l.read(l.file)
	if err != nil {
		l.errorf(whole, "%v", plainError(err))
		return nil
	}
	limit.During(ctx, l.file+" was preprocessed")
	cfg := l.ppConfig(ctx)
	cfg.Space = l.space
	res := pp.Run(cfg, l.file, string(src))
	if ctx.Err() != nil {
		l.errorf(whole, "%s", limit.Reason(ctx))
		return nil
	}
	l.text = &text{sources: res.Sources}
	l.headers, l.tokens, l.complete = res.Sources.Headers(), res.Tokens, true
	if len(res.Errors) > 0 {
		l.tokens, l.complete = pp.Tokens(string(src)), false
	}
	for _, e := range res.Errors {
		p := l.text.pos(e.Loc)
		if p.File == commandLineName { // a bad -D, or -include
			p, e.Msg = l.onCommandLine(p.Line, e.Msg)
		}
		l.errs = append(l.errs, &Error{Pos: p, Msg: e.Msg, From: l.text.from(e.Loc), Hint: missingHint(e.Missing, e.Angled)})
	}
	l.doubtful(res.Asked)
	l.lent(res.Lent)
	l.passed(res.Passed)
	if len(l.errs) > 0 {
		return l.withoutHeaders(ctx, res)
	}
	u := l.parseAll(ctx, l.trimmed(res.Tokens), func() []pp.Token {
		return l.trimmed(pp.Run(l.ppConfig(ctx), l.file, string(src)).Tokens)
	}, res.Sources)
	return l.asking(u, res)
}

// asking notes what the unit asks for.
func (l *loader) asking(u *Unit, res *pp.Result) *Unit {
	for _, a := range res.Asked {
		if u != nil && slices.Contains(watched, a.Name) {
			u.Asked = append(u.Asked, Asked{a.Name, l.text.pos(a.Loc)})
		}
	}
	if u != nil {
		slices.SortFunc(u.Asked, func(a, b Asked) int { return strings.Compare(a.Macro, b.Macro) })
	}
	return u
}

// doubtful notes which macros the text has asked for although nobody knows what the compiler says.
func (l *loader) doubtful(asked []pp.Ask) {
	for _, a := range asked {
		if a.Pragma {
			l.asked = append(l.asked, Remark{Pos: l.text.pos(a.Loc), ID: "compiler-macro", Text: a.Name +
				" is asked for, behind a #pragma GCC that may change it: it is taken for what the command line makes of it"})
			continue
		}
		if strings.HasPrefix(a.Name, "<") {
			if l.opts.Predefined != "" || l.preprocessed() {
				continue // the headers are those of the machine
			}
			l.asked = append(l.asked, Remark{Pos: l.text.pos(a.Loc), ID: "compiler-macro", Text: "__has_include(" +
				a.Name + ") is asked for, and taken for false: the header is not bundled"})
			continue
		}
		for _, d := range l.opts.doubts(l.preprocessed()) {
			if !d.about(a.Name) {
				continue
			}
			p, text := l.text.pos(a.Loc), a.Name+" is asked for, "+d.Why
			if d.Refuse {
				l.complete = false
				l.errorf(p, "%s", text)
			} else {
				l.asked = append(l.asked, Remark{Pos: p, ID: "compiler-macro", Text: text})
			}
			break
		}
	}
}

// lent notes which headers come from where the compiler need not have looked.
func (l *loader) lent(list []pp.Lent) {
	for _, h := range list {
		r := Remark{Pos: l.text.pos(h.Loc), ID: "machine-header",
			Text: h.Name + ", as it is on this machine, is the header with which the program is compiled"}
		if h.Bundled {
			r.ID, r.Text = "bundled-declarations", strings.TrimPrefix(h.Name, "<bundled>/"+packFolder+"/")+
				" is not on this machine: the program is compiled with one that declares what the bundled one does"
		}
		l.asked = append(l.asked, r)
	}
}

// passed notes which headers are taken not to be where nothing may be looked for.
func (l *loader) passed(list []pp.Lent) {
	for _, h := range list {
		l.asked = append(l.asked, Remark{Pos: l.text.pos(h.Loc), ID: "outside-header", Text: "there is no " + h.Name +
			", which is outside of the folders that may be read, and would come before the header that is found"})
	}
}

// leadsOut reports whether a name was refused for the folder that it leads to: not for a link, or what is hidden.
func leadsOut(err error) bool {
	var e *source.OutsideError
	return errors.As(err, &e) && e.Lexical()
}

// trimmed drops what nothing in the file uses.
func (l *loader) trimmed(toks []pp.Token) []pp.Token {
	toks = l.standardAttributes(toks)
	if l.opts.KeepUnused {
		return toks
	}
	header := l.text.sources.InHeader()
	return trim(toks, l.preprocessed(), l.missing, func(t *pp.Token) bool { return header(t.Loc) })
}

// preprocessed reports whether the file has been through a preprocessor.
func (l *loader) preprocessed() bool { return l.opts.Preprocessed || strings.HasSuffix(l.file, ".i") }

// commandLineName is what the text of -D, -U and -include is called.
const commandLineName = "<command-line>"

// ppConfig collects what the preprocessor reads before the file itself.
func (l *loader) ppConfig(ctx context.Context) *pp.Config {
	o := &l.opts
	cfg := &pp.Config{
		Open: l.header, Outside: leadsOut, Cache: l.cache, Stop: func() bool { return ctx.Err() != nil },
		Dirs: l.dirs(), Dialect: o.ppDialect(l.preprocessed()), UnsignedChar: o.UnsignedChar,
		HasBuiltin: o.hasBuiltin,
		Predefined: []pp.Text{
			{Name: "<predefined>", Text: l.predefined(), Bundled: true},
			{Name: "<builtin>", Text: builtinsText(), Bundled: true},
		},
		Limits: pp.Limits{Expansion: o.Limits.Expansion, Bytes: o.Limits.Bytes, Tokens: o.Limits.Tokens,
			Text: o.Limits.Text, Includes: 10_000, Depth: 200, FileSize: o.Limits.FileSize},
	}
	if words := o.keywords(); words != "" && (o.Predefined == "" || l.preprocessed()) {
		cfg.Predefined = append(cfg.Predefined, pp.Text{Name: "<keywords>", Text: words, Bundled: true, Keywords: true})
	}
	if !o.NoBundledHeaders {
		cfg.Bundled, cfg.Own = bundledHeader, compilerHeader
	}
	if o.OpenMP {
		cfg.OpenMP = "OpenMP is not supported: its pragmas start threads that the analysis would not see"
	}
	cfg.Predefined = append(cfg.Predefined, l.commandLine()...)
	known := map[string]bool{}
	doubts := o.doubts(l.preprocessed())
	cfg.Watch = func(name string) bool {
		is, ok := known[name]
		if !ok {
			is = slices.Contains(watched, name) || !l.preprocessed() &&
				slices.ContainsFunc(doubts, func(d Doubt) bool { return d.about(name) })
			known[name] = is
		}
		return is
	}
	return cfg
}

// commandLine is what the preprocessor reads because of -D, -U, -imacros and -include. Its lines are the words
// of the command line, and have their numbers, through all texts.
func (l *loader) commandLine() (texts []pp.Text) {
	o := &l.opts
	l.words = nil
	var b strings.Builder
	say := func(word, directive string) {
		l.words = append(l.words, word)
		b.WriteString(strings.ReplaceAll(directive, "\n", " ") + "\n")
	}
	end := func(macrosOnly bool) {
		texts = append(texts, pp.Text{Name: commandLineName, Text: b.String(), MacrosOnly: macrosOnly})
		b.Reset()
		b.WriteString(strings.Repeat("\n", len(l.words)))
	}
	for _, d := range o.Defines {
		name, value, ok := strings.Cut(d, "=")
		if !ok {
			value = "1"
		}
		say(d, "#define "+name+" "+value)
	}
	for _, d := range o.Undefines {
		say(d, "#undef "+d)
	}
	end(false)
	for _, f := range o.Macros {
		say(f, fmt.Sprintf("#include %q", f))
	}
	end(true)
	for _, f := range o.Includes {
		say(f, fmt.Sprintf("#include %q", f))
	}
	end(false)
	return texts
}

// onCommandLine is the place of a line of the command line: that of its word, or where the file begins, before
// which it is read.
func (l *loader) onCommandLine(line int, msg string) (Pos, string) {
	if line >= 1 && line <= len(l.words) {
		if p := l.opts.Places[l.words[line-1]]; p.IsValid() {
			return p, l.file + ": " + msg
		}
	}
	return Pos{File: l.file, Line: 1, Column: 1}, "on the command line: " + msg
}

// predefined are the macros that the compiler defines.
func (l *loader) predefined() string {
	if l.opts.Predefined != "" && !l.preprocessed() {
		return l.opts.Predefined + "#define __MAYRUN__ 1\n"
	}
	return predefinedText(l.opts.DataModel, l.preprocessed()) + l.opts.dialect() + l.opts.FlagMacros
}

// NameInFS is what a file is called in [Options].FS: relative to its root, which is also the current folder.
func NameInFS(name string) string {
	return strings.TrimPrefix(path.Clean(filepath.ToSlash(name)), "/")
}

// read reads a file of the machine, or of Options.FS.
func (l *loader) read(name string) ([]byte, error) {
	if l.opts.FS != nil {
		return source.ReadFS(l.opts.FS, NameInFS(name), l.opts.Limits.FileSize)
	}
	return l.opts.Reader.ReadFile(name, l.opts.Limits.FileSize)
}

// header reads a file that #include looks for. Compilers pass over folders of the same name, and over files that have
// the name of a folder on the way to it.
func (l *loader) header(name string) ([]byte, error) {
	data, err := l.read(name)
	if errors.Is(err, source.ErrFolder) || errors.Is(err, syscall.ENOTDIR) {
		return nil, &fs.PathError{Op: "read", Path: name, Err: fs.ErrNotExist}
	}
	return data, err
}

// plainError drops what repeats the name of the file.
func plainError(err error) error {
	if pe, ok := err.(*fs.PathError); ok {
		return pe.Err
	}
	return err
}
