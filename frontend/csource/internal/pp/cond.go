package pp

import (
	"strconv"
	"strings"
)

// conditional handles #if and its relatives.
func (r *run) conditional(f *file, name string, line []Token) {
	top := func() *cond { return &f.conds[len(f.conds)-1] }
	defined := func() bool {
		if len(line) == 0 || line[0].Kind != Ident {
			r.errorf(r.dirLoc, "macro name missing after #%s", name)
			return false
		}
		return r.isDefined(line[0].Text, line[0].Loc)
	}
	test := func() bool {
		switch name {
		case "ifdef", "elifdef":
			return defined()
		case "ifndef", "elifndef":
			return !defined()
		}
		return r.eval.truth(f, line, r.dirLoc)
	}
	switch name {
	case "if", "ifdef", "ifndef":
		c := cond{loc: r.dirLoc}
		if len(f.conds) == 0 || top().live {
			c.live = test()
			c.taken = c.live
		} else {
			c.taken = true
		}
		if len(f.conds) > 10_000 {
			r.errorf(r.dirLoc, "conditionals nested too deep")
			r.stopped = true
			return
		}
		f.conds = append(f.conds, c)
	case "elif", "elifdef", "elifndef":
		if len(f.conds) == 0 || top().hasElse {
			r.errorf(r.dirLoc, "#%s without #if", name)
			return
		}
		c := top()
		c.live = !c.taken && test()
		c.taken = c.taken || c.live
	case "else":
		if len(f.conds) == 0 || top().hasElse {
			r.errorf(r.dirLoc, "#else without #if")
			return
		}
		c := top()
		c.live, c.taken, c.hasElse = !c.taken, true, true
	case "endif":
		if len(f.conds) == 0 {
			r.errorf(r.dirLoc, "#endif without #if")
			return
		}
		f.conds = f.conds[:len(f.conds)-1]
	}
}

// skip reads lines until a directive may end the group that is not live.
func (r *run) skip(f *file) {
	for !r.stopped {
		r.stop()
		t := f.lex.next()
		switch {
		case t.Kind == EOF:
			return // fromFile sees the end again, and complains
		case t.Kind == Newline:
			f.lex.bol = true
		case t.Is("#") && f.lex.lineStart(t):
			r.dirLoc = t.Loc
			name := f.lex.next()
			switch name.Text {
			case "if", "ifdef", "ifndef", "elif", "else", "endif", "elifdef", "elifndef":
				r.conditional(f, name.Text, r.line(f))
				if n := len(f.conds); n == 0 || f.conds[n-1].live {
					return
				}
			default:
				if name.Kind == Newline {
					f.lex.bol = true
				}
			}
		}
	}
}

func (r *run) isDefined(name string, loc Loc) bool {
	r.ask(name, loc)
	if _, ok := operators[name]; ok {
		return true
	}
	m := r.macros[name]
	return m != nil && !m.keyword
}

// operators are the function-like names of #if; gcc answers them, so do we.
var operators = map[string]func(arg string) string{
	"__has_include":       nil,
	"__has_include_next":  nil,
	"__has_attribute":     func(a string) string { return answer(knownAttributes[strings.Trim(a, "_")]) },
	"__has_builtin":       nil,
	"__has_cpp_attribute": hasStandardAttribute,
	"__has_c_attribute":   hasStandardAttribute,
}

// hasStandardAttribute answers for [[a]].
func hasStandardAttribute(a string) string {
	if name, ok := strings.CutPrefix(strings.ReplaceAll(a, " ", ""), "gnu::"); ok {
		return answer(knownAttributes[strings.Trim(name, "_")])
	}
	switch strings.Trim(a, "_") {
	case "deprecated", "fallthrough", "maybe_unused":
		return "201904"
	case "nodiscard":
		return "202003"
	}
	return "0"
}

// knownAttributes are those that gcc 12 says it has.
var knownAttributes = func() map[string]bool {
	m := map[string]bool{}
	for a := range strings.FieldsSeq(attributes) {
		m[a] = true
	}
	return m
}()

const attributes = "access alias aligned alloc_align alloc_size always_inline artificial assume_aligned cdecl cf_check cleanup cold common " +
	"const constructor copy deprecated designated_init destructor error externally_visible fallthrough fastcall flatten " +
	"force_align_arg_pointer format format_arg function_return gcc_struct gnu_inline hot ifunc indirect_branch " +
	"indirect_return interrupt leaf malloc may_alias mode ms_abi ms_hook_prologue ms_struct naked no_address_safety_analysis " +
	"no_caller_saved_registers no_icf no_instrument_function no_profile_instrument_function no_reorder no_sanitize " +
	"no_sanitize_address no_sanitize_coverage no_sanitize_thread no_sanitize_undefined no_split_stack no_stack_limit " +
	"no_stack_protector nocf_check noclone nocommon nodirect_extern_access nodiscard noinit noinline noipa nonnull nonstring " +
	"noplt noreturn nothrow objc_root_class optimize packed patchable_function_entry persistent pure regparm retain " +
	"returns_nonnull returns_twice scalar_storage_order section sentinel simd sseregparm stack_protect stdcall symver " +
	"sysv_abi tainted_args target target_clones tls_model transaction_safe transparent_union unavailable uninitialized unused " +
	"used vector_size visibility volatile warn_if_not_aligned warn_unused warn_unused_result warning weak weakref " +
	"zero_call_used_regs"

