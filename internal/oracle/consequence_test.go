package oracle_test

import (
	"testing"

	"github.com/mayrun-dev/mayrun/internal/oracle"
	"github.com/mayrun-dev/mayrun/interp"
)

// What happened to an object before its address came to another thread by a race is no race of its own, also if that
// thread frees the object; what happens to it afterwards is.
func TestConsequences(t *testing.T) {
	for text, want := range map[string]int{ // races, with those on p
		`p = q; return 0;`:         0,
		`p = q; *q = 2; return 0;`: 1,
	} {
		ws := explored(t, `#include <pthread.h>
#include <stdlib.h>
int *p;
void *make(void *arg) { int *q = malloc(4); *q = 1; `+text+` }
int main(void) {
	pthread_t t;
	pthread_create(&t, 0, make, 0);
	free(p);
	return 0;
}`)
		frees, pointer := 0, 0
		for _, w := range ws {
			switch {
			case w.Pair[0].Kind == "free" || w.Pair[1].Kind == "free":
				frees++
			case w.Object == "p":
				pointer++
			}
		}
		if frees != want || pointer == 0 {
			t.Errorf("%s: %v", text, ws)
		}
	}
}

// What is behind the end of an array in a structure is not read by an element of the array: who chooses one that there is
// not does something undefined, and what happens afterwards says nothing.
func TestOutside(t *testing.T) {
	for choice, want := range map[string]bool{"1": true, "2": false} {
		ws := explored(t, `#include <pthread.h>
static struct { int head, items[2], count; } rack;
static int after;
static void *reads(void *arg) { int x = rack.items[rack.head]; after++; return arg; }
int main(void) {
	pthread_t t;
	rack.head = `+choice+`;
	pthread_create(&t, 0, reads, 0);
	rack.items[1] = 1;
	rack.count++;
	after++;
	return 0;
}`)
		on := map[string]bool{}
		for _, w := range ws {
			on[w.Object] = true
		}
		if on["rack"] != want || on["after"] != want {
			t.Errorf("rack.items[%s]: %v", choice, ws)
		}
	}
}

// explored are the races that many runs of a program show.
func explored(t *testing.T, text string) []oracle.Witness {
	t.Helper()
	prog, err := oracle.Load(t.Context(), text)
	if err != nil {
		t.Fatal(err)
	}
	c, err := interp.PrepareWatched(prog)
	if err != nil {
		t.Fatal(err)
	}
	var st oracle.Stats
	ws, err := oracle.Explore(c, 200, 1, 1000, &st, nil)
	if err != nil {
		t.Fatal(err)
	}
	return ws
}
