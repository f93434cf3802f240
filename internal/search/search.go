// Package search says how far tests go that try random programs. Where nothing else is said they try few, the same in
// each run: enough to notice the mistakes that are known (package internal/wrong, the mistakes of the cookbook, and the
// mutations of internal/mutate). To look for mistakes that nobody knows is another thing, and takes hours:
//
//	MAYRUN_SEARCH=8 go test -timeout 0 ./...    eight times as many
package search

import (
	"os"
	"strconv"
)

// Variable is the name of the environment variable that says how many times as much is tried.
const Variable = "MAYRUN_SEARCH"

// Times is how much to try, where n is what is tried in each run of the tests.
func Times(n int) int { return n * factor() }

// Open reports whether more is tried than in each run of the tests.
func Open() bool { return factor() > 1 }

func factor() int {
	if n, err := strconv.Atoi(os.Getenv(Variable)); err == nil && n > 1 {
		return n
	}
	return 1
}
