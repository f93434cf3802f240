package csource

import (
	"strings"

	"github.com/mayrun-dev/mayrun/frontend/csource/internal/pp"
)

// A normaliser rewrites the tokens of a unit: what the parser library does not
// accept becomes something that means the same, and what it misunderstands is
// taken out of its sight. Inserted tokens have the location of what they replace,
// so positions stay exact. Each rewriting is a method of its own in the
// normalise*.go files.
type normaliser struct {
	l    *loader
	in   []pp.Token
	out  []pp.Token
	i    int // the token being looked at, in in
	open []bracket
	pack packStack
	run  int          // tokens since the last separator
	eq   map[int]bool // tokens of in that "=" is missing before
	cut  map[int]bool // else tokens of in behind which nothing nests (flatten)
	ends []int        // tokens of in that a ")" is missing before, the next one last

	recordAt int    // the index in in of the "{" that opens a record's members
	enumAt   int    // likewise of an enumeration's
	closed   string // what the last "}" closed: "record", "enum" or ""
}

// A bracket is one that is open.
type bracket struct {
	text   string
	loc    pp.Loc
	kind   string // "record" or "enum", when it opens the members of one
	member int    // where the current member of a record starts in out
	elses  int    // else tokens directly inside
	pack   int    // what #pragma pack said there
}

// normalise returns the tokens that the parser is to read.
func (l *loader) normalise(toks []pp.Token) []pp.Token { return newNormaliser(l, toks).tokens() }

func newNormaliser(l *loader, toks []pp.Token) *normaliser {
	toks, cut := flatten(toks)
	return &normaliser{l: l, recordAt: -1, enumAt: -1, in: toks, cut: cut, out: make([]pp.Token, 0, len(toks)+len(toks)/16)}
}

// tokens rewrites the whole input.
func (n *normaliser) tokens() []pp.Token {
	for n.i = 0; n.i < len(n.in); n.i++ {
		t := &n.in[n.i]
		if t.Kind == dropped {
			continue
		}
		if len(n.eq) > 0 && n.eq[n.i] {
			n.insert(t, "=")
		}
		for len(n.ends) > 0 && n.i >= n.ends[len(n.ends)-1] {
			n.ends = n.ends[:len(n.ends)-1]
			n.insert(t, ")")
		}
		if n.run++; n.run > maxRun {
			n.errorf(t.Loc, "more than %d tokens in one expression", maxRun)
			return nil
		}
		switch t.Kind {
		case pp.Ident:
			if f := identRules[t.Text]; f != nil {
				f(n)
				continue
			}
			n.emit(*t)
		case pp.Punct:
			if !n.punct(t) {
				return nil
			}
		case pp.Number:
			n.number(*t)
		case pp.Char:
			n.char(*t)
		case pp.String:
			n.str()
		case pp.Pragma:
			if w, ok := strings.CutPrefix(t.Text, "weak "); ok {
				name, target, _ := strings.Cut(w, "=")
				n.l.weak = append(n.l.weak, Weak{strings.TrimSpace(name), strings.TrimSpace(target)})
				continue
			}
			if w, ok := strings.CutPrefix(t.Text, "redefine_extname "); ok {
				if f := strings.Fields(w); len(f) == 2 {
					n.l.renamed = append(n.l.renamed, Weak{f[0], f[1]})
				}
				continue
			}
			if !n.refusesPragma(t) {
				n.pack.pragma(t.Text)
			}
		default:
			n.errorf(t.Loc, "stray %q in program", t.Text)
		}
	}
	for k := len(n.open) - 1; k >= 0 && len(n.l.errs) < 10; k-- {
		n.errorf(n.open[k].loc, "%q is never closed", n.open[k].text)
	}
	return n.out
}

// dropped marks a token of the input that is to be passed over.
const dropped = pp.Newline

// The parser recurses on nested brackets, and also on prefix operators, chained
// assignments, else-if and the like. A Go stack overflow ends the process, so all
// of these are bounded first.
const (
	maxRun   = 50_000
	maxElses = 50_000
)

