package oracle

import (
	"fmt"
	"strings"
)

// GenerateRacks writes a C program whose threads put pointers in a ring, or on a stack, under a lock, and take them out:
// half of the time as it should be, and else with one of the mistakes by which two threads have the same one.
func GenerateRacks(s Source) Program {
	g := &racks{flawed: flawed{gen: gen{s: s, threads: true}}}
	if g.chance(60) {
		g.wrong = 1 + s.Intn(12)
	}
	g.kind = s.Intn(6)
	switch { // what leaves the array is undefined
	case g.kind == 0 && (g.wrong == 2 || g.wrong == 3 || g.wrong == 6 || g.wrong == 10 || g.wrong == 12), g.kind == 5 && g.wrong == 6:
		g.wrong = 7
	}
	g.program()
	return Program{Text: g.b.String(), Threads: true}
}

type racks struct {
	flawed
	kind int // 0: a stack; 1: a ring with a count; 2: without one; 3, 4: one whose ends go up for ever; 5: one without an end
}

func (g *racks) program() {
	n := 2 + g.s.Intn(3)
	if g.kind == 3 {
		n = 2 << g.s.Intn(2)
	}
	number := g.pick("int", "int", "unsigned", "long")
	if g.kind == 3 {
		number = "unsigned"
	} else if g.kind == 4 {
		number = "int"
	}
	g.b.WriteString(strings.NewReplacer("SIZE", fmt.Sprint(n), "NUMBER", number).Replace(`#include <pthread.h>
#include <stdlib.h>
#define N SIZE
struct job { int value; };
static struct rack { pthread_mutex_t lock; NUMBER head; struct job *items[N]; NUMBER tail, count; } rack = {.lock = PTHREAD_MUTEX_INITIALIZER};
static pthread_mutex_t other = PTHREAD_MUTEX_INITIALIZER;
static int seen;
static int look(struct rack *r) {
`))
	next := func(of string) string {
		if g.kind == 3 || g.kind == 4 {
			return g.pick(of+"++;", of+" = "+of+" + 1;", of+" += 1;")
		}
		return g.pick(of+" = ("+of+" + 1) % N;", "if (++"+of+" == N) "+of+" = 0;", of+"++; "+of+" %= N;")
	}
	empty, full, put, get, at := g.operations(next)
	g.line("  return %s ? 0 : r->items[%s]->value;", empty, at)
	g.line("}")
	looks := g.or(1, "", "seen += look(r);")
	own := g.pick("", "seen += look(r);")
	g.line("static void put(struct rack *r, struct job *j) {")
	g.line("  pthread_mutex_lock(&r->lock);")
	g.line("  if (%s) { pthread_mutex_unlock(&r->lock); free(j); return; }", g.or(2, full, "0", full+" && j->value > 5"))
	parts := strings.Split(put, "|")
	g.line("  %s", strings.Join(parts, looks))
	g.line("  %s", g.or(3, own, parts[0], parts[len(parts)-1]))
	g.line("  pthread_mutex_unlock(&r->lock);")
	g.line("  %s", g.or(4, "", "j->value = 1;", "seen = j->value;"))
	g.line("}")
	g.line("static struct job *get(struct rack *r) {")
	g.line("  struct job *j = 0;")
	lock := g.or(5, "r->lock", "other")
	g.line("  pthread_mutex_lock(&%s);", lock)
	g.line("  if (!(%s)) {", g.or(6, empty, "0", "seen > 2"))
	parts = strings.Split(get, "|")
	if g.wrong == 7 {
		i := g.s.Intn(len(parts))
		parts = append(parts[:i:i], parts[i+1:]...)
	}
	g.line("    %s", strings.Join(parts, looks))
	g.line("    %s", g.or(8, own, "r->count++;", "r->head = 0;", "r->tail = 0;", "r->head = r->tail = 0;"))
	g.line("  }")
	g.line("  pthread_mutex_unlock(&%s);", lock)
	g.line("  return j;")
	g.line("}")
	g.ends()
}

