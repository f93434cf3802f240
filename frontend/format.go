package frontend

import (
	"slices"
	"strconv"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend/models"
)

// isLiteral reports whether p certainly points to a string literal, which nobody writes.
func isLiteral(p cfg.Expr) bool {
	p = cfg.Uncast(p)
	a, ok := p.(*cfg.AddrOf)
	return ok && a.LV.Var != nil && a.LV.Var.Storage == cfg.Literal
}

// literalText is the text of a constant format.
func literalText(p cfg.Expr) (string, bool) {
	p = cfg.Uncast(p)
	if a, ok := p.(*cfg.AddrOf); ok && isLiteral(p) && len(a.LV.Path) == 0 {
		t, ok := a.LV.Var.Type.(*cfg.Array)
		switch {
		case ok && t.Elem.Size() == 1:
			return strings.TrimSuffix(string(a.LV.Var.Data), "\x00"), true
		case ok && t.Elem.Size() == cfg.WideChar:
			return narrow(a.LV.Var.Data), true
		}
	}
	return "", false
}

// narrow spells a string of wide characters with bytes: those that have a meaning in a format are ASCII.
func narrow(data []byte) string {
	var b strings.Builder
	for ; len(data) >= cfg.WideChar; data = data[cfg.WideChar:] {
		c, high := data[0], data[1]|data[2]|data[3]
		if c|high == 0 {
			break
		}
		if c >= 0x80 || high != 0 {
			c = '.'
		}
		b.WriteByte(c)
	}
	return b.String()
}

// format emits what printf and scanf do to their arguments.
func (r *modelRun) format(s models.Step) {
	f := r.f
	first, _ := strconv.Atoi(strings.TrimPrefix(s.Args[1], "$"))
	fmtArg := r.ptr(s.Args[0])
	text, known := literalText(fmtArg)
	if !known && !isLiteral(fmtArg) {
		f.emit(&cfg.Touch{Ptr: fmtArg, Read: true, Pos: r.pos}, r.pos)
	}
	if strings.Contains(text, "$") {
		known = false // the arguments may come in any order
	}
	if !known && s.Do == models.Printf {
		r.loose = true
		r.noCounts()
	}
	if s.Do == models.Printf && s.Text {
		r.printing(fmtArg, first)
	}
	verbs := formatVerbs(text, s.Do == models.Scanf)
	var values []cfg.Expr
	for i := first; i <= len(r.args); i++ {
		v := r.args[i-1]
		verb := byte('?')
		if known {
			if k := i - first; k < len(verbs) {
				verb = verbs[k]
			} else {
				verb = 0
			}
		}
		if s.Do == models.Printf && verb != 0 && verb != 's' && verb != 'S' && verb != 'n' && v.t.isScalar() {
			if s.Text || verb == '?' {
				v.x = f.fixed(v.x, r.pos)
			}
			values = append(values, asNumber(v.x, r.b))
			if verb != '?' {
				continue
			}
		}
		if v.t.kind != kPtr || verb == 0 || cfg.IsNull(v.x) {
			f.discard(v.x, r.pos)
			continue
		}
		var n cfg.Expr
		chars := verb == 's' || verb == 'S' || verb == '?' && s.Do == models.Scanf // of characters of any size
		if e := v.t.elem; e.isComplete() && !e.isCharLike() && !(chars && e.size() == cfg.WideChar) {
			n = intConst(r.b.sizeT(), uint64(max(1, e.size())))
		}
		switch {
		case s.Do == models.Scanf && verb == 'm':
			// A new string, unless the input ends before.
			r.either([]models.Branch{{Steps: []models.Step{{Do: models.Alloc, Args: []models.Arg{"nondet"},
				Name: r.m.Name}, {Do: models.Write, Args: []models.Arg{"new"}},
				{Do: scanned(s), Args: []models.Arg{"new"}, From: s.From, Internal: true},
				{Do: models.Store, Args: []models.Arg{"$" + strconv.Itoa(i), "new"}}}}, {}})
		case s.Do == models.Scanf:
			if verb == 'c' {
				n = intConst(r.b.sizeT(), 1)
			}
			f.emit(&cfg.MemSet{Dst: v.x, Len: n, Received: s.From == "", From: r.from(s.From), AsText: true, Pos: r.pos}, r.pos)
		case verb == 'n':
			f.emit(&cfg.MemSet{Dst: v.x, Len: n, Pos: r.pos}, r.pos)
		case (verb == 's' || verb == '?' || verb == 'S') && !isLiteral(v.x):
			t := &cfg.Touch{Ptr: v.x, Read: true, Sent: !s.Text, Pos: r.pos}
			if s.Text {
				t.Ptr = f.fixed(v.x, r.pos)
				values = append(values, t.Ptr)
			}
			r.passText(t)
		default:
			f.discard(v.x, r.pos)
		}
	}
	r.print(s, values...)
}