func (n *normaliser) errorf(loc pp.Loc, format string, args ...any) {
	n.l.errorf(n.l.text.pos(loc), format, args...)
	n.l.errs[len(n.l.errs)-1].From = n.l.text.from(loc)
	n.l.bad = append(n.l.bad, loc)
}

func (n *normaliser) emit(t pp.Token) { n.out = append(n.out, t) }

// insert emits made-up tokens at the place of t.
func (n *normaliser) insert(at *pp.Token, toks ...string) {
	for _, s := range toks {
		k := pp.Punct
		switch c := s[0]; {
		case c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z':
			k = pp.Ident
		case c >= '0' && c <= '9':
			k = pp.Number
		case c == '"':
			k = pp.String
		}
		n.emit(pp.Token{Kind: k, Text: s, Loc: at.Loc, Space: true, Bundled: at.Bundled})
	}
}

// is reports whether the k-th token of the input is the punctuator or identifier s.
func (n *normaliser) is(k int, s string) bool {
	return k >= 0 && k < len(n.in) && n.in[k].Text == s && n.in[k].Kind <= pp.Punct
}

// last is the token emitted last.
func (n *normaliser) last() *pp.Token {
	if len(n.out) == 0 {
		return &pp.Token{}
	}
	return &n.out[len(n.out)-1]
}

