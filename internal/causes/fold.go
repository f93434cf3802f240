package causes

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/race"
)

// fold makes findings of clusters: those that one change would mend become one. That is taken of clusters with
// the same reason between the same threads, if they are about the same object, or are reported at the same two
// places, or in the same two functions.
func fold(r *race.Report, clusters []*cluster) []Finding {
	var out []Finding
	var places []map[cfg.Pos]string // of each finding, with the functions
	var all []parts
	var kinds []map[Kind]bool // those of a finding besides its own
	index := map[string]int{}
	racing := map[string]int{} // the findings of what races anyway, by class and object
	numbers := numbered(r, clusters)
	for _, c := range clusters {
		sides := c.sides()
		why := c.reason(r, sides)
		n := -1
		keys := c.alike(r, sides, why.like)
		perhaps, ofRoot := c.perhapsAlike(why.others)
		for _, k := range slices.Concat(keys, perhaps, ofRoot) {
			if i, ok := index[k]; ok {
				n = i
				break
			}
		}
		within := n < 0 && c.grade == race.Possible && c.kind == ManyObjects
		if within {
			n, within = c.racesAnyway(r, racing)
		}
		if n < 0 {
			n = len(out)
			for i := range sides {
				for _, l := range sides[i].Locks {
					sides[i].Objects = append(sides[i].Objects, l.Name)
				}
				sides[i].Locks = c.ops.said(sides[i].Locks)
			}
			f := Finding{Grade: c.grade, Kind: c.kind, Why: why.why, Fix: why.fix, Sides: sides, Main: c.main, Class: c.class}
			f.Name, f.Where = c.name(r)
			out = append(out, f)
			places = append(places, map[cfg.Pos]string{})
			all = append(all, parts{})
			kinds = append(kinds, map[Kind]bool{})
		}
		for _, k := range slices.Concat(keys, ofRoot) {
			if _, ok := index[k]; !ok {
				index[k] = n
			}
		}
		f := &out[n]
		if c.kind < ManyObjects {
			for _, i := range c.races {
				k := c.object(r, i)
				if _, ok := racing[k]; !ok {
					racing[k] = n
				}
			}
		}
		if !within {
			f.also(c, r, sides)
		}
		if c.kind != f.Kind && !kinds[n][c.kind] && !within {
			kinds[n][c.kind] = true
			f.Why += "; " + why.why
		}
		f.Races = append(f.Races, c.races...)
		all[n].add(r, c, numbers)
		for i := range c.pairs {
			f.rests.add(c.pairs[i].a, c.pairs[i].b)
		}
		for pos, p := range c.places {
			places[n][pos] = p.function
		}
	}
	for i := range out {
		f := &out[i]
		slices.Sort(f.Races)
		f.Races = slices.Compact(f.Races)
		f.Rest = rest(places[i], f.Sides)
		f.Parts = all[i].list()
		f.Births = f.rests.all()
	}
	return out
}

// racesAnyway is the finding of an access that may be to many objects, if all of these race anyway, for plainer causes:
// that of the first of them. Who mends those has nothing left to do there.
func (c *cluster) racesAnyway(r *race.Report, racing map[string]int) (finding int, ok bool) {
	finding = -1
	for _, i := range c.races {
		n, found := racing[c.object(r, i)]
		if !found {
			return -1, false
		}
		if finding < 0 || n < finding {
			finding = n
		}
	}
	return finding, finding >= 0
}

// object is what a race of the cluster is on, among those of its class.
func (c *cluster) object(r *race.Report, race int) string {
	return fmt.Sprint(c.class, " ", rootOf(r.Races[race].Location))
}

