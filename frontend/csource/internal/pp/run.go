package pp

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// maxErrors ends a run: what follows many errors is seldom worth reading.
const maxErrors = 50

// run is the state of one preprocessing run.
type run struct {
	cfg     *Config
	srcs    *Sources
	macros  map[string]*macro
	frames  []frame         // token lists being read, innermost last
	barrier int             // frames below it are out of reach: an argument is expanded alone
	files   []*file         // files being read, innermost last
	once    map[string]bool // files that are not to be included again
	seen    map[string]bool // files that were included
	out     []Token
	errs    []Error

	dirLoc   Loc // the directive being handled
	space    bool
	stopped  bool
	work     int
	made     int // bytes of new tokens
	text     int // bytes of tokens in out
	looked   int // when Stop was asked: see stop
	includes int
	missed   bool // a header is not there: what is wrong behind it may be so for lack of it
	counter  int
	// whether a pragma has changed the options of the compiler, with those that are pushed; the last counts
	options  []bool
	keywords bool // what is being read defines keywords
	asked    []Ask
	behind   []Ask
	lent     []Lent
	passed   []Lent
	// watched macros that have been asked for, or that the program has defined or undefined
	settled map[string]bool
	pushed  map[string][]pushedMacro // by #pragma push_macro
	scratch []Token
	eval    evaluator
}

// A frame is a list of tokens being read; macro is the one that they replace.
type frame struct {
	toks  []Token
	macro *macro
}

// A file is a source being read, with its open conditionals.
type file struct {
	lex   *lexer
	conds []cond
}

type cond struct {
	loc     Loc
	live    bool // the current branch is read
	taken   bool // a branch was read, or none may be
	hasElse bool
}

// Run preprocesses the text of one file.
func Run(cfg *Config, name, text string) *Result {
	if cfg.HasBuiltin == nil {
		with := *cfg
		with.HasBuiltin = func(string) (has, known bool) { return false, true }
		cfg = &with
	}
	r := &run{cfg: cfg, srcs: &Sources{}, macros: make(map[string]*macro, 512), once: map[string]bool{}, seen: map[string]bool{}}
	r.eval.r = r
	if cfg.Space != nil {
		r.out = (*cfg.Space)[:0]
	}
	for name, f := range builtinMacros {
		r.macros[name] = &macro{name: name, builtin: f}
	}
	for _, t := range cfg.Predefined {
		before := len(r.out)
		r.keywords = t.Keywords
		r.read(r.srcs.addContent(t.Name, cfg.Cache.constant(t.Text), t.Bundled))
		if t.MacrosOnly {
			r.out = r.out[:before]
		}
	}
	r.keywords = false
	r.out = slices.Grow(r.out, len(text)/4)
	r.read(r.srcs.add(name, text, cfg.Dialect))
	if cfg.Space != nil {
		*cfg.Space = r.out
	}
	return &Result{Tokens: r.out, Sources: r.srcs, Errors: r.errs, Asked: r.asked, Behind: r.behind, Stopped: r.stopped, Lent: r.lent, Passed: r.passed}
}

// ask notes that the text depends on a macro. Headers that are bundled, or of the system, do not count: they
// are written for any compiler.
func (r *run) ask(name string, loc Loc) {
	r.askChanged(name, loc)
	r.askBehind(name, loc)
	if r.cfg.Watch == nil || r.settled[name] || len(r.files) == 0 || !r.cfg.Watch(name) {
		return
	}
	if src := r.files[len(r.files)-1].lex.src; src.Bundled || src.System {
		return
	}
	r.settle(name)
	if !slices.ContainsFunc(r.asked, func(a Ask) bool { return a.Name == name }) {
		r.asked = append(r.asked, Ask{Name: name, Loc: loc})
	}
}

// askBehind notes that the text depends on a macro that a header which is missing may have defined. Names that begin
// with an underscore are the compiler's, and the system's.
func (r *run) askBehind(name string, loc Loc) {
	if !r.missed || r.macros[name] != nil || strings.HasPrefix(name, "_") || len(r.files) == 0 || r.files[len(r.files)-1].lex.src.Bundled ||
		slices.ContainsFunc(r.behind, func(a Ask) bool { return a.Name == name }) {
		return
	}
	r.behind = append(r.behind, Ask{Name: name, Loc: loc})
}

