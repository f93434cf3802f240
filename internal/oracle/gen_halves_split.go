package oracle

import "fmt"

// split creates threads for parts, waits for them and uses what they have done.
func (g *halves) split() {
	g.before()
	g.say("%s", g.own())
	g.mids()
	g.say("long x = 0, y = 0;")
	left, right := g.declare()
	handle := [2]string{"h", "k"}
	switch g.handles {
	case 0:
		g.say("pthread_t h, k;")
	case 1:
		g.say("pthread_t h[2];")
		handle = [2]string{"h[0]", "h[1]"}
	case 2:
		if !g.tasked(0) || !g.tasked(1) {
			g.say("pthread_t h, k;")
		}
		for i, task := range []string{left, right} {
			if g.tasked(i) {
				handle[i] = task + ".id"
			}
		}
	}
	if g.made(29) {
		handle[g.s.Intn(2)] = "shared_handle"
	}
	joined := handle
	if g.made(8) {
		handle[1] = handle[0]
		joined[1] = handle[0]
	}
	task, started := [2]string{left, right}, [2]string{"", ""}
	var sets [2]string
	for i := range 2 {
		if g.tasked(i) && g.tasks != 3 {
			sets[i] = g.set(task[i], i == 1, false)
		}
	}
	if g.made(23) && g.tasked(0) && g.tasked(1) && g.tasks != 3 { // the other's members, before they change
		sets[1] = task[1] + " = " + task[0] + "; " + sets[1]
	}
	between := g.or(11, "", "mid--;", "mid++;", "mid = pick(mid);", "mid = @again;")
	if g.chance(50) { // first all that is set
		g.say("%s %s %s", sets[0], between, sets[1])
		sets, between = [2]string{}, ""
	}
	first := 0
	if g.fork == 0 && g.chance(20) {
		first = 1
	} else if g.fork == 2 {
		first = 1
	}
	if g.fork == 0 && g.tasks == 1 && g.handles == 1 && sets[0] == "" && !g.made(6) && !g.made(8) && g.chance(50) {
		g.say("for (int i = 0; i < 2; i++) pthread_create(&h[i], 0, run, &sub[i]);")
		g.between(left)
	} else {
		for n, i := range []int{first, 1 - first} {
			g.say("%s", sets[i])
			if g.fork == 0 || g.fork == i+1 {
				with := task[i]
				if g.tasked(1 - i) {
					with = g.or(30, with, task[1-i])
				}
				started[i] = g.create(i, handle[i], with)
			} else {
				g.here(i, task[i])
			}
			if n == 0 {
				g.say("%s", between)
				g.between(task[i])
			}
		}
	}
	g.far(left)
	g.joins(joined, started, task)
}

// tasked reports whether a part has a task.
func (g *halves) tasked(i int) bool { return !g.calls || g.fork == 0 || g.fork == i+1 }

// declare declares the tasks, and returns what they are called.
func (g *halves) declare() (left, right string) {
	left, right = "l", "r"
	switch g.tasks {
	case 0:
		g.say("struct task l, r;")
	case 1:
		g.say("struct task sub[2];")
		left, right = "sub[0]", "sub[1]"
	case 2:
		g.say("struct task *l = malloc(sizeof *l), *r = malloc(sizeof *r); if (!l || !r) abort();")
		left, right = "(*l)", "(*r)"
	case 3:
		for i, name := range []string{left, right} {
			if g.tasked(i) {
				g.say("%s", g.set(name, i == 1, true))
			}
		}
	}
	if g.tasked(0) && g.tasked(1) && g.made(6) {
		if right = left; g.chance(30) {
			left, right = "shared_task", "shared_task"
		}
	}
	return left, right
}

// create creates a thread for a part, and returns the variable that tells whether it has, if there is one.
func (g *halves) create(i int, handle, task string) string {
	if g.made(7) {
		g.say("%s = begin(%s);", handle, task)
		return ""
	}
	call := fmt.Sprintf("pthread_create(&%s, 0, run, &%s)", handle, task)
	again := g.or(44, "", "run(&"+task+");", call+";", "{ pthread_t z; pthread_create(&z, 0, run, &"+task+"); }")
	ok := fmt.Sprintf("ok%d", i)
	switch {
	case g.chance(12):
		g.say("int %s = %s == 0;", ok, call)
		g.say("if (!%s) run(&%s); %s", ok, task, again)
		return ok
	case g.chance(10):
		g.say("int %s = %s;", ok, g.pick("atomic_fetch_add(&live, 1) < 3", "@len > 2", "live < 4"))
		g.say("if (%s) %s; else run(&%s); %s", ok, call, task, again)
		return ok
	case g.chance(25):
		g.say("if (%s%s) abort(); %s", call, g.pick("", " != 0"), again)
	default:
		g.say("%s; %s", call, again)
	}
	return ""
}

// here does a part by a call.
func (g *halves) here(i int, task string) {
	if !g.calls {
		g.say("run(&%s);", task)
		return
	}
	v := g.part(i == 1)
	names, _ := g.members()
	call := ""
	for _, n := range names {
		if call != "" {
			call += ", "
		}
		call += v[n]
	}
	call = "walk(" + call + ")"
	if g.result == 1 || g.result == 2 {
		call = [2]string{"x", "y"}[i] + " = " + call
	}
	g.say("%s;", call)
}
