package oracle

import "fmt"

// before is what is done to all elements while nobody else has them.
func (g *halves) before() {
	switch g.s.Intn(5) {
	case 0:
		g.say("for (number i = @lo; i < @end; i++) %s", g.touch("i"))
	case 1:
		g.say("%s", g.touch("@lo"))
	case 2:
		g.say("{ %s %s }", g.touch("@end - 1"), g.touch("@lo"))
	}
}

// own changes what the function has, by mistake, before it is split.
func (g *halves) own() string {
	names, _ := g.members()
	name := g.member(names[len(names)-1])
	switch {
	case g.odd[untyped]:
	case g.form <= closed && !g.deep && g.result != 4:
		return g.or(38, "", name+"++;", g.member("lo")+" = 1;", "{ number *p = &"+name+"; *p += 1; }")
	case g.form == bracketed && !g.deep && g.result != 4:
		return g.or(38, "", g.member("last")+"++;", g.member("first")+"--;")
	case g.form == sliced:
		return g.or(38, "", g.member("n")+"++;", g.member("a")+"--;", "{ number *p = &"+g.member("n")+"; ++*p; }")
	}
	return ""
}

// near is an element that is not certainly the creator's, but is in the array.
func (g *halves) near() string {
	if g.pointed() {
		return g.pick("@lo", "@mid", "@end - 1", "@mid - 1")
	}
	return g.pick("@lo", "@mid", "@end - 1", "@mid - 1", "@end", "@lo - 1", "N / 2", "1")
}

// between is what is done when one part is not the function's any more.
func (g *halves) between(task string) {
	if g.pivot && !g.made(39) {
		pivot := g.terms("@mid")
		if g.form == closed {
			pivot = "mid"
		}
		g.say("%s", g.pick("", g.touch(pivot)))
	}
	names, _ := g.members()
	g.say("%s", g.or(12, "", g.touch(g.near()), "for (number i = @lo; i < @end; i++) "+g.touch("i")))
	last := names[len(names)-1] + "++;"
	if g.odd[untyped] {
		last = names[len(names)-1] + " = 0;"
	}
	g.say("%s", g.or(24, "", task+"."+names[g.s.Intn(len(names))]+" = 0;", task+" = (struct task){0};", task+"."+last))
	g.say("%s", g.or(25, "", "if (@len > 2) { "+g.finish()+" }", "if (live > 1) { "+g.finish()+" }"))
	g.say("%s", g.or(31, "", "if (@len > 2) pthread_exit(0);", "if (live++ == 1) pthread_exit(0);"))
}

// far is what is done when no part is the function's.
func (g *halves) far(task string) {
	if g.fork == 0 && g.made(12) {
		g.say("%s", g.touch(g.near()))
	}
	g.say("%s", g.or(4, "", g.after(), "s = x + y;"))
	g.say("%s", g.or(36, "", "shared_handle = pthread_self();", "live++;", "{ number *p = &mid; *p += 1; }",
		task+" = (struct task){0};"))
}

// joins waits for the threads, and uses what they have done.
func (g *halves) joins(handle, started, task [2]string) {
	order := []int{0, 1}
	if g.chance(30) {
		order = []int{1, 0}
	}
	late := g.chance(50)
	for n, i := range order {
		if g.fork != 0 && g.fork != i+1 {
			continue
		}
		into, use := "0", ""
		name := [2]string{"x", "y"}[i]
		if g.result == 2 {
			into, use = "&res", name+" = (long)res;"
		}
		join := fmt.Sprintf("pthread_join(%s, %s);", handle[i], into)
		if g.result == 2 {
			join = "{ void *res; " + join + " " + use + " }"
		}
		if started[i] != "" {
			join = fmt.Sprintf("if (%s) %s", g.or(26, started[i], started[i]+" && @len > 2", "!"+started[i]), join)
		}
		if n == 0 || g.fork != 0 {
			join = g.or(3, join, "", "if (@len > 2) "+join, "if (live > 1) "+join, "if (s) "+join)
			join = g.or(27, join, fmt.Sprintf("pthread_detach(%s);", handle[i]))
		} else if g.made(8) {
			join = ""
		}
		g.say("%s", join)
		g.say("%s", g.or(28, "", g.touch(g.near()), g.after()))
		if g.tasks == 2 && g.chance(50) {
			late = true
		}
	}
	g.results(task)
	if g.post != 0 {
		g.say("%s", g.after())
	}
	if g.tasks == 2 && late && !g.odd[freed] {
		g.say("free(l); free(r);")
	}
}

// results adds up what the parts have told.
func (g *halves) results(task [2]string) {
	switch g.result {
	case 1:
		for i := range 2 {
			if g.tasked(i) {
				g.say("%s = %s.sum;", [2]string{"x", "y"}[i], task[i])
			}
		}
		g.say("s += x + y;")
	case 2, 4:
		g.say("s += x + y;")
	}
}

