package oracle

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// Mutate changes a C program in one to three places, as somebody might who gets the synchronisation wrong: it drops
// and moves what locks, joins and posts, exchanges mutexes, threads, indices, types and orders, negates tests, counts
// one too many. What comes out need not compile. It says what it has done.
func Mutate(r Source, text string) (mutant string, what []string) {
	n := 1
	for n < 3 && r.Intn(3) == 0 {
		n++
	}
	for tries := 0; len(what) < n && tries < 40; tries++ {
		m := mutations[r.Intn(len(mutations))]
		ts := tokens(text)
		if out := m.change(r, ts); out != nil {
			if changed := join(out); changed != text {
				text = changed
				what = append(what, m.name)
			}
		}
	}
	return text, what
}

// A mutation returns the changed tokens, or nil where there is nothing to change. It may change those that it is
// given.
type mutation struct {
	name   string
	change func(r Source, ts []token) []token
}

// mutations: what concerns threads is there more than once.
var mutations = []mutation{
	{"drop a statement", dropStatement},
	{"drop a call of synchronisation", dropSync},
	{"drop a call of synchronisation", dropSync},
	{"move a statement", moveStatement},
	{"move a call of synchronisation", moveSync},
	{"move a call of synchronisation", moveSync},
	{"repeat a statement", repeatStatement},
	{"exchange an argument", exchangeArgument},
	{"exchange an argument", exchangeArgument},
	{"swap arguments", swapArguments},
	{"negate a test", negate},
	{"change an operator", changeOperator},
	{"change a number", changeNumber},
	{"exchange a type", exchangeType},
	{"exchange a function, an order or a type", exchangeWord},
	{"exchange a function, an order or a type", exchangeWord},
	{"exchange an index", exchangeIndex},
	{"exchange a name", exchangeName},
	{"make a statement conditional", makeConditional},
	{"repeat a creation", repeatCreation},
}

// syncing matches the names of functions that order threads.
var syncing = regexp.MustCompile(`(?i)lock|join|create|wait|signal|broadcast|sem_|barrier|once|post|atomic|store|load|` +
	`fence|exchange|fetch|cancel|detach|mutex|init$|destroy|free`)

func pick[T any](r Source, s []T) (T, bool) {
	if len(s) == 0 {
		var none T
		return none, false
	}
	return s[r.Intn(len(s))], true
}

func splice(ts []token, s span, with ...token) []token {
	return slices.Concat(ts[:s.from], with, ts[s.to:])
}

// syncStatements are those that consist of a call that orders threads.
func syncStatements(ts []token) []span {
	all, _ := statements(ts)
	return slices.DeleteFunc(all, func(s span) bool {
		return !slices.ContainsFunc(ts[s.from:s.to], func(t token) bool { return word(t.text) && syncing.MatchString(t.text) })
	})
}

var empty = token{" ", ";"}

func dropStatement(r Source, ts []token) []token {
	all, _ := statements(ts)
	s, ok := pick(r, all)
	if !ok {
		return nil
	}
	return splice(ts, s, empty)
}

func dropSync(r Source, ts []token) []token {
	s, ok := pick(r, syncStatements(ts))
	if !ok {
		return nil
	}
	return splice(ts, s, empty)
}

// move puts one of the given statements a few statements further up or down, within its block or another one nearby.
func move(r Source, ts []token, some []span) []token {
	all, _ := statements(ts)
	s, ok := pick(r, some)
	if !ok {
		return nil
	}
	i := slices.Index(all, s)
	to := i + r.Intn(7) - 3
	if i < 0 || to < 0 || to >= len(all) || to == i {
		return nil
	}
	moved, at := slices.Clone(ts[s.from:s.to]), all[to]
	if to < i {
		return slices.Concat(ts[:at.from], moved, ts[at.from:s.from], []token{empty}, ts[s.to:])
	}
	return slices.Concat(ts[:s.from], []token{empty}, ts[s.to:at.to], moved, ts[at.to:])
}

func moveStatement(r Source, ts []token) []token {
	all, _ := statements(ts)
	return move(r, ts, all)
}

func moveSync(r Source, ts []token) []token { return move(r, ts, syncStatements(ts)) }

func repeatStatement(r Source, ts []token) []token {
	all, _ := statements(ts)
	s, ok := pick(r, all)
	if !ok {
		return nil
	}
	return slices.Concat(ts[:s.to], slices.Clone(ts[s.from:s.to]), ts[s.to:])
}

