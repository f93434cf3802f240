package oracle_test

import (
	"flag"
	"os"
	"testing"
)

var dump = flag.String("dump", "", "write the program of the first seed to this file")

func TestDump(t *testing.T) {
	if *dump != "" {
		os.WriteFile(*dump, []byte(generated(*first)), 0o600)
	}
}
