package mayrun_test

import (
	"context"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/race"
)

// operandCase says what an action does to the memory of one of its operands, the object o: it reads it, or
// reads and writes it (uses of objects of synchronisation, too).
type operandCase struct {
	action, operand string
	object          string // the declaration of o
	before          string // what main does before there is another thread
	does            string // what the thread does to o
	writes          bool
	shown           bool // an execution shows it
}

const mutexes = "pthread_mutex_t o = PTHREAD_MUTEX_INITIALIZER;"

const errorcheck = "pthread_mutex_t o = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;"

var operandCases = []operandCase{
	{"Assign", "LHS", "int o;", "", "o = 1;", true, true},
	{"Assign", "RHS", "int o;", "", "y = o;", false, true},
	{"Guard", "Cond", "int o;", "", "if (o) return 0;", false, true},
	{"Call", "Result", "int o;", "", "o = f(1);", true, true},
	{"Call", "Args", "int o;", "", "f(o);", false, true},
	{"Return", "Value", "long o;", "", "return (void *)o;", false, true},
	{"Alloc", "Result", "void *o;", "", "o = malloc(4);", true, true},
	{"Alloc", "Size", "long o = 4;", "", "free(malloc(o));", false, true},
	{"Free", "Ptr", "void *o;", "", "free(o);", false, true},
	{"MemCopy", "Dst", "int o;", "", "memcpy(&o, &y, sizeof o);", true, true},
	{"MemCopy", "Src", "int o;", "", "memcpy(&y, &o, sizeof o);", false, true},
	{"MemSet", "Dst", "int o;", "", "memset(&o, 0, sizeof o);", true, true},
	{"MemSet", "Len", "long o;", "", "memset(&y, 0, o);", false, true},
	{"Touch", "Ptr", "char o[4];", "", "strlen(o);", false, true},
	{"Touch", "Ptr", "char o[4];", "", "qsort(o, 4, 1, compare);", true, false}, // how often it compares is a guess,
	{"Send", "Values", "int o;", "", `printf("%d", o);`, false, true},
	{"Havoc", "Outputs", "int o;", "", `asm volatile("nop" : "=m"(o));`, true, false},
	{"Havoc", "Args", "int o;", "", `asm volatile("nop" : : "r"(&o));`, true, false},
	{"Create", "Thread", "pthread_t o;", "", "pthread_create(&o, 0, g, 0);", true, true},
	{"Create", "Attr", "pthread_attr_t o;", "pthread_attr_init(&o);", "pthread_create(&h, &o, g, 0);", false, true},
	{"Create", "Arg", "void *o;", "", "pthread_create(&h, 0, g, o);", false, true},
	{"Join", "Result", "void *o;", "pthread_create(&h, 0, g, 0);", "pthread_join(h, &o);", true, true},
	{"Join", "Thread", "pthread_t o;", "pthread_create(&o, 0, g, 0);", "pthread_join(o, 0);", false, true},
	{"JoinFail", "Thread", "pthread_t o;", "pthread_create(&o, 0, g, 0);", "if (pthread_join(o, 0)) return 0;", false, true},
	{"Detach", "Thread", "pthread_t o;", "pthread_create(&o, 0, g, 0);", "pthread_detach(o);", false, true},
	{"Cancel", "Thread", "pthread_t o;", "pthread_create(&o, 0, g, 0);", "pthread_cancel(o);", false, true},
	{"ThreadExit", "Value", "void *o;", "", "pthread_exit(o);", false, true},
	{"Lock", "Mutex", mutexes, "", "pthread_mutex_lock(&o);", true, true},
	{"Lock", "Mutex", "pthread_rwlock_t o;", "", "pthread_rwlock_rdlock(&o);", true, true},
	{"Lock", "Mutex", "pthread_spinlock_t o;", "", "pthread_spin_lock(&o);", true, true},
	{"LockFail", "Mutex", mutexes, "pthread_mutex_lock(&o);", "if (pthread_mutex_trylock(&o)) return 0;", true, true},
	{"Unlock", "Mutex", mutexes, "", "pthread_mutex_lock(&o); pthread_mutex_unlock(&o);", true, true},
	// which error it is is a guess,
	{"UnlockFail", "Mutex", errorcheck, "", "if (pthread_mutex_unlock(&o)) return 0;", true, false},
	{"MutexInit", "Mutex", "pthread_mutex_t o;", "", "pthread_mutex_init(&o, 0);", true, true},
	{"MutexInit", "Type", "pthread_mutexattr_t o;", "pthread_mutexattr_init(&o);", "pthread_mutex_init(&m, &o);", false, true},
	{"MutexDestroy", "Mutex", mutexes, "", "pthread_mutex_destroy(&o);", true, true},
	{"CondWait", "Cond", "pthread_cond_t o;", "", "pthread_mutex_lock(&m); pthread_cond_wait(&o, &m);", true, true},
	{"CondSignal", "Cond", "pthread_cond_t o;", "", "pthread_cond_signal(&o);", true, true},
	{"BarrierInit", "Barrier", "pthread_barrier_t o;", "", "pthread_barrier_init(&o, 0, 1);", true, true},
	{"BarrierInit", "Count", "int o = 1;", "", "pthread_barrier_init(&b, 0, o);", false, true},
	{"BarrierWait", "Barrier", "pthread_barrier_t o;", "pthread_barrier_init(&o, 0, 1);", "pthread_barrier_wait(&o);", true, true},
	{"SemInit", "Sem", "sem_t o;", "", "sem_init(&o, 0, 1);", true, true},
	{"SemInit", "Value", "int o = 1;", "", "sem_init(&s, 0, o);", false, true},
	{"SemPost", "Sem", "sem_t o;", "sem_init(&o, 0, 0);", "sem_post(&o);", true, true},
	{"SemWait", "Sem", "sem_t o;", "sem_init(&o, 0, 0);", "sem_trywait(&o);", true, true},
	{"OnceBegin", "Control", "pthread_once_t o;", "", "pthread_once(&o, init);", true, true},
	{"OnceDone", "Control", "pthread_once_t o;", "", "pthread_once(&o, init);", true, true},
	{"OnceWait", "Control", "pthread_once_t o;", "pthread_once(&o, init);", "pthread_once(&o, init);", true, true},
	{"AtomicLoad", "Source", "_Atomic int o;", "", "y = atomic_load(&o);", false, true},
	{"AtomicStore", "Target", "_Atomic int o;", "", "atomic_store(&o, 1);", true, true},
	{"AtomicRMW", "Target", "_Atomic int o;", "", "atomic_fetch_add(&o, 1);", true, true},
	{"AtomicCAS", "Target", "_Atomic int o;", "", "int e = 0; atomic_compare_exchange_strong(&o, &e, 1);", true, true},
	{"AtomicCAS", "Expected", "int o;", "", "_Atomic int a = 0; atomic_compare_exchange_strong(&a, &o, 1);", false, true},
	{"VaStart", "List", "va_list o;", "", "start(1, 2);", true, true},
	// a list of a function that has returned
	{"VaArg", "List", "va_list o;", "begin(1, 2, 3);", "va_arg(o, int);", true, false},
	{"VaEnd", "List", "va_list o;", "", "va_end(o);", true, true},
	{"SetJmp", "Buf", "jmp_buf o;", "", "setjmp(o);", true, true},
	{"LongJmp", "Buf", "jmp_buf o;", "setjmp(o);", "longjmp(o, 1);", false, true},
}

