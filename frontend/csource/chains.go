package csource

import (
	"strconv"

	"github.com/mayrun-dev/mayrun/frontend/csource/internal/pp"
)

// maxLinks is how many branches of an else-if chain may nest. The parser library opens a scope for each of them,
// and looks names up through all: a chain of n branches takes it n² steps.
const maxLinks = 256

// flatten cuts else-if chains that are longer than maxLinks:
//
//	if (a) A else if (b) B else C
//
// becomes, where it is cut behind the first branch,
//
//	{ if (a) A else goto __mayrun_else_1; goto __mayrun_end_0; __mayrun_else_1: if (b) B else C __mayrun_end_0: ; }
//
// which means the same: a branch does not fall into another, no declaration stands directly among these
// statements, and the labels, which are numbered through the file, are nobody else's. What is no statement of C
// is left alone. The second result holds the indices of the else tokens behind which a chain goes on at the
// level of its first branch.
func flatten(toks []pp.Token) ([]pp.Token, map[int]bool) {
	links := 0
	for i := range toks {
		if toks[i].Text == "else" && i+1 < len(toks) && toks[i+1].Text == "if" {
			links++
		}
	}
	if links <= maxLinks {
		return toks, nil
	}
	c := chains{toks: toks, closer: closers(toks), before: map[int][]string{}, elses: map[int][]string{}}
	prev := ""
	for i := range toks {
		if c.toks[i].Kind == dropped {
			continue
		}
		if c.is(i, "if") && prev != "else" {
			c.chain(i)
		}
		prev = toks[i].Text
	}
	if len(c.elses) == 0 {
		return toks, nil
	}
	return c.rewritten()
}

// chains finds the ends of statements, and notes what is to be inserted.
type chains struct {
	toks   []pp.Token
	closer []int // by the index of an opening bracket; 0: never closed
	before map[int][]string
	elses  map[int][]string // behind an else
	labels int
}

// closers matches brackets. It takes no notice of which kind they are: what is wrong there is found later.
func closers(toks []pp.Token) []int {
	list := make([]int, len(toks))
	var open []int
	for i := range toks {
		if toks[i].Kind != pp.Punct {
			continue
		}
		switch toks[i].Text {
		case "(", "[", "{":
			open = append(open, i)
		case ")", "]", "}":
			if k := len(open) - 1; k >= 0 {
				list[open[k]], open = i, open[:k]
			}
		}
	}
	return list
}

func (c *chains) is(i int, s string) bool {
	return i < len(c.toks) && c.toks[i].Text == s && c.toks[i].Kind <= pp.Punct
}

// skip returns the index of the first token from i on that is not dropped.
func (c *chains) skip(i int) int {
	for i < len(c.toks) && (c.toks[i].Kind == dropped || c.toks[i].Kind == pp.Pragma) {
		i++
	}
	return i
}

// behind is the index behind the bracket that opens at i; -1: none does, or it is never closed.
func (c *chains) behind(i int, open string) int {
	if !c.is(i, open) || c.closer[i] == 0 {
		return -1
	}
	return c.skip(c.closer[i] + 1)
}

// chain cuts the chain that begins with the if at head.
func (c *chains) chain(head int) {
	var links []int
	end := c.ifs(head, 0, &links)
	if end < 0 || len(links) <= maxLinks {
		return
	}
	last := "__mayrun_end_" + strconv.Itoa(c.labels)
	c.labels++
	c.before[head] = append(c.before[head], "{")
	for k := maxLinks - 1; k < len(links); k += maxLinks {
		next := "__mayrun_else_" + strconv.Itoa(c.labels)
		c.labels++
		c.elses[links[k]] = []string{"goto", next, ";", "goto", last, ";", next, ":"}
	}
	// What ends an inner chain stands before what ends those around it, which are found first.
	c.before[end] = append([]string{last, ":", ";", "}"}, c.before[end]...)
}

// maxDepth bounds the nesting of statements without braces.
const maxDepth = 100

// ifs returns the index behind the if statement at i, or -1, and notes the else tokens that are followed by if.
func (c *chains) ifs(i, depth int, links *[]int) int {
	for {
		i = c.behind(c.skip(i+1), "(")
		if i < 0 {
			return -1
		}
		if i = c.stmt(i, depth+1); i < 0 || !c.is(i, "else") {
			return i
		}
		next := c.skip(i + 1)
		if !c.is(next, "if") {
			return c.stmt(next, depth+1)
		}
		if links != nil {
			*links = append(*links, i)
		}
		i = next
	}
}

// stmt returns the index behind the statement at i, or -1.
func (c *chains) stmt(i, depth int) int {
	if i >= len(c.toks) || depth > maxDepth {
		return -1
	}
	switch c.toks[i].Text {
	case "{":
		return c.behind(i, "{")
	case "if":
		return c.ifs(i, depth, nil)
	case "while", "for", "switch":
		if i = c.behind(c.skip(i+1), "("); i < 0 {
			return -1
		}
		return c.stmt(i, depth+1)
	case "do":
		if i = c.stmt(c.skip(i+1), depth+1); !c.is(max(i, 0), "while") {
			return -1
		}
		return c.upTo(c.skip(i+1), ";")
	case "case", "default":
		if i = c.upTo(i, ":"); i < 0 {
			return -1
		}
		return c.stmt(i, depth+1)
	}
	if next := c.skip(i + 1); c.toks[i].Kind == pp.Ident && c.is(next, ":") {
		return c.stmt(c.skip(next+1), depth+1)
	}
	return c.upTo(i, ";")
}

// upTo returns the index behind the next punctuator at the level of brackets of i, or -1.
func (c *chains) upTo(i int, punct string) int {
	for conditions := 0; i < len(c.toks); {
		switch t := &c.toks[i]; {
		case t.Kind != pp.Punct:
		case t.Text == punct && (conditions == 0 || punct == ";"):
			return c.skip(i + 1)
		case t.Text == "?":
			conditions++
		case t.Text == ":" && conditions > 0:
			conditions--
		case t.Text == "(", t.Text == "[", t.Text == "{":
			if i = c.closer[i]; i == 0 {
				return -1
			}
		case t.Text == ")", t.Text == "]", t.Text == "}", t.Text == ";":
			return -1
		}
		i++
	}
	return -1
}

// rewritten is the text with what is inserted.
func (c *chains) rewritten() ([]pp.Token, map[int]bool) {
	n := normaliser{out: make([]pp.Token, 0, len(c.toks)+16*len(c.elses))}
	cut := map[int]bool{}
	for i := range c.toks {
		n.insert(&c.toks[i], c.before[i]...)
		if more := c.elses[i]; more != nil {
			cut[len(n.out)] = true
			n.emit(c.toks[i])
			n.insert(&c.toks[i], more...)
			continue
		}
		n.emit(c.toks[i])
	}
	if more := c.before[len(c.toks)]; more != nil {
		n.insert(&c.toks[len(c.toks)-1], more...)
	}
	return n.out, cut
}
