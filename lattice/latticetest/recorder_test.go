package latticetest_test

import (
	"flag"

	"pgregory.net/rapid"
)

// expectFailure runs a check that is expected to fail, without leaving a file to reproduce the failure from.
func expectFailure(r *recorder, check func(rapid.TB)) {
	f := flag.Lookup("rapid.nofailfile")
	old := f.Value.String()
	defer f.Value.Set(old)
	if err := f.Value.Set("true"); err == nil {
		check(r)
	}
}