// alike are the keys that clusters of one finding have in common; any will do.
func (c *cluster) alike(r *race.Report, sides []Side, like string) []string {
	a, b := &sides[0].Access, &sides[len(sides)-1].Access
	if c.kind == UnknownFunction && strings.HasPrefix(c.root, "code behind ") {
		return []string{fmt.Sprint(c.class, int(c.kind), " code")} // by pointers that hold too much
	}
	if c.kind >= ManyObjects {
		keys := []string{fmt.Sprint(c.class, int(c.kind), " of ", c.objects(r)), fmt.Sprint(c.class, int(c.kind), " in ", like)}
		if c.kind == UnknownFunction && c.grade == race.Possible {
			keys = append(keys, fmt.Sprint(c.class, int(c.kind), " from ", libraryOf(c.root)))
		}
		return keys
	}
	pair := func(x, y string) string { return strings.Join([]string{min(x, y), max(x, y)}, "\x00") }
	kind := c.kind
	if like == "join" {
		kind = Ended
	}
	base := strings.Join([]string{fmt.Sprint(c.class, int(kind)), like, pair(Who(a), Who(b))}, "\x00")
	places := base + "\x00at\x00" + pair(a.Pos.String(), b.Pos.String())
	if c.kind == Ended {
		places = base + "\x00at\x00" + c.at.String()
	}
	keys := []string{places, base + "\x00of\x00" + rootOf(c.root)}
	switch {
	case c.kind == Data && kept(c.root) != "":
		// What functions of the library keep for themselves: who calls them in several threads needs others.
		keys = append(keys, strings.Join([]string{fmt.Sprint(c.class, int(kind)), "kept", kept(c.root)}, "\x00"))
	case c.kind == Data && like == "handler":
		// Whatever one handler of signals touches that it must not.
		by := a
		if !by.Handler {
			by = b
		}
		keys = append(keys, strings.Join([]string{fmt.Sprint(c.class, int(kind)), like, Who(by)}, "\x00"))
	case c.grade != race.Possible:
	case c.kind == Data && c.local(r) && !strings.HasPrefix(like, "lock "):
		// Local variables that others may reach, as far as the analysis knows: that is so of all of them, or of none.
		if unprotected(like) {
			base = strings.Join([]string{fmt.Sprint(c.class, int(kind)), "unprotected", pair(Who(a), Who(b))}, "\x00")
		}
		keys = append(keys, base+"\x00local")
	case c.kind == Data && unprotected(like):
		// Members of one object that no lock protects, whichever threads use them.
		keys = append(keys, strings.Join([]string{fmt.Sprint(c.class, int(kind)), "unprotected", rootOf(c.root)}, "\x00"))
	case c.kind == Data && strings.HasPrefix(like, "reads without "):
		// Whatever a lock protects where it is written, and is read without it.
		keys = append(keys, strings.Join([]string{fmt.Sprint(c.class, int(kind)), like}, "\x00"))
	case c.kind == Data && (strings.HasPrefix(like, "lock ") || strings.HasPrefix(like, "indefinite ")):
		// Likewise those for which one lock is missing, or may be another one.
		keys = append(keys, strings.Join([]string{fmt.Sprint(c.class, int(kind)), like, rootOf(c.root)}, "\x00"))
		if strings.HasPrefix(like, "indefinite ") && allocated().MatchString(c.root) {
			keys = append(keys, strings.Join([]string{fmt.Sprint(c.class, int(kind)), "which lock", rootOf(c.root)}, "\x00"))
		}
	case c.kind == Data && strings.HasPrefix(like, "broken ") && allocated().MatchString(c.root):
		// Of an object with a lock beside, it is not known whether that is one and the same for all.
		keys = append(keys, strings.Join([]string{fmt.Sprint(c.class, int(kind)), "which lock", rootOf(c.root)}, "\x00"))
	case c.kind == Made && strings.HasPrefix(like, "made before "):
		// Locks that are made when there is a thread already that uses them: who creates it later mends all.
		keys = append(keys, strings.Join([]string{fmt.Sprint(c.class, int(kind)), like}, "\x00"))
	case c.kind == Ended:
		// Memory of which it is not known who is the last to use it, whoever ends it; or which memory it is that is ended.
		keys = append(keys, strings.Join([]string{fmt.Sprint(c.class, int(kind)), rootOf(c.root)}, "\x00"),
			strings.Join([]string{fmt.Sprint(c.class, int(kind)), "at", c.at.String()}, "\x00"))
	}
	if allocated().MatchString(c.root) && c.grade == race.Possible && c.kind == Data && unprotected(like) &&
		Who(a) == Who(b) && !a.By.Main() && functionOf(a) == functionOf(b) {
		// What one function writes into memory in several threads: mostly each has made its own, as with local variables.
		keys = append(keys, strings.Join([]string{fmt.Sprint(c.class, int(kind)), "own memory", Who(a)}, "\x00"))
	}
	if allocated().MatchString(c.root) && c.grade == race.Possible && (c.kind != Data || unprotected(like)) {
		// Memory of which it is not known that threads share it, or in which order they use it: so of its beginning and end.
		keys = append(keys, strings.Join([]string{fmt.Sprint(c.class), "memory", rootOf(c.root)}, "\x00"))
	}
	switch f, g := functionOf(a), functionOf(b); {
	case like == "join":
		// Whoever waits for the thread before the first of these mends all.
		if a.Kind != race.Free && !strings.HasPrefix(a.Text, "destroy") {
			a = b
		}
		keys = append(keys, base+"\x00by\x00"+strings.Join(a.CallStack[:min(2, len(a.CallStack))], "\x00"))
	case f != "" && g != "" && c.kind == Data:
		keys = append(keys, base+"\x00in\x00"+pair(f, g))
	}
	return keys
}

