package analyses_test

import (
	"fmt"

	"github.com/mayrun-dev/mayrun/analyses"
	_ "github.com/mayrun-dev/mayrun/internal/roomy"
)

func ExampleDigests() {
	for _, d := range analyses.Digests() {
		if d.Name == "lockset" || d.Name == "joins" {
			fmt.Printf("%s excludes %s\n", d.Name, d.Doc)
		}
	}
	// Output:
	// lockset excludes accesses that hold a common mutex
	// joins excludes accesses after the other thread has been joined
}
