package digesttest

import (
	"slices"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/digest"
)

// Row is a name, a small program (see package small), and the variables that look racy to some digests:
// separated by blanks, sorted; heap objects are called "heap". Those that can really race must be among them; a
// row thus says what digests prove and what they do not.
type Row [3]string

// Table checks each row, and with it everything else that [Check].Program checks.
func Table(t *testing.T, components func() []digest.Component, rows []Row) {
	for _, r := range rows {
		name, program, mayRace := r[0], r[1], r[2]
		t.Run(name, func(t *testing.T) {
			got, err := MayRace(components, program)
			if err == nil {
				err = Check{New: components}.Program(program)
			}
			if err != nil {
				t.Fatal(err)
			}
			if !slices.Equal(got, strings.Fields(mayRace)) {
				t.Errorf("may race: %v, want %s", got, mayRace)
			}
		})
	}
}
