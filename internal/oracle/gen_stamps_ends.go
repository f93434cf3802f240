package oracle

import (
	"fmt"
	"strings"
)

// ends writes the threads, and main.
func (g *stamped) ends() {
	get := ""
	if g.queue() {
		get = "struct queue *q = arg;"
	}
	passes := 4 + g.s.Intn(6)
	for _, puts := range []bool{true, false} {
		name, only := "consumer", g.call("get", "i")
		if puts {
			name, only = "producer", g.call("put", "i")
		}
		for _, o := range g.ops[2:] {
			if o.puts == puts {
				only = g.pick(g.call(o.name, "i"), "if (i & 1) { "+g.call(o.name, "i")+" } else { "+only+" }", only+" "+g.call(o.name, "i"))
			}
		}
		g.line("static void last_%s(void *arg) { %s int i = 7; %s }", name, get, g.or(20, only, strings.ReplaceAll(g.touch("0"), "argc", "1")))
		g.line("static void *%s(void *arg) {", name)
		g.line("  %s", get)
		guest := g.chance(6) || g.wrong == 20
		if guest {
			g.line("  pthread_cleanup_push(last_%s, arg);", name)
		}
		g.line("  for (int i = 0; i < %d; i++) { %s }", passes, g.pick(only, only, only, only+" if (i & 1) sched_yield();"))
		if guest {
			g.line("  pthread_cleanup_pop(%s);", g.pick("0", "1"))
		}
		g.line("  return arg;")
		g.line("}")
	}
	g.observer(get)
	g.main()
}

func (g *stamped) call(name, x string) string { return fmt.Sprintf("%s(%s%s);", name, g.give(), x) }

// touch does something to what lies in a slot, without a look.
func (g *stamped) touch(index string) string {
	return g.cells() + " " + g.pick(g.slot("d.a", index)+" = 5;", "seen += "+g.slot("d.b", index)+";", g.slot("more", index)+"[1]++;", "memset(&"+g.slot("d", index)+", 0, 4);")
}

// observer is a thread that looks at the ring.
func (g *stamped) observer(get string) {
	tail, head := g.counter(true), g.counter(false)
	g.line("static void *observer(void *arg) {")
	g.line("  %s %s", get, g.cells())
	g.line("  number h = %s, t = %s, s = %s; if ((number)(t - h) > N) seen++;", head, tail, g.slot("seq", "0"))
	at := g.index("h")
	stamp := g.slot("seq", g.pick("0", at, g.index("t")))
	g.line("  %s", g.or(21, "", stamp+" = t;", stamp+" = (number)(h + 1);", stamp+" = h;", "memset((void *)&"+stamp+", 0, 1);",
		"_Atomic number *p = &"+stamp+"; *p = t;", stamp+"++;", "give(&"+stamp+", t);"))
	g.line("  %s", g.or(22, g.pick("", tail+"++;", head+"++;"), tail+" = 0;", head+" = h;", tail+"--;", tail+" += 2;", "*(char *)&"+head+" = 0;",
		"atomic_compare_exchange_strong(&"+tail+", &t, h);", "atomic_exchange(&"+head+", t);", "atomic_fetch_and(&"+tail+", 3);"))
	g.line("  %s", g.or(23, "", "{ "+g.touch(at)+" }", "if (s == t) { "+g.touch("0")+" }"))
	ready := fmt.Sprintf("atomic_load_explicit(&%s, memory_order_acquire)", g.slot("seq", at))
	g.line("  %s", g.or(24, "", fmt.Sprintf("if (%s == (number)(h + 1)) seen += %s;", ready, g.slot("d.a", at)),
		fmt.Sprintf("if (%s == h) %s = 1;", ready, g.slot("d.a", at)), fmt.Sprintf("if (%s == (number)(h + 1)) { seen += %s; %s = (number)(h + N); }", ready, g.slot("d.b", at), g.slot("seq", at))))
	g.line("  return arg;")
	g.line("}")
}