// noOperands says of the actions that touch no memory of the program why that is so.
var noOperands = map[string]string{
	"Skip":        "it does nothing",
	"Declare":     "the object is new, and nobody has its address",
	"Unregister":  "what is registered for the end of a thread is that thread's and the library's",
	"Exit":        "the process ends",
	"AtomicBegin": "the section has no object",
	"AtomicEnd":   "the section has no object",
	"Fence":       "it has no object",
	"Annotate":    "it does nothing at run time",
}

const aroundOperand = `
#define _GNU_SOURCE
#include <pthread.h>
#include <semaphore.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

%s
int y;
pthread_t h;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_barrier_t b;
sem_t s;

int f(int x) { return x; }
void *g(void *x) { return x; }
void init(void) {}
int compare(const void *x, const void *y) { return *(const char *)x - *(const char *)y; }
%s
void *thread(void *arg) {
	%s
	return 0;
}

int main(void) {
	static char bytes[sizeof o];
	pthread_t t;
	%s
	pthread_create(&t, 0, thread, 0);
	%s
	return bytes[0];
}
`

func (c *operandCase) program(t *testing.T, other string) *cfg.Program {
	t.Helper()
	lists := ""
	if strings.HasPrefix(c.object, "va_list") {
		lists = "void start(int n, ...) { va_start(o, n); }\nvoid begin(int n, ...) { va_start(o, n); }"
	}
	file := filepath.Join(t.TempDir(), "p.c")
	if err := os.WriteFile(file, fmt.Appendf(nil, aroundOperand, c.object, lists, c.does, c.before, other), 0o600); err != nil {
		t.Fatal(err)
	}
	p, err := frontend.Load(context.Background(), []string{file}, frontend.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// has reports whether a program has an action of a kind.
func has(p *cfg.Program, action string) bool {
	for _, f := range p.All() {
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				if fmt.Sprintf("%T", e.Action) == "*cfg."+action {
					return true
				}
			}
		}
	}
	return false
}

