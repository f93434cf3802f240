package pp

import "strings"

// A macro is one #define. Its body is prepared: parameters are numbered.
type macro struct {
	name     string
	body     []Token
	params   []string
	fn       bool
	keyword  bool // see Text.Keywords
	variadic bool // the last parameter takes the rest, commas and all
	disabled bool // its replacement is being read
	builtin  func(*run, Token) Token
	loc      Loc
}

func (m *macro) same(o *macro) bool {
	if m.fn != o.fn || m.variadic != o.variadic || len(m.body) != len(o.body) || len(m.params) != len(o.params) {
		return false
	}
	for i := range m.params {
		if m.params[i] != o.params[i] {
			return false
		}
	}
	for i := range m.body {
		a, b := &m.body[i], &o.body[i]
		if a.Text != b.Text || a.Kind != b.Kind || i > 0 && a.Space != b.Space {
			return false
		}
	}
	return true
}

// parseMacro reads what follows "#define".
func (r *run) parseMacro(line []Token) *macro {
	if len(line) == 0 || line[0].Kind != Ident {
		r.errorf(r.dirLoc, "macro name missing")
		return nil
	}
	if line[0].Text == "defined" {
		r.errorf(line[0].Loc, "cannot define %q", line[0].Text)
		return nil
	}
	m := &macro{name: line[0].Text, loc: line[0].Loc}
	rest := line[1:]
	if len(rest) > 0 && rest[0].Is("(") && !rest[0].Space {
		m.fn = true
		var ok bool
		if rest, ok = r.parseParams(m, rest[1:]); !ok {
			return nil
		}
	}
	body := make([]Token, 0, len(rest))
	for i, t := range rest {
		if t.Kind == Ident && m.fn {
			if n := m.param(t.Text); n >= 0 {
				t.Kind, t.arg = param, int16(n)
			} else if t.Text == "__VA_OPT__" && m.variadic && i+1 < len(rest) && rest[i+1].Is("(") {
				t.Kind = vaOpt
			}
		}
		body = append(body, t)
	}
	if n := len(body); n > 0 {
		body[0].Space = false
		if body[0].Is("##") || body[n-1].Is("##") {
			r.errorf(line[0].Loc, "'##' cannot be at either end of a macro expansion")
			return nil
		}
	}
	m.body = body
	return m
}

func (m *macro) param(name string) int {
	for i, p := range m.params {
		if p == name {
			return i
		}
	}
	return -1
}

func (r *run) parseParams(m *macro, t []Token) (rest []Token, ok bool) {
	bad := func() ([]Token, bool) {
		r.errorf(m.loc, "invalid parameter list of macro %q", m.name)
		return nil, false
	}
	if len(t) > 0 && t[0].Is(")") {
		return t[1:], true
	}
	for {
		if len(t) < 2 {
			return bad()
		}
		switch {
		case t[0].Is("..."):
			m.params, m.variadic = append(m.params, "__VA_ARGS__"), true
			t = t[1:]
		case t[0].Kind == Ident && m.param(t[0].Text) < 0:
			m.params = append(m.params, t[0].Text)
			t = t[1:]
			if t[0].Is("...") {
				m.variadic = true
				t = t[1:]
			}
		default:
			return bad()
		}
		if len(t) > 0 && t[0].Is(")") {
			return t[1:], true
		}
		if len(t) == 0 || !t[0].Is(",") || m.variadic {
			return bad()
		}
		t = t[1:]
	}
}

// enter expands the macro named by t, whose arguments, if any, come next in the
// input. It reports false if t is a function-like macro without arguments.
func (r *run) enter(m *macro, t Token) bool {
	if m.builtin != nil {
		n := m.builtin(r, t)
		n.Space, n.noExpand, n.Bundled = t.Space, true, t.Bundled
		r.push([]Token{n}, nil)
		return true
	}
	var args [][]Token
	if m.fn {
		if !r.parenFollows() {
			return false
		}
		var ok bool
		if args, ok = r.collectArgs(m, t); !ok {
			return true
		}
	}
	out := r.substitute(m, t, m.body, args)
	if len(out) > 0 {
		out[0].Space = t.Space
	} else if t.Space {
		r.space = true
	}
	r.work += len(out) + 1
	m.disabled = true
	r.push(out, m)
	return true
}