// main sets everything up, creates the threads and waits for them.
func (g *stamped) main() {
	tail, head := g.counter(true), g.counter(false)
	g.line("static void set(%sint argc) {", g.take())
	g.line("  %s", g.cells())
	g.line("  for (unsigned i = 0; i < N; i++) { number p = (number)(%s + i); %s = %s; }", g.start, g.slot("seq", "p % N"),
		g.or(25, "p", "(number)(p + 1)", "0", "p ^ 1", "(number)(p + N)", "(number)(p - 1)", "i == 1 ? (number)(p + 1) : p"))
	g.line("  %s = %s = own = %s;", tail, head, g.start)
	g.line("}")
	g.line("int main(int argc, char **argv) {")
	g.line("  pthread_t t[6];")
	arg := "0"
	switch g.layout {
	case 2:
		arg = "q"
		g.line("  %s", g.pick("static struct queue q0; struct queue *q = &q0;", "struct queue *q = calloc(1, sizeof *q); if (!q) abort();", "struct queue q0 = {0}; struct queue *q = &q0;"))
	case 3:
		arg = "q"
		g.line("  %s", g.pick("static struct queue q0; struct queue *q = &q0;", "struct queue *q = calloc(1, sizeof *q); if (!q) abort();"))
		g.line("  %s", g.pick("q->cells = calloc(LEN, sizeof *q->cells); if (!q->cells) abort();", "static struct cell all[LEN]; q->cells = all;"))
	case 4:
		g.line("  %s", g.pick("cells = calloc(LEN, sizeof *cells); if (!cells) abort();", "static struct cell all[LEN]; cells = all;"))
	}
	if !g.queue() {
		g.line("  set(argc);")
	} else {
		g.line("  set(q, argc);")
	}
	g.line("  %s", g.pick("", "", g.call("put", "9"), g.call("put", "9")+" "+g.call("get", "9")))
	early := g.or(26, "", fmt.Sprintf("number pos = %s++;", tail), fmt.Sprintf("number pos = %s;", tail))
	g.line("  %s", early)
	g.threads(arg, tail, head)
	if early != "" {
		g.line("  { %s if (%s == pos) { %s = 3; give(&%s, pos + 1); } }", g.cells(), "look(&"+g.slot("seq", g.index("pos"))+")", g.slot("d.a", g.index("pos")), g.slot("seq", g.index("pos")))
	}
	g.line("  return 0;")
	g.line("}")
}

// threads creates threads and joins them, perhaps twice.
func (g *stamped) threads(arg, tail, head string) {
	counts := [2]int{1 + g.s.Intn(2), 1 + g.s.Intn(2)} // of producers, of consumers
	for i, o := range g.ops[:2] {
		if o.alone && g.wrong != 27 {
			counts[i] = 1
		} else if g.wrong == 27 {
			counts[i] = 2
		}
	}
	var create []string
	for range counts[0] {
		create = append(create, "producer")
	}
	for range counts[1] {
		create = append(create, "consumer")
	}
	if (g.wrong > 20 && g.wrong < 25) || g.chance(20) {
		create = append(create, "observer")
	}
	loop := counts[0] == counts[1] && counts[0] == 2 && len(create) == 4 && g.chance(60)
	begin := func() {
		if loop {
			g.line("  for (int i = 0; i < 4; i++) pthread_create(&t[i], 0, i %% 2 ? producer : consumer, %s);", arg)
			return
		}
		for i, f := range create {
			g.line("  pthread_create(&t[%d], 0, %s, %s);", i, f, arg)
		}
	}
	end := func(left int) {
		for i := range create {
			if i != left {
				g.line("  pthread_join(t[%d], 0);", i)
			}
		}
	}
	begin()
	own := ""
	if !g.ops[0].alone {
		own = g.call("put", "8")
	} else if !g.ops[1].alone {
		own = g.call("get", "8")
	}
	g.line("  { %s }", g.or(28, g.pick("", "", own), g.touch("0"), g.touch("argc % N"), g.touch(head+" % N")))
	g.line("  %s", g.or(29, "", tail+" = 0;", head+" = "+g.start+";", tail+"--;", "set("+g.give()+"0);", "put("+g.give()+"3); get("+g.give()+"4);"))
	left := -1
	if g.wrong == 30 || g.wrong == 31 || g.also == 30 {
		left = g.s.Intn(len(create))
	}
	end(left)
	g.line("  { %s }", g.pick("", g.touch("0"), g.call("get", "1"), g.call("put", "2")))
	if left >= 0 {
		g.line("  { %s }", g.pick(g.touch("0"), g.touch("1 % N"), g.touch(head+" % N")))
	}
	if left >= 0 || g.chance(15) || g.wrong == 32 { // another time, from the begin or not
		g.line("  %s", g.pick("", "set("+g.give()+"1);"))
		g.line("  %s", g.or(32, "", tail+" = 0;", head+" = "+tail+";", tail+"++;", "own++;"))
		begin()
		if g.wrong == 33 || g.also == 33 {
			begin()
		}
		end(-1)
	} else if g.wrong == 33 || g.also == 33 {
		begin()
		g.line("  { %s }", g.touch("0"))
	}
}
