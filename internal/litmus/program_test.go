package litmus

import (
	"fmt"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
)

// A program has threads that run in parallel, and what main does when it has joined them all.
type program struct {
	threads [][]op
	final   []op
}

type kind uint8

const (
	load   kind = iota // into the register of the operation's number
	store              // of val
	add                // of 1, like load
	swap               // for val, like load
	fence              // of order
	access             // a plain write to the object that a race is asked about
	look               // a plain read of it
	expect             // goes on only if the register of operation reg holds val
	both               // main starts a thread, and both access that object
)

type op struct {
	kind  kind
	loc   int
	val   int
	order cfg.MemoryOrder
	reg   int
}

func (o op) reads() bool  { return o.kind == load || o.kind == add || o.kind == swap }
func (o op) writes() bool { return o.kind == store || o.kind == add || o.kind == swap }
func (o op) atomic() bool { return o.reads() || o.writes() }

// orders are those that an operation may have.
func (o op) orders() []cfg.MemoryOrder {
	switch o.kind {
	case load:
		return []cfg.MemoryOrder{cfg.Relaxed, cfg.Acquire, cfg.SeqCst}
	case store:
		return []cfg.MemoryOrder{cfg.Relaxed, cfg.Release, cfg.SeqCst}
	case add, swap:
		return []cfg.MemoryOrder{cfg.Relaxed, cfg.Acquire, cfg.Release, cfg.AcqRel, cfg.SeqCst}
	case fence:
		return []cfg.MemoryOrder{cfg.Acquire, cfg.Release, cfg.AcqRel, cfg.SeqCst}
	}
	return nil
}

// parse reads programs such as
//
//	x=1 ?y ==0 d | y=1 ?x ==0 d
//
// Threads are separated by |, what main does in the end by ||. An operation is a store x=1, a load ?x, an
// increment x++, an exchange x:=1, a fence F, a plain write d or read r, a condition ==1 on the last value that
// was read (==1@0 on that of the thread's operation number 0), or the race ! of main. A suffix gives the order:
// .rlx .acq .rel .ar .sc; without one it is relaxed.
func parse(text string) program {
	var p program
	before, after, _ := strings.Cut(text, "||")
	for _, t := range strings.Split(before, "|") {
		p.threads = append(p.threads, parseThread(t))
	}
	p.final = parseThread(after)
	return p
}

var suffixes = map[string]cfg.MemoryOrder{"rlx": cfg.Relaxed, "acq": cfg.Acquire, "rel": cfg.Release, "ar": cfg.AcqRel, "sc": cfg.SeqCst}

func parseThread(text string) []op {
	var ops []op
	last := -1
	for _, word := range strings.Fields(text) {
		word, suffix, _ := strings.Cut(word, ".")
		o := op{order: suffixes[suffix]}
		loc := func(c byte) int { return strings.IndexByte("xyzw", c) }
		switch {
		case word == "d":
			o.kind = access
		case word == "r":
			o.kind = look
		case word == "!":
			o.kind = both
		case word == "F":
			o.kind = fence
		case strings.HasPrefix(word, "=="):
			o.kind, o.reg = expect, last
			if n, _ := fmt.Sscanf(word, "==%d@%d", &o.val, &o.reg); n == 0 {
				panic(word)
			}
		case word[0] == '?':
			o.kind, o.loc, last = load, loc(word[1]), len(ops)
		case strings.HasSuffix(word, "++"):
			o.kind, o.loc, last = add, loc(word[0]), len(ops)
		case strings.Contains(word, ":="):
			o.kind, o.loc, o.val, last = swap, loc(word[0]), int(word[3]-'0'), len(ops)
		default:
			o.kind, o.loc, o.val = store, loc(word[0]), int(word[2]-'0')
		}
		ops = append(ops, o)
	}
	return ops
}

// c is the program in C.
func (p program) c() string {
	var s strings.Builder
	s.WriteString("#include <pthread.h>\n#include <stdatomic.h>\natomic_int x, y, z, w;\nint d;\n")
	body := func(ops []op, leave string) {
		for i, o := range ops {
			at, order := string("xyzw"[o.loc]), "memory_order_"+o.order.String()
			switch o.kind {
			case load:
				fmt.Fprintf(&s, "\tint r%d = atomic_load_explicit(&%s, %s);\n", i, at, order)
			case store:
				fmt.Fprintf(&s, "\tatomic_store_explicit(&%s, %d, %s);\n", at, o.val, order)
			case add:
				fmt.Fprintf(&s, "\tint r%d = atomic_fetch_add_explicit(&%s, 1, %s);\n", i, at, order)
			case swap:
				fmt.Fprintf(&s, "\tint r%d = atomic_exchange_explicit(&%s, %d, %s);\n", i, at, o.val, order)
			case fence:
				fmt.Fprintf(&s, "\tatomic_thread_fence(%s);\n", order)
			case access:
				s.WriteString("\td = 1;\n")
			case look:
				s.WriteString("\t(void)*(volatile int *)&d;\n")
			case expect:
				fmt.Fprintf(&s, "\tif (r%d != %d) %s;\n", o.reg, o.val, leave)
			case both:
				s.WriteString("\tpthread_t last;\n\tif (pthread_create(&last, 0, both, 0)) return 1;\n\td = 2;\n")
			}
		}
	}
	s.WriteString("void *both(void *arg) { d = 3; return 0; }\n")
	for i, t := range p.threads {
		fmt.Fprintf(&s, "void *t%d(void *arg) {\n", i)
		body(t, "return 0")
		s.WriteString("\treturn 0;\n}\n")
	}
	s.WriteString("int main(void) {\n")
	for i := range p.threads {
		fmt.Fprintf(&s, "\tpthread_t h%d;\n\tif (pthread_create(&h%[1]d, 0, t%[1]d, 0)) return 1;\n", i)
	}
	if len(p.final) > 0 {
		for i := range p.threads {
			fmt.Fprintf(&s, "\tif (pthread_join(h%d, 0)) return 1;\n", i)
		}
		body(p.final, "return 0")
	}
	s.WriteString("\treturn 0;\n}\n")
	return s.String()
}