// A printing is a text that a call makes, and executions compute: see [cfg.Nondet].
type printing struct {
	by   string
	args []cfg.Expr
}

// printing remembers what determines the text of a format of bytes and the arguments from first on.
func (r *modelRun) printing(format cfg.Expr, first int) {
	if t := cfg.Pointee(format); t == nil || t.Size() != 1 || r.m.User() {
		return
	}
	args := []cfg.Expr{r.f.fixed(format, r.pos)}
	for i := first - 1; i < len(r.args); i++ {
		v := &r.args[i]
		if v.x == nil || !v.t.isScalar() {
			return
		}
		v.x = r.f.fixed(v.x, r.pos)
		args = append(args, v.x)
	}
	r.text = &printing{"printf", args}
}

// asNumber is an argument of printf as a number; see [cfg.MemSet].
func asNumber(x cfg.Expr, b *basics) cfg.Expr {
	if isPtr(x.Type()) {
		return castTo(x, b.sizeT().cfgType())
	}
	return x
}

// print says what is made of some values: text that leaves the program, or that a later step puts into memory.
func (r *modelRun) print(s models.Step, values ...cfg.Expr) {
	if s.Text {
		r.printed = append(r.printed, values...)
	} else {
		r.send(true, values...)
	}
}

// scanned is the verb for what scanf writes.
func scanned(s models.Step) models.Verb {
	if s.From != "" {
		return models.Write
	}
	return models.Receive
}

// address reports whether x is a pointer, or a number that is made from one: printing it tells where an object is.
func address(x cfg.Expr) bool {
	if isPtr(x.Type()) {
		switch y := cfg.Uncast(x).(type) {
		case *cfg.Const:
			return false
		case *cfg.AddrOf:
			return !isLiteral(y)
		}
		return true
	}
	c, ok := x.(*cfg.Cast)
	return ok && c.Type().Size() >= c.X.Type().Size() && address(c.X)
}

// formatVerbs are the conversion letters of a format, one for each argument.
func formatVerbs(s string, scan bool) []byte {
	var vs []byte
	for i := 0; i < len(s); i++ {
		if s[i] != '%' {
			continue
		}
		i++
		suppressed, many := false, false
		for i < len(s) && strings.IndexByte("-+ #0'123456789.*hlLqjztI$", s[i]) >= 0 {
			many = many || s[i] >= '1' && s[i] <= '9' || s[i] == 'l'
			if s[i] == '*' {
				if scan {
					suppressed = true
				} else {
					vs = append(vs, 'd')
				}
			}
			i++
		}
		if i >= len(s) {
			break
		}
		c := s[i]
		if c == '%' || c == 'm' && !scan {
			continue
		}
		if c == 'm' { // an allocated string: %ms, %mlc, %m[a-z]
			for i++; i < len(s) && s[i] == 'l'; i++ {
			}
			if i >= len(s) {
				break
			}
			c = s[i]
			if c == '[' {
				i = scanSet(s, i)
			}
			if !suppressed {
				vs = append(vs, 'm')
			}
			continue
		}
		if c == '[' {
			i, c = scanSet(s, i), 's'
		}
		if c == 'C' || c == 'c' && many && scan {
			c = 's' // several characters, or a wide one
		}
		if !suppressed {
			vs = append(vs, c)
		}
	}
	return vs
}

// scanSet is where the set of characters ends that begins at i.
func scanSet(s string, i int) int {
	j := i + 1
	if j < len(s) && s[j] == '^' {
		j++
	}
	if j < len(s) && s[j] == ']' {
		j++
	}
	for j < len(s) && s[j] != ']' {
		j++
	}
	return j
}

// noCounts is what is taken for granted where a format is not known, or its arguments are not.
func (r *modelRun) noCounts() {
	if r.f.dry == 0 {
		r.f.u.note(cfg.Note{Kind: cfg.Assumed, ID: "formats-without-counts", Text: "formats that are not constants do not contain %n"})
	}
}

