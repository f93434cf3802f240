package csource

import "github.com/mayrun-dev/mayrun/frontend/csource/internal/pp"

// innerNames tells the names of parameters and members in a declaration that stays, which need nothing from outside,
// from those that it uses. It is asked for each token in turn.
//
// Both are told by what stands beside them, which is certain where there are no expressions: in brackets, attributes and
// widths of bit-fields nothing is taken for such a name, and so it is in the whole of a declaration with other
// expressions.
type innerNames struct {
	toks       []pp.Token // of the file, up to the end of the declaration
	off        bool       // nothing is known of the declaration
	next       int        // the token that has not been seen
	depth      int        // of parentheses and braces
	square     int        // of square brackets
	attributes int        // the end of attributes
	width      bool       // behind the colon of a bit-field
}

// expressionWords are words behind which expressions, or types alone, stand.
var expressionWords = map[string]bool{"sizeof": true, "_Alignof": true, "alignof": true, "__alignof__": true, "__alignof": true,
	"__typeof__": true, "__typeof": true, "typeof": true, "typeof_unqual": true, "_Alignas": true, "alignas": true, "_Atomic": true,
	"_Static_assert": true, "static_assert": true, "_Generic": true, "_BitInt": true, "return": true, "goto": true, "case": true,
	"__auto_type": true, "offsetof": true, "__builtin_offsetof": true, "=": true, "?": true}

func (c *chunk) innerNames(toks []pp.Token) *innerNames {
	n := &innerNames{toks: toks[:c.to], next: c.from}
	n.off = c.kind == keepChunk || c.kind == bodyChunk
	for i := c.from; i < c.to && !n.off; i++ {
		n.off = toks[i].Kind == pp.Pragma || expressionWords[toks[i].Text] || toks[i].Is("(") && i+1 < c.to && toks[i+1].Is("{")
	}
	return n
}

// declares reports whether the i-th token is the name of a parameter or a member of the declaration.
func (n *innerNames) declares(i int) bool {
	if n.off {
		return false
	}
	for ; n.next <= i; n.next++ {
		n.see(n.next)
	}
	if i < n.attributes || i+1 >= len(n.toks) || i == 0 || n.depth == 0 || n.square > 0 || n.width {
		return false
	}
	switch n.toks[i+1].Text {
	case ",", ")", ";", "[", ":":
	default:
		return false
	}
	prev := &n.toks[i-1]
	if prev.Kind != pp.Ident {
		return prev.Is("*")
	}
	return !qualifiers[prev.Text] && !tagWords[prev.Text] && !storageWords[prev.Text]
}

// see follows the brackets.
func (n *innerNames) see(i int) {
	t := &n.toks[i]
	if attributeWord(t) && i+1 < len(n.toks) && n.toks[i+1].Is("(") {
		n.attributes = max(n.attributes, match(n.toks, i+1)+1)
	}
	if t.Kind != pp.Punct {
		return
	}
	switch t.Text {
	case "(", "{":
		n.depth++
		n.width = false
	case ")", "}":
		n.depth--
	case "[":
		n.square++
	case "]":
		n.square--
	case ":":
		n.width = true
	case ";", ",":
		n.width = false
	}
}
