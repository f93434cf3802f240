package csource

import (
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/frontend/csource/internal/pp"
)

// trim drops declarations of headers that nothing uses: prototypes, type
// definitions and extern variables, never a definition of an object, and of functions
// only those that no other unit can call.
// The parser has no cache for headers, and most of what they declare is not needed:
// this is worth more than any other optimisation. In preprocessed text the headers
// cannot be told from the program, so all of it is treated as a header there.
// Of the program's own headers, whose tokens own knows, only what stands at the outermost level as a whole is
// dropped, and if a header is missing nothing is but static functions: its macros could make anything of the rest.
//
// C declares before it uses, so one pass from the end to the start knows, at each
// declaration, whether a kept one needs it. Tags are the exception: a type may be
// completed after its tag is used, so the pass is repeated until nothing changes.
func trim(toks []pp.Token, preprocessed, missing bool, own func(*pp.Token) bool) []pp.Token {
	used := make(map[string]bool, 1024)
	chunks := cutChunks(toks, preprocessed, missing, own, used)
	if len(chunks) == 0 {
		return toks
	}
	tags := declaredTags(toks, chunks)
	use := func(c *chunk) {
		inner := c.innerNames(toks)
		for i := c.from; i < c.to; i++ {
			if toks[i].Kind != pp.Ident {
				if c.own {
					mention(&toks[i], used)
				}
				continue
			}
			if inner.declares(i) {
				continue
			}
			if c.kind != keepChunk && !c.own && toks[i].Is("__attribute__") && i+1 < c.to {
				if end := match(toks[:c.to], i+1); end > 0 { // names no declaration of a header
					i = end
					continue
				}
			}
			used[toks[i].Text] = true
		}
	}
	dropped := 0
	for k := len(chunks) - 1; k >= 0; k-- {
		c := &chunks[k]
		if c.drop = c.unused(toks, used, tags); !c.drop {
			use(c)
		}
	}
	for changed := true; changed; {
		changed = false
		for k := len(chunks) - 1; k >= 0; k-- {
			if c := &chunks[k]; c.drop && !c.unused(toks, used, tags) {
				c.drop, changed = false, true
				use(c)
			}
		}
	}
	for k := range chunks {
		if chunks[k].drop {
			dropped += chunks[k].to - chunks[k].from
		}
	}
	out := make([]pp.Token, 0, len(toks)-dropped)
	last := 0
	for _, c := range chunks {
		if c.drop {
			out = append(out, toks[last:c.from]...)
			last = c.to
		}
	}
	return append(out, toks[last:]...)
}

// A chunk is one external declaration in a header.
type chunk struct {
	from, to int
	kind     chunkKind
	drop     bool
	own      bool     // in a header of the program
	name     string   // of a bodyChunk
	declared []string // of other chunks: see declares
}

// mention puts the names in a token of the program into used: those in a literal, too, which may be of assembly, or
// of an attribute that names what it is about.
func mention(t *pp.Token, used map[string]bool) {
	switch t.Kind {
	case pp.Ident:
		used[t.Text] = true
	case pp.String, pp.Pragma:
		for _, w := range strings.FieldsFunc(t.Text, func(r rune) bool {
			return r != '_' && r != '$' && r < 0x80 && (r < '0' || r > '9') && (r < 'A' || r > 'Z') && (r < 'a' || r > 'z')
		}) {
			used[w] = true
		}
	}
}

// declaredTags finds where the tags of structures and unions are declared first by declarations of nothing else, which
// stay if anything names the tag.
func declaredTags(toks []pp.Token, chunks []chunk) map[string]int {
	tags := map[string]int{}
	for _, c := range chunks {
		if c.kind != tagChunk || toks[c.from].Is("enum") {
			continue
		}
		if tag := toks[c.from+1].Text; tags[tag] == 0 {
			tags[tag] = c.from
		}
	}
	return tags
}

// unused reports whether the declaration declares none of the names.
func (c *chunk) unused(toks []pp.Token, names map[string]bool, tags map[string]int) bool {
	switch c.kind {
	case keepChunk:
		return false
	case bodyChunk:
		return !names[c.name]
	}
	if c.declared == nil {
		c.declared = c.declares(toks, tags)
	}
	return !slices.ContainsFunc(c.declared, func(name string) bool { return name == anyName || names[name] })
}

type chunkKind uint8

const (
	keepChunk  chunkKind = iota // a definition, or something not recognised
	protoChunk                  // only function declarations
	tagChunk                    // struct, union or enum, without a declarator
	otherChunk                  // a typedef, or extern variables
	bodyChunk                   // the definition of a function that only this unit can call
)

// cutChunks cuts the header parts of a token list into external declarations. The
// names in all other parts are put into used.
func cutChunks(toks []pp.Token, all, missing bool, own func(*pp.Token) bool, used map[string]bool) (chunks []chunk) {
	nesting := 0
	for i := 0; i < len(toks); {
		bundled := toks[i].Bundled
		mine := !bundled && !all && own(&toks[i])
		if !bundled && !all && !mine {
			mention(&toks[i], used)
			nesting += nests(&toks[i])
			i++
			continue
		}
		from, depth := i, 0
		for ; i < len(toks) && toks[i].Bundled == bundled && (!mine || own(&toks[i])); i++ {
			if toks[i].Kind != pp.Punct {
				continue
			}
			depth += nests(&toks[i])
			if depth <= 0 && (toks[i].Text == ";" || toks[i].Text == "}" && functionBody(toks[from:i])) {
				i++
				break
			}
		}
		c := chunk{from: from, to: i, own: mine}
		if mine {
			if c.kind, c.name = keepChunk, staticFunction(toks, from, i); c.name != "" {
				c.kind = bodyChunk
			} else if !missing && nesting == 0 && outermost(toks, from, i) {
				c.kind = classify(toks[from:i])
			}
		} else if c.kind = classify(toks[from:i]); c.kind == keepChunk && !all {
			if c.name = ownFunction(toks[from:i]); c.name != "" {
				c.kind = bodyChunk
			}
		}
		chunks = append(chunks, c)
		nesting += depth
	}
	return chunks
}

// nests is by how much a token changes the depth of brackets.
func nests(t *pp.Token) int {
	if t.Kind == pp.Punct {
		switch t.Text {
		case "{", "(", "[":
			return 1
		case "}", ")", "]":
			return -1
		}
	}
	return 0
}

// begins reports whether nothing before a token belongs to the same declaration.
func begins(toks []pp.Token, from int) bool {
	return from == 0 || toks[from-1].Is(";") || toks[from-1].Is("}")
}

// outermost reports whether what stands between two tokens of a header of the program, outside of all brackets, can only
// be a declaration: it follows another one, and begins with a type. (What begins with a name and a parenthesis could
// belong to a macro of the program that is not defined, or assert something.)
func outermost(toks []pp.Token, from, to int) bool {
	return begins(toks, from) && toks[from].Kind == pp.Ident && from+1 < to && (attributeWord(&toks[from]) || !toks[from+1].Is("("))
}

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
