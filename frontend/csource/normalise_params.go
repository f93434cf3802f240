package csource

import (
	"strings"

	"github.com/mayrun-dev/mayrun/frontend/csource/internal/pp"
)

// The library declares the parameter names of an unnamed function type, as in
//
//	x = (void (*)(char *opaque))0;
//
// in the enclosing scope, where they hide the objects that the program means: an
// access of a global "opaque" after this line would be lost. Such names mean
// nothing, so they are dropped before the parser sees them.

// stripParameterNames looks at the "(" at n.i and drops the names of a parameter
// list that belongs to no named function.
func (n *normaliser) stripParameterNames() {
	i := n.i
	// An abstract group, (*) or (*(*)(int)), and a parameter list after it. The
	// token sequence cannot be an expression.
	if end, lists := n.abstractGroup(i); end > 0 {
		k := end + 1
		for n.is(k, "[") {
			if k = match(n.in, k); k < 0 {
				return
			}
			k++
		}
		if n.is(k, "(") {
			lists = append(lists, k)
		}
		n.stripLists(lists)
		return
	}
	// A group that declares a name, T (*f(int a))(int b), with a list after it that
	// can only hold parameters.
	if n.is(i+1, "*") && n.afterType() {
		end := match(n.in, i)
		if end > 0 && n.is(end+1, "(") && n.certainParameters(end+1) {
			n.stripLists([]int{end + 1})
		}
		return
	}
	// An unnamed parameter of function type, g(int (char *x)), or g(T (char *x)).
	if n.afterUnnamedType() && n.certainParameters(i) {
		n.stripLists([]int{i})
	}
}

// abstractGroup parses "(" pointers group? suffixes ")" without a name from i. It
// returns the index of the ")", or -1, and the parameter lists found inside.
func (n *normaliser) abstractGroup(i int) (end int, lists []int) {
	k := i + 1
	if !n.is(k, "*") && !n.is(k, "^") {
		return -1, nil
	}
	for k < len(n.in) && (n.is(k, "*") || n.is(k, "^") || qualifiers[n.in[k].Text]) {
		k++
	}
	if n.is(k, "(") {
		e, inner := n.abstractGroup(k)
		if e < 0 {
			return -1, nil
		}
		lists = inner
		k = e + 1
	}
	for n.is(k, "[") || n.is(k, "(") {
		if n.is(k, "(") {
			lists = append(lists, k)
		}
		if k = match(n.in, k); k < 0 {
			return -1, nil
		}
		k++
	}
	if !n.is(k, ")") {
		return -1, nil
	}
	return k, lists
}

var qualifiers = map[string]bool{
	"const": true, "volatile": true, "restrict": true, "_Atomic": true, "__const": true, "__volatile__": true, "__volatile": true,
	"__restrict": true, "__restrict__": true, "register": true, "__const__": true,
}

var typeWords = map[string]bool{
	"void": true, "char": true, "short": true, "int": true, "long": true, "float": true, "double": true, "signed": true, "unsigned": true,
	"_Bool": true, "_Complex": true, "__int128": true, "__signed__": true, "_Float128": true, "__builtin_va_list": true,
}

var tagWords = map[string]bool{"struct": true, "union": true, "enum": true}

// afterType reports whether what was emitted last may end the specifiers of a
// declaration, and cannot end an operand or an operator.
func (n *normaliser) afterType() bool {
	t := n.last()
	if t.Kind == pp.Ident {
		return t.Text != "return" && t.Text != "sizeof" && t.Text != "case" && t.Text != "else" && t.Text != "do"
	}
	return t.Text == "*" || t.Text == "}"
}

// operatorWords take a type, or an expression, in parentheses: what follows is no parameter list. Some builtins
// do, too.
var operatorWords = map[string]bool{
	"sizeof": true, "_Alignof": true, "__alignof__": true, "__alignof": true, "alignof": true, "_Generic": true,
	"_Alignas": true, "alignas": true, "_Atomic": true, "__typeof__": true, "typeof": true,
	"__extension__": true, "__real__": true, "__imag__": true, "__real": true, "__imag": true, "__attribute__": true,
}

