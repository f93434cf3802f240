package oracle

import (
	"fmt"
	"strings"
)

// GenerateHalves writes a C program with a tree of threads: a function that creates a thread for a part of the elements
// that it has, or for each of two parts, which run the same function. Half of the time it is as it should be, and
// else with one or two of the mistakes by which two of the tree have one element at once, or one is not done when its
// elements are used.
func GenerateHalves(s Source) Program {
	g := &halves{flawed: flawed{gen: gen{s: s, threads: true}}}
	if g.chance(50) {
		g.wrong = g.mistake()
		if g.chance(15) {
			g.also = g.mistake()
		}
	}
	g.draw()
	for g.program(); g.wrong > 0 && !g.erred; g.program() { // the mistake had no place there
		g.wrong = 1 + s.Intn(halfMistakes)
		g.b.Reset()
	}
	return Program{Text: g.b.String(), Threads: true}
}

// mistake draws one.
func (g *halves) mistake() int {
	if g.chance(45) {
		return mistaken(oddWeights[g.s.Intn(len(oddWeights))])
	}
	return 1 + g.s.Intn(halfMistakes)
}

// draw draws what the program is like: most of the time so that it can be proved.
func (g *halves) draw() {
	s := g.s
	g.form, g.copies, g.fork, g.post = s.Intn(5), g.chance(50), s.Intn(3), []int{0, 0, 1, 2, 2, 3, 3, 4}[s.Intn(8)]
	g.deep, g.pivot, g.where = g.chance(30), g.chance(20), s.Intn(4)
	g.tasks, g.result = s.Intn(2)*3, []int{0, 0, 1, 1, 3}[s.Intn(5)]
	if g.chance(25) {
		g.calls, g.tasks, g.handles, g.result = g.chance(40), s.Intn(4), s.Intn(3), s.Intn(5)
	}
	g.number = g.pick("int", "int", "int", "int", "int", "int", "long", "long", "size_t", "unsigned", "short", "unsigned char")
	g.element = g.pick("typedef int elem;", "typedef int elem;", "typedef long elem;", "typedef char elem;",
		"typedef struct { int a, b; } elem;", "typedef int elem[2];", "typedef struct { char c[3]; short s; } elem;")
	g.n = 3 + s.Intn(3)
	if g.fork != 0 || g.deep {
		g.n += s.Intn(3)
	}
	g.unusual()
}

// halfMistakes is how many kinds of mistakes there are, beside those of what is unusual.
const halfMistakes = 44

// What a task has may be said by
const (
	halfOpen  = iota // the first element, and the one behind the last one
	closed           // the first element and the last one
	sliced           // a pointer to the first one, and how many there are
	counted          // the first one, and how many there are
	bracketed        // a pointer to the first one, and one behind the last one
)

type halves struct {
	flawed
	also    int
	erred   bool   // a mistake has been made
	form    int    // what a task has, as below
	calls   bool   // the function has parameters, and another one is run by threads
	copies  bool   // else: it copies the members of its task
	fork    int    // 0: two threads; 1: one for the left part; 2: for the right part
	tasks   int    // 0: two locals; 1: an array; 2: malloc; 3: as they are initialised
	handles int    // 0: two locals; 1: an array; 2: members of tasks
	result  int    // 0: none; 1: a member; 2: what is returned; 3: a global; 4: a local of the creator
	post    int    // what is done behind the joins: 0: nothing; 1: merge; 2: see all; 3: change all; 4: see the middle
	deep    bool   // a number says how far threads are created
	pivot   bool   // the creator keeps the element in the middle
	number  string // what elements are counted by
	element string // their type
	where   int    // 0: a global array; 1: a global pointer; 2: a member; 3: two arrays, global
	n       int
	other   string // the middle, otherwise computed
	odd     [oddities]bool
	slot    string // the type of numbers in tasks
	alias   string // that of what lies where they do
	alike   bool   // that is as wide
	pointer string // the type of pointers in tasks
	address halfMark
	caps    string // what is done if the address is none
	named   bool   // and are named so in the same way everywhere
	mixed   bool   // and is read so sometimes
	moves   bool   // all change the limit
}

// or is what is right, or if that is one of the mistakes, what is wrong.
func (g *halves) or(mistake int, right string, wrong ...string) string {
	if g.wrong != mistake && g.also != mistake {
		return right
	}
	g.erred = true
	return g.pick(wrong...)
}

// made reports whether a mistake is made.
func (g *halves) made(mistake int) bool { return g.or(mistake, "", "x") != "" }

// member is how the function has a member of its task.
func (g *halves) member(name string) string {
	if g.calls || g.copies && name != "id" && name != "sum" {
		return name
	}
	return g.read("t->", name)
}

// members are those that say what a task has, with their types.
func (g *halves) members() (names, types []string) {
	add := func(t string, ns ...string) {
		for _, n := range ns {
			names, types = append(names, n), append(types, t)
		}
	}
	switch {
	case g.form == sliced:
		add("elem *", "a")
	case g.form == bracketed:
		add("elem *", "first", "last")
	case g.where == 2:
		add("elem *", "a")
	}
	if g.odd[marked] {
		add("void *", "mark")
	}
	if g.odd[freed] {
		add("int ", "own")
	}
	switch g.form {
	case halfOpen, closed:
		add("slot ", "lo", "hi")
	case sliced:
		add("slot ", "n")
	case counted:
		add("slot ", "from", "count")
	}
	if g.deep {
		add("int ", "deep")
	}
	if g.result == 4 {
		add("long *", "out")
	}
	return names, types
}

