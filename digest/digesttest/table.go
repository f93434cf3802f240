package digesttest

import (
	"slices"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/digest"
)

// Row is a small program (see package small) and the variables that look racy to some digests. Those that can really race must be among them; a row
// thus says what digests prove and what they do not.
type Row struct {
	Name, Program string
	MayRace       string // separated by blanks, sorted; heap objects are called "heap"
}

// Table checks each row, and with it everything else that [Check].Program checks.
func Table(t *testing.T, components func() []digest.Component, rows []Row) {
	for _, r := range rows {
		t.Run(r.Name, func(t *testing.T) {
			got, err := MayRace(components, r.Program)
			if err == nil {
				err = Check{New: components}.Program(r.Program)
			}
			if err != nil {
				t.Fatal(err)
			}
			if !slices.Equal(got, strings.Fields(r.MayRace)) {
				t.Errorf("may race: %v, want %s", got, r.MayRace)
			}
		})
	}
}
