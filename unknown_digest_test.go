package mayrun_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/digest/digesttest"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/internal/search"
	"github.com/mayrun-dev/mayrun/race"
)

// meeting is a digest of one's own: of semaphores and barriers by which threads tell others that they have got
// somewhere. Who has passed one comes after what the only other thread that tells did before it told for the
// first time. It concludes from the absence of events, so it must heed EvUnknown.
type meeting struct {
	name             string
	tell, pass, init digest.Kind
	value            int64 // an initialisation counts only with this value
	parties          int   // so many threads tell: one, or the two that meet
	threads          digest.Typed[threadid.Element]
	ids              threadid.IDs
	told             digest.Interner[digest.Object]
	passed           *digest.MustSets[digest.Object]
	lists            digest.Interner[threadid.Thread]
	tellers          *digest.FactKind[digest.Object, digest.List[threadid.Thread]]
	lost             digest.Marks[digest.Object] // of which nothing is known any more
	allLost          digest.Marks[struct{}]
}

type met struct {
	Told   digest.List[digest.Object] // may
	Passed digest.MustSet[digest.Object]
}

func (d *meeting) component() digest.Component {
	d.passed = digest.NewMustSets(digest.CompareObjects)
	d.lost, d.allLost = digest.NewMarks[digest.Object](), digest.NewMarks[struct{}]()
	return digest.Erase[met](d)
}

func (d *meeting) Name() string       { return d.name }
func (d *meeting) Requires() []string { return []string{threadid.Name} }

func (d *meeting) Bind(required []digest.Component) (err error) {
	if d.threads, d.ids, err = threadid.Require(required[0]); err != nil {
		return err
	}
	type list = digest.List[threadid.Thread]
	d.tellers = digest.NewFacts[digest.Object](
		func(a, b list) list {
			return d.lists.List(digest.Union(d.lists.Items(a), d.lists.Items(b), d.ids.CompareThreads)...)
		},
		func(a, b list) bool { return digest.Subset(d.lists.Items(a), d.lists.Items(b), d.ids.CompareThreads) })
	return nil
}

func (d *meeting) Init(digest.Context) met { return met{} }
func (d *meeting) New(_ digest.Context, a met, _ *digest.Event) []met {
	return []met{{Passed: a.Passed}}
}

// lose gives up what is known of objects.
func (d *meeting) lose(x digest.Context, op digest.Operand) {
	if op.Any {
		d.allLost.Add(x, struct{}{})
	}
	for _, o := range op.May {
		d.lost.Add(x, o)
	}
}

// tells notes that the thread tells.
func (d *meeting) tells(x digest.Context, a met, op digest.Operand) met {
	t := d.threads.Of(x)
	if !op.Definite || !t.Set.IsEmpty() {
		d.lose(x, op)
		return a
	}
	d.tellers.Add(x, op.May[0], d.lists.List(t.Thread))
	a.Told = d.told.List(digest.Insert(d.told.Items(a.Told), op.May[0], digest.CompareObjects)...)
	return a
}

func (d *meeting) Step(x digest.Context, a met, ev *digest.Event) (met, bool) {
	switch {
	case ev.Kind == digest.EvUnknown, ev.Kind == digest.EvOverwrite: // whatever it may do, it tells
		d.lose(x, ev.Memory)
	case ev.Kind == d.init && !slices.Equal(ev.Value.May, []int64{d.value}):
		d.lose(x, ev.Memory)
	case ev.Kind == d.tell:
		a = d.tells(x, a, ev.Memory)
	}
	return a, true
}

func (d *meeting) Observe(x digest.Context, a met, _ digest.Observed[met], ev *digest.Event) (met, bool) {
	if ev.Kind == d.tell {
		a = d.tells(x, a, ev.Memory)
	}
	if ev.Kind == d.pass && ev.Memory.Definite {
		a.Passed = d.passed.Learn(a.Passed, ev.Memory.May[0])
	}
	return a, true
}