// afterUnnamedType reports whether a type was emitted last, with nothing before
// it but qualifiers and the start of a parameter.
func (n *normaliser) afterUnnamedType() bool {
	k := len(n.out) - 1
	for k >= 0 && n.out[k].Is("*") {
		k--
	}
	if k < 0 || n.out[k].Kind != pp.Ident {
		return false
	}
	if typeWords[n.out[k].Text] {
		return true
	}
	if operatorWords[n.out[k].Text] || strings.HasPrefix(n.out[k].Text, "__builtin_") {
		return false
	}
	k--
	for k >= 0 && (qualifiers[n.out[k].Text] || tagWords[n.out[k].Text]) {
		k--
	}
	return k >= 0 && (n.out[k].Is("(") || n.out[k].Is(",")) && n.out[len(n.out)-1].Kind == pp.Ident
}

// certainParameters reports whether every item of the list at i can only be a
// parameter declaration.
func (n *normaliser) certainParameters(i int) bool {
	end := match(n.in, i)
	if end < 0 || end == i+1 {
		return false
	}
	for _, p := range splitCommas(n.in[i+1 : end]) {
		if len(p) == 0 {
			return false
		}
		t := &p[0]
		switch {
		case t.Is("..."):
		case t.Kind != pp.Ident:
			return false
		case typeWords[t.Text], tagWords[t.Text], qualifiers[t.Text]:
		case operatorWords[t.Text]: // g(f(sizeof x)) is a call
			return false
		case len(p) > 1 && p[1].Kind == pp.Ident && !typeWords[p[1].Text]:
		default:
			return false
		}
	}
	return true
}

// stripLists drops the parameter names in the lists that start at the given
// indices of the input.
func (n *normaliser) stripLists(lists []int) {
	for _, i := range lists {
		end := match(n.in, i)
		if end < 0 {
			continue
		}
		from := i + 1
		for _, p := range splitCommas(n.in[from:end]) {
			if k := parameterName(p); k >= 0 {
				if !usedInBound(n.in[i:end], p[k].Text) {
					n.in[from+k].Kind = dropped
				}
			}
			from += len(p) + 1
		}
	}
}

// usedInBound reports whether an array bound in a parameter list mentions a name.
func usedInBound(list []pp.Token, name string) bool {
	depth := 0
	for i := range list {
		switch t := &list[i]; {
		case t.Is("["):
			depth++
		case t.Is("]"):
			depth--
		case depth > 0 && t.Is(name):
			return true
		}
	}
	return false
}

// tagged returns the index of the last token of the struct, union or enum specifier that begins at p[k], with
// its attributes, its tag and its members.
func tagged(p []pp.Token, k int) int {
	for k+2 < len(p) && (p[k+1].Is("__attribute__") || p[k+1].Is("__attribute")) {
		end := match(p, k+2)
		if end < 0 {
			return len(p) - 1
		}
		k = end
	}
	if k+1 < len(p) && p[k+1].Kind == pp.Ident {
		k++
	}
	if k+1 < len(p) && p[k+1].Is("{") {
		if k = match(p, k+1); k < 0 {
			return len(p) - 1
		}
	}
	return k
}

// parameterName returns the index of the declared name in a parameter declaration, or -1.
func parameterName(p []pp.Token) int {
	seenType := false
	for k := 0; k < len(p); k++ {
		t := &p[k]
		switch {
		case t.Kind == pp.Ident && (qualifiers[t.Text] || t.Text == "__attribute__" || t.Text == "static"):
		case t.Kind == pp.Ident && typeWords[t.Text]:
			seenType = true
		case t.Kind == pp.Ident && tagWords[t.Text]:
			seenType = true
			k = tagged(p, k)
		case t.Kind == pp.Ident && (t.Text == "__typeof__" || t.Text == "typeof"):
			seenType = true
			if k+1 < len(p) {
				if end := match(p, k+1); end > 0 {
					k = end
				}
			}
		case t.Kind == pp.Ident && !seenType:
			seenType = true
		case t.Kind == pp.Ident:
			if k > 0 && p[k-1].Is("(") && k+1 < len(p) && p[k+1].Is(")") {
				return -1 // T (x): without the name this would be a function
			}
			return k
		case t.Is("*"), t.Is("^"):
		case t.Is("("):
			if k > 0 && p[k-1].Is("__attribute__") || k+1 < len(p) && !p[k+1].Is("*") && !p[k+1].Is("(") &&
				!(p[k+1].Kind == pp.Ident && !typeWords[p[k+1].Text]) {
				if end := match(p, k); end > 0 {
					k = end
					continue
				}
				return -1
			}
		case t.Is("["):
			return -1
		}
	}
	return -1
}
