package csource

import (
	"context"
	"slices"
	"sort"
	"strings"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/frontend/csource/internal/pp"
)

// A text with syntax errors is parsed again at most maxRounds times, fewer if it is long: maxWork bounds the
// tokens of all rounds but the first three.
const (
	maxRounds = 25
	maxWork   = 2_000_000
)

// A recovery finds all syntax errors of a unit. The parser stops at the first one, so the external declaration
// that is wrong is cut out and the rest read again: only the body of a function, if the error is in it,
// otherwise the whole declaration. Later declarations that use a name which only a cut one has introduced are
// cut with it, so that one mistake gives one message.
//
// A unit with errors is never analysed as if it were whole; see [Unit.Cut].
type recovery struct {
	*loader
	sources *pp.Sources
	toks    []pp.Token // before normalise

	parts []part

	opaque []pp.Token // declarations of the names that stand where types do, where headers are missing
}

// A part is an external declaration.
type part struct {
	from, to int // tokens
	body     int // the token "{" of a function's body, or the "=" of a broken initialiser; 0 if there is neither
	state    partState
	why      string // it is not whole
}

type partState uint8

const (
	whole   partState = iota
	noBody            // the body is replaced by ";"
	removed           // all of it is
)

// parseAll returns the tree of the unit, or of what is left of it if there are errors; nil if nothing is left to parse.
// The tokens are made again if need be: normalise changes them.
func (l *loader) parseAll(ctx context.Context, toks []pp.Token, again func() []pp.Token, sources *pp.Sources) *Unit {
	// All attempts together have the time of one. An attempt that is out of time has left a goroutine behind:
	// it is the last.
	ctx, cancel := context.WithTimeout(ctx, l.opts.Limits.Time)
	defer cancel()
	r := &recovery{loader: l, sources: sources}
	ast := r.attempt(ctx, toks)
	if ast == nil && ctx.Err() == nil {
		r.toks = again()
		r.divide()
	}
	rounds := min(maxRounds, 3+maxWork/(len(r.toks)+1))
	for round := 0; ast == nil && round < rounds && ctx.Err() == nil && len(r.errs) < maxErrors; round++ {
		if r.lost() {
			r.locate(ctx)
		}
		if !r.remove() {
			break
		}
		ast = r.attempt(ctx, r.left(len(r.parts)))
	}
	if len(r.errs) > 0 {
		r.orderErrors()
	}
	if ast == nil {
		return nil
	}
	return r.unit(ast)
}

// unit is what has been parsed, with a list of what is left out.
func (r *recovery) unit(ast *cc.AST) *Unit {
	l := r.loader
	u := &Unit{File: l.file, Model: l.opts.DataModel, AST: ast, Weak: l.weak, Renamed: l.renamed,
		GNU89Inline: l.opts.gnu89Inline(), C23: l.opts.c23(), UnsignedBitFields: l.opts.UnsignedBitFields, text: l.text}
	for i := range r.parts {
		if r.parts[i].state != whole {
			u.leaveOut(r, &r.parts[i])
		}
	}
	return u
}

// attempt parses tokens; nil if there are errors in them.
func (r *recovery) attempt(ctx context.Context, toks []pp.Token) *cc.AST {
	r.bad, r.weak, r.renamed = nil, nil, nil
	before := len(r.errs)
	r.text = &text{sources: r.sources}
	toks = r.normalise(toks)
	if len(r.errs) > before {
		return nil
	}
	r.text = emit(toks, r.sources)
	ast := r.parse(ctx)
	if len(r.errs) > before && len(r.bad) > 0 {
		r.explain(r.errs[before], toks)
	}
	switch {
	case before > 0 && ctx.Err() != nil: // no error of the text
		r.errs, r.bad = r.errs[:before], nil
	case len(r.errs) > before+1: // what the parser says after the first error is about that one
		r.errs, r.bad = r.errs[:before+1], r.bad[:min(1, len(r.bad))]
	}
	return ast
}

// unknownTypeName begins the message about a name that is no type.
const unknownTypeName = "unknown type name "

// explain says what is likely to be wrong where the parser only says what it did not expect: a name that is no
// type, followed by what would be declared with it.
func (r *recovery) explain(e *Error, toks []pp.Token) {
	at := slices.IndexFunc(toks, func(t pp.Token) bool { return t.Loc == r.bad[0] })
	if i := unknownType(e.Msg, toks, at); i >= 0 {
		e.Pos, e.Msg = r.text.pos(toks[i].Loc), unknownTypeName+toks[i].Text
		e.From, e.Hint = r.text.from(toks[i].Loc), r.typeHint(toks[i].Text)
	}
}

