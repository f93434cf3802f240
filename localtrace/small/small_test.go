package small_test

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"github.com/mayrun-dev/mayrun/localtrace/small"
)

// What is generated can be printed, read and built.
func TestGenerated(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := small.Generator(20, small.AllFeatures()...).Draw(t, "program").String()
		p, err := small.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if p.String() != text {
			t.Errorf("%s became\n%s", text, p)
		}
		if _, err := p.Build(); err != nil {
			t.Error(err)
		}
	})
}

func TestErrors(t *testing.T) {
	for _, text := range []string{
		"", "main: jump", "write g", "main: lock", "main: loop {", "main: loop", "main: create t as x",
		"main: store a softly", "main: cas a acquire firmly { }",
		"mutex m odd main: return", "sem s many main: return",
	} {
		p, err := small.Parse(text)
		if err == nil {
			_, err = p.Build()
		}
		if err == nil {
			t.Errorf("%q: no error", text)
		}
	}
}

// An error says where it is: programs are long lines often.
func TestErrorsHavePlaces(t *testing.T) {
	_, err := small.Parse("main: create t as x write g  t: read g jump x write g")
	if want := `small: unknown statement "jump", behind "write g t: read g"`; err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
}

func ExampleParse() {
	p, err := small.Parse(`
		main:  create t as x  cas a acquire relaxed { write g }
		t:     write g  clear a release`)
	if err != nil {
		fmt.Println(err)
		return
	}
	prog, _ := p.Build()
	for _, f := range prog.Funcs {
		fmt.Println(f.Name, len(f.Nodes))
	}
	fmt.Print(p)
	// Output:
	// main 7
	// t 4
	// main:
	//   create t as x
	//   cas a acquire relaxed {
	//     write g
	//   }
	// t:
	//   write g
	//   clear a release
}