// collectArgs reads "(" arguments ")".
func (r *run) collectArgs(m *macro, name Token) ([][]Token, bool) {
	r.raw() // the parenthesis
	var args [][]Token
	var cur []Token
	depth := 0
	for {
		t := r.raw()
		r.work++
		switch {
		case t.Kind == EOF:
			r.errorf(name.Loc, "unterminated argument list invoking macro %q", m.name)
			return nil, false
		case r.overWork(name.Loc):
			return nil, false
		case t.Kind == Punct && t.Text == "(":
			depth++
		case t.Kind == Punct && t.Text == ")":
			if depth == 0 {
				args = append(args, cur)
				return r.checkArgs(m, name, args)
			}
			depth--
		case t.Kind == Punct && t.Text == "," && depth == 0 && !(m.variadic && len(args) == len(m.params)-1):
			args = append(args, cur)
			cur = nil
			continue
		case t.Kind == Ident && !t.noExpand:
			if d := r.macros[t.Text]; d != nil && d.disabled {
				t.noExpand = true
			}
		}
		cur = append(cur, t)
	}
}

func (r *run) checkArgs(m *macro, name Token, args [][]Token) ([][]Token, bool) {
	if len(m.params) == 0 && len(args) == 1 && len(args[0]) == 0 {
		return nil, true
	}
	if m.variadic && len(args) == len(m.params)-1 {
		args = append(args, nil)
	}
	if len(args) != len(m.params) {
		r.errorf(name.Loc, "macro %q takes %d arguments, but got %d", m.name, len(m.params), len(args))
		return nil, false
	}
	return args, true
}

// substitute returns the replacement of a macro that the token use names.
func (r *run) substitute(m *macro, use Token, body []Token, args [][]Token) []Token {
	loc := use.Loc
	out := make([]Token, 0, len(body)+8)
	expanded := make([][]Token, len(args))
	done := make([]bool, len(args))
	full := func(i int16) []Token {
		if !done[i] {
			expanded[i], done[i] = r.expandAlone(args[i]), true
		}
		return expanded[i]
	}
	appendAll := func(list []Token, space bool) {
		for k, t := range list {
			if k == 0 {
				t.Space = space
			}
			out = append(out, t)
		}
	}
	chain := 0 // where the left operand of a following ## starts in out
	for i := 0; i < len(body); i++ {
		if r.overWork(loc) {
			return nil
		}
		t := body[i]
		if !t.Is("##") {
			chain = len(out)
		}
		switch {
		case m.fn && t.Is("#") && i+1 < len(body) && body[i+1].Kind == param:
			i++
			out = append(out, Token{Kind: String, Text: r.stringify(args[body[i].arg], loc), Loc: loc, Space: t.Space,
				Bundled: use.Bundled})
		case t.Kind == vaOpt:
			end := closing(body, i+1)
			if end < 0 {
				r.errorf(loc, "unterminated __VA_OPT__ in macro %q", m.name)
				return nil
			}
			if len(full(int16(len(m.params)-1))) > 0 {
				appendAll(r.substitute(m, use, body[i+2:end], args), t.Space)
			}
			i = end
		case t.Is("##") && i > 0 && i+1 < len(body):
			i++
			rhs := body[i]
			var right []Token
			switch {
			case rhs.Kind == param:
				right = args[rhs.arg]
				// GNU: ", ## rest" drops the comma when there is no rest, and never pastes.
				if m.variadic && int(rhs.arg) == len(m.params)-1 && len(out) > 0 && out[len(out)-1].Is(",") && body[i-2].Is(",") {
					if len(right) == 0 {
						out = out[:len(out)-1]
					} else {
						appendAll(full(rhs.arg), rhs.Space)
					}
					continue
				}
			case m.fn && rhs.Is("#") && i+1 < len(body) && body[i+1].Kind == param:
				i++
				right = []Token{{Kind: String, Text: r.stringify(args[body[i].arg], loc), Loc: loc, Bundled: use.Bundled}}
			default:
				rhs.Loc, rhs.Bundled = loc, use.Bundled
				right = []Token{rhs}
			}
			if len(right) == 0 {
				continue
			}
			if len(out) == chain { // the left operand is empty
				appendAll(right, t.Space)
				continue
			}
			out[len(out)-1] = r.paste(out[len(out)-1], right[0], loc)
			out = append(out, right[1:]...)
		case t.Kind == param:
			if i+1 < len(body) && body[i+1].Is("##") {
				appendAll(args[t.arg], t.Space)
			} else {
				list := full(t.arg)
				appendAll(list, t.Space)
				r.work += len(list)
			}
		default:
			t.Loc, t.Bundled = loc, use.Bundled
			out = append(out, t)
		}
	}
	return out
}