// missing notes that the text has asked for a header of the system that cannot be found, whatever its macros.
func (r *run) missing(name string, loc Loc) {
	if src := r.files[len(r.files)-1].lex.src; src.Bundled || src.System || r.cfg.Watch == nil || r.settled[name] {
		return
	}
	r.settle(name)
	r.asked = append(r.asked, Ask{Name: name, Loc: loc})
}

// settle says that nothing more is of interest about a macro: the program has it from itself.
func (r *run) settle(name string) {
	if r.cfg.Watch == nil || len(r.files) == 0 || r.files[len(r.files)-1].lex.src.Bundled {
		return
	}
	if r.settled == nil {
		r.settled = map[string]bool{}
	}
	r.settled[name] = true
}

func (r *run) read(src *Source) {
	if r.stopped {
		return
	}
	r.files = append(r.files, &file{lex: newLexer(src)})
	for {
		t := r.next()
		if t.Kind == EOF {
			break
		}
		if len(r.out) >= r.cfg.Limits.Tokens {
			r.errorf(t.Loc, "more than %d tokens", r.cfg.Limits.Tokens)
			r.stopped = true
		}
		if r.text += len(t.Text); r.text > r.cfg.Limits.Text {
			r.errorf(t.Loc, "more than %d bytes after preprocessing", r.cfg.Limits.Text)
			r.stopped = true
		}
		r.out = append(r.out, t)
	}
	r.files, r.frames = r.files[:0], r.frames[:0]
}

func (r *run) errorf(loc Loc, format string, args ...any) {
	switch {
	case r.missed && !strings.HasPrefix(format, "include file"):
	case len(r.errs) < maxErrors:
		r.errs = append(r.errs, Error{Loc: loc, Msg: fmt.Sprintf(format, args...), From: r.srcs.included(loc)})
	default:
		r.stopped = true
	}
}

// stop asks whether to stop, now and then.
func (r *run) stop() {
	if r.looked++; r.looked&1023 == 0 && r.cfg.Stop != nil && r.cfg.Stop() {
		r.stopped = true
	}
}

// makes pays for the text of a new token; it reports whether there may be so much.
func (r *run) makes(n int, loc Loc) bool {
	if r.made += n; r.made <= r.cfg.Limits.Bytes {
		return true
	}
	if !r.stopped {
		r.errorf(loc, "macro expansion makes literals and names of more than %d bytes", r.cfg.Limits.Bytes)
		r.stopped = true
	}
	return false
}

// overWork reports that expansion has gone on for too long, once as an error.
func (r *run) overWork(loc Loc) bool {
	if r.stop(); r.stopped {
		return true
	}
	if r.work <= r.cfg.Limits.Expansion {
		return false
	}
	if !r.stopped {
		r.errorf(loc, "macro expansion handles more than %d tokens", r.cfg.Limits.Expansion)
		r.stopped = true
	}
	return true
}

func (r *run) push(toks []Token, m *macro) {
	r.frames = append(r.frames, frame{toks, m})
}

// next returns the next token, expanded.
func (r *run) next() Token {
	for {
		t := r.raw()
		if r.space {
			t.Space, r.space = true, false
		}
		if t.Kind != Ident || t.noExpand {
			return t
		}
		m := r.macros[t.Text]
		if m == nil {
			if t.Text == "_Pragma" && r.parenFollows() {
				r.pragmaOperator()
				continue
			}
			return t
		}
		r.ask(t.Text, t.Loc)
		if m.disabled {
			t.noExpand = true
			return t
		}
		if !r.enter(m, t) {
			return t
		}
	}
}

// raw returns the next token, unexpanded, from the innermost frame or file.
func (r *run) raw() Token {
	for len(r.frames) > r.barrier {
		f := &r.frames[len(r.frames)-1]
		if len(f.toks) > 0 {
			t := f.toks[0]
			f.toks = f.toks[1:]
			return t
		}
		r.pop()
	}
	if r.barrier > 0 || r.stopped {
		return Token{Kind: EOF}
	}
	return r.fromFile()
}

func (r *run) pop() {
	n := len(r.frames) - 1
	if m := r.frames[n].macro; m != nil {
		m.disabled = false
	}
	r.frames = r.frames[:n]
}