func repeatCreation(r Source, ts []token) []token {
	all := slices.DeleteFunc(syncStatements(ts), func(s span) bool {
		return !slices.ContainsFunc(ts[s.from:s.to], func(t token) bool { return strings.HasSuffix(t.text, "create") })
	})
	s, ok := pick(r, all)
	if !ok {
		return nil
	}
	return slices.Concat(ts[:s.to], slices.Clone(ts[s.from:s.to]), ts[s.to:])
}

// exchangeArgument puts an argument of another call into the same position of a call of a similar function: another
// mutex, another thread, another function to run.
func exchangeArgument(r Source, ts []token) []token {
	all := calls(ts)
	some := slices.DeleteFunc(slices.Clone(all), func(c call) bool {
		return len(c.args) == 0 ||
			!syncing.MatchString(c.name) && r.Intn(4) != 0
	})
	c, ok := pick(r, some)
	if !ok {
		return nil
	}
	k := r.Intn(len(c.args))
	group := func(name string) string {
		if i := strings.LastIndexByte(name, '_'); i > 0 {
			return name[:i]
		}
		return name
	}
	old := join(ts[c.args[k].from:c.args[k].to])
	others := slices.DeleteFunc(all, func(d call) bool {
		return len(d.args) <= k || group(d.name) != group(c.name) ||
			strings.TrimSpace(join(ts[d.args[k].from:d.args[k].to])) == strings.TrimSpace(old)
	})
	d, ok := pick(r, others)
	if !ok {
		return nil
	}
	return splice(ts, c.args[k], slices.Clone(ts[d.args[k].from:d.args[k].to])...)
}

func swapArguments(r Source, ts []token) []token {
	c, ok := pick(r, slices.DeleteFunc(calls(ts), func(c call) bool { return len(c.args) < 2 }))
	if !ok {
		return nil
	}
	i := r.Intn(len(c.args) - 1)
	a, b := c.args[i], c.args[i+1]
	return slices.Concat(ts[:a.from], ts[b.from:b.to], ts[a.to:b.from], ts[a.from:a.to], ts[b.to:])
}

func negate(r Source, ts []token) []token {
	var at []int
	for i := range ts {
		if (ts[i].text == "if" || ts[i].text == "while") && i+1 < len(ts) && ts[i+1].text == "(" && closing(ts, i+1) > 0 {
			at = append(at, i+1)
		}
	}
	i, ok := pick(r, at)
	if !ok {
		return nil
	}
	end := closing(ts, i)
	return slices.Concat(ts[:i], []token{{ts[i].space, "("}, {"", "!"}, {"", "("}}, ts[i+1:end], []token{{"", ")"}}, ts[end:])
}

// operators that may stand for each other.
var operators = [][]string{
	{"<", "<="}, {">", ">="}, {"==", "!="}, {"&&", "||"}, {"++", "--"}, {"+=", "-=", "="}, {"<", ">"}, {"<=", ">="},
	{"&", "|"}, {"<", "!="}, {"==", "<="},
}

// words that may stand for each other.
var words = [][]string{
	{"memory_order_seq_cst", "memory_order_relaxed", "memory_order_acquire", "memory_order_release", "memory_order_acq_rel"},
	{"__ATOMIC_SEQ_CST", "__ATOMIC_RELAXED", "__ATOMIC_ACQUIRE", "__ATOMIC_RELEASE", "__ATOMIC_ACQ_REL"},
	{"pthread_mutex_lock", "pthread_mutex_trylock", "pthread_mutex_unlock"},
	{"pthread_rwlock_rdlock", "pthread_rwlock_wrlock", "pthread_rwlock_tryrdlock", "pthread_rwlock_trywrlock", "pthread_rwlock_unlock"},
	{"pthread_spin_lock", "pthread_spin_trylock", "pthread_spin_unlock"},
	{"pthread_cond_signal", "pthread_cond_broadcast"},
	{"pthread_mutex_init", "pthread_mutex_destroy"},
	{"sem_wait", "sem_post", "sem_trywait"},
	{"PTHREAD_MUTEX_RECURSIVE", "PTHREAD_MUTEX_ERRORCHECK", "PTHREAD_MUTEX_NORMAL", "PTHREAD_MUTEX_DEFAULT"},
	{"_Atomic", "volatile"}, {"__thread", ""}, {"_Thread_local", ""}, {"static", ""},
	{"break", "continue"},
	{"pthread_join", "pthread_detach"},
}

// integers are types that may stand for each other.
var integers = []string{"int", "unsigned", "char", "unsigned char", "short", "unsigned short", "long", "unsigned long", "long long"}

