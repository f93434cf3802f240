package csource

import (
	"slices"
	"strconv"
	"strings"

	"github.com/mayrun-dev/mayrun/frontend/csource/internal/pp"
)

// typeof makes typeof(type) acceptable where the library takes only
// typeof(expression): as the type of a dereferenced null pointer. What is in the
// parentheses of typeof is not evaluated, so this reads nothing.
func (n *normaliser) typeof() {
	t := n.in[n.i]
	t.Text = "__typeof__"
	if !n.is(n.i+1, "(") || n.i+2 >= len(n.in) || n.in[n.i+2].Kind != pp.Ident || n.is(n.i+2, "void") && n.is(n.i+3, ")") {
		if n.is(n.i+1, "(") && n.is(n.i+2, "void") && n.is(n.i+3, ")") {
			n.i += 3
			n.insert(&t, "void")
			return
		}
		n.emit(t)
		return
	}
	end := match(n.in, n.i+1)
	if end < 0 {
		n.emit(t)
		return
	}
	inner := n.l.normaliseInner(n, n.in[n.i+2:end])
	n.i = end
	n.emit(t)
	if len(inner) > 0 && qualifiers[inner[0].Text] {
		// A qualifier may not come first either. Without an array or a function in
		// it, a star after the type makes a pointer to it.
		n.insert(&t, "(", "*", "(")
		n.out = append(n.out, inner...)
		n.insert(&t, "*", ")", "0", ")")
		return
	}
	n.insert(&t, "(", "*", "(", "__typeof__", "(")
	n.out = append(n.out, inner...)
	n.insert(&t, ")", "*", ")", "0", ")")
}

// normaliseInner normalises a piece of the input by itself, with the packing in force.
func (l *loader) normaliseInner(outer *normaliser, toks []pp.Token) []pp.Token {
	errs := len(l.errs)
	limit := l.opts.Limits.Nesting
	l.opts.Limits.Nesting = limit - len(outer.open) - 1
	inner := newNormaliser(l, toks)
	inner.pack.now = outer.pack.now
	r := inner.tokens()
	l.opts.Limits.Nesting = limit
	if len(l.errs) > errs {
		outer.i = len(outer.in)
	}
	return r
}

// operands returns what stands between the commas of the parentheses that follow the current token, and the
// index of their end; nil if they are not as many.
func (n *normaliser) operands(count int) (list [][]pp.Token, end int) {
	if !n.is(n.i+1, "(") {
		return nil, 0
	}
	if end = match(n.in, n.i+1); end < 0 {
		return nil, 0
	}
	if list = splitCommas(n.in[n.i+2 : end]); len(list) != count {
		return nil, 0
	}
	return list, end
}

// offsetof writes (size type, type, member) as the address of the member of an object at the null pointer.
func (n *normaliser) offsetof() {
	t := n.in[n.i]
	list, end := n.operands(3)
	if list == nil {
		n.errorf(t.Loc, "offsetof takes a type and a member")
		return
	}
	n.i = end
	n.insert(&t, "(", "(")
	n.out = append(n.out, n.l.normaliseInner(n, list[0])...)
	n.insert(&t, ")", "&", "(", "(", "(")
	n.out = append(n.out, n.l.normaliseInner(n, list[1])...)
	n.insert(&t, "*", ")", "0", ")", "->")
	n.out = append(n.out, n.l.normaliseInner(n, list[2])...)
	n.insert(&t, ")", ")")
}

// typesCompatible passes two types as objects that have them.
func (n *normaliser) typesCompatible() {
	t := n.in[n.i]
	n.emit(t)
	list, end := n.operands(2)
	if list == nil { // a declaration
		return
	}
	n.i = end
	tokens := func(texts ...string) []pp.Token {
		made := normaliser{l: n.l}
		made.insert(&t, texts...)
		return made.out
	}
	for k, open := range []string{"(", ","} {
		n.insert(&t, open)
		object := slices.Concat(tokens("*", "(", "__typeof__", "("), list[k], tokens(")", "*", ")", "0"))
		n.out = append(n.out, n.l.normaliseInner(n, object)...)
	}
	n.insert(&t, ")")
}

// asm drops the qualifier inline, which the library rejects; it only concerns
// how large gcc thinks the instructions are.
func (n *normaliser) asm() {
	n.emit(n.in[n.i])
	for k := n.i + 1; k < len(n.in) && n.in[k].Kind == pp.Ident; k++ {
		switch n.in[k].Text {
		case "inline", "__inline", "__inline__":
		default:
			n.emit(n.in[k])
		}
		n.i = k
	}
}

// keyword23 renames alignas and alignof, where they are followed by parentheses.
func (n *normaliser) keyword23() {
	t := n.in[n.i]
	if n.is(n.i+1, "(") {
		t.Text = "_A" + t.Text[1:]
	}
	n.emit(t)
}

// alignment puts the operand of an operator for alignments in parentheses, which the library asks for.
func (n *normaliser) alignment() {
	t := &n.in[n.i]
	n.emit(*t)
	if end := n.unary(n.i + 1); end > n.i+1 && (!n.is(n.i+1, "(") || match(n.in, n.i+1) != end-1) {
		n.insert(t, "(")
		n.ends = append(n.ends, end)
	}
}

