package rules_test

import (
	"fmt"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/rules"
)

// A recursive mutex is taken twice by one thread; another one finds it taken until both are released.
func Example() {
	m := rules.Lock[string]{Kind: cfg.Mutex, Type: rules.Recursive}
	ask := func(who string) {
		fmt.Println(who, "asks:", m.View(who, false).Lock(rules.Request{}).Usual)
	}
	m = m.Take("A", false)
	ask("A")
	m = m.Take("A", false)
	ask("B")
	m, _ = m.Release("A")
	ask("B")
	m, freed := m.Release("A")
	fmt.Println("A has released it:", freed == rules.FreedAll)
	ask("B")
	// Output:
	// A asks: succeeds
	// B asks: waits
	// B asks: waits
	// A has released it: true
	// B asks: succeeds
}

// An analysis that knows little gets all that is possible.
func ExampleKnowledge() {
	k := rules.Knowledge{Kind: cfg.Mutex, Types: rules.Normal.Set() | rules.ErrorCheck.Set()}
	fmt.Println("lock:", k.Lock(rules.Request{}).May)
	k.Mine = rules.Certainly
	fmt.Println("held already:", k.Lock(rules.Request{}).May)
	k.Types = rules.Normal.Set()
	fmt.Println("and a normal one:", k.Lock(rules.Request{}).May)
	// Output:
	// lock: succeeds or waits or EDEADLK
	// held already: waits or EDEADLK
	// and a normal one: waits
}

// A release reaches who takes the lock next; readers wait for writers only.
func ExampleAct_Flow() {
	unlock, read, write := rules.UnlockShared.Flow(), rules.LockShared.Flow(), rules.LockExclusive.Flow()
	learns := func(f rules.Flow) bool { return f.Learns[0] == unlock.Publishes || f.Learns[1] == unlock.Publishes }
	fmt.Println("behind a reader's unlock, a reader:", learns(read), "a writer:", learns(write))
	// Output: behind a reader's unlock, a reader: false a writer: true
}
