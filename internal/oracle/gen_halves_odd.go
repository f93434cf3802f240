package oracle

import (
	"fmt"
	"slices"
	"strings"
)

// Programs that divide and conquer may be written in unusual ways, most of which may be right or wrong:
const (
	united     = iota // bounds are members of unions
	punned            // and are read and written by other names there
	untyped           // tasks have their pointers as others, or as numbers
	converted         // tasks have their numbers as others
	below             // bounds are negative
	roundabout        // numbers are computed in a roundabout way
	indexed           // loops count in other types
	marked            // an address is handed down that may be none
	ended             // loops come to an end at an address
	wordy             // bytes are changed as numbers where such may begin
	within            // the root is given a variable that is looked up, too
	renewed           // bounds are assigned once more
	copied            // tasks are copied byte by byte
	freed             // tasks are freed by who has been given them
	limited           // a bound lies in a variable
	asked             // whether an element is the function's is asked by comparisons
	oddities
)

var oddNames = [oddities]string{"united", "punned", "untyped", "converted", "below", "roundabout", "indexed", "marked", "ended", "wordy",
	"within", "renewed", "copied", "freed", "limited", "asked"}

// oddMistakes are the mistakes that only those programs have, from the number behind the others on.
var oddMistakes = []int{punned, roundabout, marked, ended, asked, renewed, limited, wordy, within, indexed}

// oddWeights are the oddities by how often their mistakes are drawn.
var oddWeights = []int{punned, punned, roundabout, roundabout, roundabout, marked, marked, ended, asked, asked, renewed, limited, wordy, wordy, within, within,
	indexed, indexed}

// unless is what is right, or if that is the mistake of an oddity, what is wrong: mostly at one place only.
func (g *halves) unless(odd int, right string, wrong ...string) string {
	m := mistaken(odd)
	if g.wrong != m && g.also != m || g.chance(map[bool]int{false: 40, true: 85}[g.erred]) {
		return right
	}
	return g.or(m, right, wrong...)
}

// mistaken is the number of the mistake of an oddity.
func mistaken(odd int) int { return halfMistakes + 1 + slices.Index(oddMistakes, odd) }

