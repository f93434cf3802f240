package oracle

import (
	"fmt"
	"strings"
)

// function writes the function of the tree, and the one that threads run.
func (g *halves) function() {
	names, types := g.members()
	valued := g.calls && (g.result == 1 || g.result == 2)
	if g.calls {
		var ps []string
		for i, n := range names {
			ps = append(ps, types[i]+n)
		}
		back := "void"
		if valued {
			back = "long"
		}
		head := fmt.Sprintf("static %s walk(%s)", back, strings.Join(ps, ", "))
		g.line("%s;", head)
		if !g.made(7) {
			g.line("static void *run(void *arg);")
		}
		g.line("%s {", head)
	} else {
		g.line("static void *run(void *arg) {")
		g.prologue()
		if g.copies {
			for i, n := range names {
				g.line("  %s%s = %s;", types[i], n, g.read("t->", n))
			}
		}
		if g.odd[freed] {
			g.line("  if (own) free(t);")
		}
	}
	g.body()
	g.line("}")
	if !g.calls {
		return
	}
	g.line("static void *run(void *arg) {")
	g.prologue()
	call := "walk(" + g.arguments("t->") + ")"
	if g.odd[freed] {
		g.line("  struct task c = *t;")
		g.line("  if (c.own) free(t);")
		call = "walk(" + g.arguments("c.") + ")"
	}
	switch g.result {
	case 1:
		g.line("  t->sum = %s;", call)
	case 2:
		g.line("  return (void *)%s;", call)
	default:
		g.line("  %s;", call)
	}
	g.line("  return 0;")
	g.line("}")
}

// arguments are those of the function, from the members of a task.
func (g *halves) arguments(task string) string {
	names, _ := g.members()
	var as []string
	for _, n := range names {
		as = append(as, g.read(task, n))
	}
	return strings.Join(as, ", ")
}

// finish leaves the function, with its result.
func (g *halves) finish() string {
	switch {
	case g.result == 3:
		add := "pthread_mutex_lock(&m); total += s; pthread_mutex_unlock(&m);"
		add = g.or(5, add, "total += s;", "if (s) total = s;", add+" total++;")
		if g.calls {
			return add + " return;"
		}
		return add + " return 0;"
	case g.result == 4 && g.calls:
		return "*out = s; return;"
	case g.result == 4:
		return "*" + g.member("out") + " = s; return 0;"
	case g.calls && g.result == 0:
		return g.or(5, "", "total = s;") + " return;"
	case g.calls:
		return "return s;"
	case g.result == 1:
		return "t->sum = s; return 0;"
	case g.result == 2:
		return "return (void *)s;"
	}
	return g.or(5, "", "total++;") + " return 0;"
}

// middle is where the parts meet.
func (g *halves) middle() string {
	m := g.member
	lo, hi := m("lo"), m("hi")
	switch g.form {
	case halfOpen:
		return g.pick(lo+" + ("+hi+" - "+lo+") / 2", "("+lo+" + "+hi+") / 2", "("+lo+" + "+hi+") >> 1", lo+" + 1", hi+" - 1",
			lo+" + ("+hi+" - "+lo+" + 1) / 2",
			lo+" + ("+hi+" - "+lo+") / 3 + 1", lo+" + 1 + pick("+hi+" - "+lo+" - 2)")
	case closed:
		return g.pick(lo+" + ("+hi+" - "+lo+") / 2", "("+lo+" + "+hi+") / 2", "("+lo+" + "+hi+") >> 1", lo,
			lo+" + ("+hi+" - "+lo+") / 3", hi+" - 1")
	}
	n := m("n")
	if g.form != sliced {
		n = g.terms("@len")
	}
	return g.pick(n+" / 2", n+" >> 1", "("+n+" + 1) / 2", "1", n+" - 1", n+" - "+n+" / 2", "1 + pick("+n+" - 2)")
}

