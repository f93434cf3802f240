package models_test

import (
	"fmt"
	"testing"

	"github.com/mayrun-dev/mayrun/frontend/models"
)

func ExampleTable_With() {
	// A program's own wrapper of a mutex, and one that never fails.
	t := models.Builtin().With(
		models.Model{Name: "my_lock", Steps: []models.Step{{Do: models.Lock, Args: []models.Arg{"$1"}}}},
		models.Model{Name: "my_fatal", Steps: []models.Step{{Do: models.Exit, Name: "my_fatal"}}, NoReturn: true},
	)
	fmt.Println(t.Lookup("my_lock").Steps[0].Do, t.Lookup("my_fatal").NoReturn, t.Lookup("nobody") == nil)
	// Output: lock true true
}

// Every entry of the tables is well formed.
func TestTables(t *testing.T) {
	models.Builtin().Each(func(m *models.Model) {
		arg := func(a models.Arg) {
			if a != "" {
				if err := models.CheckArg(a); err != nil {
					t.Errorf("%s: %v", m.Name, err)
				}
			}
		}
		var steps func(ss []models.Step)
		steps = func(ss []models.Step) {
			for i := range ss {
				s := &ss[i]
				if err := s.Check(); err != nil {
					t.Errorf("%s: %v", m.Name, err)
				}
				for _, b := range s.Branches {
					arg(b.Result)
					steps(b.Steps)
				}
				steps(s.Body)
			}
		}
		steps(m.Steps)
		arg(m.Result)
		switch m.Type {
		case "", "void", "int", "long", "size", "ptr", "double":
		default:
			t.Errorf("%s: type %q", m.Name, m.Type)
		}
		if m.Type == "void" && m.Result != "" {
			t.Errorf("%s has a result but no type", m.Name)
		}
	})
	if n := models.Builtin().Len(); n < 900 {
		t.Errorf("%d models", n)
	}
}