// unusual draws what is unusual of the program.
func (g *halves) unusual() {
	g.odd = [oddities]bool{}
	if g.chance(45) {
		for range 1 + g.s.Intn(5)/2 {
			g.odd[g.s.Intn(oddities)] = true
		}
	}
	for _, wrong := range []int{g.wrong, g.also} {
		if wrong > halfMistakes {
			g.odd[oddMistakes[wrong-halfMistakes-1]] = true
		}
	}
	g.slot, g.pointer = "number", "elem *"
	if g.odd != [oddities]bool{} && g.chance(80) { // all else is as it can be proved
		g.number = g.pick("int", "int", "long")
		if g.pointed() && g.chance(60) {
			g.form = []int{halfOpen, closed, counted}[g.s.Intn(3)]
		}
		g.copies, g.fork, g.post = g.chance(70), 1+g.s.Intn(2), []int{0, 0, 2, 3, 4}[g.s.Intn(5)]
		g.pivot, g.deep, g.calls, g.tasks, g.handles, g.result = false, false, false, g.s.Intn(2)*3, 0, g.s.Intn(2)
	}
	if g.odd[within] {
		g.odd = [oddities]bool{within: true, roundabout: g.odd[roundabout], indexed: g.odd[indexed], asked: g.odd[asked]}
		g.number, g.where, g.deep, g.calls, g.result, g.handles = "unsigned char", 0, false, false, g.s.Intn(2)*3, 0
		g.form = halfOpen
	}
	if g.odd[wordy] {
		g.odd[below] = false
		g.element, g.where, g.n = "typedef char elem;", 1, 4+g.s.Intn(5)
		if g.chance(60) {
			g.form, g.post, g.copies, g.pivot, g.deep = bracketed, 0, true, false, false
		}
		if !g.pointed() {
			g.form = bracketed
		}
	}
	if g.odd[below] {
		g.where, g.number = 1, g.pick("int", "int", "long", "short", "signed char")
		if g.pointed() {
			g.form = []int{halfOpen, closed, counted}[g.s.Intn(3)]
		}
	}
	if (g.odd[united] || g.odd[punned]) && g.form == bracketed {
		g.form = g.s.Intn(4)
	}
	g.odd[united] = g.odd[united] || g.odd[punned]
	g.mixed, g.named = g.chance(25), g.chance(60)
	if g.odd[untyped] {
		g.pointer = g.pick("void *", "void *", "char *", "char *", "uintptr_t ", "intptr_t ")
		if g.chance(60) {
			g.form, g.pointer = bracketed, g.pick("char *", "char *", "void *")
		} else if !g.pointed() && g.where != 1 {
			g.where = 2
		}
	}
	if g.odd[converted] {
		g.slot = g.pick("signed char", "short", "int", "long", "long long")
		if !g.odd[below] {
			g.slot = g.pick(g.slot, g.slot, "unsigned char", "unsigned short", "unsigned", "size_t")
		}
	}
	if g.odd[united] {
		g.alias = g.pick("signed char", "unsigned char")
		if same, ok := otherSign[g.slotType()]; ok && g.chance(80) {
			g.alias, g.alike = same, true
		}
	}
	if g.wrong == mistaken(punned) && g.chance(70) { // it is read as what it is
		g.mixed, g.named, g.alike = false, false, true
		g.slot, g.alias = g.pick("int", "long"), "unsigned"
		if g.slot == "long" {
			g.alias = "size_t"
		}
	}
	if g.odd[freed] {
		g.calls = false
		g.tasks, g.result, g.handles = 2, []int{0, 3, 4}[g.s.Intn(3)], g.s.Intn(2)
		g.copies = true
	}
	if g.odd[renewed] && g.chance(70) {
		g.copies = true
	}
}

// slotType is the type of the numbers in tasks.
func (g *halves) slotType() string {
	if g.slot == "number" {
		return g.number
	}
	return g.slot
}

// otherSign are types that are as wide, with a sign or without one.
var otherSign = map[string]string{"signed char": "unsigned char", "unsigned char": "signed char", "short": "unsigned short",
	"unsigned short": "short", "int": "unsigned", "unsigned": "int", "long": "size_t", "size_t": "long", "long long": "size_t"}

// title says what is unusual of the program.
func (g *halves) title() string {
	var names []string
	for i, is := range g.odd {
		if is {
			names = append(names, oddNames[i])
		}
	}
	if len(names) == 0 {
		return "// as usual"
	}
	return "// unusual: " + strings.Join(names, " ")
}

// bound reports whether a member of tasks is a number that says what a task has, and places whether it is a pointer.
func bound(name string) bool {
	return name == "lo" || name == "hi" || name == "n" || name == "from" || name == "count"
}

func places(name string) bool { return name == "a" || name == "first" || name == "last" }

// declaration declares a member of tasks.
func (g *halves) declaration(t, name string) string {
	switch {
	case bound(name) && g.odd[united]:
		return fmt.Sprintf("union { slot %s; alias %s_; }; ", name, name)
	case places(name):
		return g.pointer + name + "; "
	}
	return t + name + "; "
}

// read reads a member of a task.
func (g *halves) read(task, name string) string {
	switch {
	case bound(name) && g.odd[punned] && (!g.mixed && g.alike && g.named || g.mixed && g.chance(40)):
		return task + name + "_"
	case places(name) && g.odd[untyped]:
		return "((elem *)" + task + name + ")"
	}
	return task + name
}

// write writes a member of a task, or initialises it.
func (g *halves) write(task, name, value string) string {
	switch {
	case bound(name) && g.odd[punned] && g.alike && (!g.mixed && g.named || g.mixed && g.chance(25)):
		name += "_"
	case places(name) && g.odd[untyped]:
		value = "(" + strings.TrimSpace(g.pointer) + ")(" + value + ")"
	}
	return task + "." + name + " = " + value
}