// say writes a line of the function. What begins with @ is told in its terms: @lo and @end are the first element and the
// one behind the last one, @len how many there are, @mid the first one of the right part, and @a[ an element of the array.
func (g *halves) say(format string, args ...any) {
	text := fmt.Sprintf(format, args...)
	if strings.TrimSpace(text) != "" {
		g.line("  %s", g.terms(text))
	}
}

func (g *halves) terms(text string) string {
	m := g.member
	var lo, end, length, mid string
	switch g.form {
	case halfOpen:
		lo, end, length, mid = m("lo"), m("hi"), "("+m("hi")+" - "+m("lo")+")", "mid"
	case closed:
		lo, end, mid = m("lo"), "("+m("hi")+" + 1)", "(mid + 1)"
		length = "(" + m("hi") + " - " + m("lo") + " + 1)"
	case sliced:
		lo, end, length, mid = "0", m("n"), m("n"), "mid"
	case counted:
		lo, length, mid = m("from"), m("count"), "("+m("from")+" + mid)"
		end = "(" + m("from") + " + " + m("count") + ")"
	default:
		length = "(" + m("last") + " - " + m("first") + ")"
		lo, end, mid = "0", length, "mid"
	}
	a := "a"
	switch {
	case g.form == bracketed:
		a = m("first")
	case g.form == sliced || g.where == 2:
		a = m("a")
	}
	if g.odd[within] { // also where that is a number of the program's own
		text = strings.ReplaceAll(text, "number i = ", "int i = ")
	}
	return strings.NewReplacer("@again", g.other, "@lo", lo, "@end", end, "@len", length, "@mid", mid, "@a[", a+"[").Replace(text)
}

// array is what the array is called.
func (g *halves) array() string {
	if g.where == 0 || g.where == 3 {
		return "a"
	}
	return "all"
}

// pointed reports whether a task has a pointer to its first element.
func (g *halves) pointed() bool { return g.form == sliced || g.form == bracketed }

// value is a number in the element of an index.
func (g *halves) value(index string) string {
	return g.of("@a", index)
}

func (g *halves) of(array, index string) string {
	switch {
	case strings.Contains(g.element, "elem[2]"):
		return array + "[" + index + "][" + g.pick("0", "1", "1") + "]"
	case strings.Contains(g.element, "int a, b"):
		return array + "[" + index + "]." + g.pick("a", "a", "b")
	case strings.Contains(g.element, "struct"):
		return array + "[" + index + "]." + g.pick("c[0]", "c[1]", "s")
	}
	return array + "[" + index + "]"
}

// touch reads or writes an element.
func (g *halves) touch(index string) string {
	v := g.value(index)
	return g.pick(v+"++;", v+" = 5;", "s += "+v+";", v+" += 2;", "{ elem *q = &@a["+index+"]; *(char *)q = 1; }",
		"memset(&@a["+index+"], 0, sizeof(elem));")
}

// program writes the program.
func (g *halves) program() {
	g.line("%s", g.title())
	g.b.WriteString(strings.NewReplacer("SIZE", fmt.Sprint(g.n), "SLOT", g.slotType(), "NUMBER", g.number, "ELEMENT", g.element).Replace(`#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#define N SIZE
#define LEN (N + 3)
#define NOWHERE ((void *)-1)
typedef NUMBER number;
typedef SLOT slot;
ELEMENT
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static long total;
static _Atomic int live;
static number shared_mid;
static pthread_t shared_handle;
`))
	if g.odd[united] {
		g.line("typedef %s alias;", g.alias)
	}
	if g.odd[wordy] {
		g.line("static int all[LEN];")
		g.line("static elem b[LEN];")
	} else {
		g.line("static elem %s[LEN], b[LEN];", g.array())
	}
	if g.moves = g.chance(40); g.odd[limited] {
		g.line("static %s limit = %s;", g.pick("int", "long", "short", "number"), g.pick("N", "N / 2", "LEN", "1", "N - 1"))
	}
	if g.odd[within] {
		g.line("static int whole = 64 << 8;")
	}
	if g.odd[marked] {
		g.mark()
	}
	if g.where == 1 {
		g.line("static elem *a;")
	}
	names, types := g.members()
	list := ""
	for i, n := range names {
		list += g.declaration(types[i], n)
	}
	if g.odd[within] {
		list += "slot tag, rest; "
	}
	if g.result == 1 {
		list += "long sum; "
	}
	if g.handles == 2 {
		list += "pthread_t id; "
	}
	g.line("struct task { %s};", list)
	if g.made(6) {
		g.line("static struct task shared_task;")
	}
	if g.made(7) {
		g.line("static void *run(void *arg);")
		g.line("static pthread_t begin(struct task x) { pthread_t id; pthread_create(&id, 0, run, &x); return id; }")
	}
	g.line("static number pick(number x) { return (number)(x / 2); }")
	if g.odd[renewed] {
		g.line("static void same(slot *p) { *p = (slot)(*p + 1); --*p; }")
		g.line("static void more(slot *p) { *p += (char)1; }")
	}
	g.helpers()
	g.function()
	g.main()
}