// part is what one of the parts has, by the names of the members.
func (g *halves) part(right bool) map[string]string {
	m := g.member
	v := map[string]string{"a": m("a"), "deep": m("deep") + " - 1", "out": "&x", "mark": m("mark"), "own": "1"}
	if right {
		v["out"] = g.or(14, "&y", "&x")
	}
	if g.made(35) {
		v["deep"] = m("deep")
	}
	mid, skip := "mid", g.pivot && !g.made(39)
	if right {
		mid = g.or(2, mid, "@again")
	} else {
		mid = g.or(16, mid, "shared_mid")
	}
	plus := func(n string) string { return g.or(1, n, n+" + 1", n+" + 2") }
	switch g.form {
	case halfOpen, closed:
		v["lo"], v["hi"] = m("lo"), mid
		if right {
			if g.odd[within] && mid == "mid" {
				mid = "left"
			}
			v["lo"], v["hi"] = mid, plus(m("hi"))
			if g.form == closed {
				v["lo"] = g.or(10, mid+" + 1", mid)
			}
			if g.form == halfOpen && skip {
				v["lo"] = mid + " + 1"
			}
			v["lo"] = g.or(17, v["lo"], v["lo"]+" - 1", m("lo")+" + 1", m("lo"))
			break
		}
		if g.form == closed && skip {
			v["hi"] = mid + " - 1"
		}
		v["hi"] = g.or(18, v["hi"], v["hi"]+" + 1", m("hi"), m("hi")+" - 1")
	case bracketed:
		at := m("first") + " + " + mid
		v["first"], v["last"] = m("first"), at
		if right {
			if skip {
				at += " + 1"
			}
			v["first"] = g.or(17, at, at+" - 1", m("first"), m("first")+" + 1")
			v["last"] = plus(m("last"))
			break
		}
		v["last"] = g.or(18, v["last"], v["last"]+" + 1", m("last"), m("last")+" - 1")
	case sliced, counted:
		count, first := "n", "a"
		if g.form == counted {
			count, first = "count", "from"
		}
		v[first], v[count] = m(first), mid
		if right {
			if g.odd[within] && mid == "mid" {
				mid = "left"
			}
			at, left := m(first)+" + "+mid, m(count)+" - "+g.or(19, "mid", "@again", "mid + 1")
			if skip {
				at, left = at+" + 1", left+" - 1"
			}
			v[first] = g.or(17, at, at+" - 1", m(first), m(first)+" + 1", m(first)+" + "+m(count)+" - mid - 1")
			v[count] = plus(left)
			break
		}
		v[count] = g.or(18, v[count], v[count]+" + 1", m(count), m(count)+" - mid")
	}
	for _, name := range []string{"lo", "hi", "n", "from", "count"} {
		switch {
		case v[name] == "" || !g.chance(30):
		case name == "lo" || name == "from":
			v[name] = g.unless(roundabout, g.around(v[name], 0), g.around(v[name], -1))
		default:
			v[name] = g.unless(roundabout, g.around(v[name], 0), g.around(v[name], 1))
		}
	}
	return v
}

// set is how a task is filled in.
func (g *halves) set(task string, right bool, initial bool) string {
	names, _ := g.members()
	v := g.part(right)
	var each, list []string
	for _, n := range names {
		each = append(each, g.write(task, n, v[n])+";")
		list = append(list, g.write("", n, v[n]))
	}
	pun := g.pun(task, v)
	switch {
	case initial:
		return "struct task " + task + " = {" + strings.Join(list, ", ") + "};" + pun
	case g.tasks == 3 || g.chance(20):
		return task + " = (struct task){" + strings.Join(list, ", ") + "};" + pun
	case !g.calls && g.handles != 2 && !g.odd[freed] && g.chance(15):
		return task + " = *t; " + strings.Join(each, " ") + pun
	case g.odd[copied] && !g.calls && g.handles != 2:
		return g.pick("memcpy(&"+task+", t, sizeof(struct task)); ", "memmove(&"+task+", (void *)t, sizeof *t); ",
			"*(struct task *)&"+task+" = *t; ") + strings.Join(each, " ") + pun
	}
	return strings.Join(each, " ") + pun
}

// mids computes the middle, with another way to do so for the mistakes that need one.
func (g *halves) mids() {
	mid := g.around(g.middle(), 0)
	g.other = g.again()
	if down, up := g.halfway(); down != "" {
		mid, g.other = down, up
	}
	g.say("number mid = %s;", mid)
	if g.made(16) {
		g.say("shared_mid = mid;")
	}
	if g.chance(10) && (g.form != closed || mid != g.member("lo")) { // parts that are not as large, and not empty
		g.say("if (@len > 2 && @mid < @end - 1) %s", g.pick("mid++;", "mid++;", "mid += (char)1;", "mid = (number)(mid + 1u);"))
	}
	g.wholly()
}

// again is the middle, otherwise computed.
func (g *halves) again() string {
	m := g.member
	switch g.form {
	case halfOpen:
		return g.pick(m("lo")+" + ("+m("hi")+" - "+m("lo")+" - 1) / 2", "("+m("lo")+" + "+m("hi")+") / 2 - 1",
			"pick("+m("lo")+" + "+m("hi")+")", m("lo")+" + 1")
	case closed:
		return g.pick("("+m("lo")+" + "+m("hi")+" - 1) / 2", "pick("+m("lo")+" + "+m("hi")+")", m("lo"))
	case sliced:
		return g.pick("("+m("n")+" - 1) / 2", "pick("+m("n")+")", "1")
	}
	n := g.terms("@len")
	return g.pick("("+n+" - 1) / 2", "pick("+n+")", "1")
}
