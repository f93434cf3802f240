package frontend_test

import (
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// TestRandomInitialisers compares what initialisers of random types leave in objects with gcc.
func TestRandomInitialisers(t *testing.T) {
	gen := rapid.Custom(func(rt *rapid.T) string {
		g := &typeGen{rt: rt}
		typ := g.aggregate(3)
		var b strings.Builder
		b.WriteString(g.defs.String())
		b.WriteString("int v = 41; const char *str = \"q\";\n")
		fmt.Fprintf(&b, "static %s = %s;\n", typ.declare("s"), g.initialiser(typ, false))
		b.WriteString("for (unsigned i = 0; i < sizeof s; i++) H(((unsigned char *)&s)[i]);")
		if !g.union {
			fmt.Fprintf(&b, "\n%s = %s;\n", typ.declare("a"), g.initialiser(typ, true))
			for _, leaf := range typ.leaves("a") {
				fmt.Fprintf(&b, "H(%s); ", leaf)
			}
		}
		return b.String()
	})
	var bodies []string
	for seed := range 2 * *generated {
		bodies = append(bodies, gen.Example(*firstSeed+seed))
	}
	agree(t, bodies)
}

// A genType is a generated type: a scalar, an array or a record.
type genType struct {
	name   string // of scalars and records
	elem   *genType
	n      int
	fields []genField
	union  bool
}

type genField struct {
	name string // "" for an anonymous record
	t    *genType
}

func (t *genType) scalar() bool { return t.elem == nil && t.fields == nil }

func (t *genType) declare(name string) string {
	for ; t.elem != nil; t = t.elem {
		name += fmt.Sprintf("[%d]", t.n)
	}
	return t.name + " " + name
}

// leaves are expressions for the scalars in an object.
func (t *genType) leaves(at string) (list []string) {
	switch {
	case t.elem != nil:
		for i := range t.n {
			list = append(list, t.elem.leaves(fmt.Sprintf("%s[%d]", at, i))...)
		}
	case t.fields != nil:
		for _, f := range t.fields {
			if f.name == "" {
				list = append(list, f.t.leaves(at)...)
			} else {
				list = append(list, f.t.leaves(at+"."+f.name)...)
			}
		}
	case t.name == "double": // its bits: in a union they need not make a number
		list = []string{"*(long *)&" + at}
	default:
		list = []string{at}
	}
	return list
}

type typeGen struct {
	rt    *rapid.T
	defs  strings.Builder
	n     int
	union bool
}

func (g *typeGen) int(lo, hi int) int { return rapid.IntRange(lo, hi).Draw(g.rt, "n") }

var leafTypes = []string{"int", "char", "unsigned short", "long", "_Bool", "unsigned char", "double"}

func (g *typeGen) typ(depth int) *genType {
	if depth == 0 || g.int(0, 2) == 0 {
		return &genType{name: leafTypes[g.int(0, len(leafTypes)-1)]}
	}
	return g.aggregate(depth)
}

func (g *typeGen) aggregate(depth int) *genType {
	if g.int(0, 2) == 0 {
		return &genType{elem: g.typ(depth - 1), n: g.int(1, 4)}
	}
	t := g.record(depth)
	g.n++
	t.name = fmt.Sprintf("%s r%d", word(t), g.n)
	fmt.Fprintf(&g.defs, "%s %s;\n", t.name, g.members(t))
	return t
}

func word(t *genType) string {
	if t.union {
		return "union"
	}
	return "struct"
}

func (g *typeGen) record(depth int) *genType {
	t := &genType{union: g.int(0, 5) == 0}
	g.union = g.union || t.union
	for range g.int(1, 4) {
		g.n++
		f := genField{fmt.Sprintf("f%d", g.n), nil}
		switch {
		case depth > 1 && g.int(0, 5) == 0:
			f.name, f.t = "", g.record(depth-1)
		default:
			f.t = g.typ(depth - 1)
		}
		t.fields = append(t.fields, f)
	}
	return t
}

func (g *typeGen) members(t *genType) string {
	var b strings.Builder
	b.WriteString("{ ")
	for _, f := range t.fields {
		switch {
		case f.name == "":
			fmt.Fprintf(&b, "%s %s; ", word(f.t), g.members(f.t))
		case f.t.name == "int" && g.int(0, 3) == 0:
			fmt.Fprintf(&b, "int %s : %d; ", f.name, g.int(5, 20))
		default:
			fmt.Fprintf(&b, "%s; ", f.t.declare(f.name))
		}
	}
	b.WriteString("}")
	return b.String()
}

// initialiser is a braced initialiser for an aggregate.
func (g *typeGen) initialiser(t *genType, auto bool) string {
	if t.elem != nil && strings.HasSuffix(t.elem.name, "char") && g.int(0, 1) == 0 {
		return []string{`"ab"`, `{"c"}`, `""`}[g.int(0, 2)][:] // gcc only warns of what is too long
	}
	var items []string
	next, count := 0, t.n
	if t.elem == nil {
		count = len(t.fields)
	}
	sub := func(i int) *genType {
		if t.elem != nil {
			return t.elem
		}
		return t.fields[i].t
	}
	lost := false // whether it takes counting to know what comes next
	for range g.int(0, count+1) {
		if g.int(0, 3) == 0 {
			items = append(items, g.designated(t, auto))
			for range g.int(0, 5) {
				items = append(items, fmt.Sprint(g.int(-9, 60)))
			}
			lost = true
		}
		if lost && g.int(0, 1) == 0 {
			items = append(items, fmt.Sprint(g.int(-9, 60)))
		} else if k := g.int(0, 3); k == 0 && (t.elem != nil || t.fields[0].name != "") { // a designator
			i := g.int(0, count-1)
			if t.elem == nil && t.fields[i].name == "" {
				continue
			}
			lost = false
			d := fmt.Sprintf("[%d]", i)
			hi := i
			if t.elem == nil {
				d = "." + t.fields[i].name
			} else if hi = g.int(i, count-1); hi > i && t.elem.scalar() {
				d = fmt.Sprintf("[%d ... %d]", i, hi)
			} else {
				hi = i
			}
			items = append(items, d+" = "+g.value(sub(i), auto))
			next = hi + 1
		} else if next < count && !lost {
			s := sub(next)
			switch {
			case !s.scalar() && g.int(0, 2) == 0:
				items = append(items, g.elided(s, auto)...)
			default:
				items = append(items, g.value(s, auto))
			}
			next++
		}
		if t.union {
			break
		}
	}
	if len(items) == 0 {
		return "{}"
	}
	return "{ " + strings.Join(items, ", ") + " }"
}

// designated is an initialiser for some part of an aggregate, with the designators that lead there.
func (g *typeGen) designated(t *genType, auto bool) string {
	var d strings.Builder
	for first := true; !t.scalar() && (first || g.int(0, 3) > 0); first = false {
		if t.elem != nil {
			lo := g.int(0, t.n-1)
			hi := max(lo, g.int(0, t.n-1))
			if d.WriteString(fmt.Sprintf("[%d", lo)); hi > lo && g.int(0, 1) == 0 {
				fmt.Fprintf(&d, " ... %d", hi)
				auto = false // gcc refuses some
			}
			d.WriteString("]")
			t = t.elem
			continue
		}
		f := t.fields[g.int(0, len(t.fields)-1)]
		for f.name == "" {
			f = f.t.fields[g.int(0, len(f.t.fields)-1)]
		}
		d.WriteString("." + f.name)
		t = f.t
	}
	d.WriteString(" = ")
	if g.int(0, 1) == 0 {
		return d.String() + fmt.Sprint(g.int(-9, 60))
	}
	return d.String() + g.value(t, auto)
}

// value is an initialiser for a member.
func (g *typeGen) value(t *genType, auto bool) string {
	if !t.scalar() {
		return g.initialiser(t, auto)
	}
	v := fmt.Sprint(g.int(-9, 60))
	if t.name == "double" {
		v += ".25"
	}
	switch g.int(0, 5) {
	case 0:
		return "{ " + v + " }"
	case 1:
		if auto {
			return "v + " + v
		}
	}
	return v
}

// elided are the initialisers of all scalars in an aggregate, without its braces.
func (g *typeGen) elided(t *genType, auto bool) (items []string) {
	switch {
	case t.elem != nil:
		for range t.n {
			items = append(items, g.elided(t.elem, auto)...)
		}
	case t.fields != nil:
		for _, f := range t.fields {
			items = append(items, g.elided(f.t, auto)...)
			if t.union {
				break
			}
		}
	default:
		items = []string{fmt.Sprint(g.int(0, 60))}
	}
	return items
}
