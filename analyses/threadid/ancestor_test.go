package threadid

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/mayrun-dev/mayrun/digest"
)

// TestAncestors compares the relations on ids with the threads of generated executions: trees in which every
// thread creates some others. Budgets are small.
func TestAncestors(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		type thread struct {
			parent int
			id     Element
		}
		d := New()
		d.prefixes.max, d.several.max = rapid.IntRange(0, 6).Draw(t, "prefixes"), rapid.IntRange(0, 6).Draw(t, "several")
		threads := []thread{{parent: -1}}
		for range rapid.IntRange(1, 14).Draw(t, "threads") {
			// Mostly the newest threads create, so that there are long histories.
			p := max(0, len(threads)-1-rapid.IntRange(0, 3).Draw(t, "back"))
			ev := &digest.Event{Kind: digest.EvCreate, Site: rapid.IntRange(0, 9).Draw(t, "site")}
			creator := &threads[p].id
			children := d.New(nil, *creator, ev)
			child := children[0]
			if d.passed(*creator, ev).Again {
				child = children[len(children)-1] // the unique one exists already
			}
			*creator, _ = d.Step(nil, *creator, ev)
			threads = append(threads, thread{p, child})
		}
		for i, u := range threads {
			ancestors := make(map[Thread]bool)
			for p := u.parent; p >= 0; p = threads[p].parent {
				ancestors[threads[p].id.Thread] = true
				if !d.mayAncestor(threads[p].id.Thread, u.id.Thread) {
					t.Fatalf("%s may not be an ancestor of %s", d.ThreadName(threads[p].id), d.ThreadName(u.id))
				}
			}
			for j, o := range threads {
				if d.mustAncestor(o.id.Thread, u.id.Thread) && !ancestors[o.id.Thread] {
					t.Fatalf("%s must be an ancestor of %s", d.ThreadName(o.id), d.ThreadName(u.id))
				}
				if i != j && o.id.Thread == u.id.Thread && u.id.Set.IsEmpty() {
					t.Fatalf("two threads are called %s", d.ThreadName(u.id))
				}
			}
		}
	})
}
