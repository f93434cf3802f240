package csource

import (
	"strings"

	"github.com/mayrun-dev/mayrun/frontend/csource/internal/pp"
)

// What a declaration of a header is, and which names it declares, by its tokens: the parser, which knows more, comes later.

// staticFunction names the function that a header of the program defines between two tokens, if it is static and
// stands there as a whole, with nothing that matters elsewhere; otherwise it is empty.
func staticFunction(toks []pp.Token, from, to int) string {
	if !begins(toks, from) {
		return ""
	}
	static, depth := false, 0
	for i := from; i < to; i++ {
		switch t := &toks[i]; {
		case t.Kind == pp.Pragma:
			return ""
		case t.Is("("), t.Is("["), t.Is("{"):
			depth++
		case t.Is(")"), t.Is("]"), t.Is("}"):
			depth--
		case depth == 0 && t.Is("static"):
			static = true
		}
	}
	if !static {
		return ""
	}
	return ownFunction(toks[from:to])
}

// ownFunction names the function that c defines, if it is one that only runs when the unit itself calls it, or
// hands over its address: a static one, or an inline one that is no definition for others. Otherwise it is empty.
func ownFunction(c []pp.Token) string {
	if n := len(c); n < 4 || !c[n-1].Is("}") || !functionBody(c[:n-1]) {
		return ""
	}
	static, inline, extern, gnu := false, false, false, false
	depth := 0
	for i := range c {
		t := &c[i]
		if specialWords[t.Text] {
			return ""
		}
		switch t.Text {
		case "(", "[":
			depth++
		case ")", "]":
			depth--
		case "static":
			static = static || depth == 0
		case "extern":
			extern = extern || depth == 0
		case "inline", "__inline", "__inline__":
			inline = inline || depth == 0
		case "gnu_inline", "__gnu_inline__":
			gnu = true
		case "alias", "__alias__", "ifunc", "__ifunc__", "weak", "__weak__":
			return ""
		case "{":
			if depth > 0 {
				continue // a parameter
			}
			if !static && !(inline && (gnu || !extern)) {
				return ""
			}
			return functionName(c[:i])
		}
	}
	return ""
}

// specialWords are attributes of functions that count although nothing names them.
var specialWords = map[string]bool{"constructor": true, "__constructor__": true, "destructor": true, "__destructor__": true,
	"used": true, "__used__": true, "section": true, "__section__": true}

// definingWords are attributes that make a definition of a declaration, which other units may need.
var definingWords = map[string]bool{"alias": true, "__alias__": true, "ifunc": true, "__ifunc__": true}

// functionBody reports whether the declaration c, up to a "}" at its top level, is
// a function definition: parentheses outside attributes, and no "=".
func functionBody(c []pp.Token) bool {
	depth := 0
	parens := false
	for i := range c {
		if c[i].Kind != pp.Punct {
			continue
		}
		switch c[i].Text {
		case "{":
			if depth == 0 && parens {
				return true
			}
			depth++
		case "(":
			if depth == 0 && (i == 0 || !attributeWord(&c[i-1])) {
				parens = true
			}
			depth++
		case "[":
			depth++
		case ")", "]", "}":
			depth--
		case "=":
			if depth == 0 {
				return false
			}
		}
	}
	return false
}

func attributeWord(t *pp.Token) bool {
	switch t.Text {
	case "__attribute__", "__attribute", "__asm__", "__asm", "asm", "__typeof__", "typeof", "_Alignas", "_Atomic":
		return true
	}
	return false
}

// classify says what a declaration that ends with ";" declares.
func classify(c []pp.Token) chunkKind {
	n := len(c)
	if n < 2 || !c[n-1].Is(";") {
		return keepChunk
	}
	depth := 0
	parens, declared, afterParen := false, 0, false
	attributes := 0 // what stands before is part of attributes
	for i := range c {
		t := &c[i]
		switch t.Kind {
		case pp.Pragma:
			return keepChunk
		case pp.Ident:
			if (t.Is("__attribute__") || t.Is("__attribute")) && i+1 < n {
				attributes = max(attributes, match(c, i+1))
			}
			if i < attributes && (definingWords[t.Text] || specialWords[t.Text]) {
				return keepChunk
			}
			// (*name(parameters))(parameters of what it returns)
			if depth == 1 && parens && i >= attributes && c[i-1].Is("*") && i+1 < n && c[i+1].Is("(") && !attributeWord(t) {
				declared++
			}
			if depth == 0 && !typeWords[t.Text] && !tagWords[t.Text] && !qualifiers[t.Text] && !attributeWord(t) && !storageWords[t.Text] {
				if afterParen {
					return keepChunk // an old-style definition, or something odd
				}
				declared++
			}
		case pp.Punct:
			switch t.Text {
			case "(", "[", "{":
				if t.Text == "(" && depth == 0 && i > 0 && !attributeWord(&c[i-1]) {
					parens = true
				}
				depth++
				continue
			case ")", "]", "}":
				depth--
				if t.Text == ")" && depth == 0 && parens {
					afterParen = true
				}
				continue
			case "=":
				if depth == 0 {
					return keepChunk
				}
			case ",":
				if depth == 0 {
					afterParen = false
				}
			}
		}
	}
	switch {
	case c[0].Is("typedef"):
		return otherChunk
	case tagWords[c[0].Text] && c[n-2].Is("}"), tagWords[c[0].Text] && n == 3:
		return tagChunk
	case parens && declared > 0 && !hasBrace(c):
		return protoChunk
	case c[0].Is("extern"):
		return otherChunk
	}
	return keepChunk
}

