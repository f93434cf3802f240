package pp

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strconv"
	"strings"
)

// directive handles the line that starts with hash.
func (r *run) directive(f *file, hash Token) {
	r.dirLoc = hash.Loc
	name := f.lex.next()
	live := len(f.conds) == 0 || f.conds[len(f.conds)-1].live
	if name.Kind == Newline || name.Kind == EOF {
		f.lex.endLine(name)
		return
	}
	switch name.Text {
	case "if", "ifdef", "ifndef", "elif", "else", "endif", "elifdef", "elifndef":
		line := r.line(f)
		r.conditional(f, name.Text, line)
		if n := len(f.conds); n > 0 && !f.conds[n-1].live {
			r.skip(f)
		}
		return
	}
	if !live {
		r.line(f)
		return
	}
	switch name.Text {
	case "include", "include_next", "import":
		r.include(f, name)
	case "embed":
		r.embed(f, name)
	case "define":
		if m := r.parseMacro(r.line(f)); m != nil {
			if old := r.macros[m.name]; old != nil && old.builtin == nil && !old.same(m) && old.disabled {
				m.disabled = true
			}
			r.settle(m.name)
			if n := len(r.behind) - 1; n >= 0 && r.behind[n].Name == m.name { // what guards a header, or has a default
				r.behind = r.behind[:n]
			}
			m.keyword = r.keywords
			r.macros[m.name] = m
		}
	case "undef":
		if line := r.line(f); len(line) > 0 && line[0].Kind == Ident {
			r.settle(line[0].Text)
			delete(r.macros, line[0].Text)
		} else {
			r.errorf(hash.Loc, "macro name missing")
		}
	case "line":
		r.lineDirective(f, r.expandAlone(r.line(f)))
	case "pragma":
		r.pragma(f, r.line(f))
	case "error":
		r.errorf(hash.Loc, "#error %s", spell(r.line(f)))
	case "warning", "ident", "sccs", "assert", "unassert":
		r.line(f)
	default:
		if name.Kind == Number {
			r.lineDirective(f, append([]Token{name}, r.line(f)...))
			return
		}
		r.line(f)
		r.errorf(hash.Loc, "invalid preprocessing directive #%s", name.Text)
	}
}

func (l *lexer) endLine(t Token) {
	if t.Kind == Newline {
		l.bol = true
	}
}

// line returns the rest of the line; the slice is good until the next call.
func (r *run) line(f *file) []Token {
	toks := r.scratch[:0]
	for {
		t := f.lex.next()
		if t.Kind == Newline || t.Kind == EOF {
			f.lex.endLine(t)
			r.scratch = toks
			return append([]Token(nil), toks...)
		}
		toks = append(toks, t)
	}
}

func spell(toks []Token) string {
	var b strings.Builder
	for i, t := range toks {
		if i > 0 && t.Space {
			b.WriteByte(' ')
		}
		b.WriteString(t.Text)
	}
	return b.String()
}

// lineDirective handles what follows #line or a line marker's "#".
func (r *run) lineDirective(f *file, toks []Token) {
	if len(toks) == 0 || toks[0].Kind != Number {
		r.errorf(r.dirLoc, "a line number must follow #line")
		return
	}
	n, err := strconv.ParseUint(toks[0].Text, 10, 31)
	if err != nil {
		r.errorf(toks[0].Loc, "%q is not a line number", toks[0].Text)
		return
	}
	src := f.lex.src
	name := src.Name
	if k := len(src.marks); k > 0 {
		name = src.marks[k-1].name
	}
	if len(toks) > 1 && toks[1].Kind == String {
		if s := unquote(toks[1].Text); s != "" { // an empty name would leave messages without a file
			name = s
		}
	}
	src.marks = append(src.marks, lineMark{uint32(f.lex.off), int(n), name})
}

