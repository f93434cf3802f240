package causes

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/race"
)

// lockless is the reason for accesses neither of which is known to hold a lock. What else could order them, or keep
// them apart, is what a reader will mend: an end that nobody waits for, a barrier, elements that are not each
// thread's own, an object that all threads are given. alone says that one place races with itself in another thread.
func (c *cluster) lockless(a, b *race.Access, alone bool) reason {
	out := reason{why: "no lock is known that both hold", like: "none"}
	if Held(a) == "" && Held(b) == "" && c.ops.lockless() {
		out.why = "they hold no lock"
	}
	hold, access := "hold one lock at both", "make the accesses atomic"
	if alone {
		hold, access = "hold a lock there", "make the access atomic"
	}
	out.fix = hold + ", or " + access
	var clause, fix string
	creator, created := a, b
	if creates(b, a) {
		creator, created = b, a
	}
	if creates(creator, created) {
		clause, fix = c.ops.ending(created, creator, fmt.Sprintf("when %s comes to %s", Who(creator), at(creator.Pos)))
	}
	meet := c.ops.both(a, b, race.MeetBarrier)
	switch {
	case strings.HasPrefix(c.root, "<") && a.Text == "" && b.Text == "":
		out.like = "library"
		out.fix = "hold one lock at both calls, or use a function that is safe in threads, such as one whose name ends in _r"
	case strings.HasPrefix(clause, "a thread ") && pointed(created.Text):
		out.fix = "give each thread an object of its own, or " + hold
	case clause != "" && creator.Kind != race.Read && created.Kind == race.Read:
		// What is written may be a flag that ends the thread.
	case strings.HasPrefix(fix, "do that behind"):
		out.fix = fix
	case c.ops.both(a, b, race.UseSemaphore):
		clause = "nothing shows that the semaphores which their threads use order them"
		out.like = "semaphore"
		out.fix = "post a semaphore behind the one and wait for it before the other, or " + hold
	case unjoined(clause, creator, created):
		out.fix = fmt.Sprintf("%s, or %s", fix, out.fix)
	case strings.HasPrefix(clause, "nothing shows"):
		out.fix = fmt.Sprintf("do that when %s has been joined, or %s", Who(created), out.fix)
	case meet && clause == "":
		clause = "nothing shows that the threads meet at a barrier between the two"
		out.like = "barrier"
		out.fix = "let them meet at a barrier between the two, or " + hold
	case indexed(a.Text) || indexed(b.Text):
		if clause != "" {
			break // that the thread may run is what its creator can change
		}
		clause = fmt.Sprintf("nothing shows that `%s` is another element in each thread", a.Text)
		if a.Text != b.Text {
			clause = fmt.Sprintf("nothing shows that `%s` and `%s` are different elements", a.Text, b.Text)
		}
		out.like = "elements"
		out.fix = "give each thread elements of its own, or " + hold
	case Who(a) == Who(b) && !a.By.Main() && pointed(a.Text) && pointed(b.Text):
		out.like = "objects"
		out.fix = "give each thread an object of its own, or " + hold
	}
	if clause != "" {
		out.why += ", and " + clause
	}
	return out
}

// unjoined reports whether a clause of [operations.ending] says that nothing joins a thread, where a join is what is
// missing: in the function that creates it. Elsewhere, as in that of a pool, the thread may be meant to run on.
func unjoined(clause string, creator, created *race.Access) bool {
	begin, ok := startOf(created.By)
	return ok && begin.In == functionOf(creator) && strings.HasSuffix(clause, "nothing joins it")
}

// both reports whether there are operations of a kind on the way to both of two accesses, in the functions that lead
// there.
func (o *operations) both(a, b *race.Access, kind race.OperationKind) bool {
	does := func(a *race.Access) bool {
		return slices.ContainsFunc(o.all, func(x race.Operation) bool { return x.Kind == kind && slices.Contains(a.CallStack, x.Func) })
	}
	return does(a) && does(b)
}

// indexed reports whether an expression is an element, or a part of one, whose number is not written there.
func indexed(text string) bool {
	open := strings.LastIndexByte(text, '[')
	return open > 0 && strings.ContainsFunc(text[open:], func(r rune) bool {
		return r == '_' || 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' || r >= 0x80
	})
}

// pointed reports whether an expression goes through a pointer.
func pointed(text string) bool { return strings.HasPrefix(text, "*") || strings.Contains(text, "->") }

// owner is what a member is one of: q->jobs of q->jobs.lock, q of q->lock; "" of what is no member.
func owner(text string) string {
	if m := member(text); m != "" && strings.HasSuffix(text, m) {
		text = strings.TrimSuffix(text, m)
		return strings.TrimSuffix(strings.TrimSuffix(text, "."), "->")
	}
	return ""
}

// beside is a lock's name in another object than the one that it is said of: to->lock, for from->lock and to.
func beside(lock, object string) string {
	return object + strings.TrimPrefix(lock, owner(lock))
}

// indefinite is the reason for accesses below the places x and y, which take locks that are not known to be
// held there; one of them may be nil.
func indefinite(a, b *race.Access, x, y *race.Operation) reason {
	if x == nil || y != nil && y.Pos.Compare(x.Pos) < 0 {
		a, b, x, y = b, a, y, x
	}
	if x == nil {
		a, b, x, y = b, a, y, nil
	}
	like := "indefinite " + anyElement(x.Text)
	if y == nil && Held(b) == "" {
		return reason{why: fmt.Sprintf("`%s` is taken above %s, at %s, but no lock is known to be held at %s", x.Text, at(a.Pos), at(x.Pos),
			at(b.Pos)), fix: fmt.Sprintf("hold the same lock at %s, too", at(b.Pos)), like: like}
	}
	// The lock of one object is taken, and another one is accessed.
	for _, s := range []struct {
		a *race.Access
		x *race.Operation
	}{{a, x}, {b, y}} {
		if y == nil || owner(s.x.Text) == "" || owner(s.a.Text) == "" || owner(s.x.Text) == owner(s.a.Text) {
			continue
		}
		lock := beside(s.x.Text, owner(s.a.Text))
		return reason{why: fmt.Sprintf("`%s` is taken above, at %s, but `%s` is not known to be beside that lock: `%s` may be another one",
			s.x.Text, at(s.x.Pos), s.a.Text, lock), fix: fmt.Sprintf("hold `%s` at %s", lock, at(s.a.Pos)), like: like}
	}
	where := at(x.Pos)
	if y != nil && y.Pos != x.Pos {
		where += " and "
		if y.Text != x.Text {
			where += "`" + y.Text + "` at "
		}
		where += at(y.Pos)
	}
	return reason{why: fmt.Sprintf("`%s` is taken above, at %s, but nothing shows that both hold one and the same lock", x.Text, where),
		fix: "hold one and the same lock at both", like: like}
}

// anyElement is an expression without the numbers of elements: locks of one array protect the same.
func anyElement(text string) string {
	var out strings.Builder
	depth := 0
	for _, r := range text {
		if r == ']' {
			depth--
		}
		if depth == 0 {
			out.WriteRune(r)
		}
		if r == '[' {
			depth++
		}
	}
	return out.String()
}
