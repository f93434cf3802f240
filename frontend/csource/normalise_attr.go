package csource

import (
	"strconv"
	"strings"

	"github.com/mayrun-dev/mayrun/frontend/csource/internal/pp"
)

// packAttribute is put on records that #pragma pack concerns.
const packAttribute = "__mayrun_pack__"

// attribute filters one __attribute__((...)).
func (n *normaliser) attribute() {
	t := n.in[n.i]
	if !n.is(n.i+1, "(") || !n.is(n.i+2, "(") {
		n.emit(t)
		return
	}
	end := match(n.in, n.i+1)
	if end < 0 {
		n.emit(t)
		return
	}
	body := n.in[n.i+3 : end-1]
	if from := len(n.out); from > 0 && n.out[from-1].Is("(") && n.opensDeclarator(n.i-1) {
		// The library loses what stands in front of a name in parentheses: T (__attribute__((x)) f)(void).
		defer func() {
			moved := append([]pp.Token(nil), n.out[from:]...)
			n.out = append(append(n.out[:from-1], moved...), pp.Token{Kind: pp.Punct, Text: "(", Loc: t.Loc})
		}()
	}
	n.i = end
	for _, a := range splitCommas(body) {
		if len(a) == 0 {
			continue
		}
		name := strings.TrimSuffix(strings.TrimPrefix(a[0].Text, "__"), "__")
		if a[0].Text == packAttribute {
			name = packAttribute
		}
		if name == "mode" && len(a) > 2 {
			n.mode(a[2])
			continue
		}
		// What a program says of its own functions proves nothing: see Computes.
		if !keptAttributes[name] && !(name == "const" && a[0].Bundled) {
			n.drops(name, a)
			continue
		}
		args := a[1:]
		if name == "aligned" {
			if len(a) == 1 { // the largest useful alignment
				args = []pp.Token{{Kind: pp.Punct, Text: "(", Loc: a[0].Loc},
					{Kind: pp.Number, Text: "16", Loc: a[0].Loc}, {Kind: pp.Punct, Text: ")", Loc: a[0].Loc}}
			}
			switch where := n.attributeContext(); where {
			case onObject: // concerns no layout
				continue
			case onRecord, onRecordEnd:
				name = alignedAttribute
				if len(args) == 3 && args[1].Kind == pp.Number {
					if v, err := strconv.ParseUint(strings.TrimRight(args[1].Text, "uUlL"), 0, 31); err == nil {
						prefix := alignedPrefix
						if where == onRecordEnd {
							prefix = realignedPrefix
						}
						name, args = prefix+strconv.FormatUint(v, 10), nil
					}
				}
			}
		}
		n.attributeOf(a[0], name, args)
	}
}

// opensDeclarator reports whether the "(" at or before the k-th token of the input opens a declarator:
// parameters or a bound follow it.
func (n *normaliser) opensDeclarator(k int) bool {
	for k > 0 && !n.is(k, "(") {
		k--
	}
	end := match(n.in, k)
	return end > 0 && (n.is(end+1, "(") || n.is(end+1, "["))
}

// attributeOf emits one attribute. Each gets an __attribute__ of its own, because
// the library loses all but the first and the last of a list.
func (n *normaliser) attributeOf(at pp.Token, name string, args []pp.Token) {
	n.insert(&at, "__attribute__", "(", "(", name)
	n.out = append(n.out, joined(args)...)
	n.insert(&at, ")", ")")
}

// alignedAttribute stands for aligned(expression) of a record definition, which
// the library forgets; aligned(8) becomes __mayrun_aligned_8, so that several may meet.
const (
	alignedAttribute = "__mayrun_aligned__"
	alignedPrefix    = "__mayrun_aligned_"
	realignedPrefix  = "__mayrun_realigned_" // the same after the "}", where it prevails
)

// What an attribute is attached to.
const (
	onObject    = iota // a variable, a function or a parameter
	onType             // a typedef name, or a member
	onRecord           // a struct or union definition, after its keyword
	onRecordEnd        // after its "}"
)

// attributeContext says what the attribute at this place is attached to.
func (n *normaliser) attributeContext() int {
	k := len(n.out) - 1
	for k > 2 && n.out[k].Is(")") { // skip attributes before it
		j := k
		for depth := 0; j >= 0; j-- {
			if n.out[j].Is(")") {
				depth++
			} else if n.out[j].Is("(") {
				if depth--; depth == 0 {
					break
				}
			}
		}
		if j < 1 || !n.out[j-1].Is("__attribute__") {
			break
		}
		k = j - 2
	}
	if k >= 0 && (n.out[k].Is("struct") || n.out[k].Is("union")) {
		return onRecord
	}
	if k >= 0 && n.out[k].Is("}") && n.closed == "record" {
		return onRecordEnd
	}
	if n.inRecord() {
		return onType
	}
	for depth := 0; k >= 0; k-- { // is it in a typedef?
		switch n.out[k].Text {
		case "}", ")":
			depth++
		case "{", "(":
			depth--
		case ";":
			if depth <= 0 {
				return onObject
			}
		case "typedef":
			if depth <= 0 {
				return onType
			}
		}
		if depth < 0 && n.out[k].Is("{") {
			break
		}
	}
	return onObject
}

