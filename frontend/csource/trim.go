package csource

import (
	"strings"

	"github.com/mayrun-dev/mayrun/frontend/csource/internal/pp"
)

// trimBundled drops the declarations of bundled headers that nothing uses. The
// parser has no cache for headers, and most of what a header declares is not
// needed: this is worth more than any other optimisation.
//
// C declares before it uses, so one pass from the end to the start knows, at each
// declaration, whether a kept one needs it.
func trimBundled(toks []pp.Token) []pp.Token {
	used := make(map[string]bool, 1024)
	type chunk struct{ from, to int }
	var chunks []chunk
	for i := 0; i < len(toks); {
		if !toks[i].Bundled {
			if toks[i].Kind == pp.Ident {
				used[toks[i].Text] = true
			}
			i++
			continue
		}
		from, depth := i, 0
		for ; i < len(toks) && toks[i].Bundled; i++ {
			if toks[i].Kind != pp.Punct {
				continue
			}
			switch toks[i].Text {
			case "{", "(", "[":
				depth++
			case "}", ")", "]":
				depth--
			}
			if depth == 0 && toks[i].Text == ";" {
				i++
				break
			}
		}
		chunks = append(chunks, chunk{from, i})
	}
	if len(chunks) == 0 {
		return toks
	}
	drop := make([]bool, len(chunks))
	dropped := 0
	for k := len(chunks) - 1; k >= 0; k-- {
		c := toks[chunks[k].from:chunks[k].to]
		if !declaresUsed(c, used) {
			drop[k] = true
			dropped += len(c)
			continue
		}
		for i := range c {
			if c[i].Kind == pp.Ident {
				used[c[i].Text] = true
			}
		}
	}
	out := make([]pp.Token, 0, len(toks)-dropped)
	last := 0
	for k, c := range chunks {
		if drop[k] {
			out = append(out, toks[last:c.from]...)
			last = c.to
		}
	}
	return append(out, toks[last:]...)
}

// declaresUsed reports whether a declaration of a header may declare a used name.
// For a prototype that is the name before its parameters; for anything else every
// name in it counts.
func declaresUsed(c []pp.Token, used map[string]bool) bool {
	prototype := true
	switch c[0].Text {
	case "typedef", "struct", "union", "enum":
		prototype = c[0].Text != "typedef" && !hasBrace(c) && hasParen(c)
	case "extern":
		prototype = hasParen(c)
	default:
		prototype = hasParen(c)
	}
	depth := 0
	for i := range c {
		switch t := &c[i]; t.Kind {
		case pp.Ident:
			if strings.HasPrefix(t.Text, "__predefined_") {
				return true
			}
			if prototype && (depth > 0 || i+1 >= len(c) || c[i+1].Text != "(" || t.Text == "__attribute__") {
				continue
			}
			if used[t.Text] {
				return true
			}
		case pp.Punct:
			switch t.Text {
			case "(":
				depth++
			case ")":
				depth--
			}
		case pp.Pragma:
			return true
		}
	}
	return false
}

func hasParen(c []pp.Token) bool { return has(c, "(") }
func hasBrace(c []pp.Token) bool { return has(c, "{") }

func has(c []pp.Token, s string) bool {
	for i := range c {
		if c[i].Kind == pp.Punct && c[i].Text == s {
			return true
		}
	}
	return false
}
