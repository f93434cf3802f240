package csource

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/frontend/csource/internal/pp"
)

// LeftOut is a part of a file that could not be parsed.
type LeftOut struct {
	Pos  Pos    // where it begins
	What string // "the body of f", or "a declaration"
	Why  string // what is wrong with it
}

// usesLeftOut is why something is left out that would be right otherwise.
const usesLeftOut = "it uses what is left out"

// A cutText is text that is left out of a unit: the body of a function, or a declaration.
type cutText struct {
	toks  []pp.Token
	body  bool // of a function that has kept its head
	calls bool // it may be run when the program starts: a macro of which nothing is known stands for all of it
}

// leaveOut notes what is left out of a part.
func (u *Unit) leaveOut(r *recovery, p *part) {
	toks := r.toks[p.from:p.to]
	c, what := cutText{toks: toks}, "a declaration"
	if p.state == noBody && r.toks[p.body].Is("{") {
		name := functionName(r.toks[p.from:p.body])
		u.Cut, what = append(u.Cut, name), "the body of "+name
		c.toks, c.body = r.toks[p.body:p.to], true
	} else {
		u.Incomplete = true
		c.calls = macroCall(toks) >= 0
	}
	u.cut = append(u.cut, c)
	u.Defines = append(u.Defines, seemsToDefine(c.toks)...)
	u.LeftOut = append(u.LeftOut, LeftOut{r.text.pos(r.toks[p.from].Loc), what, p.why})
}

// withoutHeaders goes on with a text some of whose headers are missing, if nothing else is wrong with it: a missing
// header costs what it would have declared, and whatever needs that. The errors stay those of the headers. nil: the
// text is of no use.
//
// A name that stands where a type does is one of which nothing is known: it can be pointed to, and no more. A macro
// that stands for a declaration may be anything, so what looks like its use is left out. What is left cannot mean
// something else because of the header, unless it changes what others declare: that it does not is the assumption of
// [Unit.Missing].
func (l *loader) withoutHeaders(ctx context.Context, res *pp.Result) *Unit {
	headers := l.errs
	if len(headers) > len(res.Errors) || res.Stopped || slices.ContainsFunc(res.Errors, func(e pp.Error) bool { return e.Missing == "" }) {
		return nil
	}
	l.errs, l.missing = nil, true
	r := &recovery{loader: l, sources: res.Sources, toks: l.trimmed(res.Tokens)}
	u := r.parseWithout(ctx)
	l.errs = headers
	if u == nil {
		return nil
	}
	l.tokens, l.complete = res.Tokens, true
	for i, e := range res.Errors {
		text := e.Missing + " is not found, and only declares names of its own: it changes none that others declare"
		if i == 0 && len(res.Behind) > 0 {
			text += ", and defines none of the macros that conditions ask for behind it: " + someNames(res.Behind)
		}
		u.Missing = append(u.Missing, Remark{Pos: headers[i].Pos, ID: "missing-header", Text: text})
	}
	return l.asking(u, res)
}

// someNames lists a few macros.
func someNames(asked []pp.Ask) string {
	const few = 5
	var names []string
	for _, a := range asked[:min(few, len(asked))] {
		names = append(names, a.Name)
	}
	if n := len(asked) - few; n > 0 {
		names = append(names, fmt.Sprintf("and %d more", n))
	}
	return strings.Join(names, ", ")
}

// A text without its headers is parsed at most maxWithout times: each time one name more is known, or one
// declaration less is left.
const maxWithout = 200

// parseWithout is parseAll for a text without its headers.
func (r *recovery) parseWithout(ctx context.Context) *Unit {
	ctx, cancel := context.WithTimeout(ctx, r.opts.Limits.Time)
	defer cancel()
	r.divide()
	for n := range r.parts {
		p := &r.parts[n]
		if k := macroCall(r.toks[p.from:p.to]); k >= 0 {
			p.state, p.why = removed, "nothing is known of "+r.toks[p.from+k].Text
		}
	}
	var ast *cc.AST
	for round := 0; round < maxWithout && ctx.Err() == nil; round++ {
		r.errs = nil
		if ast = r.attempt(ctx, r.left(len(r.parts))); ast != nil || ctx.Err() != nil {
			break
		}
		if r.lost() {
			r.locate(ctx)
		}
		if !r.learn() && !r.remove() {
			return nil
		}
	}
	if ast == nil {
		return nil
	}
	return r.unit(ast)
}

// learn takes a name that stands where a type does for one.
func (r *recovery) learn() bool {
	name, unknown := strings.CutPrefix(r.complaint(), unknownTypeName)
	if !unknown || len(r.bad) == 0 || slices.ContainsFunc(r.opaque, func(t pp.Token) bool { return t.Text == name }) {
		return false
	}
	for _, word := range []string{"typedef", "struct", opaquePrefix + name, name} {
		r.opaque = append(r.opaque, pp.Token{Text: word, Kind: pp.Ident, Loc: r.bad[0], Space: true})
	}
	r.opaque = append(r.opaque, pp.Token{Text: ";", Kind: pp.Punct, Loc: r.bad[0]})
	return true
}

// opaquePrefix begins the tag of a type of which nothing is known.
const opaquePrefix = "__mayrun_unknown_"

// complaint is what the parser has said last.
func (r *recovery) complaint() string {
	if n := len(r.errs); n > 0 {
		return r.errs[n-1].Msg
	}
	return ""
}

// macroCall finds a name with parentheses behind it where a declaration should begin with a type: an old function, or,
// where headers are missing, a macro that stands for anything. -1: there is none.
func macroCall(toks []pp.Token) int {
	k := 0
	for k < len(toks) && (storageWords[toks[k].Text] || qualifiers[toks[k].Text]) {
		k++
	}
	if k+1 < len(toks) && toks[k].Kind == pp.Ident && !keywords[toks[k].Text] && !attributeWord(&toks[k]) && toks[k+1].Is("(") {
		return k
	}
	return -1
}