// An evaluator computes the constant expression of #if (C11 6.10.1).
type evaluator struct {
	r     *run
	toks  []Token
	depth int
	bad   bool
}

// value is an intmax_t or a uintmax_t.
type value struct {
	v        int64
	unsigned bool
}

func (e *evaluator) truth(f *file, line []Token, loc Loc) bool {
	v, ok := e.result(f, line, loc)
	return ok && v.v != 0
}

// result is the value of what stands behind #if; ok: there is no mistake in it.
func (e *evaluator) result(f *file, line []Token, loc Loc) (v value, ok bool) {
	if len(line) == 0 {
		e.r.errorf(loc, "#if with no expression")
		return v, false
	}
	// "defined x" and __has_include must be replaced before macros are expanded, and again when a macro has made them.
	toks, ok := e.operators(f, line)
	if !ok {
		return v, false
	}
	if toks, ok = e.operators(f, e.r.expandAlone(toks)); !ok {
		return v, false
	}
	e.toks, e.depth, e.bad = toks, 0, false
	v = e.conditional(true)
	if !e.bad && len(e.toks) > 0 {
		e.fail("unexpected %q in #if", e.toks[0].Text)
	}
	return v, !e.bad
}

// operators replaces defined, __has_include and the like by their values.
func (e *evaluator) operators(f *file, line []Token) ([]Token, bool) {
	toks := make([]Token, 0, len(line))
	for i := 0; i < len(line); i++ {
		t := line[i]
		if t.Kind != Ident {
			toks = append(toks, t)
			continue
		}
		if t.Text == "defined" {
			j := i + 1
			paren := j < len(line) && line[j].Is("(")
			if paren {
				j++
			}
			if j >= len(line) || line[j].Kind != Ident || paren && (j+1 >= len(line) || !line[j+1].Is(")")) {
				e.r.errorf(t.Loc, "macro name missing after \"defined\"")
				return nil, false
			}
			toks = append(toks, boolToken(e.r.isDefined(line[j].Text, t.Loc), t.Loc))
			if paren {
				j++
			}
			i = j
			continue
		}
		if op, ok := operators[t.Text]; ok && i+1 < len(line) && line[i+1].Is("(") {
			end := closing(line, i+1)
			if end < 0 {
				e.r.errorf(t.Loc, "missing ')' after %s", t.Text)
				return nil, false
			}
			arg := line[i+2 : end]
			e.r.ask(t.Text, t.Loc)
			switch {
			case t.Text == "__has_builtin":
				has, known := e.r.cfg.HasBuiltin(spell(arg))
				if !known {
					e.r.errorf(t.Loc, "whether gcc has %s depends on the processor: that is not known here", spell(arg))
				}
				toks = append(toks, boolToken(has, t.Loc))
			case op == nil:
				if len(arg) > 0 && arg[0].Kind == Ident {
					arg = e.r.expandAlone(arg)
				}
				name := spell(arg)
				angled := strings.HasPrefix(name, "<")
				exists := e.r.exists(f, strings.Trim(name, "<>\""), angled, t.Text == "__has_include_next")
				if !exists && angled {
					e.r.missing(name, t.Loc)
				}
				toks = append(toks, boolToken(exists, t.Loc))
			default:
				toks = append(toks, Token{Kind: Number, Text: op(spell(arg)), Loc: t.Loc, Space: true})
			}
			i = end
			continue
		}
		toks = append(toks, t)
	}
	return toks, true
}

func boolToken(b bool, loc Loc) Token {
	return Token{Kind: Number, Text: answer(b), Loc: loc, Space: true}
}

func answer(b bool) string {
	if b {
		return "1"
	}
	return "0"
}

func (e *evaluator) fail(format string, args ...any) {
	if !e.bad {
		e.bad = true
		e.r.errorf(e.r.dirLoc, format, args...)
	}
	e.toks = nil
}

func (e *evaluator) peek() string {
	if len(e.toks) > 0 && e.toks[0].Kind == Punct {
		return e.toks[0].Text
	}
	return ""
}

// conditional parses c ? a : b; what is not live is parsed but not complained about.
func (e *evaluator) conditional(live bool) value {
	if e.depth++; e.depth > 1000 {
		e.fail("#if expression nested too deep")
	}
	defer func() { e.depth-- }()
	c := e.binary(1, live)
	if e.peek() != "?" {
		return c
	}
	e.toks = e.toks[1:]
	a := e.conditional(live && c.v != 0)
	if e.peek() != ":" {
		e.fail("missing ':' in #if")
		return c
	}
	e.toks = e.toks[1:]
	b := e.conditional(live && c.v == 0)
	u := a.unsigned || b.unsigned
	if c.v != 0 {
		return value{a.v, u}
	}
	return value{b.v, u}
}

