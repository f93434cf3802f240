package csource

import (
	"slices"
	"strings"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/frontend/csource/internal/pp"
)

// An Outline is what can be said of code without parsing it. That of code of which nothing is known is nil.
type Outline struct {
	names        map[string]bool // what it mentions
	taken        map[string]bool // what it mentions and does not only call
	all          bool            // it may mention anything
	declares     map[string]bool // what it declares outside functions; true: perhaps for other files
	constructors bool
}

// NewOutline is the outline of code that uses some names in any way, or with all every name.
func NewOutline(names map[string]bool, all bool) *Outline {
	return &Outline{names: names, taken: names, declares: names, all: all}
}

// Mentions reports whether the code may use a name that other files know.
func (o *Outline) Mentions(name string) bool { return o == nil || o.all || o.names[name] }

// Takes reports whether the code may take the address of a function: what it only calls, it cannot hand over to
// a thread.
func (o *Outline) Takes(name string) bool { return o == nil || o.all || o.taken[name] }

// MayConstruct reports whether some of the code may run before main.
func (o *Outline) MayConstruct() bool { return o == nil || o.constructors }

// Declared are the names that the code declares outside functions, perhaps for other files, in order.
func (o *Outline) Declared() []string {
	if o == nil {
		return nil
	}
	var list []string
	for name, shared := range o.declares {
		if shared {
			list = append(list, name)
		}
	}
	slices.Sort(list)
	return list
}

// Declares reports whether the code declares a name outside functions.
func (o *Outline) Declares(name string) bool {
	_, ok := o.declares[name]
	return ok
}

// Outline is the outline of what is left out of the unit, and with it of the bodies of some functions; or with nil
// of the whole unit.
func (u *Unit) Outline(functions map[string]bool) *Outline { return u.OutlineOf(functions, nil) }

// OutlineOf is [Unit.Outline], and with it that of some declarations. Of these, and of what is left out of the unit,
// everything counts that is mentioned, wherever.
func (u *Unit) OutlineOf(functions map[string]bool, declarations map[*cc.ExternalDeclaration]bool) *Outline {
	o := newOutline()
	for _, c := range u.cut {
		o.add(c.toks, 1)
		if !c.body {
			o.declare(c.toks)
		}
		o.constructors = o.constructors || c.calls
	}
	if functions == nil {
		toks := pp.Tokens(string(u.text.bytes))
		o.add(toks, 0)
		o.declare(toks)
		return o
	}
	for l := u.AST.TranslationUnit; l != nil; l = l.TranslationUnit {
		switch d := l.ExternalDeclaration; {
		case d == nil:
		case declarations[d]:
			toks, ok := u.between(d.Position().Offset, u.endOf(l))
			if !ok {
				return nil
			}
			o.add(toks, 1)
			o.declare(toks)
		case d.Case == cc.ExternalDeclarationFuncDef && functions[d.FunctionDefinition.Declarator.Name()]:
			body := d.FunctionDefinition.CompoundStatement
			toks, ok := u.between(body.Token.Position().Offset, body.Token2.Position().Offset+1)
			if !ok {
				return nil
			}
			o.add(toks, 0)
		}
	}
	return o
}

// between are the tokens of a part of the text.
func (u *Unit) between(from, to int) ([]pp.Token, bool) {
	if from < 0 || from >= to || to > len(u.text.bytes) {
		return nil, false
	}
	return pp.Tokens(string(u.text.bytes[from:to])), true
}

// endOf is where the declaration behind l begins.
func (u *Unit) endOf(l *cc.TranslationUnit) int {
	for l = l.TranslationUnit; l != nil; l = l.TranslationUnit {
		if l.ExternalDeclaration != nil {
			return l.ExternalDeclaration.Position().Offset
		}
	}
	return len(u.text.bytes)
}

// Text is the preprocessed text of a body; empty if it is not known.
func (u *Unit) Text(body *cc.CompoundStatement) string {
	from, to := body.Token.Position().Offset, body.Token2.Position().Offset
	if u.text == nil || from < 0 || from >= to || to >= len(u.text.bytes) {
		return ""
	}
	return string(u.text.bytes[from : to+1])
}

