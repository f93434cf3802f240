package analyses_test

import (
	"fmt"

	"github.com/mayrun-dev/mayrun/analyses"
)

func ExampleDigests() {
	for _, d := range analyses.Digests() {
		fmt.Printf("%s: %s\n", d.Name, d.Doc)
	}
	// Output:
	// lockset: accesses that hold a common mutex
	// threadflag: accesses while there is no other thread
	// threadid: accesses of one thread, or before the other thread is created
	// joins: accesses after the other thread has been joined
	// freshness: accesses to an object that no other thread can reach yet
}