var precedence = map[string]int{
	",": 1, "||": 2, "&&": 3, "|": 4, "^": 5, "&": 6, "==": 7, "!=": 7, "<": 8, ">": 8, "<=": 8, ">=": 8,
	"<<": 9, ">>": 9, "+": 10, "-": 10, "*": 11, "/": 11, "%": 11,
}

func (e *evaluator) binary(min int, live bool) value {
	a := e.unary(live)
	for {
		op := e.peek()
		p := precedence[op]
		if p == 0 || p < min {
			return a
		}
		e.toks = e.toks[1:]
		b := e.binary(p+1, live && !(op == "||" && a.v != 0) && !(op == "&&" && a.v == 0))
		a = e.apply(op, a, b, live)
	}
}

func truth(b bool) value {
	if b {
		return value{v: 1}
	}
	return value{}
}

func (e *evaluator) apply(op string, a, b value, live bool) value {
	u := a.unsigned || b.unsigned
	switch op {
	case ",":
		return b
	case "||":
		return truth(a.v != 0 || b.v != 0)
	case "&&":
		return truth(a.v != 0 && b.v != 0)
	case "|":
		return value{a.v | b.v, u}
	case "^":
		return value{a.v ^ b.v, u}
	case "&":
		return value{a.v & b.v, u}
	case "==":
		return truth(a.v == b.v)
	case "!=":
		return truth(a.v != b.v)
	case "<":
		return truth(less(a, b, u))
	case ">":
		return truth(less(b, a, u))
	case "<=":
		return truth(!less(b, a, u))
	case ">=":
		return truth(!less(a, b, u))
	case "<<", ">>":
		n := uint64(b.v)
		if !b.unsigned && b.v < 0 {
			n = -n
			op = map[string]string{"<<": ">>", ">>": "<<"}[op]
		}
		switch {
		case op == "<<":
			return value{int64(uint64(a.v) << min(n, 64)), a.unsigned}
		case a.unsigned:
			return value{int64(uint64(a.v) >> min(n, 64)), true}
		}
		return value{a.v >> min(n, 63), false}
	case "+":
		return value{a.v + b.v, u}
	case "-":
		return value{a.v - b.v, u}
	case "*":
		return value{a.v * b.v, u}
	}
	if b.v == 0 {
		if live {
			e.fail("division by zero in #if")
		}
		return value{0, u}
	}
	switch {
	case op == "/" && u:
		return value{int64(uint64(a.v) / uint64(b.v)), u}
	case op == "/" && b.v == -1:
		return value{-a.v, u}
	case op == "/":
		return value{a.v / b.v, u}
	case u:
		return value{int64(uint64(a.v) % uint64(b.v)), u}
	case b.v == -1:
		return value{0, u}
	}
	return value{a.v % b.v, u}
}

func less(a, b value, unsigned bool) bool {
	if unsigned {
		return uint64(a.v) < uint64(b.v)
	}
	return a.v < b.v
}

func (e *evaluator) unary(live bool) value {
	if e.depth++; e.depth > 1000 {
		e.fail("#if expression nested too deep")
	}
	defer func() { e.depth-- }()
	if len(e.toks) == 0 {
		e.fail("#if expression ends early")
		return value{}
	}
	t := e.toks[0]
	e.toks = e.toks[1:]
	switch t.Kind {
	case Number:
		return e.number(t)
	case Char:
		return value{CharValue(t.Text, e.r.cfg.UnsignedChar), charUnsigned(t.Text, e.r.cfg.UnsignedChar)}
	case Ident:
		e.r.ask(t.Text, t.Loc)
		return value{}
	case Punct:
		switch t.Text {
		case "(":
			v := e.conditional(live)
			if e.peek() != ")" {
				e.fail("missing ')' in #if")
				return v
			}
			e.toks = e.toks[1:]
			return v
		case "!":
			return truth(e.unary(live).v == 0)
		case "~":
			v := e.unary(live)
			return value{^v.v, v.unsigned}
		case "-":
			v := e.unary(live)
			return value{-v.v, v.unsigned}
		case "+":
			return e.unary(live)
		}
	}
	e.fail("%q is not valid in #if", t.Text)
	return value{}
}

func (e *evaluator) number(t Token) value {
	s := strings.ToLower(strings.ReplaceAll(t.Text, "'", ""))
	digits := strings.TrimRight(s, "ul")
	if strings.HasPrefix(s, "0x") {
		digits = strings.TrimRight(s, "ul")
	}
	v, err := strconv.ParseUint(digits, 0, 64)
	if err != nil {
		e.fail("%q is not an integer in #if", t.Text)
		return value{}
	}
	return value{int64(v), strings.Contains(s[len(digits):], "u") || v > 1<<63-1}
}
