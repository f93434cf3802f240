package causes

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/race"
)

// Part is what one function has part in a finding: a name for each racing access that the source has there. The
// names depend on what is accessed, by which expression and under which locks, and neither on lines nor on the
// names of files and functions; the second access of a function that is named like the first one, in this
// finding or another one, has "-2" behind its name, and so on. So a finding has the same parts wherever its
// code goes, and another one as soon as one more access races.
type Part struct {
	Func     string // empty if that is not known
	Accesses []string
}

// called is an access without its place.
type called struct{ function, name string }

// numbers are the places of accesses that are called the same, in order.
type numbers map[called][]cfg.Pos

// numbered numbers the accesses of all clusters.
func numbered(r *race.Report, clusters []*cluster) numbers {
	out := numbers{}
	for _, c := range clusters {
		c.each(r, func(x called, at cfg.Pos) { out[x] = append(out[x], at) })
	}
	for x, places := range out {
		slices.SortFunc(places, cfg.Pos.Compare)
		out[x] = slices.Compact(places)
	}
	return out
}

// each calls f for each access of a cluster.
func (c *cluster) each(r *race.Report, f func(called, cfg.Pos)) {
	if c.named == nil {
		c.named = c.names(r)
	}
	for _, n := range c.named {
		f(n.called, n.at)
	}
}

// named is an access with its place.
type named struct {
	called
	at cfg.Pos
}

// names are the accesses of a cluster, each once. There may be very many pairs.
func (c *cluster) names(r *race.Report) []named {
	var out []named
	seen := map[*race.Access]bool{}
	root, of := "", -1 // the name of what a race is about, as part of the names of its accesses
	for i := range c.pairs {
		x := &c.pairs[i]
		for _, a := range []*race.Access{x.a, x.b} {
			if seen[a] {
				continue
			}
			seen[a] = true
			if c.kind < ManyObjects && of != x.race { // else what it may be is the analysis's word, not the program's
				root, of = steady(rootOf(r.Races[x.race].Location)), x.race
			}
			out = append(out, named{called{functionOf(a), accessName(root, a)}, a.Pos})
		}
	}
	return out
}

// parts are the names of a finding's accesses, by function.
type parts map[string]map[string]bool

func (p parts) add(r *race.Report, c *cluster, n numbers) {
	c.each(r, func(x called, at cfg.Pos) {
		name := x.name
		if i, _ := slices.BinarySearchFunc(n[x], at, cfg.Pos.Compare); i > 0 {
			name += fmt.Sprintf("-%d", i+1)
		}
		if p[x.function] == nil {
			p[x.function] = map[string]bool{}
		}
		p[x.function][name] = true
	})
}

// list is what is gathered, sorted.
func (p parts) list() []Part {
	var out []Part
	for _, function := range slices.Sorted(maps.Keys(p)) {
		out = append(out, Part{function, slices.Sorted(maps.Keys(p[function]))})
	}
	return out
}

func accessName(root string, a *race.Access) string {
	locks := make([]string, 0, len(a.Locks))
	for _, l := range a.Locks {
		locks = append(locks, fmt.Sprint(steady(l.Name), l.Shared))
	}
	text := shapeOf(a)
	sum := sha256.Sum256([]byte(strings.Join(append([]string{root, string(a.Kind), text, fmt.Sprint(a.Atomic, a.Sync), a.External},
		locks...), "\x00")))
	return hex.EncodeToString(sum[:8])
}

// shapeOf is what an access is to, or does to a lock or the like.
func shapeOf(a *race.Access) string {
	if does, what, ok := strings.Cut(a.Text, "("); ok && a.Sync {
		return does + "(" + shape(what)
	}
	return shape(a.Text)
}

// shape is an expression without blanks and without the names of its variables, which people change, and of which the
// object tells what matters: p->next[i] and q -> next[j] are one, p->prev[i] is another. Two in one function are told
// apart by their number.
func shape(text string) string {
	var b strings.Builder
	text = strings.Join(strings.Fields(text), "")
	for i := 0; i < len(text); {
		end := i
		for end < len(text) && isName(text[end]) {
			end++
		}
		word := text[i:end]
		switch {
		case word == "":
			b.WriteByte(text[i])
			end++
		case '0' <= word[0] && word[0] <= '9', strings.HasSuffix(text[:i], "->"), strings.HasSuffix(text[:i], "."):
			b.WriteString(word)
		default:
			b.WriteByte('_')
		}
		i = end
	}
	return b.String()
}

// steady is the name of an object without the function and the place that are in it.
func steady(name string) string { return Local(anywhere(name)) }
