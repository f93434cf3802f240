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
	constructors bool
}

// NewOutline is the outline of code that uses some names in any way, or with all every name.
func NewOutline(names map[string]bool, all bool) *Outline {
	return &Outline{names: names, taken: names, all: all}
}

// Mentions reports whether the code may use a name that other files know.
func (o *Outline) Mentions(name string) bool { return o == nil || o.all || o.names[name] }

// Takes reports whether the code may take the address of a function: what it only calls, it cannot hand over to
// a thread.
func (o *Outline) Takes(name string) bool { return o == nil || o.all || o.taken[name] }

// MayConstruct reports whether some of the code may run before main.
func (o *Outline) MayConstruct() bool { return o == nil || o.constructors }

// Outline is the outline of some functions of the unit, or with nil of all of it.
func (u *Unit) Outline(functions map[string]bool) *Outline {
	if functions == nil {
		return outline(append(pp.Tokens(string(u.text.bytes)), u.cutTokens...))
	}
	toks := slices.Clone(u.cutTokens)
	for l := u.AST.TranslationUnit; l != nil; l = l.TranslationUnit {
		d := l.ExternalDeclaration
		if d == nil || d.Case != cc.ExternalDeclarationFuncDef || !functions[d.FunctionDefinition.Declarator.Name()] {
			continue
		}
		body := d.FunctionDefinition.CompoundStatement
		from, to := body.Token.Position().Offset, body.Token2.Position().Offset
		if from < 0 || from >= to || to >= len(u.text.bytes) {
			return nil
		}
		toks = append(toks, pp.Tokens(string(u.text.bytes[from:to+1]))...)
	}
	return outline(toks)
}

// Text is the preprocessed text of a body; empty if it is not known.
func (u *Unit) Text(body *cc.CompoundStatement) string {
	from, to := body.Token.Position().Offset, body.Token2.Position().Offset
	if u.text == nil || from < 0 || from >= to || to >= len(u.text.bytes) {
		return ""
	}
	return string(u.text.bytes[from : to+1])
}

// outline collects the names in the bodies and initialisers of a preprocessed text: code can use what it names,
// and nothing else but what it finds in memory. A declaration alone uses nothing.
func outline(toks []pp.Token) *Outline {
	o := &Outline{names: map[string]bool{}, taken: map[string]bool{}}
	depth := 0
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
			depth = max(depth-1, 0)
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
	return o
}

// seemsToDefine names the functions that a text seems to define: those followed by parentheses outside all
// braces, but not in what must be a declaration. Too many names do no harm.
func seemsToDefine(toks []pp.Token) []string {
	var names []string
	depth := 0
	for i := range toks {
		switch t := &toks[i]; {
		case t.Is("{"):
			depth++
		case t.Is("}"):
			depth = max(depth-1, 0)
		case depth == 0 && t.Is("(") && i > 0 && toks[i-1].Kind == pp.Ident && !attributeWord(&toks[i-1]):
			if end := match(toks, i); end > 0 && end+1 < len(toks) && !toks[end+1].Is(";") && !toks[end+1].Is(",") {
				names = append(names, toks[i-1].Text)
			}
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}
