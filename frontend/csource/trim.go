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