// match returns the index in toks of the bracket that closes the one at i, or -1.
func match(toks []pp.Token, i int) int {
	depth := 0
	for ; i < len(toks); i++ {
		if toks[i].Kind != pp.Punct {
			continue
		}
		switch toks[i].Text {
		case "(", "[", "{":
			depth++
		case ")", "]", "}":
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return -1
}

var closer = map[string]string{"(": ")", "[": "]", "{": "}"}

// punct handles brackets, and what is found by its punctuation.
func (n *normaliser) punct(t *pp.Token) bool {
	switch t.Text {
	case "(", "[", "{":
		if len(n.open) >= n.l.opts.Limits.Nesting {
			n.errorf(t.Loc, "brackets nested more than %d deep", n.l.opts.Limits.Nesting)
			return false
		}
		switch t.Text {
		case "[":
			qualified := n.withoutQualifiers()
			if n.starBound() {
				return true
			}
			if !qualified {
				n.oldDesignator()
			}
		case "(":
			n.stripParameterNames()
			if n.is(n.i+1, "...") && n.is(n.i+2, ")") {
				n.unnamedOnly(t)
				return true
			}
		}
		b := bracket{text: t.Text, loc: t.Loc, member: len(n.out) + 1, pack: n.pack.now}
		switch n.i {
		case n.recordAt:
			b.kind = "record"
		case n.enumAt:
			b.kind = "enum"
		}
		n.open = append(n.open, b)
		n.run = 0
	case ")", "]", "}":
		if len(n.open) == 0 || closer[n.open[len(n.open)-1].text] != t.Text {
			n.errorf(t.Loc, "unexpected %q", t.Text)
			if len(n.open) > 0 {
				n.errorf(n.open[len(n.open)-1].loc, "%q is not closed before", n.open[len(n.open)-1].text)
			}
			return false
		}
		kind, pack := n.open[len(n.open)-1].kind, n.open[len(n.open)-1].pack
		n.open = n.open[:len(n.open)-1]
		if t.Text == "}" {
			n.run, n.closed = 0, kind
			if kind == "record" && pack != n.pack.now {
				n.errorf(t.Loc, "#pragma pack changes between the braces of a record: compilers differ in which one counts")
			}
			if n.last().Text == ":" && n.last().Kind == pp.Punct { // a label before "}" (C23)
				n.insert(t, ";")
			}
			if last := n.last(); kind == "record" && !last.Is(";") && !last.Is("{") { // gcc only warns
				n.insert(t, ";")
			}
		}
	case ",":
		n.run = 0
		if n.inRecord() && n.last().Text == ")" && n.splitMember(t) {
			return true
		}
	case ";":
		n.run = 0
		if n.inRecord() {
			n.emptyMember(t)
			n.emit(*t)
			n.open[len(n.open)-1].member = len(n.out)
			return true
		}
	case "#", "##":
		n.errorf(t.Loc, "stray %q in program", t.Text)
		return true
	}
	n.emit(*t)
	return true
}

// identRules are the identifiers that need a look. A rule handles the token n.i and
// leaves n.i at the last token that it consumed.
var identRules map[string]func(*normaliser)

func init() {
	drop := func(*normaliser) {}
	attribute := (*normaliser).attribute
	typeof := (*normaliser).typeof
	asm := (*normaliser).asm
	record := (*normaliser).record
	rename := func(to ...string) func(*normaliser) {
		return func(n *normaliser) { n.insert(&n.in[n.i], to...) }
	}
	newer := func(rule func(*normaliser)) func(*normaliser) { // of a word that may be a name before C23
		return func(n *normaliser) {
			if n.l.opts.c23() || n.l.opts.Std == "" && !tagWords[n.last().Text] &&
				(n.is(n.i+1, "(") || n.i+1 < len(n.in) && n.in[n.i+1].Kind == pp.Ident) {
				rule(n)
			} else {
				n.emit(n.in[n.i])
			}
		}
	}
	identRules = map[string]func(*normaliser){
		"__attribute__": attribute, "__attribute": attribute,
		"typeof": typeof, "__typeof__": typeof, "__typeof": typeof, "__typeof_unqual__": typeof, "typeof_unqual": newer(typeof),
		"asm": asm, "__asm__": asm, "__asm": asm,
		"struct": record, "union": record, "enum": (*normaliser).enum,
		"_Static_assert": (*normaliser).staticAssert, "static_assert": (*normaliser).staticAssert,
		"else":              (*normaliser).elseToken,
		"__mayrun_offsetof": (*normaliser).offsetof, "__ccgo__types_compatible_p": (*normaliser).typesCompatible,
		"_Nonnull": drop, "_Nullable": drop, "__nonnull__": drop,
		"__declspec": func(n *normaliser) {
			if n.is(n.i+1, "(") {
				if end := match(n.in, n.i+1); end > 0 {
					n.i = end
				}
			}
		},
		// Types that the library has, but not in all combinations.
		"_Float32": rename("float"), "_Float32x": rename("double"), "_Float64": rename("double"),
		"_Float64x": rename("long", "double"),
		"const":     (*normaliser).beforeAuto, "volatile": (*normaliser).beforeAuto, "register": (*normaliser).beforeAuto,
		// C23 spells them without the underscore.
		"auto": (*normaliser).auto, "_BitInt": (*normaliser).bitInt,
		"__mayrun_constexpr": rename("const", "__attribute__", "(", "(", "mayrun_constexpr", ")", ")"),
		"thread_local":       newer(rename("_Thread_local")),
		"alignas":            newer((*normaliser).keyword23), "alignof": newer((*normaliser).keyword23),
		"__alignof__": (*normaliser).alignment, "__alignof": (*normaliser).alignment, "_Alignof": (*normaliser).alignment,
	}
}

// inRecord reports whether the current token is directly among the members of a record.
func (n *normaliser) inRecord() bool {
	return len(n.open) > 0 && n.open[len(n.open)-1].kind == "record"
}

// elseToken bounds else-if chains.
func (n *normaliser) elseToken() {
	t := &n.in[n.i]
	if k := len(n.open) - 1; k >= 0 {
		if n.cut[n.i] {
			n.open[k].elses = 0
		}
		if n.open[k].elses++; n.open[k].elses > maxElses {
			n.errorf(t.Loc, "more than %d else branches in one block", maxElses)
			n.i = len(n.in)
			return
		}
	}
	n.emit(*t)
}