// pun writes a bound of a task as something else than it is.
func (g *halves) pun(task string, v map[string]string) string {
	if !g.odd[united] || g.form == bracketed {
		return ""
	}
	name := map[int][]string{halfOpen: {"lo", "hi"}, closed: {"lo", "hi"}, sliced: {"n"}, counted: {"count", "from"}}[g.form]
	m := name[g.s.Intn(len(name))]
	wrong := g.wrong == mistaken(punned)
	if wrong && (m == "lo" || m == "from") && g.chance(60) {
		m = map[string]string{"lo": "hi", "from": "count"}[m]
	}
	with := strings.NewReplacer("A", task+"."+m+"_", "B", task+"."+m, "V", "("+v[m]+")").Replace
	first := ""
	if wrong && g.chance(70) || g.chance(50) {
		first = with(" if (B < 0 || V < 0) abort();")
	}
	if m == "lo" || m == "from" {
		return first + with(g.unless(punned, g.pick("", "", " A = B;", " B = A;"),
			" A = B - 1; if (A + 1 < V) abort();", " if (B > 0) A = B - 1;", " B = A - 1; if (B + 1 < V) abort();"))
	}
	return first + with(g.unless(punned, g.pick("", "", " A = B;", " B = A;", " A = B; if (A > V) abort();", " A = A;", " if (A == B) A = B;"),
		" A = B + 1; if (A > V + 1) abort();", " A = B + 1; if (A > (alias)V + 1) abort();", " B = A + 1; if (B > V + 1) abort();", " A = B + 1;"))
}

// renew assigns the bounds of the function once more.
func (g *halves) renew() {
	if !g.odd[renewed] {
		return
	}
	names, _ := g.members()
	for _, name := range names {
		if !bound(name) {
			continue
		}
		x := g.member(name)
		if g.odd[below] || name == "lo" || name == "from" {
			x = strings.TrimSuffix(x, "_")
		}
		with := strings.NewReplacer("X", x, "Z", g.constant(0), "Y", g.constant(1), "W", g.constant(-1), "T", g.wide()).Replace
		right := g.pick("", "X++; X--;", "X = (slot)(X + Z);", "X += (char)0;", "X -= (unsigned char)256;", "X = (T)X;", "X += Z;", "same(&X);", "X -= -1; --X;",
			"{ slot *p = &X; *p += (char)0; }", "X = X ? X : 0;", "X = (unsigned)X;", "X = (slot)((T)X + Z);")
		if strings.Contains(x, "_") {
			right = g.pick("", "X = X;", "X += (char)0;")
		}
		wrong := []string{"X += Y;", "X = (slot)(X + Y);", "more(&X);", "X += (unsigned char)257;", "{ slot *p = &X; *p += Y; }", "++X;"}
		if name == "lo" || name == "from" {
			wrong = []string{"X += W;", "X = (T)(X + W);", "X -= 257 & 255;", "if (X > 0) --X;"}
		}
		g.say("%s", with(g.unless(renewed, right, wrong...)))
	}
}

// prologue is where the function begins with the task that it is given.
func (g *halves) prologue() {
	if g.odd[copied] && g.result != 1 && g.handles != 2 && !g.odd[freed] && g.chance(60) {
		g.line("  %s", g.pick("struct task mine; memcpy(&mine, arg, sizeof mine);", "struct task mine = *(struct task *)arg;",
			"struct task mine; mine = *(struct task *)arg;", "struct task mine; memmove(&mine, (char *)arg, sizeof(struct task));"))
		g.line("  struct task *t = &mine;")
	} else {
		g.line("  struct task *t = %s;", g.pick("arg", "arg", "(struct task *)arg", "(void *)(char *)arg"))
	}
}