// unary returns the index behind the unary expression that begins at k, or k if there is none.
func (n *normaliser) unary(k int) int {
	from := k
	for ; k < len(n.in); k++ {
		switch t := &n.in[k]; {
		case t.Kind == pp.Ident && operatorWords[t.Text]:
			continue
		case t.Kind == pp.Punct && strings.Contains(" & && * + ++ - -- ~ ! ", " "+t.Text+" "):
			continue
		case t.Is("("):
			end := match(n.in, k)
			if end < 0 {
				return from
			}
			if next := end + 1; next < len(n.in) && n.in[next].Kind != pp.Punct && n.in[next].Kind != dropped && k > from { // a cast
				k = end
				continue
			}
			return n.postfix(end + 1)
		case t.Kind == pp.Punct, t.Kind == dropped:
			return from
		default:
			return n.postfix(k + 1)
		}
	}
	return from
}

// postfix returns the index behind the operators of a postfix expression whose operand ends before k.
func (n *normaliser) postfix(k int) int {
	for k < len(n.in) {
		switch {
		case n.is(k, "["), n.is(k, "("), n.is(k, "{"):
			end := match(n.in, k)
			if end < 0 {
				return k
			}
			k = end + 1
		case n.is(k, "."), n.is(k, "->"):
			k += 2
		case n.is(k, "++"), n.is(k, "--"):
			k++
		default:
			return min(k, len(n.in))
		}
	}
	return len(n.in)
}

// staticAssert gives a message to an assertion that has none (C23).
func (n *normaliser) staticAssert() {
	t := n.in[n.i]
	if t.Text == "static_assert" && (!n.is(n.i+1, "(") || n.last().Text != ";" && n.last().Text != "{" &&
		n.last().Text != "}" && len(n.out) > 0) {
		n.emit(t)
		return
	}
	t.Text = "_Static_assert"
	n.emit(t)
	if !n.is(n.i+1, "(") {
		return
	}
	end := match(n.in, n.i+1)
	if end < 0 {
		return
	}
	depth := 0
	for k := n.i + 1; k < end; k++ {
		switch {
		case n.is(k, "(") || n.is(k, "{") || n.is(k, "["):
			depth++
		case n.is(k, ")") || n.is(k, "}") || n.is(k, "]"):
			depth--
		case depth == 1 && n.is(k, ","):
			return
		}
	}
	inner := n.l.normaliseInner(n, n.in[n.i+2:end])
	n.insert(&t, "(")
	n.out = append(n.out, inner...)
	n.insert(&t, ",", `""`, ")")
	n.i = end
}

// starBound replaces the bound [*] of a parameter in a prototype: the first
// dimension of a parameter does not matter, and the others are never used.
func (n *normaliser) starBound() bool {
	if !n.is(n.i+1, "*") || !n.is(n.i+2, "]") {
		return false
	}
	t := &n.in[n.i]
	if n.last().Text == "]" {
		n.insert(t, "[", "1", "]")
	} else {
		n.insert(t, "[", "]")
	}
	n.i += 2
	return true
}

// oldDesignator inserts the "=" that GNU C lets out in { [1] 5 }.
func (n *normaliser) oldDesignator() {
	if len(n.open) == 0 || n.open[len(n.open)-1].text != "{" || n.last().Text != "{" && n.last().Text != "," {
		return
	}
	end := match(n.in, n.i)
	if end < 0 || end+1 >= len(n.in) || n.is(end+1, "=") || n.is(end+1, ".") || n.is(end+1, "[") {
		return
	}
	if n.eq == nil {
		n.eq = make(map[int]bool)
	}
	n.eq[end+1] = true
}

// record marks a struct or union definition with the packing in force.
func (n *normaliser) record() {
	t := n.in[n.i]
	n.emit(t)
	k := n.i + 1
	for n.is(k, "__attribute__") || n.is(k, "__attribute") {
		if k = match(n.in, k+1); k < 0 {
			return
		}
		k++
	}
	named := k < len(n.in) && n.in[k].Kind == pp.Ident
	if named {
		k++
	}
	if !n.is(k, "{") {
		return
	}
	n.recordAt = k
	if n.pack.now != 0 {
		n.insert(&t, "__attribute__", "(", "(", packAttribute, "(", strconv.Itoa(n.pack.now), ")", ")", ")")
	}
}

// nothing is the name of a member that stands for a declaration that declares no
// member, such as "enum { A, B };", which the library takes for one.
const nothing = "__mayrun_nothing"

func (n *normaliser) emptyMember(t *pp.Token) {
	from := n.open[len(n.open)-1].member
	if len(n.out) == from { // a stray ";"
		return
	}
	m := n.out[from:]
	if last := n.last(); last.Text == "}" {
		if n.closed == "enum" {
			n.insert(t, nothing, "[", "0", "]")
		}
		return
	}
	names := 0 // besides keywords
	for k := range m {
		switch {
		case m[k].Kind != pp.Ident || m[k].Text == "struct" || m[k].Text == "union":
			return
		case m[k].Text == "enum" || qualifiers[m[k].Text]:
		case typeWords[m[k].Text]:
			names = 1
		default:
			names++
		}
	}
	if names == 1 { // a type, and nothing after it
		n.insert(t, nothing, "[", "0", "]")
	}
}