// unknownType finds the name that is no type, if that is why the parser did not expect token at: it stands before it,
// in what would be a declaration, or between parentheses, in what would be a cast. Otherwise it returns -1.
func unknownType(msg string, toks []pp.Token, at int) int {
	name := func(i int) bool {
		return i >= 0 && toks[i].Kind == pp.Ident && !keywords[toks[i].Text] && !strings.HasPrefix(toks[i].Text, "__mayrun")
	}
	opens := func(i int) bool { // a parenthesis that begins no list of arguments
		return i >= 0 && toks[i].Is("(") && !name(i-1)
	}
	switch i := at - 1; {
	case at < 1:
	case strings.HasPrefix(msg, "unexpected ')'"): // (name *)
		for i >= 0 && (toks[i].Is("*") || qualifiers[toks[i].Text]) {
			i--
		}
		if i < at-1 && name(i) && opens(i-1) {
			return i
		}
	case toks[i].Is(")") && strings.HasPrefix(msg, "unexpected "): // (name) operand
		if name(i-1) && opens(i-2) {
			return i - 1
		}
	case !strings.HasPrefix(msg, "unexpected identifier") && !strings.HasPrefix(msg, "unexpected '*'") || !name(i):
	case i == 0:
		return i
	default:
		switch before := &toks[i-1]; {
		case before.Is(";"), before.Is("{"), before.Is("}"), before.Is("("), before.Is(","),
			before.Kind == pp.Ident && keywords[before.Text] && !typeWords[before.Text]:
			return i
		}
	}
	return -1
}

// divide finds the external declarations. Where brackets do not match, "}" closes all that was opened inside.
func (r *recovery) divide() {
	var open []string
	from := 0
	for i := range r.toks {
		t := &r.toks[i]
		if t.Kind != pp.Punct {
			continue
		}
		switch t.Text {
		case "(", "[", "{":
			open = append(open, t.Text)
			continue
		case ")", "]":
			if n := len(open); n > 0 && open[n-1] != "{" {
				open = open[:n-1]
			}
		case "}":
			n := len(open) - 1
			for n > 0 && open[n] != "{" {
				n--
			}
			open = open[:max(n, 0)]
		}
		if len(open) == 0 && (t.Text == ";" || t.Text == "}" && functionBody(r.toks[from:i])) {
			r.parts = append(r.parts, newPart(r.toks, from, i+1))
			from = i + 1
		}
	}
	if from < len(r.toks) {
		r.parts = append(r.parts, newPart(r.toks, from, len(r.toks)))
	}
}

func newPart(toks []pp.Token, from, to int) part {
	p := part{from: from, to: to}
	if functionBody(toks[from : to-1]) {
		parens := 0
		for i := from; i < to; i++ {
			switch {
			case toks[i].Is("("):
				parens++
			case toks[i].Is(")"):
				parens--
			case toks[i].Is("{") && parens == 0 && i > from && (toks[i-1].Is(")") || toks[i-1].Is(";")):
				p.body = i
				return p
			}
		}
	}
	return p
}

// left are the tokens that are left of the first n parts.
func (r *recovery) left(n int) []pp.Token {
	left := slices.Clone(r.opaque)
	for _, p := range r.parts[:n] {
		left = append(left, p.tokens(r.toks)...)
	}
	return left
}

// lost reports whether the parser does not say where an error is: because it ran to the end of the text before
// it noticed (brackets match, so it is somewhere before), or because it broke down.
func (r *recovery) lost() bool {
	n := len(r.errs)
	if n == 0 || len(r.parts) == 0 {
		return false
	}
	msg := r.errs[n-1].Msg
	return len(r.bad) == 1 && strings.Contains(msg, "unexpected <EOF>") || strings.HasPrefix(msg, parserPanic)
}

// locate finds the declaration that the last error is about: the last one of the shortest start of the text
// that has an error.
func (r *recovery) locate(ctx context.Context) {
	r.errs = r.errs[:len(r.errs)-1]
	errs := r.errs
	n := sort.Search(len(r.parts)-1, func(n int) bool {
		ok := r.attempt(ctx, r.left(n+1)) != nil
		r.errs = errs
		return !ok
	})
	p := r.parts[n]
	r.bad = []pp.Loc{r.toks[p.from].Loc}
	r.errorf(r.text.pos(r.toks[p.from].Loc), "syntax error in this declaration")
}

// remove cuts what the last errors are about; false if that is nothing new.
func (r *recovery) remove() bool {
	progress := false
	for _, loc := range r.bad {
		if n, k, ok := r.find(loc); ok {
			r.shrink(n, k)
			progress = true
		}
	}
	return progress
}

// find returns the part, and the token in it, that a location is in; parts that are removed do not count.
func (r *recovery) find(loc pp.Loc) (n, k int, ok bool) {
	for n := range r.parts {
		p := &r.parts[n]
		if p.state == removed {
			continue
		}
		to := p.to
		if p.state == noBody {
			to = p.body + 1
		}
		for k := p.from; k < to; k++ {
			if r.toks[k].Loc == loc {
				return n, k, true
			}
		}
	}
	return 0, 0, false
}

