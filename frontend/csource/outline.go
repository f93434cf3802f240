package csource

import (
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/frontend/csource/internal/pp"
)

// An Outline is what can be said of the code of a file without parsing it.
type Outline struct {
	names        map[string]bool
	all          bool // it may mention anything
	Constructors bool // perhaps some of it runs before main
}

// Mentions reports whether code of the file may use a name that other files know. Code that is unknown mentions everything.
func (o *Outline) Mentions(name string) bool { return o == nil || o.all || o.names[name] }

// MayConstruct reports whether code of the file may run before main.
func (o *Outline) MayConstruct() bool { return o == nil || o.Constructors }

// Outline is the outline of a unit without errors.
func (u *Unit) Outline() *Outline { return outline(pp.Tokens(string(u.text.bytes))) }

// outline collects the names in the bodies and initialisers of a preprocessed text: code can use what it names, and nothing else but
// what it finds in memory. A declaration alone uses nothing.
func outline(toks []pp.Token) *Outline {
	o := &Outline{names: map[string]bool{}}
	depth := 0
	initialiser := false
	for i := range toks {
		t := &toks[i]
		switch {
		case t.Is("{"):
			depth++
		case t.Is("}"):
			depth = max(depth-1, 0)
		case t.Is("=") && depth == 0:
			initialiser = true
		case t.Is(";") && depth == 0:
			initialiser = false
		case t.Kind != pp.Ident:
		case strings.Contains(t.Text, "constructor"), strings.Contains(t.Text, "section"):
			o.Constructors = true
		case strings.Contains(t.Text, "alias"), strings.Contains(t.Text, "asm"), strings.Contains(t.Text, "ifunc"):
			o.all = true
		case depth > 0 || initialiser:
			o.names[t.Text] = true
		}
	}
	return o
}

// seemsToDefine names the functions that a text seems to define: those followed by parentheses outside all braces, but not in what must be
// a declaration. Too many names do no harm.
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
