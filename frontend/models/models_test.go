package models_test

import (
	"fmt"
	"regexp"
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

// arity is the least and the greatest number of operands of each verb.
var arity = map[models.Verb][2]int{
	models.Read: {1, 2}, models.Write: {1, 2}, models.Update: {1, 2}, models.Copy: {2, 3}, models.Set: {3, 3}, models.Permute: {3, 3}, models.Send: {1, 2}, models.SendAll: {1, 1}, models.Receive: {1, 2}, models.Rest: {1, 1}, models.If: {1, 1}, models.Store: {2, 2},
	models.Alloc: {1, 1}, models.Realloc: {2, 2}, models.Free: {1, 1}, models.Lock: {1, 1}, models.LockFail: {1, 1}, models.Unlock: {1, 1},
	models.Init: {1, 2}, models.Destroy: {1, 1}, models.CondWait: {1, 1}, models.Signal: {1, 1}, models.Broadcast: {1, 1},
	models.BarrierInit: {2, 2}, models.BarrierWait: {1, 1}, models.SemInit: {2, 2}, models.SemPost: {1, 1}, models.SemWait: {1, 1},
	models.Create: {4, 4}, models.AtExit: {1, 2}, models.Handler: {2, 2}, models.OldHandler: {1, 2}, models.UnlockFail: {1, 1}, models.JoinFail: {1, 1}, models.SetRobust: {2, 2}, models.Join: {2, 2}, models.Detach: {1, 1}, models.Cancel: {1, 1}, models.ThreadExit: {1, 1},
	models.Exit: {0, 0}, models.Stop: {0, 0}, models.AtomicBegin: {0, 0}, models.AtomicEnd: {0, 0}, models.OnceBegin: {1, 1}, models.OnceDone: {1, 1},
	models.OnceWait: {1, 1}, models.Fence: {0, 0}, models.Call: {1, 9}, models.Assume: {1, 1}, models.SetJmp: {1, 1}, models.Jump: {2, 2},
	models.Printf: {2, 2}, models.Scanf: {2, 2}, models.VPrintf: {2, 2}, models.VScanf: {2, 2}, models.SetKind: {2, 2}, models.KeyCreate: {2, 2},
	models.SetSpecific: {2, 2}, models.GetSpecific: {1, 1}, models.IfSet: {1, 1}, models.Either: {0, 0}, models.Loop: {0, 0},
}

var operand = regexp.MustCompile(`^(c11:)?[*&]?(\$[1-9]|(file|var|model):[a-z0-9_-]+|self|null|nondet|error|new|-?\d+)([*+]([$][1-9]|\d+|\?|\?\*\$[1-9])|&\d+|->[a-z_.]+|[!=]=(\$[1-9]|null))?$`)

// Every entry of the tables is well formed.
func TestTables(t *testing.T) {
	models.Builtin().Each(func(m *models.Model) {
		arg := func(a models.Arg) {
			if a != "" && !operand.MatchString(a) {
				t.Errorf("%s: operand %q", m.Name, a)
			}
		}
		var steps func(ss []models.Step)
		steps = func(ss []models.Step) {
			for _, s := range ss {
				n, ok := arity[s.Do]
				if !ok || len(s.Args) < n[0] || len(s.Args) > n[1] {
					t.Errorf("%s: %s with %d operands", m.Name, s.Do, len(s.Args))
				}
				for _, a := range s.Args {
					arg(a)
				}
				pair := (s.Do == models.IfSet || s.Do == models.If) && len(s.Branches) == 2
				if !pair && ((s.Do == models.Either) != (len(s.Branches) > 1) || (s.Do == models.Loop || s.Do == models.IfSet) != (len(s.Body) > 0)) {
					t.Errorf("%s: %s with %d branches and %d steps", m.Name, s.Do, len(s.Branches), len(s.Body))
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