// Whatever an action reads or writes is an access, which races with others: the analysis reports it, and an
// execution shows it.
func TestOperandsAreAccesses(t *testing.T) {
	for _, c := range operandCases {
		t.Run(c.action+"/"+c.operand+"/"+c.does, func(t *testing.T) {
			for _, other := range []struct {
				does  string
				races bool
			}{{"memcpy(bytes, &o, sizeof o);", c.writes}, {"memset(&o, 0, sizeof o);", true}} {
				p := c.program(t, other.does)
				if !has(p, c.action) {
					t.Fatalf("the program has no action %s", c.action)
				}
				r, err := mayrun.Analyze(context.Background(), p, mayrun.Config{ConfirmBudget: time.Second, ConfirmAlways: true})
				if err != nil {
					t.Fatal(err)
				}
				switch {
				case !other.races && (len(r.Races) > 0 || r.Verdict != race.RaceFree):
					t.Errorf("%s beside %s: %s, %d races", c.does, other.does, r.Verdict, len(r.Races))
				case other.races && len(r.Races) == 0:
					t.Errorf("%s beside %s: the race is not reported", c.does, other.does)
				case other.races && c.shown && r.Verdict != race.Race:
					t.Errorf("%s beside %s: no execution shows the race", c.does, other.does)
				case r.Incomplete != "":
					t.Errorf("%s beside %s: %s", c.does, other.does, r.Incomplete)
				}
			}
		})
	}
}

// Every kind of action is among the cases, or has a reason why it is not.
func TestEveryActionHasOperands(t *testing.T) {
	files, err := filepath.Glob("cfg/*.go")
	if err != nil {
		t.Fatal(err)
	}
	var decls []ast.Decl
	for _, name := range files {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		decls = append(decls, file.Decls...)
	}
	known := map[string]bool{}
	for _, c := range operandCases {
		known[c.action] = true
	}
	n := 0
	for _, d := range decls {
		f, ok := d.(*ast.FuncDecl)
		if !ok || f.Name.Name != "isAction" {
			continue
		}
		n++
		name := f.Recv.List[0].Type.(*ast.StarExpr).X.(*ast.Ident).Name
		if known[name] == (noOperands[name] != "") {
			t.Errorf("%s: what does it read and write, and if nothing, why?", name)
		}
	}
	if n < 45 {
		t.Errorf("only %d actions were found", n)
	}
}