// fromFile returns the next token of the file being read, after the directives before it.
func (r *run) fromFile() Token {
	for !r.stopped {
		r.stop()
		f := r.files[len(r.files)-1]
		t := f.lex.next()
		switch {
		case t.Kind == Newline:
			f.lex.bol = true
		case t.Kind == EOF:
			for _, c := range f.conds {
				r.errorf(c.loc, "unterminated conditional")
			}
			f.conds = nil
			if len(r.files) == 1 {
				return t
			}
			r.files = r.files[:len(r.files)-1]
		case t.Kind == Punct && t.Text == "#" && t.Space && f.lex.lineStart(t):
			if r.directive(f, t); len(r.frames) > 0 { // of #embed
				return r.raw()
			}
		default:
			if t.Kind == Other {
				r.badToken(t)
				if t.Text == "\"" || t.Text == "'" {
					continue
				}
			}
			return t
		}
	}
	return Token{Kind: EOF}
}

func (r *run) badToken(t Token) {
	switch t.Text {
	case "\"", "'":
		r.errorf(t.Loc, "missing terminating %s character", t.Text)
	case "#", "\\", "@", "`":
	default:
		r.errorf(t.Loc, "stray byte %#x in program", t.Text[0])
	}
}

// lineStart reports whether only white space and comments precede t on its line.
func (l *lexer) lineStart(t Token) bool { return l.first == t.Loc }

// parenFollows reports whether the next token is "(", without reading it for good.
func (r *run) parenFollows() bool {
	for len(r.frames) > r.barrier {
		f := &r.frames[len(r.frames)-1]
		if len(f.toks) > 0 {
			return f.toks[0].Is("(")
		}
		r.pop()
	}
	if r.barrier > 0 || r.stopped {
		return false
	}
	t := r.fromFile()
	if t.Kind == EOF {
		return false
	}
	r.push([]Token{t}, nil)
	return t.Is("(")
}

// expandAlone expands an argument by itself.
func (r *run) expandAlone(arg []Token) []Token {
	if len(arg) == 0 {
		return nil
	}
	plain := true
	for i := range arg {
		if arg[i].Kind == Ident && !arg[i].noExpand && r.macros[arg[i].Text] != nil {
			plain = false
			break
		}
	}
	if plain {
		return arg
	}
	saved, base := r.barrier, len(r.frames)
	space := r.space
	r.space = false
	r.push(arg, nil)
	r.barrier = base
	if base == 0 {
		// A barrier of 0 would let the file through: keep an empty frame below.
		r.frames = append(r.frames[:0], frame{}, frame{arg, nil})
		r.barrier = 1
	}
	var out []Token
	for {
		t := r.next()
		if t.Kind == EOF {
			break
		}
		r.work++
		out = append(out, t)
	}
	for len(r.frames) > base {
		r.pop()
	}
	r.barrier, r.space = saved, space
	return out
}

var builtinMacros = map[string]func(*run, Token) Token{
	"__LINE__": func(r *run, t Token) Token {
		return Token{Kind: Number, Text: strconv.Itoa(r.srcs.Position(t.Loc).Line), Loc: t.Loc}
	},
	"__FILE__": func(r *run, t Token) Token {
		return Token{Kind: String, Text: quote(r.srcs.Position(t.Loc).File), Loc: t.Loc}
	},
	"__BASE_FILE__": func(r *run, t Token) Token {
		return Token{Kind: String, Text: quote(r.srcs.list[len(r.cfg.Predefined)].Name), Loc: t.Loc}
	},
	"__INCLUDE_LEVEL__": func(r *run, t Token) Token {
		return Token{Kind: Number, Text: strconv.Itoa(len(r.files) - 1), Loc: t.Loc}
	},
	"__COUNTER__": func(r *run, t Token) Token {
		r.counter++
		return Token{Kind: Number, Text: strconv.Itoa(r.counter - 1), Loc: t.Loc}
	},
	// The time of translation is always the same: equal inputs give equal reports.
	"__DATE__": func(r *run, t Token) Token { return Token{Kind: String, Text: `"Jan  1 1970"`, Loc: t.Loc} },
	"__TIME__": func(r *run, t Token) Token { return Token{Kind: String, Text: `"00:00:00"`, Loc: t.Loc} },
	"__TIMESTAMP__": func(r *run, t Token) Token {
		return Token{Kind: String, Text: `"Thu Jan  1 00:00:00 1970"`, Loc: t.Loc}
	},
}

func quote(s string) string {
	b := []byte{'"'}
	for i := 0; i < len(s); i++ {
		if s[i] == '"' || s[i] == '\\' {
			b = append(b, '\\')
		}
		b = append(b, s[i])
	}
	return string(append(b, '"'))
}