var storageWords = map[string]bool{
	"extern": true, "static": true, "inline": true, "__inline": true, "__inline__": true, "_Noreturn": true, "__extension__": true,
	"__thread": true, "_Thread_local": true, "__int128": true, "typedef": true,
}

// anyName stands for all names.
const anyName = ""

// declares lists the names that the declaration may declare: tags, enumerators, and names where a declarator has its
// name. It is not nil.
func (c *chunk) declares(toks []pp.Token, tags map[string]int) []string {
	names := []string{}
	t := toks[c.from:c.to]
	parens := 0
	var braces []bool // of the open braces: is it an enumeration?
	enum := false
	words := 0          // of types and names, outside of brackets
	declarator := false // within the parentheses of (name), (*name)(...) and the like
	parameters := false // within those of a function that has its name before them
	attributes := 0     // what stands before is part of attributes, which declare nothing
	for i := range t {
		if i < attributes {
			continue
		}
		switch t[i].Kind {
		case pp.Punct:
			switch t[i].Text {
			case "(":
				if parens == 0 && len(braces) == 0 {
					declarator = i > 0 && !attributeWord(&t[i-1]) && (t[i-1].Is("*") || typeWords[t[i-1].Text] || words < 2)
					parameters = !declarator && words >= 2 && t[i-1].Kind == pp.Ident && !attributeWord(&t[i-1])
				}
				parens++
			case ")":
				if parens--; parens == 0 && declarator {
					declarator, words = false, 2
				}
			case "{":
				braces = append(braces, enum)
				enum = false
			case "}":
				if len(braces) > 0 {
					braces = braces[:len(braces)-1]
				}
			}
			continue
		case pp.Ident:
		default:
			continue
		}
		if t[i].Is("enum") {
			enum = true
		}
		if (t[i].Is("__attribute__") || t[i].Is("__attribute")) && i+1 < len(t) && t[i+1].Is("(") {
			attributes = match(t, i+1) + 1
			continue
		}
		if parens == 0 && len(braces) == 0 && !storageWords[t[i].Text] && !qualifiers[t[i].Text] && !tagWords[t[i].Text] && !attributeWord(&t[i]) {
			words++
		}
		var prev, next, after string
		if i > 0 {
			prev = t[i-1].Text
		}
		if i+1 < len(t) {
			next = t[i+1].Text
		}
		if i+2 < len(t) {
			after = t[i+2].Text
		}
		here := false
		switch {
		case strings.HasPrefix(t[i].Text, "__predefined_"):
			return []string{anyName}
		case typeWords[t[i].Text] && !definedTypes[t[i].Text], qualifiers[t[i].Text], storageWords[t[i].Text]: // all texts are full of them
		case tagWords[prev]:
			at, known := tags[t[i].Text]
			// Otherwise the tag is one of the parameters only, or it is declared before, and that stays if it is used.
			here = next == "{" || parens == 0 && !(c.kind == protoChunk && known && at < c.from)
		case len(braces) > 0:
			here = braces[len(braces)-1] && (prev == "{" || prev == ",")
		case parens == 0:
			here = next == "(" && !attributeWord(&t[i]) || next == ";" || next == "," || next == "[" || attributeWord(&pp.Token{Text: next})
		case declarator && (prev == "(" || prev == "*" || qualifiers[prev]): // (name), (*name)
			here = true
		case parameters:
		default: // (*name)(...), (name)(...), (*name)[...], (*name(...))(...)
			here = (prev == "(" || prev == "*") && (next == ")" && (after == "(" || after == "[") || next == "(" || next == "[")
		}
		if here {
			names = append(names, t[i].Text)
		}
	}
	return names
}

// definedTypes are words for types that the bundled text before each file defines.
var definedTypes = map[string]bool{"__builtin_va_list": true, "_Float128": true}

func hasBrace(c []pp.Token) bool {
	for i := range c {
		if c[i].Is("{") {
			return true
		}
	}
	return false
}
