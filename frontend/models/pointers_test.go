package models_test

import (
	"fmt"
	"io/fs"
	"iter"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/frontend/models"
	"github.com/mayrun-dev/mayrun/race"
)

// Every object that a pointer passes to a library function is taken to be used by it, as its type says: for
// each pointer parameter of each function of the bundled headers, a call in one thread races with an access of
// another thread to
//
//	silent     the object, anywhere
//	unwritten  the object, which is only read there: the function writes it, unless it is const
//	short      the last byte of the object
//	shallow    the object that pointers in it lead to
//
// or testdata/pointers.txt says why it does not. There the word stands before what it is about, a function with
// a parameter or "type" and the type that is pointed to, and the reason. Whatever is listed and not so is an
// error, too: the list is what the models leave out.
func TestPointers(t *testing.T) {
	protos := prototypes(t)
	headers := allHeaders(t)
	list := exceptions(t)
	var all []probe
	for i := range protos {
		for k, q := range protos[i].params {
			if q.kind == object {
				all = append(all, probe{&protos[i], k})
			}
		}
	}
	if len(all) < 1000 {
		t.Fatalf("only %d parameters", len(all))
	}
	const size = 64 // of one program
	if testing.Short() {
		all = all[len(all)/3:][:2*size]
	}
	seen := map[string]bool{} // what else is known of a parameter that shows no access is of no interest
	for _, kind := range []string{"silent", "unwritten", "short", "shallow"} {
		var probes []probe
		for _, p := range all {
			if q := p.fn.params[p.param]; !seen[p.String()] && p.applies(kind, q) {
				probes = append(probes, p)
			}
		}
		// Functions that may do anything with what they reach are apart: behind them the others would reach it, too.
		// So are those that receive what others have sent.
		var tame, open, wild []probe
		for _, p := range probes {
			switch {
			case p.wild():
				wild = append(wild, p)
			case p.receives():
				open = append(open, p)
			default:
				tame = append(tame, p)
			}
		}
		for part := range chunks(size, tame, open, wild) {
			hit := run(t, headers, kind, part)
			for i, p := range part {
				q := p.fn.params[p.param]
				switch e := list.find(kind, p, q); {
				case hit[i] && e != nil && e.what == p.String():
					t.Errorf("%s is listed as %s, and is not", p, kind)
				case hit[i]:
				case e == nil:
					t.Errorf("%s (%s) is %s: neither is an access reported, nor does testdata/pointers.txt say why", p, q.text, kind)
				default:
					e.used = true
				}
				seen[p.String()] = seen[p.String()] || !hit[i] && kind == "silent"
			}
		}
	}
	if testing.Short() {
		return
	}
	for _, e := range list {
		if !e.used {
			t.Errorf("%s %s is listed for no reason", e.kind, e.what)
		}
	}
}

// applies reports whether a question makes sense for a parameter.
func (p probe) applies(kind string, q param) bool {
	switch kind {
	case "unwritten":
		return !q.hard
	case "short":
		switch q.to {
		case "char", "void", "wchar_t", "DIR", "unsignedchar":
			return false
		}
		return !strings.Contains(q.text, "[]") && !strings.Contains(q.text, "[ ]")
	case "shallow":
		return q.deep
	}
	return true
}

// wild reports whether a function may do anything with what it reaches.
func (p probe) wild() bool {
	m := models.Builtin().Lookup(p.fn.name)
	return m == nil || strings.HasSuffix(p.fn.name, "context") || callsBack(m.Steps)
}

// receives reports whether a function may write what the program has sent.
func (p probe) receives() bool {
	return contains(models.Builtin().Lookup(p.fn.name).Steps, func(s *models.Step) bool {
		return s.Do == models.Receive || s.Outside || (s.Do == models.Scanf || s.Do == models.VScanf) && s.From == ""
	})
}

// contains reports whether f holds for any of some steps, or of those in them.
func contains(ss []models.Step, f func(*models.Step) bool) bool {
	for i := range ss {
		s := &ss[i]
		if f(s) || contains(s.Body, f) || slices.ContainsFunc(s.Branches, func(b models.Branch) bool { return contains(b.Steps, f) }) {
			return true
		}
	}
	return false
}

// callsBack reports whether steps call functions that are found in memory.
func callsBack(ss []models.Step) bool {
	return contains(ss, func(s *models.Step) bool {
		return s.Calls || s.Do == models.Create && !strings.HasPrefix(s.Args[2], "&model:") && len(s.Args[2]) > 2 ||
			s.Do == models.Handler && len(s.Args[0]) > 2
	})
}

// chunks yields parts of lists.
func chunks(size int, lists ...[]probe) iter.Seq[[]probe] {
	return func(yield func([]probe) bool) {
		for _, l := range lists {
			for part := range slices.Chunk(l, size) {
				if !yield(part) {
					return
				}
			}
		}
	}
}

// An exception is a line of testdata/pointers.txt.
type exception struct {
	kind, what string
	used       bool
}

type exceptionList []*exception

func exceptions(t *testing.T) (list exceptionList) {
	data, err := os.ReadFile("testdata/pointers.txt")
	if err != nil {
		t.Fatal(err)
	}
	known := map[exception]bool{}
	for line := range strings.Lines(string(data)) {
		f := strings.Fields(line)
		if len(f) == 0 || f[0] == "#" {
			continue
		}
		if len(f) < 4 {
			t.Fatalf("%q has no reason", line)
		}
		e := exception{kind: f[0], what: f[1] + " " + f[2]}
		if known[e] {
			t.Errorf("%s %s is listed twice", e.kind, e.what)
		}
		known[e] = true
		list = append(list, &e)
	}
	return list
}

