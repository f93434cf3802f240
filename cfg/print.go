package cfg

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// Fprint writes the program as text: globals, then every function with its nodes and edges. The text is
// deterministic, and made for people and for tests; there is no reader for it.
func Fprint(w io.Writer, p *Program) error {
	b := bufio.NewWriter(w)
	for _, v := range p.Globals {
		if v.Storage == Literal {
			continue
		}
		fmt.Fprintf(b, "%s %s: %s\n", storageWord(v), v.Name, v.Type)
	}
	for _, f := range p.Funcs {
		if !f.HasBody() {
			fmt.Fprintf(b, "declare %s: %s%s\n", f.Name, f.Type, attributes(f))
		}
	}
	for _, f := range p.All() {
		fmt.Fprintln(b)
		FprintFunc(b, f)
	}
	for _, n := range p.Notes {
		kind := "assumed"
		if n.Kind == Havocked {
			kind = "havocked"
		}
		fmt.Fprintf(b, "note %s %s: %s\n", kind, n.ID, n.Text)
	}
	return b.Flush()
}

func storageWord(v *Var) string {
	words := []string{"global", "thread-local", "local", "param", "temp", "literal"}
	s := words[v.Storage]
	if v.Extern {
		s = "extern " + s
	}
	if v.Private {
		s = "static " + s
	}
	if v.Atomic {
		s = "atomic " + s
	}
	return s
}

func attributes(f *Func) string {
	s := ""
	for _, a := range []struct {
		on   bool
		name string
	}{{f.NoReturn, "noreturn"}, {f.Pure, "pure"}, {f.Private, "static"}} {
		if a.on {
			s += " " + a.name
		}
	}
	return s
}

// FprintFunc writes one function with a body. Nodes are numbered in their order within the function.
func FprintFunc(w io.Writer, f *Func) error {
	var ps []string
	for _, v := range f.Params {
		ps = append(ps, v.Name+": "+v.Type.String())
	}
	if _, err := fmt.Fprintf(w, "func %s(%s) %s%s\n", f.Name, strings.Join(ps, ", "), f.Type.Result, attributes(f)); err != nil {
		return err
	}
	num := make(map[*Node]int, len(f.Nodes))
	for i, n := range f.Nodes {
		num[n] = i
	}
	for i, n := range f.Nodes {
		for _, e := range n.Out {
			to := strconv.Itoa(num[e.To])
			if e.To == f.Exit {
				to = "exit"
			}
			line := fmt.Sprintf("  %d -> %s: %s", i, to, e.Action)
			if e.Pos.IsValid() {
				line += fmt.Sprintf("  @%d:%d", e.Pos.Line, e.Pos.Column)
			}
			if _, err := fmt.Fprintln(w, line); err != nil {
				return err
			}
		}
	}
	return nil
}

// FprintDot writes the control-flow graph of every function in Graphviz' language.
func FprintDot(w io.Writer, p *Program) error {
	b := bufio.NewWriter(w)
	fmt.Fprintln(b, "digraph program {\n  node [shape=circle, label=\"\"];")
	for i, f := range p.All() {
		fmt.Fprintf(b, "  subgraph cluster%d {\n    label=%s;\n", i, strconv.Quote(f.Name))
		for _, n := range f.Nodes {
			shape := ""
			switch {
			case n == f.Entry:
				shape = ", style=bold"
			case n == f.Exit:
				shape = ", shape=doublecircle"
			case n.LoopHead:
				shape = ", style=filled"
			}
			fmt.Fprintf(b, "    n%d [label=\"%d\"%s];\n", n.ID, n.Order, shape)
		}
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				fmt.Fprintf(b, "    n%d -> n%d [label=%s];\n", n.ID, e.To.ID, strconv.Quote(e.Action.String()))
			}
		}
		fmt.Fprintln(b, "  }")
	}
	fmt.Fprintln(b, "}")
	return b.Flush()
}