func change(r Source, ts []token, at []int, to func(string) string) []token {
	i, ok := pick(r, at)
	if !ok {
		return nil
	}
	ts[i].text = to(ts[i].text)
	return ts
}

func where(ts []token, holds func(i int) bool) (at []int) {
	for i := range ts {
		if holds(i) {
			at = append(at, i)
		}
	}
	return at
}

func sets(all [][]string, s string) [][]string {
	return slices.DeleteFunc(slices.Clone(all), func(set []string) bool { return !slices.Contains(set, s) })
}

func other(r Source, set []string, s string) string {
	for {
		if o := set[r.Intn(len(set))]; o != s {
			return o
		}
	}
}

func changeOperator(r Source, ts []token) []token {
	at := where(ts, func(i int) bool { return len(sets(operators, ts[i].text)) > 0 })
	return change(r, ts, at, func(s string) string {
		set, _ := pick(r, sets(operators, s))
		return other(r, set, s)
	})
}

func exchangeWord(r Source, ts []token) []token {
	at := where(ts, func(i int) bool { return ts[i].text != "" && len(sets(words, ts[i].text)) > 0 })
	return change(r, ts, at, func(s string) string {
		set, _ := pick(r, sets(words, s))
		return other(r, set, s)
	})
}

func exchangeType(r Source, ts []token) []token {
	at := where(ts, func(i int) bool {
		return slices.Contains(integers, ts[i].text) && (i == 0 || ts[i-1].text != "unsigned" && ts[i-1].text != "signed")
	})
	return change(r, ts, at, func(s string) string { return other(r, integers, s) })
}

var decimal = regexp.MustCompile(`^[0-9]+$`)

func changeNumber(r Source, ts []token) []token {
	at := where(ts, func(i int) bool { return decimal.MatchString(ts[i].text) })
	return change(r, ts, at, func(s string) string {
		n, err := strconv.ParseInt(s, 10, 32)
		if err != nil {
			return s
		}
		if n > 0 && r.Intn(2) == 0 {
			return strconv.FormatInt(n-1, 10)
		}
		return strconv.FormatInt(n+1, 10)
	})
}

func exchangeIndex(r Source, ts []token) []token {
	at := where(ts, func(i int) bool {
		return ts[i].text == "[" && i > 0 && word(ts[i-1].text) && closing(ts, i) > i+1 && closing(ts, i) < i+8
	})
	i, ok := pick(r, at)
	if !ok {
		return nil
	}
	j, _ := pick(r, at)
	with := slices.Clone(ts[j+1 : closing(ts, j)])
	switch r.Intn(4) {
	case 0:
		with = []token{{"", "0"}}
	case 1:
		with = slices.Concat([]token{{"", "1"}, {" ", "-"}, {" ", "("}}, ts[i+1:closing(ts, i)], []token{{"", ")"}})
	}
	return splice(ts, span{i + 1, closing(ts, i)}, with...)
}

// exchangeName puts one name for another that occurs in the same function.
func exchangeName(r Source, ts []token) []token {
	var bodies []span
	depth, from := 0, 0
	for i := range ts {
		switch ts[i].text {
		case "{":
			if depth == 0 {
				from = i
			}
			depth++
		case "}":
			if depth--; depth == 0 && i-from > 4 {
				bodies = append(bodies, span{from, i})
			}
		}
	}
	b, ok := pick(r, bodies)
	if !ok {
		return nil
	}
	names := where(ts, func(i int) bool {
		return i > b.from && i < b.to && word(ts[i].text) && ts[i+1].text != "(" && !keyword(ts[i].text)
	})
	i, ok := pick(r, names)
	if !ok {
		return nil
	}
	j, _ := pick(r, names)
	ts[i].text = ts[j].text
	return ts
}

func keyword(s string) bool {
	switch s {
	case "if", "else", "while", "for", "do", "return", "break", "continue", "switch", "case", "default", "goto", "sizeof",
		"struct", "union", "enum", "static", "const", "volatile", "extern", "register", "int", "char", "long",
		"short", "unsigned", "signed", "float", "double", "void", "_Bool", "_Atomic", "NULL":
		return true
	}
	return false
}

// makeConditional lets an input decide whether a statement that orders threads is executed.
func makeConditional(r Source, ts []token) []token {
	s, ok := pick(r, syncStatements(ts))
	if !ok {
		return nil
	}
	// The function is declared where it is used, on the same line.
	condition := token{" ", "if (({ extern int __VERIFIER_nondet_int(void); __VERIFIER_nondet_int(); }) & 1)"}
	return slices.Concat(ts[:s.from], []token{condition}, ts[s.from:])
}