// after is what is done to the parts when they are ready.
func (g *halves) after() string {
	switch g.post {
	case 1:
		tmp := g.pick("long tmp[LEN]; int n = 0;", "long *tmp = malloc(sizeof(long) * LEN); if (!tmp) abort(); int n = 0;")
		tmp = g.or(42, tmp, "static long tmp[LEN]; int n = 0;")
		v := g.value
		return fmt.Sprintf("{ %s number i = @lo, j = @mid; "+
			"while (i < @mid && j < @end) { if (%s <= %s) { tmp[n++] = %s; i++; } else { tmp[n++] = %s; j++; } } "+
			"while (i < @mid) { tmp[n++] = %s; i++; } while (j < @end) { tmp[n++] = %s; j++; } "+
			"for (i = @lo, n = 0; i < @end; i++, n++) %s = tmp[n]; }",
			tmp, v("i"), v("j"), v("i"), v("j"), v("i"), v("j"), v("i"))
	case 2:
		return "for (number i = @lo; i < @end; i++) s += " + g.value("i") + ";"
	case 3:
		return "for (number i = @mid; i < @end; i++) " + g.touch("i")
	}
	return "{ s += " + g.value("@mid - 1") + "; " + g.touch("@mid") + " }"
}

// main creates trees, and uses the array when they are done.
func (g *halves) main() {
	g.line("int main(int argc, char **argv) {")
	g.line("  pthread_t t, u; long x = 0, y = 0; int s = 0;")
	array := g.array()
	if g.where == 1 {
		g.line("  %s", g.where1())
		array = "a"
	}
	if g.where == 2 && g.chance(40) || g.pointed() && g.where != 1 && g.chance(30) {
		g.line("  elem *p = calloc(LEN, sizeof *p); if (!p) abort();")
		array = "p"
	}
	from, to := g.pick("0", "1"), "N + 1"
	if from == "0" {
		to = "N"
	}
	if g.odd[below] {
		from, to = "-3", "N - 3"
	}
	// With two roots, each has some.
	roots := 1
	if g.n < 5 && g.chance(20) && !g.odd[below] && !g.odd[within] {
		roots = 2
	}
	root := func(name, from, to string) {
		length := to + " - " + from
		v := map[string]string{"a": array, "lo": from, "hi": to, "from": from, "count": length, "n": length, "first": array + " + " + from,
			"last": array + " + " + to, "deep": g.pick("1", "2"), "out": "&" + name[:1], "mark": g.address.value, "own": "0"}
		if g.form == closed {
			v["hi"] = to + " - 1"
		}
		if g.form == sliced {
			v["a"] = array + " + " + from
		}
		names, _ := g.members()
		list := ""
		for _, n := range names {
			list += g.write("", n, v[n]) + ", "
		}
		if g.odd[within] && g.chance(80) {
			g.line("#define x_root (*(struct task *)&whole)")
			for _, n := range names {
				g.line("  x_root.%s = %s;", n, v[n])
			}
			return
		}
		if g.chance(25) {
			g.line("  static struct task %s;", name+"_root")
			g.line("  %s_root = (struct task){%s};", name, list)
			return
		}
		g.line("  struct task %s = {%s};", name+"_root", list)
	}
	half := g.pick("2", "1 + N / 2", "N - 1", "argc % N")
	if roots == 2 && half == "argc % N" {
		from = "0"
	}
	if roots == 1 {
		root("x", from, to)
	} else {
		root("x", from, g.or(15, half, half+" + 1", to))
		root("y", half, to)
	}
	run := func(name string) string {
		if g.calls && g.chance(50) {
			return "walk(" + g.arguments(name+"_root.") + ");"
		}
		return "run(&" + name + "_root);"
	}
	for range 1 + g.s.Intn(5)/4 { // perhaps twice
		threaded := roots == 2 || g.chance(50) || g.made(15) || g.made(32)
		if !threaded {
			g.line("  %s", run("x"))
			g.use(array)
			continue
		}
		g.line("  pthread_create(&t, 0, run, &x_root);")
		if roots == 2 {
			if g.chance(50) {
				g.line("  %s", run("y"))
			} else {
				g.line("  pthread_create(&u, 0, run, &y_root); pthread_join(u, 0);")
			}
		}
		g.line("  %s", g.or(32, "", "pthread_create(&u, 0, run, &x_root); pthread_join(u, 0);",
			"s += sizeof(elem) + *(char *)&"+array+"["+from+"];", "*(char *)&"+array+"[1] = 2;", run("x")))
		g.line("  %s", g.or(41, "", "x_root = (struct task){0};", g.first(), "total++;"))
		g.line("  %s", g.or(33, "pthread_join(t, 0);", "", "if (argc > 1) pthread_join(t, 0);"))
		g.use(array)
	}
	g.line("  return s + (int)total;")
	g.line("}")
}

// first changes a bound of the root.
func (g *halves) first() string {
	names, _ := g.members()
	for _, n := range names {
		if bound(n) || n == "first" && !g.odd[untyped] {
			return "x_root." + n + "++;"
		}
	}
	return "x_root = (struct task){0};"
}

// where1 sets the pointer to the array.
func (g *halves) where1() string {
	behind := ""
	if g.odd[below] {
		behind = " + 3"
	}
	if g.odd[wordy] {
		return "a = (elem *)all;"
	}
	return g.pick("a = all"+behind+";", "elem *more = calloc(LEN, sizeof *a); if (!more) abort(); a = more"+behind+";")
}

// use reads and writes what the trees have had.
func (g *halves) use(array string) {
	if g.odd[below] {
		array = "(a - 3)"
	}
	g.line("  for (int i = 0; i < LEN; i++) s += *(char *)&%s[i];", array)
	g.line("  %s", g.pick("", "memset("+array+", 0, sizeof(elem) * LEN);", "*(char *)&"+array+"[1] = 3;"))
}