// closing returns the index of the parenthesis that closes the one at body[i].
func closing(body []Token, i int) int {
	depth := 0
	for ; i < len(body); i++ {
		if body[i].Is("(") {
			depth++
		} else if body[i].Is(")") {
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return -1
}

// paste joins two tokens into one (C11 6.10.3.3).
func (r *run) paste(a, b Token, loc Loc) Token {
	if !r.makes(len(a.Text)+len(b.Text), loc) {
		return a
	}
	l := newLexer(&Source{content: &content{text: a.Text + b.Text, dialect: r.cfg.Dialect}})
	t := l.next()
	if l.off != len(l.text) || t.Kind == Newline || t.Kind == EOF {
		r.errorf(loc, "pasting %q and %q does not give a valid token", a.Text, b.Text)
		return a
	}
	t.Loc, t.Space, t.noExpand, t.Bundled = loc, a.Space, false, a.Bundled
	return t
}

// stringify spells an argument as a string literal.
func (r *run) stringify(arg []Token, loc Loc) string {
	size := 2
	for i := range arg {
		size += len(arg[i].Text) + 1 // and some backslashes, which at most double it
	}
	if !r.makes(size, loc) {
		return `""`
	}
	var b strings.Builder
	b.WriteByte('"')
	for i, t := range arg {
		if i > 0 && t.Space {
			b.WriteByte(' ')
		}
		if t.Kind != String && t.Kind != Char {
			b.WriteString(t.Text)
			continue
		}
		for j := 0; j < len(t.Text); j++ {
			if t.Text[j] == '"' || t.Text[j] == '\\' {
				b.WriteByte('\\')
			}
			b.WriteByte(t.Text[j])
		}
	}
	b.WriteByte('"')
	return b.String()
}

// A pushedMacro is what a name meant at a #pragma push_macro: nil if it was no macro.
type pushedMacro struct {
	macro   *macro
	settled bool
}

func (r *run) pushMacro(name string) {
	if r.pushed == nil {
		r.pushed = map[string][]pushedMacro{}
	}
	r.pushed[name] = append(r.pushed[name], pushedMacro{r.macros[name], r.settled[name]})
}

// popMacro gives a name the meaning back that was pushed last; without one it keeps what it has.
func (r *run) popMacro(name string) {
	n := len(r.pushed[name]) - 1
	if n < 0 {
		return
	}
	p := r.pushed[name][n]
	r.pushed[name] = r.pushed[name][:n]
	if delete(r.macros, name); p.macro != nil {
		r.macros[name] = p.macro
	}
	if !p.settled {
		delete(r.settled, name)
	}
}