// splitCommas cuts a token list at the commas outside brackets.
func splitCommas(toks []pp.Token) [][]pp.Token {
	var r [][]pp.Token
	depth, from := 0, 0
	for i := range toks {
		if toks[i].Kind != pp.Punct {
			continue
		}
		switch toks[i].Text {
		case "(", "[", "{":
			depth++
		case ")", "]", "}":
			depth--
		case ",":
			if depth == 0 {
				r = append(r, toks[from:i])
				from = i + 1
			}
		}
	}
	return append(r, toks[from:])
}

// mode applies the attribute mode(m) by exchanging the type keywords of the
// declaration that it stands in, which have been emitted already.
func (n *normaliser) mode(m pp.Token) {
	var to []string
	ptr := "long"
	if n.l.opts.DataModel == ILP32 {
		ptr = "int"
	}
	switch strings.Trim(m.Text, "_") {
	case "QI", "byte":
		to = []string{"char"}
	case "HI":
		to = []string{"short"}
	case "SI":
		to = []string{"int"}
	case "DI":
		to = []string{"long", "long"}
		if n.l.opts.DataModel == LP64 {
			to = []string{"long"}
		}
	case "TI":
		to = []string{"__int128"}
	case "word", "pointer", "unwind_word":
		to = []string{ptr}
	case "SF":
		to = []string{"float"}
	case "DF":
		to = []string{"double"}
	case "XF":
		to = []string{"long", "double"}
	case "TF":
		to = []string{"_Float128"}
	default:
		n.errorf(m.Loc, "mode %s is not supported", m.Text)
		return
	}
	from := len(n.out)
	for depth := 0; from > 0; from-- {
		t := &n.out[from-1]
		if t.Kind != pp.Punct {
			continue
		}
		switch t.Text {
		case ")", "]":
			depth++
			continue
		case "(", "[":
			depth--
			if depth >= 0 {
				continue
			}
		case ";", "{", "}":
			if depth > 0 {
				continue
			}
		default:
			continue
		}
		break
	}
	var decl []pp.Token
	done := false
	for _, t := range n.out[from:] {
		switch t.Text {
		case "int", "long", "short", "char", "float", "double", "__int128":
			if done {
				continue
			}
			done = true
			for _, s := range to {
				decl = append(decl, pp.Token{Kind: pp.Ident, Text: s, Loc: t.Loc, Space: true})
			}
			if to[0] == "char" && !hasIdent(n.out[from:], "unsigned") && !hasIdent(n.out[from:], "signed") {
				decl = append(decl, pp.Token{Kind: pp.Ident, Text: "signed", Loc: t.Loc, Space: true})
			}
			continue
		}
		decl = append(decl, t)
		if (t.Text == "unsigned" || t.Text == "signed") && !hasIdent(n.out[from:], "int") && !hasIdent(n.out[from:], "long") &&
			!hasIdent(n.out[from:], "short") && !hasIdent(n.out[from:], "char") && !hasIdent(n.out[from:], "__int128") {
			done = true
			for _, s := range to {
				decl = append(decl, pp.Token{Kind: pp.Ident, Text: s, Loc: t.Loc, Space: true})
			}
		}
	}
	if !done {
		n.errorf(m.Loc, "mode %s of a type that is not an arithmetic keyword is not supported", m.Text)
	}
	n.out = append(n.out[:from], decl...)
}

func hasIdent(toks []pp.Token, s string) bool {
	for i := range toks {
		if toks[i].Kind == pp.Ident && toks[i].Text == s {
			return true
		}
	}
	return false
}

// A packStack follows #pragma pack.
type packStack struct {
	now   int // the largest alignment of a member, or 0 for no bound
	stack []packEntry
}

type packEntry struct {
	label string
	value int
}

// pragma handles the operand of one #pragma pack, such as "push, 1".
func (p *packStack) pragma(text string) {
	var args []string
	for _, a := range strings.Split(text, ",") {
		if a = strings.TrimSpace(a); a != "" {
			args = append(args, a)
		}
	}
	if len(args) == 0 {
		p.now = 0
		return
	}
	set := func(args []string) {
		for _, a := range args {
			if v, err := strconv.Atoi(a); err == nil && v >= 0 && v <= 16 && v&(v-1) == 0 {
				p.now = v
			}
		}
	}
	switch args[0] {
	case "push":
		e := packEntry{value: p.now}
		if len(args) > 1 {
			if _, err := strconv.Atoi(args[1]); err != nil {
				e.label = args[1]
			}
		}
		p.stack = append(p.stack, e)
		set(args[1:])
	case "pop":
		label := ""
		if len(args) > 1 {
			if _, err := strconv.Atoi(args[1]); err != nil {
				label = args[1]
			}
		}
		for k := len(p.stack) - 1; k >= 0; k-- {
			if label == "" || p.stack[k].label == label {
				p.now = p.stack[k].value
				p.stack = p.stack[:k]
				break
			}
		}
		set(args[1:])
	default:
		set(args)
	}
}
