// Package analyses lists the digests that mayrun offers. Each is a package of its own below this one; the
// packages engine and value beside them work with any of them.
//
// This package may change in any release: see COMPATIBILITY.md.
package analyses

import (
	"github.com/mayrun-dev/mayrun/analyses/barriers"
	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/analyses/counts"
	"github.com/mayrun-dev/mayrun/analyses/freshness"
	"github.com/mayrun-dev/mayrun/analyses/halves"
	"github.com/mayrun-dev/mayrun/analyses/handover"
	"github.com/mayrun-dev/mayrun/analyses/joins"
	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/analyses/once"
	"github.com/mayrun-dev/mayrun/analyses/ownership"
	"github.com/mayrun-dev/mayrun/analyses/regions"
	"github.com/mayrun-dev/mayrun/analyses/rings"
	"github.com/mayrun-dev/mayrun/analyses/semaphores"
	"github.com/mayrun-dev/mayrun/analyses/sides"
	"github.com/mayrun-dev/mayrun/analyses/signals"
	"github.com/mayrun-dev/mayrun/analyses/slices"
	"github.com/mayrun-dev/mayrun/analyses/stamps"
	"github.com/mayrun-dev/mayrun/analyses/symlocks"
	"github.com/mayrun-dev/mayrun/analyses/threadflag"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/analyses/tokens"
	"github.com/mayrun-dev/mayrun/analyses/turns"
	"github.com/mayrun-dev/mayrun/analyses/waits"
	"github.com/mayrun-dev/mayrun/digest"
)

// Registration is a digest that the command and the library offer by name.
type Registration struct {
	Name string
	Doc  string // one line: what it is for
	// New makes an instance for one analysis.
	New func() digest.Component
}

// Components makes an instance of every digest for one analysis, and of those that exclude nothing by themselves,
// but are required by others, or doubt.
func Components() []digest.Component {
	cs := []digest.Component{digest.Erase(broken.New()), digest.Erase(waits.New())}
	for _, r := range Digests() {
		cs = append(cs, r.New())
	}
	return cs
}

// Coarse is Components for an analysis that keeps less apart to end at all.
func Coarse() []digest.Component {
	cs := Components()
	for i, c := range cs {
		switch c.Name() {
		case threadid.Name:
			cs[i] = digest.Erase(threadid.Coarse())
		case joins.Name:
			cs[i] = digest.Erase(joins.Coarse())
		case symlocks.Name:
			cs[i] = digest.Erase(symlocks.Coarse())
		}
	}
	return cs
}

// Coarsest is Coarse for an analysis that keeps hardly anything apart. What is left out follows numbers, flags and names
// of objects from statement to statement: whatever of that is lost on some way to a function has all of it looked at
// again. Signals that are counted are left out with them.
func Coarsest() []digest.Component {
	cs := Coarse()
	for i, c := range cs {
		switch c.Name() {
		case lockset.Name:
			cs[i] = digest.Erase(lockset.Coarse())
		case turns.Name:
			cs[i] = digest.Erase(turns.Coarse())
		case ownership.Name:
			cs[i] = digest.Erase(ownership.Coarse())
		case waits.Name:
			cs[i] = digest.Erase(waits.Coarse())
		case handover.Name, counts.Name, tokens.Name, rings.Name, sides.Name, symlocks.Name, regions.Name, stamps.Name, halves.Name, semaphores.Name, barriers.Name:
			cs[i] = leaveOut(c)
		}
	}
	return cs
}

// Digests lists the available digests. To add one, write its package and add a line here.
func Digests() []Registration {
	return []Registration{
		{"lockset", "accesses that hold a common mutex", func() digest.Component { return digest.Erase(lockset.New()) }},
		{"threadflag", "accesses while there is no other thread", func() digest.Component { return digest.Erase(threadflag.Returning()) }},
		{"threadid", "accesses of one thread, or before the other thread is created",
			func() digest.Component { return digest.Erase(threadid.New()) }},
		{"joins", "accesses after the other thread has been joined", func() digest.Component { return digest.Erase(joins.New()) }},
		{"freshness", "accesses to an object that no other thread can reach yet",
			func() digest.Component { return digest.Erase(freshness.New()) }},
		{"once", "accesses in an initialisation that runs once, or after it", func() digest.Component { return digest.Erase(once.New()) }},
		{"handover", "accesses before a flag is set, and after it has been seen set",
			func() digest.Component { return digest.Erase(handover.New()) }},
		{"signals", "accesses of threads that block the signals of handlers",
			func() digest.Component { return digest.Erase(signals.New()) }},
		{"counts", "accesses before a number is changed, and after it has been seen to be what it is by that",
			func() digest.Component { return digest.Erase(counts.New()) }},
		{"semaphores", "accesses before a semaphore is posted, and after it was waited for, or under one that is a lock",
			func() digest.Component { return digest.Erase(semaphores.New()) }},
		{"barriers", "accesses of threads that meet at a barrier, before a meeting and after it",
			func() digest.Component { return digest.Erase(barriers.New()) }},
		{"symlocks", "accesses to an element under a lock that lies at the same distance from it",
			func() digest.Component { return digest.Erase(symlocks.New()) }},
		{"tokens", "accesses to elements whose indices have been taken from a counter, each once",
			func() digest.Component { return digest.Erase(tokens.New()) }},
		{"rings", "accesses to elements of a ring between one thread that puts in and one that takes out",
			func() digest.Component { return digest.Erase(rings.New()) }},
		{"sides", "accesses on different sides of a number that is the same for both threads",
			func() digest.Component { return digest.Erase(sides.New()) }},
		{"slices", "accesses to slices of arrays of which each thread that a loop creates has its own",
			func() digest.Component { return digest.Erase(slices.New()) }},
		{"ownership", "accesses to nodes that are taken out of a container under its lock, and put back",
			func() digest.Component { return digest.Erase(ownership.New()) }},
		{"regions", "accesses to nodes of buckets that are locked one by one",
			func() digest.Component { return digest.Erase(regions.New()) }},
		{"stamps", "accesses to slots of a ring each of which has a number that says whose turn it is",
			func() digest.Component { return digest.Erase(stamps.New()) }},
		{"halves", "accesses of threads that run one function, each on a part of what its creator had",
			func() digest.Component { return digest.Erase(halves.New()) }},
		{"turns", "accesses of threads each of which is joined before the next is created",
			func() digest.Component { return digest.Erase(turns.New()) }},
	}
}
