// Package threadflag is the digest that tells main from the other threads, and single-threaded from multi-threaded mode ("Data Race
// Detection by Digest-Driven Abstract Interpretation", Example 4 and Figure 4; DESIGN §3).
package threadflag

import "github.com/mayrun-dev/mayrun/digest"

// Element is a thread flag.
type Element uint8

const (
	// Single: the main thread, before it has created any thread.
	Single Element = iota
	// Multi: the main thread; others may exist.
	Multi
	// Other: not the main thread.
	Other
)

// Digest is the thread-flag digest.
type Digest struct{}

// New returns a thread-flag digest.
func New() *Digest { return &Digest{} }

// Name is "threadflag".
func (d *Digest) Name() string { return "threadflag" }

// Init is single-threaded.
func (d *Digest) Init(digest.Context) Element { return Single }

// Step leaves single-threaded mode when a thread is created.
func (d *Digest) Step(_ digest.Context, a Element, ev *digest.Event) (Element, bool) {
	if ev.Kind == digest.EvCreate && a == Single {
		a = Multi
	}
	return a, true
}

// Observe has no result for a main thread that has created no thread, yet observes what another thread did, or what itself did later.
func (d *Digest) Observe(_ digest.Context, a Element, seen digest.Observed[Element], _ *digest.Event) (Element, bool) {
	return a, a != Single || !seen.Known || seen.Element == Single
}

// New is a thread other than main.
func (d *Digest) New(digest.Context, Element, *digest.Event) []Element { return []Element{Other} }

// MayRun is false if one access happens in single-threaded mode: everything that other threads do comes after their creation, which comes after it. It
// is false if both belong to the main thread, whose program order orders them.
func (d *Digest) MayRun(_ digest.RaceContext, a, b Element) bool {
	return a != Single && b != Single && (a != Multi || b != Multi)
}

// SingleThreaded reports whether there are no other threads.
func (d *Digest) SingleThreaded(a Element) bool { return a == Single }

// Merge of the two flags of the main thread is Multi.
func (d *Digest) Merge(a, b Element) (Element, bool) {
	return max(a, b), a == b || a != Other && b != Other
}

// Compare orders flags.
func (d *Digest) Compare(a, b Element) int { return int(a) - int(b) }

// Describe prints a flag.
func (d *Digest) Describe(a Element, _ func(digest.Object) string) string {
	return [...]string{"main, single-threaded", "main, multi-threaded", "other thread"}[a]
}
