package models_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/mayrun-dev/mayrun/frontend/models"
	_ "github.com/mayrun-dev/mayrun/internal/roomy"
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
		if m.Type != "void" && m.Result == "" && !m.NoReturn && !decides(m.Steps) {
			t.Errorf("%s: there is a way without a result", m.Name)
		}
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

// decides reports whether steps give a result on each way, or do not come back.
func decides(ss []models.Step) bool {
	return slices.ContainsFunc(ss, func(s models.Step) bool {
		switch s.Do {
		case models.GetSpecific, models.Lookup, models.SetJmp, models.Jump, models.Exit, models.Stop, models.ThreadExit:
			return true
		case models.OldHandler:
			return len(s.Args) == 1
		case models.Either, models.If, models.IfSet:
			open := slices.ContainsFunc(s.Branches, func(b models.Branch) bool { return b.Result == "" && !decides(b.Steps) })
			return len(s.Branches) > 0 && !open
		}
		return false
	})
}

// What replaces a function that orders threads weakens every proof, so none may be missing.
func TestSynchronises(t *testing.T) {
	for name, want := range map[string]bool{
		"pthread_create": true, "pthread_join": true, "pthread_mutex_lock": true, "pthread_mutex_trylock": true,
		"pthread_mutex_unlock": true, "pthread_cond_wait": true,
		"pthread_exit": true, "thrd_create": true, "mtx_lock": true, "sem_wait": true, "sem_post": true,
		"pthread_once": true, "pthread_barrier_wait": true,
		"pthread_rwlock_rdlock": true, "pthread_mutexattr_settype": true, "atexit": true, "exit": true,
		"signal": true, "fork": true, "vfork": false, "memcpy": false, "strlen": false, "malloc": false,
	} {
		m := models.Builtin().Lookup(name)
		if m == nil {
			t.Errorf("%s has no model", name)
		} else if m.Synchronises() != want {
			t.Errorf("%s: %v", name, !want)
		}
	}
}