// unquote reads the string literal of a file name.
func unquote(s string) string {
	s = strings.Trim(s, `"`)
	if !strings.Contains(s, `\`) {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] == '\\' && i+1 < len(s) {
			i++
		}
		b.WriteByte(s[i])
	}
	return b.String()
}

// pragmaOperator reads ( string ) after _Pragma.
func (r *run) pragmaOperator() {
	r.raw()
	s, end := r.next(), r.raw()
	if s.Kind != String || !end.Is(")") {
		r.errorf(s.Loc, "_Pragma takes a parenthesized string literal")
		return
	}
	l := newLexer(&Source{content: &content{text: unquote(s.Text), dialect: r.cfg.Dialect}})
	var toks []Token
	for t := l.next(); t.Kind != EOF; t = l.next() {
		t.Loc = s.Loc
		toks = append(toks, t)
	}
	if len(r.files) > 0 {
		r.pragma(r.files[len(r.files)-1], toks)
	}
}

func (r *run) pragma(f *file, toks []Token) {
	if len(toks) == 1 && toks[0].Is("once") {
		r.once[f.lex.src.Name] = true
		return
	}
	if len(toks) >= 2 && toks[0].Is("GCC") {
		r.changeOptions(f, toks[1].Text)
		return
	}
	if len(toks) >= 4 && toks[1].Is("(") && toks[2].Kind == String && toks[3].Is(")") {
		switch name := unquote(toks[2].Text); toks[0].Text {
		case "push_macro":
			r.pushMacro(name)
			return
		case "pop_macro":
			r.popMacro(name)
			return
		}
	}
	if len(toks) >= 2 && toks[0].Is("weak") {
		r.out = append(r.out, Token{Kind: Pragma, Text: "weak " + spell(toks[1:]), Loc: toks[0].Loc, Space: true})
		return
	}
	if len(toks) == 3 && toks[0].Is("redefine_extname") {
		r.out = append(r.out, Token{Kind: Pragma, Text: spell(toks), Loc: toks[0].Loc, Space: true})
		return
	}
	if len(toks) >= 2 && (toks[0].Is("scalar_storage_order") || toks[0].Is("ms_struct") || toks[0].Is("clang") && toks[1].Is("attribute")) {
		r.out = append(r.out, Token{Kind: Pragma, Text: spell(toks), Loc: toks[0].Loc, Space: true})
		return
	}
	if len(toks) > 0 && r.cfg.OpenMP != "" && (toks[0].Is("omp") || toks[0].Is("acc")) {
		r.errorf(toks[0].Loc, "%s", r.cfg.OpenMP)
		return
	}
	if len(toks) >= 3 && toks[0].Is("pack") && toks[1].Is("(") {
		toks = r.expandAlone(toks)
		if end := closing(toks, 1); end > 0 {
			r.out = append(r.out, Token{Kind: Pragma, Text: spell(toks[2:end]), Loc: toks[0].Loc, Space: true})
		}
	}
}

// include reads the operand of #include and switches to the file that it names.
func (r *run) include(f *file, name Token) {
	file, angled, ok := r.includeName(f)
	if !ok {
		return
	}
	if r.includes++; r.includes > r.cfg.Limits.Includes {
		r.errorf(name.Loc, "more than %d files are included", r.cfg.Limits.Includes)
		r.stopped = true
		return
	}
	if len(r.files) > r.cfg.Limits.Depth {
		r.errorf(name.Loc, "#include nested more than %d deep", r.cfg.Limits.Depth)
		r.stopped = true
		return
	}
	h, ok := r.find(f, name, file, angled)
	if !ok || r.once[h.name] {
		return
	}
	if name.Text == "import" {
		r.once[h.name] = true
	}
	if !r.seen[h.name] {
		r.seen[h.name] = true
		r.srcs.headers = append(r.srcs.headers, h.name)
		if src := f.lex.src; h.last && !src.Bundled && !src.System {
			r.lent = append(r.lent, Lent{Name: h.name, Loc: name.Loc, Bundled: h.bundled})
		}
	}
	if h.content.guarded(r.macros) {
		return
	}
	src := r.srcs.addContent(h.name, h.content, h.bundled)
	src.dir, src.System, src.from = h.dir, h.system, name.Loc
	src.open = h.bundled && (h.last || r.own(file))
	r.files = append(r.files, newFile(src))
}

func newFile(src *Source) *file { return &file{lex: newLexer(src)} }

func (r *run) includeName(f *file) (name string, angled, ok bool) {
	if n, ok := f.lex.headerName(); ok {
		r.line(f)
		return n, true, true
	}
	toks := r.line(f)
	if len(toks) > 0 && toks[0].Kind != String {
		toks = r.expandAlone(toks)
	}
	if len(toks) > 0 && toks[0].Kind == String {
		return unquote(toks[0].Text), false, true
	}
	if len(toks) > 2 && toks[0].Is("<") {
		for i := range toks {
			if toks[i].Is(">") {
				return spell(toks[1:i]), true, true
			}
		}
	}
	r.errorf(r.dirLoc, "#include expects \"file\" or <file>")
	return "", false, false
}

// bundledPrefix begins the names of bundled headers.
const bundledPrefix = "<bundled>/"

// A header is what an #include finds.
type header struct {
	name    string
	content *content
	dir     int // index of the folder; -1: beside the including file
	bundled bool
	system  bool
	last    bool // see Dir.Last
}

// find looks a header up: beside the including file for "name", then in the folders, one of which may stand for
// the bundled headers. A bundled header knows only its own kind.
func (r *run) find(f *file, at Token, name string, angled bool) (h header, ok bool) {
	stop := false
	var outside error // of the first place that is passed over
	var passed []Lent
	ok = r.search(f, name, angled, at.Text == "include_next", func(h1 header) bool {
		h = h1
		if h.bundled {
			h.content = r.cfg.Cache.read(h.name, Dialect{}, func(string) ([]byte, error) {
				if b, ok := r.cfg.Bundled(strings.TrimPrefix(h.name, bundledPrefix)); ok {
					return b, nil
				}
				return nil, fs.ErrNotExist
			})
			return h.content.err == nil
		}
		h.content = r.cfg.Cache.read(h.name, r.cfg.Dialect, r.cfg.Open)
		if h.content.err == nil && int64(len(h.content.original)) > r.cfg.Limits.FileSize {
			h.content = &content{err: fmt.Errorf("has more than %d bytes", r.cfg.Limits.FileSize)}
		}
		err := h.content.err
		if err != nil && h.dir >= 0 && r.cfg.Outside != nil && r.cfg.Outside(err) {
			if outside == nil {
				outside = fmt.Errorf("%s: %w", h.name, err)
			}
			passed = append(passed, Lent{Name: h.name, Loc: at.Loc})
			return false
		}
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			r.errorf(at.Loc, "%s: %v", h.name, err)
			stop = true
		}
		return stop || h.content.err == nil
	})
	if stop {
		return header{}, false
	}
	switch {
	case ok:
		r.passed = append(r.passed, passed...)
	case outside != nil:
		r.errorf(at.Loc, "%v", outside)
	default:
		r.notFound(at.Loc, name, angled)
	}
	return h, ok
}

// notFound complains about a header that is not there. What follows is read on; other
// complaints may be about the names that the header declares.
func (r *run) notFound(loc Loc, name string, angled bool) {
	r.errorf(loc, "include file %q not found", name)
	if n := len(r.errs); n > 0 && r.errs[n-1].Loc == loc {
		r.errs[n-1].Missing, r.errs[n-1].Angled = name, angled
	}
	r.missed = true
}

// search tries the places where a header may be, in order.
func (r *run) search(f *file, name string, angled, next bool, try func(header) bool) bool {
	src := f.lex.src
	if path.IsAbs(name) {
		return try(header{name: name, dir: -1, system: src.System})
	}
	if r.own(name) && try(header{name: bundledPrefix + name, dir: -1, bundled: true}) {
		return true
	}
	first := 0
	chain := next && len(r.files) > 1 // the search goes on where the file was found, however it was asked for
	if next {
		first = src.dir + 1
	} else if !angled && !src.Bundled && try(header{name: path.Join(path.Dir(src.Name), name), dir: -1, system: src.System}) {
		return true
	}
	for i := first; i < len(r.cfg.Dirs); i++ {
		d := r.cfg.Dirs[i]
		h := header{name: path.Join(d.Path, name), dir: i, system: d.System, last: d.Last}
		switch {
		case d.Bundled:
			h.name, h.bundled = bundledPrefix+h.name, true
			if r.cfg.Bundled == nil {
				continue
			}
		case src.Bundled && !src.open, d.Quote && angled && !chain:
			continue
		}
		if try(h) {
			return true
		}
	}
	return false
}

// own reports whether a header is part of the compiler: its bundled form comes before all others.
func (r *run) own(name string) bool {
	return r.cfg.Bundled != nil && r.cfg.Own != nil && r.cfg.Own(name)
}

// exists reports whether #include would find a file.
func (r *run) exists(f *file, name string, angled, next bool) bool {
	return r.search(f, name, angled, next, func(h header) bool {
		if h.bundled {
			_, ok := r.cfg.Bundled(strings.TrimPrefix(h.name, bundledPrefix))
			return ok
		}
		err := r.cfg.Cache.read(h.name, r.cfg.Dialect, r.cfg.Open).err
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			// Whether a compiler would find it decides what the program is.
			r.errorf(r.dirLoc, "%s: %v", h.name, err)
		}
		return err == nil
	})
}
