package rules_test

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/rules"
)

var update = flag.Bool("update", false, "write testdata")

// An operation of the table.
type operation struct {
	name   string
	kinds  []cfg.LockKind
	answer func(rules.View) rules.Answer
}

func asks(m rules.Mode, shared bool) func(rules.View) rules.Answer {
	return func(v rules.View) rules.Answer { return v.Lock(rules.Request{Mode: m, Shared: shared}) }
}

var (
	anyKind   = []cfg.LockKind{cfg.Mutex, cfg.RWLock, cfg.Spin}
	noSpin    = []cfg.LockKind{cfg.Mutex, cfg.RWLock}
	onlyRW    = []cfg.LockKind{cfg.RWLock}
	onlyMutex = []cfg.LockKind{cfg.Mutex}
)

var operations = []operation{
	{"lock", anyKind, asks(rules.Wait, false)},
	{"trylock", anyKind, asks(rules.Try, false)},
	{"timedlock", noSpin, asks(rules.Timed, false)},
	{"rdlock", onlyRW, asks(rules.Wait, true)},
	{"tryrdlock", onlyRW, asks(rules.Try, true)},
	{"timedrdlock", onlyRW, asks(rules.Timed, true)},
	{"unlock", anyKind, rules.View.Unlock},
	{"wait", onlyMutex, rules.View.Release},
	{"init", anyKind, rules.View.Init},
	{"destroy", anyKind, rules.View.Destroy},
}

func (o *operation) of(k cfg.LockKind) bool {
	for _, l := range o.kinds {
		if l == k {
			return true
		}
	}
	return false
}

var (
	kindNames   = map[cfg.LockKind]string{cfg.Mutex: "mutex", cfg.RWLock: "rwlock", cfg.Spin: "spin"}
	baseNames   = map[rules.Type]string{rules.Normal: "normal", rules.Recursive: "recursive", rules.ErrorCheck: "errorcheck"}
	healthNames = map[rules.Health]string{rules.Sound: "sound", rules.Inherited: "inherited", rules.Lost: "lost", rules.Destroyed: "destroyed"}
)

// name is a view in words.
func name(v rules.View) string {
	s := kindNames[v.Kind]
	if v.Kind == cfg.Mutex {
		s += " " + baseNames[v.Type.Base()]
	}
	if v.Type&rules.Robust != 0 {
		s += " robust"
	}
	if v.Type&rules.Ceiling != 0 {
		s += " ceiling"
	}
	if v.Health != rules.Sound {
		s += " " + healthNames[v.Health]
	}
	switch {
	case v.Mine == rules.No && v.Others == rules.No:
		return s + ", free"
	case v.Others == rules.No:
		return fmt.Sprintf("%s, held %s by the thread", s, v.Mine)
	case v.Mine == rules.No && v.Others == rules.Gone:
		return s + ", held by one that has ended"
	case v.Mine == rules.No:
		return fmt.Sprintf("%s, held %s by others", s, v.Others)
	}
	return fmt.Sprintf("%s, held %s by the thread and %s by others", s, v.Mine, v.Others)
}

// The whole table stands in testdata: a change of a rule is a change there, and native_test.go holds it against
// the machine's own threads.
func TestTable(t *testing.T) {
	var b strings.Builder
	for _, v := range rules.Views() {
		for _, o := range operations {
			if o.of(v.Kind) {
				fmt.Fprintf(&b, "%-62s %-12s %s\n", name(v), o.name, o.answer(v))
			}
		}
	}
	const file = "testdata/locks.txt"
	if *update {
		if err := os.WriteFile(file, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	got := strings.Split(b.String(), "\n")
	for i, line := range strings.Split(string(want), "\n") {
		if i >= len(got) || got[i] != line {
			t.Fatalf("line %d is no longer %q; run with -update, and look at what has changed", i+1, line)
		}
	}
}

// In each state something is usual, one thing only, and the standards allow it.
func TestUsual(t *testing.T) {
	for _, v := range rules.Views() {
		for _, o := range operations {
			if a := o.answer(v); o.of(v.Kind) && (a.Usual == 0 || a.Usual&(a.Usual-1) != 0 || a.Usual&^a.May != 0) {
				t.Errorf("%s: %s: %s", name(v), o.name, a)
			}
		}
	}
}
