package causes

import (
	"cmp"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/race"
)

// reason says why nothing orders the two sides of a cluster.
type reason struct {
	why, fix string
	like     string // equal for reasons that one change would remove
	// others are what like might as well be: if there is a finding with one of these, this is of it.
	others []string
}

// Who is the thread that makes an access, as a reader calls it: by the function that it begins with.
func Who(a *race.Access) string {
	by := a.By
	starts := by.Others
	if n := len(by.Path); n > 0 && !(a.Handler && len(starts) > 0) {
		starts = by.Path[n-1:]
	}
	var names []string
	for _, s := range starts {
		name := "`" + s.Func + "`"
		if s.Func == "" {
			name = "unknown code"
		}
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	if len(names) == 0 {
		return cmp.Or(a.Thread, "an unknown thread")
	}
	return strings.Join(names, " or ")
}

// at is a place in a sentence, without the folder and the column.
func at(p cfg.Pos) string {
	if !p.IsValid() {
		return "an unknown place"
	}
	return fmt.Sprintf("%s:%d", path.Base(p.File), p.Line)
}

func (c *cluster) reason(r *race.Report, sides []Side) reason {
	a, b := &sides[0].Access, &sides[len(sides)-1].Access
	if r.Races[c.main].Contradiction {
		return reason{why: "an execution has shown it, and the analysis excludes it: one of the two is wrong", like: "contradiction"}
	}
	switch c.kind {
	case ManyObjects:
		access := quoted(c.root, "the access at "+at(c.at))
		return reason{why: "as far as the analysis knows, " + access + " may be to any of many objects", like: c.function(c.at)}
	case UnknownFunction:
		if p, ok := strings.CutPrefix(c.root, "code behind "); ok {
			if of, ok := strings.CutPrefix(p, "the pointer "); ok {
				p = "`" + of + "`"
			}
			return reason{why: "the function that " + p + " leads to is not known: it may access whatever its arguments lead to", like: c.root}
		}
		return reason{
			why:  fmt.Sprintf("`%s` has neither a body nor a model: it may access whatever its arguments lead to", c.root),
			fix:  fmt.Sprintf("say in a model file what `%s` does (--model FILE; mayrun models suggest writes one to begin with)", c.root),
			like: c.root,
		}
	case UnknownCode:
		return reason{why: "code that is called through a pointer of which nothing is known may run in any thread, " +
			"and access all that it can reach" + calledAt(r)}
	case UnknownPointer:
		return reason{why: "it is not known where the pointer leads: to any memory that other threads can reach"}
	case Ended:
		return c.ended(a, b)
	case Made:
		return c.made(a, b)
	}
	why := c.unordered(sides)
	if c.grade == race.Possible {
		why.why += doubt(a, b)
	}
	return why
}

// doubt says what one side has asked other threads before, if that is known: it may be why the two are ordered. Where both
// have passed a condition on what they were given, they may be of one thread.
func doubt(a, b *race.Access) string {
	x, chosen := asked(a)
	y, again := asked(b)
	switch {
	case x != y:
		if len(x) < len(y) {
			a, x = b, y
		}
		return fmt.Sprintf("; before %s comes to %s, it %s, which may order them", Who(a), at(a.Pos), x)
	case strings.Contains(x, "reads"):
		return fmt.Sprintf("; each of them %s before, which may order them", x)
	case chosen != "" && chosen == again:
		return fmt.Sprintf("; each of them %s by what it was given, which may be true of one thread only", chosen)
	}
	return ""
}

// asked says where a thread has waited for others before an access, or asked whether they have done something; and where
// what it was given itself.
func asked(a *race.Access) (others, itself string) {
	for _, d := range a.Digests {
		if d.Name == "waits" {
			others, itself, _ = strings.Cut(d.Text, "; ")
		}
	}
	return others, itself
}

// calledAt says where code of which nothing is known is called.
func calledAt(r *race.Report) string {
	var places []string
	for _, n := range r.Havocked {
		if n.ID == "unknown-code" && n.Pos.IsValid() {
			places = append(places, at(n.Pos))
		}
	}
	return some(" (it is called at ", places, 3, ")")
}

// some lists the first few of names; "" if there is none.
func some(before string, names []string, most int, after string) string {
	switch n := len(names); {
	case n == 0:
		return ""
	case n == 1:
		return before + names[0] + after
	case n <= most:
		return before + strings.Join(names[:n-1], ", ") + " and " + names[n-1] + after
	default:
		return before + strings.Join(names[:most], ", ") + fmt.Sprintf(" and %d more", n-most) + after
	}
}

// quoted is a text of the program in a sentence; or else, if there is none.
func quoted(text, or string) string {
	if text == "" {
		return or
	}
	return "`" + text + "`"
}

// function is the one that has a place.
func (c *cluster) function(p cfg.Pos) string {
	if at := c.places[p]; at != nil {
		return at.function
	}
	return ""
}

func (c *cluster) ended(a, b *race.Access) reason {
	if a.Kind != race.Free {
		a, b = b, a
	}
	if b.Kind == race.Free {
		return reason{why: fmt.Sprintf("nothing shows that only one of them ends it: %s at %s, or %s at %s",
			Who(a), at(a.Pos), Who(b), at(b.Pos)), like: "twice"}
	}
	user, ender := Who(b), Who(a)
	if user == ender {
		user, ender = "another "+user, "one"
	}
	if creates(a, b) {
		clause, fix := c.ops.ending(b, a, "by then")
		return reason{why: fmt.Sprintf("%s ends it at %s, and %s", ender, at(a.Pos), clause),
			fix: cmp.Or(fix, fmt.Sprintf("let %s end it when all such threads have been joined", ender)), like: "join"}
	}
	if begin, ok := startOf(a.By); ok && creates(b, a) && begin.In == functionOf(b) && begin.Pos.File == b.Pos.File &&
		begin.Pos.Line < b.Pos.Line {
		return reason{why: fmt.Sprintf("%s uses it at %s, after it has created %s at %s, which ends it at %s", user, at(b.Pos), ender,
			at(begin.Pos), at(a.Pos)), fix: fmt.Sprintf("use it before %s is created, or end it when %s has been joined", ender, ender),
			like: "ended"}
	}
	return reason{why: fmt.Sprintf("nothing shows that %s has finished with it when %s ends it at %s", user, ender, at(a.Pos)),
		fix: fmt.Sprintf("end it only when %s has finished with it: let the last who uses it end it", user), like: "ended"}
}

func (c *cluster) made(a, b *race.Access) reason {
	maker, user := a, b
	if a.Atomic {
		maker, user = b, a
	}
	if !maker.Sync || !user.Sync {
		if maker.Sync {
			maker, user = user, maker
		}
		return reason{why: fmt.Sprintf("nothing orders the %s of %s at %s with `%s` of %s, which is on the same memory",
			maker.Kind, quoted(maker.Text, "memory"), at(maker.Pos), user.Text, Who(user)), like: "in place"}
	}
	out := reason{like: "made"}
	out.why = fmt.Sprintf("nothing orders `%s` of %s with `%s` of %s", maker.Text, Who(maker), user.Text, Who(user))
	switch {
	case !creates(maker, user):
	case strings.HasPrefix(maker.Text, "init"):
		out.fix, out.like = fmt.Sprintf("do it before %s is created", Who(user)), "made before "+Who(user)
	case strings.HasPrefix(maker.Text, "destroy"):
		clause, fix := c.ops.ending(user, maker, "by then")
		out.why, out.fix, out.like = fmt.Sprintf("%s comes to `%s` at %s, and %s", Who(maker), maker.Text, at(maker.Pos), clause), fix,
			"join"
	}
	return out
}

// creates reports whether the thread of a has created that of b, or one on the way to it.
func creates(a, b *race.Access) bool {
	x, y := a.By, b.By
	if !x.Unique || len(x.Others) > 0 || len(y.Path)+len(y.Others) == 0 || len(y.Path) < len(x.Path) {
		return false
	}
	return slices.Equal(x.Path, y.Path[:len(x.Path)]) && !(len(x.Path) == len(y.Path) && len(y.Others) == 0)
}

// unordered is the reason for accesses to memory: mostly a lock that is missing.
func (c *cluster) unordered(sides []Side) reason {
	a, b := &sides[0].Access, &sides[len(sides)-1].Access
	if a.Atomic != b.Atomic && !a.Sync && !b.Sync {
		if a.Atomic {
			a, b = b, a
		}
		return reason{why: fmt.Sprintf("it is atomic at %s, but not at %s", at(b.Pos), at(a.Pos)),
			fix: fmt.Sprintf("make the access at %s atomic, too", at(a.Pos)), like: "atomic"}
	}
	if l := both(a, b); l != nil {
		if l[0].Shared && l[1].Shared {
			writer := a
			if a.Kind == race.Read {
				writer = b
			}
			return reason{why: fmt.Sprintf("both hold %s, but as readers, which does not keep them apart", c.ops.lock(l[0].Name)),
				fix: fmt.Sprintf("hold it for writing at %s", at(writer.Pos)), like: "readers " + l[0].Name}
		}
		return reason{why: fmt.Sprintf("both hold %s, but nothing shows that this is one and the same lock", c.ops.lock(l[0].Name)),
			like: "same " + l[0].Name}
	}
	switch {
	case len(a.Locks) > 0 && len(b.Locks) > 0:
		return reason{why: fmt.Sprintf("no lock is common: %s holds %s, %s holds %s", at(a.Pos), c.lockNames(a), at(b.Pos), c.lockNames(b)),
			fix: "hold the same lock at both", like: "different " + c.lockNames(a) + c.lockNames(b)}
	case len(a.Locks) > 0 || len(b.Locks) > 0:
		if len(a.Locks) > 0 {
			a, b = b, a
		}
		return c.missing(a, b)
	}
	if held := Held(a); held != "" && held == Held(b) {
		return reason{why: fmt.Sprintf("both hold %s, but who does not hold it may release it, or make it anew", held),
			fix: "release it only where it is held, and make it once, before there are threads", like: "broken " + held}
	}
	if x, y := c.ops.taken(a), c.ops.taken(b); x != nil || y != nil {
		return indefinite(a, b, x, y)
	}
	if a.Handler || b.Handler {
		if !a.Handler {
			a = b
		}
		return reason{why: fmt.Sprintf("the handler %s may run at any time, in any thread that does not block the signal", Who(a)),
			fix: "let handlers of signals touch lock-free atomic objects only", like: "handler"}
	}
	return c.lockless(a, b, a.Pos == b.Pos)
}

// missing is the reason that one side lacks the lock of the other one. What would mend it is plain if most
// places hold that lock, or all that write.
func (c *cluster) missing(without, with *race.Access) reason {
	if x := c.ops.taken(without); x != nil && without.Pos == with.Pos {
		return indefinite(without, with, x, x)
	}
	lock := with.Locks[0].Name
	if l := c.common(); holds(with, l) {
		lock = l
	}
	n, others, writes := 0, 0, true
	for pos, p := range c.places {
		held := p.locks[lock] == p.accesses
		switch {
		case held:
			n++
		case pos != without.Pos:
			others++
		}
		if !held && slices.ContainsFunc(p.kinds, func(k race.AccessKind) bool { return k != race.Read }) {
			writes = false
		}
	}
	name := c.ops.lock(lock)
	out := reason{like: "lock " + lock, fix: fmt.Sprintf("hold %s at %s, too", name, at(without.Pos))}
	switch {
	case n == 0:
		out.why = fmt.Sprintf("%s is held at %s, though not on every way there, and not at %s", name, at(with.Pos), at(without.Pos))
		if others > 1 {
			out.why += " and " + several(others-1, "more place")
		}
		out.fix, out.like = "hold one and the same lock at all of them", "none"
	case n+others < 2:
		if writes && without.Kind == race.Read {
			out.like, out.others = "reads without "+lock, c.readsWithout(with)
		}
		out.why = fmt.Sprintf("%s is held at %s, but not at %s", name, at(with.Pos), at(without.Pos))
	case writes:
		out.like, out.others = "reads without "+lock, c.readsWithout(with)
		out.why = fmt.Sprintf("every write that races holds %s, but the read at %s does not", name, at(without.Pos))
		if others > 0 {
			out.why = fmt.Sprintf("every write that races holds %s, but the reads at %s and %s do not", name, at(without.Pos),
				several(others, "more place"))
		}
	case others == 0:
		out.why = fmt.Sprintf("%d of the %d places that race %s %s, %s does not", n, n+1, verb(n, "hold"), name, at(without.Pos))
	default:
		out.why = fmt.Sprintf("%d of the %d places that race %s %s; %s and %d more do not", n, n+others+1, verb(n, "hold"), name,
			at(without.Pos), others)
		if n <= others+1 {
			// That some hold it is by chance: it is not what the others lack.
			out.fix, out.like = "hold one and the same lock at all of them", "none"
			if x := c.ops.taken(without); x != nil {
				out.others = []string{"indefinite " + anyElement(x.Text)}
			}
		}
	}
	out.why += c.ops.near(without, lock)
	if creates(without, with) && without.Kind == race.Read {
		// What a join would mend, or was meant to. What is written may be a flag that ends the thread.
		clause, fix := c.ops.ending(with, without, fmt.Sprintf("when %s comes to %s", Who(without), at(without.Pos)))
		switch {
		case strings.HasPrefix(fix, "do that behind"), unjoined(clause, without, with):
			out.why, out.fix = out.why+"; "+clause, out.fix+", or "+fix
		case strings.Contains(clause, ": the join at "):
			out.why += "; " + clause
		}
	}
	return out
}

// readsWithout are the reasons that reads lack a lock: one for each that an access holds and all that write.
func (c *cluster) readsWithout(with *race.Access) (like []string) {
	for _, l := range with.Locks {
		all := true
		for _, p := range c.places {
			all = all && (p.locks[l.Name] == p.accesses || !slices.ContainsFunc(p.kinds, func(k race.AccessKind) bool { return k != race.Read }))
		}
		if all {
			like = append(like, "reads without "+l.Name)
		}
	}
	return like
}

// several is a number of things.
func several(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// verb is a verb behind a number of things.
func verb(n int, word string) string {
	if n == 1 {
		return word + "s"
	}
	return word
}

// both finds a lock that both hold, as each of them does.
func both(a, b *race.Access) []race.Lock {
	for _, x := range a.Locks {
		for _, y := range b.Locks {
			if x.Name == y.Name {
				return []race.Lock{x, y}
			}
		}
	}
	return nil
}

func (c *cluster) lockNames(a *race.Access) string {
	var names []string
	for _, l := range a.Locks {
		names = append(names, c.ops.lock(l.Name))
	}
	return strings.Join(names, " and ")
}

// Held are the locks that a thread holds at an access, as a reader calls them; "" if none is known.
func Held(a *race.Access) string {
	var names []string
	for _, l := range a.Locks {
		name := "`" + l.Name + "`"
		if l.Shared {
			name += " as a reader"
		}
		names = append(names, name)
	}
	if len(names) == 0 {
		for _, d := range a.Digests {
			if d.Locks && d.Text != "{}" {
				return d.Text // such as a lock that others may release
			}
		}
	}
	return strings.Join(names, " and ")
}