// splitMember makes "T a __attribute__((x)), b;" two members: the library takes
// attributes only after the last declarator.
func (n *normaliser) splitMember(t *pp.Token) bool {
	from := n.open[len(n.open)-1].member
	m := n.out[from:]
	if !hasIdent(m, "__attribute__") || hasBrace(m) {
		return false
	}
	spec := 0
	for seenType := false; spec < len(m) && m[spec].Kind == pp.Ident; spec++ {
		switch {
		case qualifiers[m[spec].Text]:
		case typeWords[m[spec].Text]:
			seenType = true
		case tagWords[m[spec].Text]:
			seenType = true
			spec++
		case m[spec].Text == "__attribute__":
			end := match(m, spec+1)
			if end < 0 {
				return false
			}
			spec = end
		case !seenType:
			seenType = true
		default:
			goto done
		}
	}
done:
	if spec == 0 || spec >= len(m) {
		return false
	}
	specs := append([]pp.Token(nil), m[:spec]...)
	n.insert(t, ";")
	n.open[len(n.open)-1].member = len(n.out)
	n.out = append(n.out, specs...)
	return true
}

// enum moves the attributes of an enumeration out of the way, and gives a packed
// one the smallest type that holds its values, as gcc does.
func (n *normaliser) enum() {
	t := n.in[n.i]
	n.emit(t)
	packed := false
	skip := func(k int) int {
		for n.is(k, "__attribute__") || n.is(k, "__attribute") {
			end := match(n.in, k+1)
			if end < 0 {
				return k
			}
			for j := k; j < end; j++ {
				packed = packed || n.is(j, "packed") || n.is(j, "__packed__")
				if name := strings.Trim(n.in[j].Text, "_"); name == "mode" || name == "aligned" || name == "vector_size" {
					n.errorf(n.in[j].Loc, "attribute %s of an enumeration is not supported", name)
				}
			}
			k = end + 1
		}
		return k
	}
	k := skip(n.i + 1)
	n.i = k - 1
	var tag *pp.Token
	if k < len(n.in) && n.in[k].Kind == pp.Ident {
		tag = &n.in[k]
		k++
	}
	if n.inRecord() && tag != nil && n.is(k, ":") && !n.opensBefore(k, ";") {
		// An unnamed bit-field; the library looks for an underlying type after the ":".
		n.emit(*tag)
		n.insert(tag, "const")
		n.i = k - 1
		return
	}
	if !n.is(k, "{") {
		return
	}
	n.enumAt = k
	end := match(n.in, k)
	if end < 0 {
		return
	}
	skip(end + 1)
	if !packed {
		return
	}
	typ, ok := n.smallestType(n.in[k+1 : end])
	if !ok {
		n.errorf(t.Loc, "packed enumeration with a value that is not a plain integer constant is not supported")
		return
	}
	if tag != nil {
		n.emit(*tag)
	}
	n.insert(&t, ":")
	n.insert(&t, typ...)
	n.i = k - 1
}

// opensBefore reports whether a "{" comes after the k-th token of the input, before the next token s.
func (n *normaliser) opensBefore(k int, s string) bool {
	for ; k < len(n.in) && !n.is(k, s); k++ {
		if n.is(k, "{") {
			return true
		}
	}
	return false
}

// smallestType returns the type of a packed enumeration with these enumerators.
func (n *normaliser) smallestType(toks []pp.Token) ([]string, bool) {
	var lo, hi, next int64
	for len(toks) > 0 {
		if toks[0].Kind != pp.Ident {
			return nil, false
		}
		toks = toks[1:]
		if len(toks) > 0 && toks[0].Is("=") {
			toks = toks[1:]
			neg := len(toks) > 0 && toks[0].Is("-")
			if neg {
				toks = toks[1:]
			}
			if len(toks) == 0 || toks[0].Kind != pp.Number && toks[0].Kind != pp.Char {
				return nil, false
			}
			v, err := strconv.ParseInt(toks[0].Text, 0, 64)
			if toks[0].Kind == pp.Char {
				v, err = pp.CharValue(toks[0].Text, n.l.opts.UnsignedChar), nil
			}
			if err != nil {
				return nil, false
			}
			next = v
			if neg {
				next = -v
			}
			toks = toks[1:]
		}
		lo, hi = min(lo, next), max(hi, next)
		next++
		if len(toks) > 0 {
			if !toks[0].Is(",") {
				return nil, false
			}
			toks = toks[1:]
		}
	}
	switch {
	case lo >= 0 && hi <= 0xff:
		return []string{"unsigned", "char"}, true
	case lo >= -0x80 && hi <= 0x7f:
		return []string{"signed", "char"}, true
	case lo >= 0 && hi <= 0xffff:
		return []string{"unsigned", "short"}, true
	case lo >= -0x8000 && hi <= 0x7fff:
		return []string{"short"}, true
	}
	return []string{"int"}, true
}
