package csource

import (
	"math/big"
	"strconv"
	"strings"

	"github.com/mayrun-dev/mayrun/frontend/csource/internal/pp"
)

// This file has what C23 adds to declarations, as far as it is not a keyword that only has another name.

// beforeAuto drops a qualifier in front of __auto_type, which the library does not take. It matters to no access.
func (n *normaliser) beforeAuto() {
	k := n.i + 1
	for n.is(k, "const") || n.is(k, "volatile") || n.is(k, "register") {
		k++
	}
	if n.is(k, "__auto_type") || n.is(k, "auto") && n.inferredPlainly(k) {
		n.i = k - 1
		return
	}
	n.emit(n.in[n.i])
}

// inferredPlainly reports whether the auto at i becomes __auto_type.
func (n *normaliser) inferredPlainly(i int) bool {
	end, stored := n.inferred(i)
	return end > 0 && !stored
}

// auto turns auto into __auto_type where the initialiser says which type is meant (C23). The library does not take
// that word together with a storage class: then the type is spelled with typeof, of an operand that has no
// qualifiers and is no array. Qualifiers, which matter to no access, are dropped.
func (n *normaliser) auto() {
	end, stored := n.inferred(n.i)
	if end == 0 {
		n.emit(n.in[n.i])
		return
	}
	t, name := n.in[n.i], n.i+1
	for ; besideAuto[n.in[name].Text]; name++ {
		if !qualifiers[n.in[name].Text] && n.in[name].Text != "register" {
			n.emit(n.in[name])
		}
	}
	n.i = name - 1
	if !stored {
		t.Text = "__auto_type"
		n.emit(t)
		return
	}
	value := n.l.normaliseInner(n, n.in[name+2:end])
	n.insert(&t, "__typeof__", "(", "(", "0", ",", "(")
	n.out = append(n.out, value...)
	n.insert(&t, ")", ")", ")")
}

// besideAuto are the words that may stand with auto in a declaration whose initialiser says which type is meant.
var besideAuto = map[string]bool{"const": true, "volatile": true, "register": true, "static": true, "extern": true,
	"_Thread_local": true, "thread_local": true, "__thread": true, "__mayrun_constexpr": true}

// inferred returns the index behind the initialiser that says which type is meant by the auto at i, 0 if none does:
// if another specifier is around it, or no name with an initialiser follows; and whether there is a storage class.
func (n *normaliser) inferred(i int) (end int, stored bool) {
	if !n.l.opts.c23() {
		return 0, false
	}
	storage := func(k int) { stored = stored || !qualifiers[n.in[k].Text] && n.in[k].Text != "register" }
	k := i - 1
	for ; k >= 0 && besideAuto[n.in[k].Text]; k-- {
		storage(k)
	}
	if k >= 0 && (n.in[k].Kind != pp.Punct && n.in[k].Kind != pp.Pragma || !strings.Contains(";{}():]", n.in[k].Text)) {
		return 0, false
	}
	for k = i + 1; k < len(n.in) && besideAuto[n.in[k].Text]; k++ {
		storage(k)
	}
	if k >= len(n.in) || n.in[k].Kind != pp.Ident || !n.is(k+1, "=") {
		return 0, false
	}
	for k += 2; k < len(n.in) && !n.is(k, ";") && !n.is(k, ","); k++ {
		if n.is(k, "(") || n.is(k, "[") || n.is(k, "{") {
			if k = match(n.in, k); k < 0 {
				return 0, false
			}
		}
	}
	return k, stored || i > 0 && n.is(i-1, "(") // the library has no __auto_type in for ( either
}

// bitInt says that integers of any width are not supported: at their use, not at whatever follows.
func (n *normaliser) bitInt() {
	t := &n.in[n.i]
	end := match(n.in, n.i+1)
	if !n.is(n.i+1, "(") || end < 0 {
		n.errorf(t.Loc, "_BitInt has no width")
		return
	}
	n.insert(t, "long", "__attribute__", "(", "(", "mayrun_bitint")
	n.ends = append(n.ends, end+1, end+1)
}

// bitNumber gives a constant of a _BitInt, with the suffix wb, the narrowest type that holds it.
func (n *normaliser) bitNumber(t pp.Token) bool {
	s := strings.ToLower(t.Text)
	digits := strings.TrimRight(s, "uwb")
	if strings.HasPrefix(s, "0x") { // of which b is a digit
		digits = strings.TrimSuffix(strings.TrimSuffix(strings.TrimSuffix(strings.TrimSuffix(s, "u"), "wb"), "u"), "wb")
	}
	suffix := s[len(digits):]
	v, ok := new(big.Int).SetString(digits, 0)
	if !ok || suffix != "wb" && suffix != "uwb" && suffix != "wbu" {
		return false
	}
	width := v.BitLen()
	n.insert(&t, "(", "(")
	if suffix == "wb" {
		width = max(width+1, 2)
	} else {
		width = max(width, 1)
		n.insert(&t, "unsigned")
	}
	n.insert(&t, "long", "__attribute__", "(", "(", "mayrun_bitint", "(", strconv.Itoa(width), ")", ")", ")", ")")
	t.Text = digits
	n.number(t)
	n.insert(&t, ")")
	return true
}

// unnamedOnly handles (...), which the library does not take (C23): the list gets a first parameter, whose name says
// that it is none.
func (n *normaliser) unnamedOnly(open *pp.Token) {
	n.open = append(n.open, bracket{text: "(", loc: open.Loc, member: len(n.out) + 1, pack: n.pack.now})
	n.run = 0
	n.emit(*open)
	n.insert(open, "int", "__mayrun_unnamed_only", ",")
}

// withoutQualifiers drops what stands before the size of an array in the declaration of a parameter. The library
// takes it only behind a name; none of it matters to an access.
func (n *normaliser) withoutQualifiers() (found bool) {
	at := n.i
	for n.i+1 < len(n.in) && (n.in[n.i+1].Text == "static" || qualifiers[n.in[n.i+1].Text]) && n.in[n.i+1].Kind == pp.Ident {
		n.i++
	}
	return n.i > at
}