// outline is that of a preprocessed text.
func outline(toks []pp.Token) *Outline {
	o := newOutline()
	o.add(toks, 0)
	o.declare(toks)
	return o
}

func newOutline() *Outline {
	return &Outline{names: map[string]bool{}, taken: map[string]bool{}, declares: map[string]bool{}}
}

// add collects the names in the bodies and initialisers of a preprocessed text, or with a depth above 0 in all of it:
// code can use what it names, and nothing else but what it finds in memory. A declaration alone uses nothing.
func (o *Outline) add(toks []pp.Token, depth int) {
	least := depth
	initialiser := false
	for i := 0; i < len(toks); i++ {
		t := &toks[i]
		switch {
		case t.Is("{"):
			// members and enumerators are no uses
			if i > 0 && tagWords[toks[i-1].Text] || i > 1 && tagWords[toks[i-2].Text] {
				if end := match(toks, i); end > 0 {
					i = end
					continue
				}
			}
			depth++
		case t.Is("}"):
			depth = max(depth-1, least)
		case t.Is("=") && depth == 0:
			initialiser = true
		case t.Is(";") && depth == 0:
			initialiser = false
		case t.Kind != pp.Ident, t.Bundled: // headers of the system know nothing of the program
		case strings.Contains(t.Text, "constructor"), strings.Contains(t.Text, "section"):
			o.constructors = true
		case strings.Contains(t.Text, "alias"), strings.Contains(t.Text, "asm"), strings.Contains(t.Text, "ifunc"):
			o.all = true
		case depth > 0 || initialiser:
			o.names[t.Text] = true
			if i+1 == len(toks) || !toks[i+1].Is("(") {
				o.taken[t.Text] = true
			}
		}
	}
}

// declare collects the names that are declared outside functions: in front of what ends a declarator, and in
// parentheses behind a star. Too many names do no harm.
func (o *Outline) declare(toks []pp.Token) {
	braces, parens := 0, 0
	local := false // the declaration says static or typedef
	for i := range toks {
		t := &toks[i]
		switch {
		case t.Is("{"):
			braces++
		case t.Is("}"):
			braces, local = max(braces-1, 0), false // a definition ends, perhaps
		case braces > 0:
		case t.Is("("), t.Is("["):
			parens++
		case t.Is(")"), t.Is("]"):
			parens = max(parens-1, 0)
		case t.Is(";"):
			local, parens = false, 0
		case parens == 0 && (t.Is("static") || t.Is("typedef")):
			local = true
		case t.Kind != pp.Ident, t.Bundled, keywords[t.Text], i+1 == len(toks):
		default:
			next := &toks[i+1]
			ends := next.Kind != pp.Ident && !next.Is("*") && !next.Is("{") || attributeWord(next)
			if ends && (parens == 0 || i > 0 && (toks[i-1].Is("*") || toks[i-1].Is("(") || qualifiers[toks[i-1].Text])) {
				o.declares[t.Text] = o.declares[t.Text] || !local
			}
		}
	}
}

// seemsToDefine names the functions that a text seems to define, at any depth: where brackets do not match, or are
// those of macros or of other languages, the text of a function may hold others. Too many names do no harm.
func seemsToDefine(toks []pp.Token) []string {
	var names []string
	for i := range toks {
		if !toks[i].Is("(") || i == 0 {
			continue
		}
		name := &toks[i-1]
		if name.Is(")") && i > 2 && toks[i-3].Is("(") { // (f)(void)
			name = &toks[i-2]
		}
		if name.Kind != pp.Ident || name.Bundled || attributeWord(name) || keywords[name.Text] {
			continue
		}
		// Behind the parameters: a body, or the types of those of an old definition, or attributes.
		if end := match(toks, i); end > 0 && end+1 < len(toks) && (toks[end+1].Is("{") || toks[end+1].Kind == pp.Ident) {
			names = append(names, name.Text)
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}
