package causes

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/internal/lazy"
	"github.com/mayrun-dev/mayrun/race"
)

// allocated are the names of memory on the heap, such as malloc@main.c:12+8: what allocates it, where, and
// which byte.
var allocated = lazy.Regexp(`^([^@<>]+)@(.+:[0-9]+)(\+[0-9]+)?$`)

// rootOf is the object that a location is in, or a part of.
func rootOf(location string) string {
	if m := allocated().FindStringSubmatch(location); m != nil {
		return m[1] + "@" + m[2]
	}
	if i := strings.IndexAny(location, ".["); i > 0 && location[0] != '<' {
		return location[:i]
	}
	return location
}

// member is the last field that an expression of C names; "" if it names none: "len" of q->jobs[i].len.
func member(text string) string {
	end := len(text)
	for end > 0 && text[end-1] == ']' {
		depth := 0
		for end--; end >= 0; end-- {
			if text[end] == ']' {
				depth++
			} else if text[end] == '[' {
				if depth--; depth == 0 {
					break
				}
			}
		}
		end = max(end, 0)
	}
	begin := end
	for begin > 0 && isName(text[begin-1]) {
		begin--
	}
	if begin < end && (strings.HasSuffix(text[:begin], ".") || strings.HasSuffix(text[:begin], "->")) {
		return text[begin:end]
	}
	return ""
}

func isName(c byte) bool {
	return c == '_' || '0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || c >= 0x80
}

// variable is the variable that an expression begins with; "" if it begins with something else.
func variable(text string) string {
	end := 0
	for end < len(text) && isName(text[end]) {
		end++
	}
	return text[:end]
}

// Local takes the function from the name of a local variable, main::x: the source lines beside it tell.
func Local(location string) string {
	if i := strings.LastIndex(location, "::"); i > 0 && !strings.ContainsAny(location[:i], " @<") {
		return location[i+2:]
	}
	return location
}

// name is what a cluster is about, and where that is allocated.
func (c *cluster) name(r *race.Report) (name, where string) {
	switch c.kind {
	case ManyObjects:
		return quoted(c.root, "the access at "+at(c.at)), ""
	case UnknownFunction:
		return c.root, ""
	case UnknownCode, UnknownPointer:
		return "", ""
	}
	location := r.Races[c.main].Location
	text := expression(&c.best)
	if c.kind == Ended || c.kind == Made {
		location = c.root
	}
	if m := allocated().FindStringSubmatch(location); m != nil {
		if c.kind == Data && text != "" {
			return text, m[2]
		}
		return "the memory from " + m[1] + " at " + m[2], ""
	}
	name = Local(location)
	if c.kind != Data || c.member == "" || strings.HasSuffix(strings.TrimRight(name, "[]*0123456789"), "."+c.member) {
		return name, ""
	}
	if variable(text) == rootOf(name) {
		return text, ""
	}
	if m := member(name); m == "" && !strings.ContainsAny(name, "[<@ ") {
		return name + "." + c.member, ""
	}
	return name, ""
}

// expression is what the accesses of a pair say in the source; the shorter one, if both do. Operations on locks
// say more.
func expression(p *pair) string {
	var texts []string
	for _, a := range []*race.Access{p.a, p.b} {
		if a.Text != "" && !a.Sync {
			texts = append(texts, a.Text)
		}
	}
	if len(texts) == 0 {
		return ""
	}
	return slices.MinFunc(texts, func(a, b string) int {
		if len(a) != len(b) {
			return len(a) - len(b)
		}
		return strings.Compare(a, b)
	})
}

// Title says in a few words what a finding is, without its grade.
func (f *Finding) Title() string {
	more := ""
	if n := len(f.Also); n > 0 {
		more = fmt.Sprintf(" and %d more", n)
	}
	switch f.Kind {
	case ManyObjects:
		if len(f.Objects) == 1 { // the others race for plainer reasons, or with nothing
			return fmt.Sprintf("race of %s%s, which may be to many objects, on %s", f.Name, more, f.Objects[0])
		}
		return fmt.Sprintf("race of %s%s, which may be to any of %s", f.Name, more, several(len(f.Objects), "object"))
	case UnknownFunction:
		return fmt.Sprintf("race of %s%s, of which nothing is known, on %s", f.Name, more, several(len(f.Objects), "object"))
	case UnknownCode:
		return "race of code of which nothing is known, on " + several(len(f.Objects), "object")
	case UnknownPointer:
		return "race through pointers of which nothing is known, on " + several(len(f.Objects), "object")
	case Ended, Made:
		return "race on " + f.Name + happens(f.Kind, f.Name, f.Sides)
	}
	if strings.HasPrefix(f.Name, "<") {
		return "race on " + f.Name + ", which the library keeps"
	}
	if f.Where != "" {
		return "race on " + f.Name + " (allocated at " + f.Where + ")"
	}
	return "race on " + f.Name
}

// happens says of what has a name, and ends or is made, what may happen to it.
func happens(k Kind, name string, sides []Side) string {
	switch k {
	case Ended:
		if strings.HasPrefix(name, "the memory from ") {
			return ", which may be freed while it is in use"
		}
		return ", which may end while it is in use"
	case Made:
		for _, s := range sides {
			switch {
			case strings.HasPrefix(s.Text, "destroy"):
				return ", which may be destroyed while it is in use"
			case strings.HasPrefix(s.Text, "init"):
				return ", which may be initialised while it is in use"
			}
		}
		return ", and a lock or the like in it"
	}
	return ""
}