// find is the exception for a parameter, or else for its type.
func (l exceptionList) find(kind string, p probe, q param) *exception {
	for _, what := range []string{p.String(), "type " + q.to} {
		for _, e := range l {
			if e.kind == kind && e.what == what {
				return e
			}
		}
	}
	return nil
}

// A probe is a call of a function with a shared object as one of its arguments.
type probe struct {
	fn    *prototype
	param int
}

func (p probe) String() string { return fmt.Sprintf("%s $%d", p.fn.name, p.param+1) }

// call is the call of probe k, as a case of a switch.
func (p probe) call(k int) string {
	return fmt.Sprintf("case %d: (void)%s; break;", k, p.expr(k))
}

// expr is the call itself.
func (p probe) expr(k int) string {
	var args []string
	for i, q := range p.fn.params {
		switch {
		case i == p.param:
			args = append(args, fmt.Sprintf("(void *)o%d", k))
		case q.kind == object:
			args = append(args, "n() ? (void *)d : 0")
		case q.kind == callback:
			args = append(args, fmt.Sprintf("(void *)callback%d", k))
		case strings.HasSuffix(q.text, "va_list"):
			args = append(args, "l")
		case strings.HasPrefix(q.text, "struct ") || strings.HasPrefix(q.text, "union "), q.text == "ENTRY":
			args = append(args, fmt.Sprintf("({ %s r; r; })", q.text))
		default:
			args = append(args, "n()")
		}
	}
	return fmt.Sprintf("%s(%s)", p.fn.name, strings.Join(args, ", "))
}

// callback is a function that a library function may call: it looks at all that it is given.
func (p probe) callback(k int) string {
	for _, q := range p.fn.params {
		if q.kind != callback {
			continue
		}
		var params, uses []string
		if list := q.text[strings.LastIndexByte(q.text, '(')+1:]; !strings.HasPrefix(list, "void)") {
			for i := range strings.Count(list, ",") + 1 {
				params = append(params, fmt.Sprintf("const char *p%d", i))
				uses = append(uses, fmt.Sprintf("*p%d + ", i))
			}
		}
		return fmt.Sprintf("static long callback%d(%s) { return %s0; }", k, strings.Join(params, ", "), strings.Join(uses, ""))
	}
	return ""
}

// run analyses a program that makes all calls of some probes, and tells for each whether it finds a race
// between the call and an access to the object that is passed.
func run(t *testing.T, headers, kind string, probes []probe) []bool {
	t.Helper()
	var b strings.Builder
	line := func(format string, args ...any) int {
		fmt.Fprintf(&b, format+"\n", args...)
		return strings.Count(b.String(), "\n")
	}
	b.WriteString(headers)
	line("long __VERIFIER_nondet_long(void);\n#define n __VERIFIER_nondet_long\nchar sink;")
	at := map[int]int{} // lines to probes
	target := "o"
	if kind == "shallow" {
		target = "inner"
	}
	for k, p := range probes {
		if kind == "shallow" {
			line("static char inner%d[64] __attribute__((aligned(16)));", k)
			line("static void *o%d[64] = { [0 ... 63] = inner%d };", k, k)
		} else {
			line("static char o%d[4096] __attribute__((aligned(16)));", k)
		}
		at[line("%s", p.callback(k))] = k
	}
	line("static void *calls(void *arg) { char d[512] __attribute__((aligned(16))); __builtin_va_list l; switch (n()) {")
	for k, p := range probes {
		at[line("%s", p.call(k))] = k
	}
	line("} return 0; }\nint main() { pthread_t t; pthread_create(&t, 0, calls, 0); switch (n()) {")
	for k, p := range probes {
		index := "n()"
		if q := p.fn.params[p.param]; kind == "short" {
			index = fmt.Sprintf("sizeof(%s) - 1", strings.TrimSuffix(q.text, "*"))
		}
		if kind == "unwritten" {
			line("case %d: sink = %s%d[%s]; break;", k, target, k, index)
		} else {
			line("case %d: %s%d[%s] = n(); break;", k, target, k, index)
		}
	}
	line("} return 0; }")
	if dir := os.Getenv("KEEP"); dir != "" {
		os.WriteFile(fmt.Sprintf("%s/%s_%s.c", dir, kind, probes[0].fn.name), []byte(b.String()), 0o666)
	}
	p, err := frontend.LoadSource(t.Context(), map[string]string{"p.c": b.String()}, frontend.Options{})
	if err != nil {
		t.Fatal(err)
	}
	r, err := mayrun.Analyze(t.Context(), p, mayrun.Config{ProveOnly: true})
	if err != nil || r.Incomplete != "" {
		t.Fatal(err, r.Incomplete)
	}
	hit := make([]bool, len(probes))
	found := func(location string, accesses []race.Access, unknown bool) {
		where, _, _ := strings.Cut(location, "[")
		for _, a := range accesses {
			if k, ok := at[a.Pos.Line]; ok && (where == fmt.Sprint(target, k) || unknown && probes[k].wild()) {
				hit[k] = true
			}
		}
	}
	for _, f := range r.Races {
		found(f.Location, f.Accesses, f.Object.Unknown)
		for _, c := range f.Consequences { // of a pointer that was received, perhaps
			found(c.Location, c.Accesses, false)
		}
	}
	return hit
}

// sourceFS is a file system of texts.
type sourceFS map[string]string

func (s sourceFS) Open(name string) (fs.File, error) {
	m := fstest.MapFS{}
	for n, text := range s {
		m[n] = &fstest.MapFile{Data: []byte(text)}
	}
	return m.Open(name)
}