// operations are conditions, and what puts in and takes out, in parts, and the next element to go.
func (g *racks) operations(next func(string) string) (empty, full, put, get, at string) {
	mod := g.or(9, " % N", " % (N - 1)")
	switch g.kind {
	case 0:
		empty, full, at = g.pick("r->tail == 0", "r->tail <= 0", "!(r->tail > 0)"), g.pick("r->tail == N", "r->tail >= N"), "r->tail - 1"
		return empty, full, g.pick("r->items[r->tail] = j;|r->tail++;", "r->items[r->tail++] = j;|"),
			g.pick("j = r->items[r->tail - 1];|r->tail--;", "j = r->items[--r->tail];|", "r->tail--;|j = r->items[r->tail];"), at
	case 1, 5:
		empty, full, at = g.pick("r->count == 0", "!r->count", "r->count < 1"), g.pick("r->count == N", "r->count >= N"), "r->head"
		put = "r->items[r->tail] = j;|" + next("r->tail") + "|r->count++;"
		if g.kind == 5 {
			put = "r->items[(r->head + r->count)" + mod + "] = j;|r->count++;"
		}
		return empty, full, put, g.pick("j = r->items[r->head];|"+next("r->head")+"|r->count--;",
			"r->count--;|j = r->items[r->head];|"+next("r->head")), at
	case 2:
		empty, full, at = "r->head == r->tail", "(r->tail + 1)"+mod+" == r->head", "r->head"
		return empty, full, "r->items[r->tail] = j;|" + next("r->tail"), "j = r->items[r->head];|" + next("r->head"), at
	}
	empty, full, at = g.pick("r->head == r->tail", "r->tail - r->head == 0"), g.pick("r->tail - r->head == N", "r->tail - r->head >= N"), "r->head % N"
	return empty, full, g.pick("r->items[r->tail"+mod+"] = j;|"+next("r->tail"), "r->items[r->tail++"+mod+"] = j;|"),
		g.pick("j = r->items[r->head"+mod+"];|"+next("r->head"), "j = r->items[r->head++"+mod+"];|"), at
}

// ends writes the threads, and main.
func (g *racks) ends() {
	g.line("static void *produce(void *arg) {")
	g.line("  for (int i = 0; i < 5; i++) {")
	g.line("    struct job *j = malloc(sizeof *j);")
	g.line("    if (!j) abort();")
	g.line("    j->value = i;")
	g.line("    put(&rack, j);")
	g.line("    %s", g.or(10, "", "pthread_mutex_lock(&rack.lock); rack.tail = (rack.tail + 1) % N; pthread_mutex_unlock(&rack.lock);",
		"pthread_mutex_lock(&rack.lock); rack.count = 1; pthread_mutex_unlock(&rack.lock);",
		"pthread_mutex_lock(&rack.lock); int *p = &rack.count + 0; (*p)++; pthread_mutex_unlock(&rack.lock);"))
	g.line("    %s", g.or(11, "", "struct job *k = get(&rack); if (k) { k->value++; put(&rack, k); k->value--; }"))
	g.line("  }")
	g.line("  return arg;")
	g.line("}")
	g.line("static void *consume(void *arg) {")
	g.line("  for (int i = 0; i < 6; i++) {")
	g.line("    struct job *j = get(&rack);")
	g.line("    if (j) { j->value++; %s }", g.pick("", "put(&rack, j);", "free(j);"))
	g.line("  }")
	g.line("  return arg;")
	g.line("}")
	g.line("int main(void) {")
	g.line("  pthread_t t[4];")
	g.line("  %s", g.or(12, "", "rack.count = 1;", "rack.tail = 1;"))
	g.line("  for (int i = 0; i < 4; i++) pthread_create(&t[i], 0, i %% 2 ? consume : produce, 0);")
	g.line("  for (int i = 0; i < 4; i++) pthread_join(t[i], 0);")
	g.line("  for (struct job *j; (j = get(&rack)) != 0;) free(j);")
	g.line("  return 0;")
	g.line("}")
}