func (d *meeting) MayRun(x digest.RaceContext, a, b met) bool {
	s, t := d.threads.OfBoth(x)
	return s.Thread == t.Thread || !d.ordered(x, a, s.Thread, b) && !d.ordered(x, b, t.Thread, a)
}

func (d *meeting) ordered(x digest.RaceContext, a met, thread threadid.Thread, b met) bool {
	return !d.allLost.Has(x, struct{}{}) && slices.ContainsFunc(d.passed.Items(b.Passed), func(o digest.Object) bool {
		by, _ := d.tellers.Of(x, o)
		return !d.lost.Has(x, o) && !d.lost.Has(x, digest.Object{Base: o.Base, Offset: digest.AnyOffset}) &&
			len(d.lists.Items(by)) == d.parties && slices.Contains(d.lists.Items(by), thread) && !slices.Contains(d.told.Items(a.Told), o)
	})
}

func (d *meeting) Key(met) met { return met{} }
func (d *meeting) Join(a, b met) met {
	return met{d.told.List(digest.Union(d.told.Items(a.Told), d.told.Items(b.Told), digest.CompareObjects)...),
		d.passed.Join(a.Passed, b.Passed)}
}
func (d *meeting) Leq(a, b met) bool { return d.Join(a, b) == b }

func posts() digest.Component {
	return (&meeting{name: "posts", tell: digest.EvSemPost, pass: digest.EvSemWait, init: digest.EvSemInit, parties: 1}).component()
}

func meets() digest.Component {
	return (&meeting{name: "meets", tell: digest.EvBarrier, pass: digest.EvBarrier, init: digest.EvBarrierInit,
		value: 2, parties: 2}).component()
}

// The digest is right in what it is for: it heeds everything that generated programs do.
func TestMeeting(t *testing.T) {
	for _, d := range []func() digest.Component{posts, meets} {
		digesttest.Check{
			New:  func() []digest.Component { return []digest.Component{digest.Erase(threadid.New()), d()} },
			Bred: search.Times(1),
		}.Run(t)
	}
}

// deaf is the digest with a mistake: it does not heed unknown code.
type deaf struct{ *meeting }

func (d deaf) Step(x digest.Context, a met, ev *digest.Event) (met, bool) {
	if ev.Kind == digest.EvUnknown {
		return a, true
	}
	return d.meeting.Step(x, a, ev)
}

func TestDeafToUnknownCode(t *testing.T) {
	for program, right := range map[string]func() digest.Component{
		`sem s 0 main: create t as x create u as y write g post s  t: unknown s  u: take s write g`:         posts,
		`barrier b 2 main: create t as x create u as y write g arrive b  t: unknown b  u: arrive b write g`: meets,
	} {
		c := digesttest.Check{New: func() []digest.Component {
			return []digest.Component{digest.Erase(threadid.New()), digest.Erase[met](deaf{right().(digest.Typed[met]).Digest().(*meeting)})}
		}}
		var f *digesttest.Failure
		if err := c.Program(program); !errors.As(err, &f) || f.Condition != "soundness" {
			t.Errorf("%s: found %v", right().Name(), err)
		}
	}
}

