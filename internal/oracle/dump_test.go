package oracle_test

import (
	"flag"
	"math/rand/v2"
	"os"
	"testing"

	"github.com/mayrun-dev/mayrun/internal/oracle"
)

var dump = flag.String("dump", "", "write the program of the first seed to this file")

func TestDump(t *testing.T) {
	if *dump != "" {
		os.WriteFile(*dump, []byte(oracle.Generate(source{rand.New(rand.NewPCG(*first, 0))}, true).Text), 0o600)
	}
}