// tokens is what is left of a part. The ";" for a body takes the place of its "{".
func (p *part) tokens(toks []pp.Token) []pp.Token {
	switch p.state {
	case removed:
		return nil
	case noBody:
		semi := toks[p.body]
		semi.Text = ";"
		return append(toks[p.from:p.body:p.body], semi)
	}
	return toks[p.from:p.to]
}

// shrink cuts part n, in which token k is wrong, and what depends on it.
func (r *recovery) shrink(n, k int) {
	p := &r.parts[n]
	p.why = r.complaint()
	if p.state == whole && p.body > 0 && k > p.body {
		p.state = noBody
		return
	}
	if eq := r.initialiser(p); p.state == whole && eq > 0 && k > eq {
		p.body, p.state = eq, noBody
		return
	}
	p.state = removed
	known := map[string]bool{}
	for i := range r.toks[:p.from] {
		known[r.toks[i].Text] = true
	}
	suspect := map[string]bool{}
	doubt := func(from, to int) {
		// Names are declared outside brackets, in (*name) and between the braces of an enumeration; members and
		// parameters do not count.
		depth, enum := 0, false
		for i := from; i < to; i++ {
			switch t := &r.toks[i]; {
			case t.Is("("), t.Is("["), t.Is("{"):
				depth++
			case t.Is(")"), t.Is("]"), t.Is("}"):
				depth--
			case t.Is("enum"):
				enum = true
			case t.Kind != pp.Ident || known[t.Text] || keywords[t.Text]:
			case depth == 0, enum, i > from && r.toks[i-1].Is("*") && i+1 < to && r.toks[i+1].Is(")"):
				suspect[t.Text] = true
			}
		}
	}
	uses := func(from, to int) bool {
		return slices.ContainsFunc(r.toks[from:to], func(t pp.Token) bool { return t.Kind == pp.Ident && suspect[t.Text] })
	}
	head := func(p *part) int {
		if p.body > 0 {
			return p.body
		}
		return p.to
	}
	doubt(p.from, head(p))
	for i := n + 1; i < len(r.parts); i++ {
		switch q := &r.parts[i]; {
		case q.state == removed:
		case uses(q.from, head(q)):
			q.state, q.why = removed, usesLeftOut
			doubt(q.from, head(q))
		case q.body > 0 && q.state == whole && uses(q.body, q.to):
			q.state, q.why = noBody, usesLeftOut
		}
	}
}

// initialiser is the first "=" of a declaration, outside brackets; 0 if there is none.
func (r *recovery) initialiser(p *part) int {
	depth := 0
	for i := p.from; i < p.to && p.body == 0; i++ {
		switch t := &r.toks[i]; {
		case t.Is("("), t.Is("["), t.Is("{"):
			depth++
		case t.Is(")"), t.Is("]"), t.Is("}"):
			depth--
		case t.Is("=") && depth == 0:
			return i
		}
	}
	return 0
}

// keywords introduce no names.
var keywords = func() map[string]bool {
	m := map[string]bool{}
	for _, list := range []map[string]bool{typeWords, tagWords, qualifiers, storageWords} {
		for w := range list {
			m[w] = true
		}
	}
	for _, w := range []string{"if", "else", "for", "while", "do", "return", "switch", "case", "default", "break",
		"continue", "goto", "sizeof", "__attribute__", "asm", "__asm__"} {
		m[w] = true
	}
	return m
}()

// orderErrors puts the errors into the order of the text, each once.
func (r *recovery) orderErrors() {
	slices.SortStableFunc(r.errs, func(a, b *Error) int {
		if a.Pos.PhysicalFile != b.Pos.PhysicalFile {
			return 0
		}
		if a.Pos.PhysicalLine != b.Pos.PhysicalLine {
			return a.Pos.PhysicalLine - b.Pos.PhysicalLine
		}
		return a.Pos.Column - b.Pos.Column
	})
	r.errs = slices.CompactFunc(r.errs, func(a, b *Error) bool { return *a == *b })
}

// functionName is the name that the head of a function definition declares.
func functionName(head []pp.Token) string {
	depth := 0
	for i := range head {
		switch t := &head[i]; {
		case t.Is("("):
			if depth == 0 && i > 0 && head[i-1].Kind == pp.Ident && !attributeWord(&head[i-1]) {
				return head[i-1].Text
			}
			depth++
		case t.Is(")"):
			depth--
		}
	}
	for i := range head { // int (*f(void))[3], int (f)(void)
		if i > 0 && i+1 < len(head) && head[i].Kind == pp.Ident && (head[i-1].Is("*") || head[i-1].Is("(")) &&
			(head[i+1].Is("(") || head[i+1].Is(")")) {
			return head[i].Text
		}
	}
	return ""
}
