package rules_test

import (
	"slices"
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/rules"
)

// TestConflict lists all pairs: a row and a column for each kind of access, X where they race.
func TestConflict(t *testing.T) {
	accesses := []rules.Access{{Kind: rules.Read}, {Kind: rules.Write}, {Kind: rules.Read, Atomic: true}, {Kind: rules.Write, Atomic: true},
		{Kind: rules.Free}, {Kind: rules.Use}, {Kind: rules.Make}}
	for i, row := range []string{
		// r w R W f u m
		". X . X X X X", // read
		"X X X X X X X", // write
		". X . . X . X", // atomic read
		"X X . . X . X", // atomic write
		"X X X X X X X", // free
		"X X . . X . X", // use
		"X X X X X X X", // make
	} {
		for j, b := range accesses {
			if got, want := rules.Conflict(accesses[i], b), row[2*j] == 'X'; got != want {
				t.Errorf("%+v and %+v conflict: %t", accesses[i], b, got)
			}
		}
	}
}

// channels is what pasts are published, and what each thread has learned, as sets of acts by number.
type channels struct {
	published map[rules.Channel][]int
	knows     map[string][]int
}

func (c *channels) clone() *channels {
	d := &channels{map[rules.Channel][]int{}, map[string][]int{}}
	for k, v := range c.published {
		d.published[k] = slices.Clone(v)
	}
	for k, v := range c.knows {
		d.knows[k] = slices.Clone(v)
	}
	return d
}

func union(a, b []int) []int {
	all := slices.Concat(a, b)
	slices.Sort(all)
	return slices.Compact(all)
}

// act lets a thread do the n-th act.
func (c *channels) act(who string, a rules.Act, n int) {
	f := a.Flow()
	for _, l := range f.Learns {
		c.knows[who] = union(c.knows[who], c.published[l])
	}
	c.knows[who] = union(c.knows[who], []int{n})
	if f.Publishes == rules.NoChannel {
		return
	}
	if f.Replaces {
		c.published[f.Publishes] = nil
	}
	c.published[f.Publishes] = union(c.published[f.Publishes], c.knows[who])
	if f.Completes {
		c.published[rules.Round], c.published[f.Publishes] = c.published[f.Publishes], nil
	}
}

// TestFlow: of acts on one object by threads A, B, …, the first one is known to who acts last, or is not.
func TestFlow(t *testing.T) {
	type by struct {
		who string
		act rules.Act
	}
	for _, c := range []struct {
		name  string
		acts  []by
		known bool
	}{
		{"unlock, lock", []by{{"A", rules.UnlockLast}, {"B", rules.LockExclusive}}, true},
		{"unlock, lock to read", []by{{"A", rules.UnlockLast}, {"B", rules.LockShared}}, true},
		{"a reader's unlock, lock", []by{{"A", rules.UnlockShared}, {"B", rules.LockExclusive}}, true},
		{"a reader's unlock, lock to read", []by{{"A", rules.UnlockShared}, {"B", rules.LockShared}}, false},
		{"by way of a writer",
			[]by{{"A", rules.UnlockShared}, {"C", rules.LockExclusive}, {"C", rules.UnlockLast}, {"B", rules.LockShared}}, true},
		{"the inner unlock of two", []by{{"A", rules.UnlockOnce}, {"B", rules.LockExclusive}}, false},
		{"lock, lock", []by{{"A", rules.LockExclusive}, {"B", rules.LockExclusive}}, false},
		{"init, lock", []by{{"A", rules.MakeObject}, {"B", rules.LockExclusive}}, true},
		{"unlock, init by another one, lock", []by{{"A", rules.UnlockLast}, {"C", rules.MakeObject}, {"B", rules.LockExclusive}}, false},
		{"sections", []by{{"A", rules.LeaveSection}, {"B", rules.EnterSection}}, true},
		{"signal, wake up", []by{{"A", rules.Signal}, {"B", rules.WakeUp}}, true},
		{"wait, signal", []by{{"A", rules.BeginWait}, {"B", rules.Signal}}, false},
		{"barrier", []by{{"A", rules.Arrive}, {"B", rules.ArriveLast}, {"B", rules.Leave}}, true},
		{"barrier, the last one", []by{{"A", rules.Arrive}, {"A", rules.ArriveLast}, {"B", rules.Leave}}, true},
		{"barrier, while others meet anew", []by{{"A", rules.ArriveLast}, {"C", rules.Arrive}, {"B", rules.Leave}}, true},
		{"barrier, the round before", []by{{"A", rules.Arrive}, {"B", rules.Leave}}, false},
		{"arrival alone", []by{{"A", rules.Arrive}, {"B", rules.Arrive}}, false},
		{"barrier made, passed", []by{{"A", rules.MakeBarrier}, {"B", rules.ArriveLast}, {"B", rules.Leave}}, true},
		{"post, take", []by{{"A", rules.Post}, {"B", rules.Take}}, true},
		{"take, take", []by{{"A", rules.Take}, {"B", rules.Take}}, false},
		{"semaphore made, taken", []by{{"A", rules.MakeSemaphore}, {"B", rules.Take}}, true},
		{"post, made anew, take", []by{{"A", rules.Post}, {"C", rules.MakeSemaphore}, {"B", rules.Take}}, false},
		{"once", []by{{"A", rules.EndOnce}, {"B", rules.PassOnce}}, true},
		{"once begun", []by{{"A", rules.BeginOnce}, {"B", rules.PassOnce}}, false},
		{"end, join", []by{{"A", rules.End}, {"B", rules.Join}}, true},
		{"annotations", []by{{"A", rules.Announce}, {"B", rules.Heed}}, true},
		{"an annotation is no unlock", []by{{"A", rules.Announce}, {"B", rules.LockExclusive}}, false},
	} {
		s := (&channels{}).clone()
		for n, a := range c.acts {
			s.act(a.who, a.act, n)
		}
		if last := c.acts[len(c.acts)-1].who; slices.Contains(s.knows[last], 0) != c.known {
			t.Errorf("%s: known: %t", c.name, !c.known)
		}
	}
}

// TestStandard: what orders depends on the version of C.
func TestStandard(t *testing.T) {
	var usual, weakest rules.Standard
	weakest.Weakest = true
	assumed := rules.Standard{Weakest: true, Consumes: true}
	for _, c := range []struct {
		name string
		got  bool
		want bool
	}{
		{"relaxed", usual.Acquires(cfg.Relaxed, false) || usual.Acquires(cfg.Release, true), false},
		{"acquire", usual.Acquires(cfg.Acquire, false) && weakest.Acquires(cfg.AcqRel, false) && weakest.Acquires(cfg.SeqCst, false), true},
		{"consume", usual.Acquires(cfg.Consume, false), true},
		{"consume, weakest", weakest.Acquires(cfg.Consume, false), false},
		{"consume, assumed", assumed.Acquires(cfg.Consume, false), true},
		{"a fence consumes", weakest.Acquires(cfg.Consume, true), true},
		{"an update continues", weakest.Continues(true, false) && usual.Continues(true, false), true},
		{"an own write continues", usual.Continues(false, true), true},
		{"an own write continues, weakest", weakest.Continues(false, true), false},
		{"another's write continues", usual.Continues(false, false), false},
	} {
		if c.got != c.want {
			t.Errorf("%s: %t", c.name, c.got)
		}
	}
}
