package digesttest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/digest"
)

// Row is a name, a small program (see package small), and the variables that look racy to some digests:
// separated by blanks, sorted; heap objects are called "heap". Those that can really race must be among them; a
// row thus says what digests prove and what they do not. The variables of handles count, too: "create t as x" writes
// x, which is safe with a digest that knows who creates whom (give Check.New threadid beside your own), and racy
// without one.
type Row [3]string

// hint says what is special about variables that look racy and should not: those of handles.
func hint(program string, got, want []string) string {
	words := strings.Fields(program)
	for i, w := range words {
		if i > 0 && words[i-1] == "as" && slices.Contains(got, w) && !slices.Contains(want, w) {
			return fmt.Sprintf("\n(create … as %s writes the variable %s: name it in the row, or give Check.New a "+
				"digest that knows who creates whom, as threadid does)", w, w)
		}
	}
	return ""
}

// Seeds are the programs of rows, for [Check].Seeds.
func Seeds(rows []Row) []string {
	var out []string
	for _, r := range rows {
		out = append(out, r[1])
	}
	return out
}

// Table checks each row, and with it everything else that [Check].Program checks. Then it breeds programs from
// the rows, as [Check].Run does.
func Table(t *testing.T, components func() []digest.Component, rows []Row) {
	t.Helper()
	Check{New: components}.Table(t, rows)
}

// Table is [Table] with more to say about what is tested.
func (c Check) Table(t *testing.T, rows []Row) {
	t.Helper()
	c.Seeds = slices.Concat(c.Seeds, Seeds(rows))
	for _, r := range rows {
		name, program, mayRace := r[0], r[1], r[2]
		t.Run(name, func(t *testing.T) {
			t.Helper()
			err := c.Program(program)
			var got []string
			if err == nil {
				got, err = c.mayRace(program)
			}
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			if !slices.Equal(got, strings.Fields(mayRace)) {
				t.Errorf("%s: may race: %v, want %v%s", name, got, strings.Fields(mayRace), hint(program, got, strings.Fields(mayRace)))
			}
		})
	}
	t.Run("bred", func(t *testing.T) {
		t.Helper()
		if t.Failed() {
			return
		}
		b := c.breeding(seedOf())
		err := b.sow(c.Seeds)
		if err == nil {
			err = b.programs(checksOf())
		}
		if err != nil {
			t.Fatal(err)
		}
	})
}