// formatList emits what vprintf and vscanf do: the list holds pointers to what is read or written.
func (r *modelRun) formatList(s models.Step) {
	f := r.f
	n, _ := strconv.Atoi(strings.TrimPrefix(s.Args[1], "$"))
	v := r.arg(n)
	if p := r.ptr(s.Args[0]); !isLiteral(p) {
		f.emit(&cfg.Touch{Ptr: p, Read: true, Pos: r.pos}, r.pos)
	}
	if v == nil {
		return
	}
	text, known := literalText(r.ptr(s.Args[0]))
	write := s.Do == models.VScanf || slices.Contains(formatVerbs(text, false), 'n')
	if !known && s.Do == models.VPrintf {
		r.loose = true
		r.noCounts()
	}
	var list *cfg.LVal
	switch {
	case known && s.Text && len(formatVerbs(text, false)) == 0:
		r.printing(r.ptr(s.Args[0]), len(r.args)+1)
	case v.t.kind == kRecord:
		// The list itself is passed by value.
		t := f.temp(v.t.cfgType())
		f.emit(&cfg.Assign{LHS: lvOf(t), RHS: v.x}, r.pos)
		list = lvOf(t)
	case v.t.kind == kPtr && v.t.elem.kind == kRecord:
		if known && len(formatVerbs(text, s.Do == models.VScanf)) == 0 {
			return
		}
		// It is moved on, and has no value then (C11 7.16).
		list = f.deref(value{x: f.fixed(v.x, r.pos), t: v.t}, r.pos, nil).lv
		f.emit(&cfg.VaEnd{List: list}, r.pos)
	}
	from := &cfg.MemSet{Received: write && s.From == "", From: r.from(s.From), AsText: true, Pos: r.pos}
	if list != nil {
		// Its pointers are read by taking the arguments one by one.
		a := f.temp(r.b.voidPtr.cfgType())
		f.emit(&cfg.Assign{LHS: lvOf(a), RHS: constOf(a.Type, 0)}, r.pos)
		next := &cfg.Nondet{Typ: r.b.Int, Pos: r.pos, Guess: true}
		if s.Do == models.VPrintf && !r.m.User() {
			r.listing(s, list, next)
		}
		head := f.head()
		t := f.saved(next, r.pos)
		yes, no := f.guard(t, r.pos)
		f.cur = yes
		f.emit(&cfg.VaArg{Result: lvOf(a), List: list}, r.pos)
		text, other := f.guard(binary(cfg.And, t, intConst(r.b.intT, 2), r.b.Int), r.pos)
		f.cur = text
		r.listed(s, load(a), from, &cfg.Touch{Read: true, Write: write})
		f.cur = f.join(f.cur, other)
		f.goTo(head)
		f.cur = no
		if s.Text {
			r.printed = []cfg.Expr{load(a), asNumber(load(a), r.b)}
		}
		return
	}
	if v.t.kind == kPtr {
		r.outside = s.Text
		r.listed(s, f.fixed(v.x, r.pos), from, &cfg.Touch{Read: true, Write: write, Deep: true, Sent: true})
	}
}

// listing remembers what determines the text of a format of bytes and a list of arguments, and what is taken next
// from the list.
func (r *modelRun) listing(s models.Step, list *cfg.LVal, next *cfg.Nondet) {
	f := r.f
	format := r.ptr(s.Args[0])
	if t := cfg.Pointee(format); t == nil || t.Size() != 1 {
		return
	}
	format = f.fixed(format, r.pos)
	now := *list
	now.Internal = true
	was := f.temp(list.Type)
	f.emit(&cfg.Assign{LHS: lvOf(was), RHS: &cfg.Load{LV: &now}}, r.pos)
	at := func(lv *cfg.LVal) cfg.Expr { return &cfg.AddrOf{LV: lv, Typ: r.b.PointerTo(lv.Type)} }
	next.Func, next.Args = "vprintf next", []cfg.Expr{format, at(lvOf(was)), at(list)}
	if s.Text {
		r.text = &printing{"vprintf", next.Args[:2:2]}
	}
}

// listed emits what printf and scanf do to what p points to, by t, and what they write there besides.
func (r *modelRun) listed(s models.Step, p cfg.Expr, fill *cfg.MemSet, t *cfg.Touch) {
	t.Ptr, t.Pos, t.AsText = p, r.pos, true
	if s.Do == models.VPrintf {
		t.Sent = t.Sent || !s.Text
		r.f.emit(t, r.pos)
		if !s.Text {
			r.send(true, asNumber(p, r.b))
		}
		return
	}
	t.Sent, t.Received = false, fill.Received
	r.f.emit(t, r.pos)
	if len(fill.From) > 0 {
		fill.Dst, fill.Internal = p, true
		r.f.emit(fill, r.pos)
	}
}