// perhapsAlike are keys of other clusters' findings that this one may belong to as well, and those of them that are about
// one object: for these, findings of this one are what others may belong to.
func (c *cluster) perhapsAlike(likes []string) (keys, ofRoot []string) {
	if c.kind != Data || c.grade != race.Possible {
		return nil, nil
	}
	for _, like := range likes {
		key := strings.Join([]string{fmt.Sprint(c.class, int(c.kind)), like}, "\x00")
		keys, ofRoot = append(keys, key), append(ofRoot, key+"\x00"+rootOf(c.root))
	}
	return keys, ofRoot
}

// kept is the first word of the name of what the library keeps for its functions, such as hostent of
// <hostent of gethostbyaddr>; "" if a location is none.
func kept(location string) string {
	if !strings.HasPrefix(location, "<") {
		return ""
	}
	word, _, _ := strings.Cut(strings.Trim(location, "<>"), " ")
	return word
}

// libraryOf is the library that a function is of, as far as its name tells: libraries put a prefix before all names, up to
// the first underscore. Who writes a model mostly does so for all functions of a library that a program uses.
func libraryOf(function string) string {
	prefix, _, ok := strings.Cut(function, "_")
	if !ok || prefix == "" {
		return function
	}
	return prefix
}

// unprotected reports whether a reason is that no lock is meant to protect what races, as far as the program shows.
func unprotected(like string) bool {
	return like == "none" || like == "elements" || like == "objects" || strings.HasPrefix(like, "different ")
}

// local reports whether all races of a cluster are on variables of which each activation of a function has its own.
func (c *cluster) local(r *race.Report) bool {
	return !slices.ContainsFunc(c.races, func(i int) bool { return !r.Races[i].Object.Local })
}

// objects are what the races of a cluster are on, sorted.
func (c *cluster) objects(r *race.Report) []string {
	var out []string
	for _, i := range c.races {
		out = append(out, Local(rootOf(r.Races[i].Location)))
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// also adds the names of a cluster that is folded into a finding.
func (f *Finding) also(c *cluster, r *race.Report, sides []Side) {
	name, where := c.name(r)
	if c.kind != f.Kind {
		name += happens(c.kind, name, sides)
	}
	if where != "" && where != f.Where {
		name += " (of " + where + ")"
	}
	if name != f.Name && !slices.Contains(f.Also, name) {
		f.Also = append(f.Also, name)
	}
	if c.kind >= ManyObjects {
		f.Objects = slices.Compact(slices.Sorted(slices.Values(append(f.Objects, c.objects(r)...))))
	}
}

// rest counts places by function, but for those of the sides; functions with most of them first.
func rest(places map[cfg.Pos]string, sides []Side) []Count {
	count := map[string]int{}
	for pos, function := range places {
		if !slices.ContainsFunc(sides, func(s Side) bool { return s.Pos == pos }) {
			count[function]++
		}
	}
	var out []Count
	for f, n := range count {
		out = append(out, Count{f, n})
	}
	slices.SortFunc(out, func(a, b Count) int { return cmp.Or(cmp.Compare(b.Places, a.Places), cmp.Compare(a.Func, b.Func)) })
	return out
}