// TestUnknownCodeAndDigests: for each thing that unknown code may do there is a program that a digest decides,
// the same with unknown code that is given the object, and with unknown code that is given another one.
func TestUnknownCodeAndDigests(t *testing.T) {
	const head = "#include <pthread.h>\n#include <semaphore.h>\nvoid ext(void *);\nint g, h;\n"
	for _, c := range []struct {
		name                       string
		custom                     func() digest.Component
		declare, init, main, other string // UNKNOWN is where unknown code runs, or else in a thread of its own
		unknown                    string
		safe                       bool
	}{
		{"post", posts, "sem_t o;", "sem_init(&o, 0, 0);", "g = 1; sem_post(&o);", "sem_wait(&o); g = 2;", "", true},
		{"post, unknown code elsewhere", posts, "sem_t o;", "sem_init(&o, 0, 0);", "g = 1; sem_post(&o);",
			"sem_wait(&o); g = 2;", "ext(&h);", true},
		{"post by unknown code", posts, "sem_t o;", "sem_init(&o, 0, 0);", "g = 1; sem_post(&o);", "sem_wait(&o); g = 2;", "ext(&o);", false},
		{"initial value", posts, "sem_t o;", "sem_init(&o, 0, 1);", "g = 1; sem_post(&o);", "sem_wait(&o); g = 2;", "", false},
		{"initialised by unknown code", posts, "sem_t o;", "ext(&o);", "g = 1; sem_post(&o);", "sem_wait(&o); g = 2;", "", false},
		{"barrier", meets, "pthread_barrier_t o;", "pthread_barrier_init(&o, 0, 2);",
			"g = 1; pthread_barrier_wait(&o);", "pthread_barrier_wait(&o); g = 2;", "", true},
		{"barrier, unknown code elsewhere", meets, "pthread_barrier_t o;", "pthread_barrier_init(&o, 0, 2);",
			"g = 1; pthread_barrier_wait(&o);", "pthread_barrier_wait(&o); g = 2;", "ext(&h);", true},
		{"arrival of unknown code", meets, "pthread_barrier_t o;", "pthread_barrier_init(&o, 0, 2);",
			"g = 1; pthread_barrier_wait(&o);", "pthread_barrier_wait(&o); g = 2;", "ext(&o);", false},
		{"barrier for one", meets, "pthread_barrier_t o;", "pthread_barrier_init(&o, 0, 1);",
			"g = 1; pthread_barrier_wait(&o);", "pthread_barrier_wait(&o); g = 2;", "", false},
		{"once", nil, "pthread_once_t o = PTHREAD_ONCE_INIT; void make(void) { g = 1; }", "",
			"pthread_once(&o, make);", "pthread_once(&o, make); h = g;", "ext(0);", true},
		{"once, by unknown code", nil, "pthread_once_t o = PTHREAD_ONCE_INIT; void make(void) { g = 1; }", "",
			"pthread_once(&o, make);", "pthread_once(&o, make); h = g;", "ext(&o);", false},
		{"unlock", nil, "pthread_mutex_t o = PTHREAD_MUTEX_INITIALIZER;", "",
			"pthread_mutex_lock(&o); UNKNOWN g = 1; pthread_mutex_unlock(&o);",
			"pthread_mutex_lock(&o); g = 2; pthread_mutex_unlock(&o);", "ext(&h);", true},
		{"unlock by unknown code", nil, "pthread_mutex_t o = PTHREAD_MUTEX_INITIALIZER;", "",
			"pthread_mutex_lock(&o); UNKNOWN g = 1; pthread_mutex_unlock(&o);",
			"pthread_mutex_lock(&o); g = 2; pthread_mutex_unlock(&o);", "ext(&o);", false},
	} {
		body, third := strings.Replace(c.main, "UNKNOWN", c.unknown, 1), c.unknown
		if body != c.main {
			third = ""
		}
		text := head + c.declare + "\nvoid *worker(void *a) { " + c.other + " return a; }\nvoid *third(void *a) { " + third +
			" return a; }\nint main(void) {\n\tpthread_t s, t;\n\t" + c.init +
			"\n\tpthread_create(&s, 0, worker, 0);\n\tpthread_create(&t, 0, third, 0);\n\t" + body + "\n\treturn 0;\n}\n"
		p, err := frontend.LoadSource(context.Background(), map[string]string{"pair.c": text}, frontend.Options{})
		if err != nil {
			t.Fatal(err)
		}
		var config mayrun.Config
		if c.custom != nil {
			config.Custom = []func() digest.Component{c.custom}
		}
		r, err := mayrun.Analyze(context.Background(), p, config)
		if err != nil {
			t.Fatal(err)
		}
		racy := slices.ContainsFunc(r.Locations, func(l race.Location) bool { return l.Name == "g" && !l.Safe })
		if racy == c.safe {
			t.Errorf("%s: g is safe %t\n%s", c.name, !racy, text)
		}
	}
}
