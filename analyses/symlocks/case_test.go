package symlocks

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/mayrun-dev/mayrun/analyses/broken"
	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/analyses/threadflag"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// statement is one of a small language over a few pointers: an assignment p = q + n, a lock or an unlock of p +
// n, a choice, with or without a condition p < q or the like, a loop, or an input p.
type statement struct {
	op     string
	p, q   int
	n      int64
	may    Order
	blocks [2][]statement
}

func (s statement) String() string {
	text := fmt.Sprintf("%s p%d p%d %d %03b", s.op, s.p, s.q, s.n, s.may)
	for _, b := range s.blocks {
		if b != nil {
			text += fmt.Sprint(" ", b)
		}
	}
	return text + ";"
}

const pointers, cells = 4, 32

func draw(t *rapid.T, depth int) (out []statement) {
	ops := []string{"assign", "assign", "assign", "input", "lock", "lock", "rdlock", "unlock", "unlock", "if", "if", "choose", "loop"}
	if depth == 0 {
		ops = ops[:9]
	}
	for range rapid.IntRange(0, 6).Draw(t, "length") {
		s := statement{op: rapid.SampledFrom(ops).Draw(t, "op"), p: rapid.IntRange(0, pointers-1).Draw(t, "p"),
			q: rapid.IntRange(0, pointers-1).Draw(t, "q")}
		s.n = rapid.SampledFrom([]int64{0, 0, 0, 8}).Draw(t, "n")
		switch s.op {
		case "if", "choose":
			s.may = rapid.SampledFrom([]Order{Less, Less | Equal, Equal}).Draw(t, "order")
			s.blocks = [2][]statement{draw(t, depth-1), draw(t, depth-1)}
		case "loop":
			s.blocks[0] = draw(t, depth-1)
		}
		out = append(out, s)
	}
	return out
}

// state is one execution so far: the values of the pointers, and how often each lock is held, as a reader and
// as a writer.
type state struct {
	value        [pointers]int64
	reads, write [cells]int8
}

type run struct {
	*rapid.T
	*Digest
	vars []*cfg.Var
}

func (r *run) address(p int, n int64) Address {
	a := variable(r.vars[p])
	a.Offset = n
	return a
}

func (r *run) eval(s state, a Address) (v int64) {
	for _, t := range a.Terms {
		if t.Var != nil {
			v += t.Scale * s.value[t.Var.ID]
		}
	}
	return v + a.Offset
}

// cell is the number of the lock at an address.
func cell(v int64) int { return int(v / 8) }

func (r *run) step(s statement, e Element, states []state) (Element, []state) {
	ev := &digest.Event{Mutex: digest.Operand{Any: true}, Lock: cfg.RWLock}
	at := []Address{r.address(s.p, s.n)}
	// Observe and Step would ask for facts, and the lockset what breaks.
	do := func(f func(*state)) []state {
		out := slices.Clone(states)
		for i := range out {
			f(&out[i])
		}
		return out
	}
	switch s.op {
	case "assign":
		value := []Address{r.address(s.q, s.n)}
		e.Cases = r.each(e.Cases, func(c Case) Case { return r.assign(c, r.vars[s.p], value) })
		return e, do(func(x *state) { x.value[s.p] = x.value[s.q] + s.n })
	case "input":
		e.Cases = r.each(e.Cases, func(c Case) Case { return r.assign(c, r.vars[s.p], nil) })
		var out []state
		for v := int64(0); v < 3; v++ {
			out = append(out, do(func(x *state) { x.value[s.p] = 8 * v })...)
		}
		return e, out
	case "lock":
		ev.Kind = digest.EvLock
		e.Cases = r.each(e.Cases, func(c Case) Case { return r.acquire(c, ev, at, false, false) })
		return e, do(func(x *state) {
			if c := cell(x.value[s.p] + s.n); x.reads[c] == 0 {
				x.write[c] = 1
			}
		})
	case "rdlock":
		ev.Kind, ev.Shared = digest.EvLock, true
		e.Cases = r.each(e.Cases, func(c Case) Case { return r.acquire(c, ev, at, true, false) })
		return e, do(func(x *state) {
			if c := cell(x.value[s.p] + s.n); x.write[c] == 0 {
				x.reads[c]++
			}
		})
	case "unlock":
		e.Cases = r.each(e.Cases, func(c Case) Case { return r.release(c, ev.Mutex, at, true) })
		return e, do(func(x *state) {
			if c := cell(x.value[s.p] + s.n); x.write[c] > 0 {
				x.write[c] = 0
			} else if x.reads[c] > 0 {
				x.reads[c]--
			}
		})
	case "choose":
		a, xs := r.all(s.blocks[0], e, states)
		b, ys := r.all(s.blocks[1], e, states)
		return r.join(a, b), slices.Concat(xs, ys)
	case "if":
		yes, no := e, e
		if s.p < s.q {
			yes.Cases = r.decide(e.Cases, Comparison{X: r.vars[s.p], Y: r.vars[s.q], May: s.may})
			no.Cases = r.decide(e.Cases, Comparison{X: r.vars[s.p], Y: r.vars[s.q], May: anyOrder &^ s.may})
		}
		var xs, ys []state
		for _, x := range states {
			if s.p >= s.q || order(x.value[s.p], x.value[s.q])&s.may != 0 {
				xs = append(xs, x)
			}
			if s.p >= s.q || order(x.value[s.p], x.value[s.q])&s.may == 0 {
				ys = append(ys, x)
			}
		}
		a, xs := r.all(s.blocks[0], yes, xs)
		b, ys := r.all(s.blocks[1], no, ys)
		return r.join(a, b), slices.Concat(xs, ys)
	case "loop":
		for i := 0; ; i++ {
			next, _ := r.all(s.blocks[0], e, nil)
			joined := r.join(e, next)
			if joined == e {
				break
			}
			if e = joined; i == 500 {
				r.Fatalf("no end of ascent at %v", s)
			}
		}
		all := states
		for range 3 {
			_, states = r.all(s.blocks[0], e, states)
			all = slices.Concat(all, states)
		}
		return e, all
	}
	return e, states
}

func (r *run) join(a, b Element) Element {
	j := r.Join(a, b)
	if !r.Leq(a, j) || !r.Leq(b, j) {
		r.Fatalf("the join of %s and %s is not above", r.Describe(a, nil), r.Describe(b, nil))
	}
	if r.Join(b, a) != j {
		r.Fatalf("the join of %s and %s depends on the order", r.Describe(a, nil), r.Describe(b, nil))
	}
	return j
}

func order(a, b int64) Order {
	switch {
	case a < b:
		return Less
	case a > b:
		return Greater
	}
	return Equal
}

// all executes statements, and checks after each that one of the cases describes each execution.
func (r *run) all(ss []statement, e Element, states []state) (Element, []state) {
	states = slices.Clone(states)
	for _, s := range ss {
		e, states = r.step(s, e, states)
		slices.SortFunc(states, func(a, b state) int {
			if c := slices.Compare(a.value[:], b.value[:]); c != 0 {
				return c
			}
			if c := slices.Compare(a.reads[:], b.reads[:]); c != 0 {
				return c
			}
			return slices.Compare(a.write[:], b.write[:])
		})
		states = slices.Compact(states)
		states = slices.DeleteFunc(states, func(x state) bool { return slices.Max(x.value[:]) >= 8*(cells-1) })
		if n := len(states); n > 150 {
			states = slices.Concat(states[:75], states[n-75:])
		}
		for _, x := range states {
			var why []string
			if !slices.ContainsFunc(r.Digest.all(e.Cases), func(c Case) bool {
				text := r.contradiction(c, x)
				why = append(why, text)
				return text == ""
			}) {
				r.Fatalf("after %v, no case of %s describes %+v: %s", s, r.Describe(e, nil), x, strings.Join(why, "; "))
			}
		}
	}
	return e, states
}

func (r *run) contradiction(c Case, s state) string {
	for _, e := range r.equal.Items(c.Equal) {
		if s.value[e.Var.ID] != r.eval(s, e.Value) {
			return fmt.Sprintf("%s is not %s", e.Var, e.Value)
		}
	}
	for _, m := range r.comparisons.Items(c.Compare) {
		if order(s.value[m.X.ID], s.value[m.Y.ID])&m.May == 0 {
			return fmt.Sprintf("%s and %s do not compare %03b", m.X, m.Y, m.May)
		}
	}
	for _, h := range r.held.Items(c.Held) {
		at := cell(r.eval(s, h.Lock))
		if s.write[at] == 0 && (!h.Shared || s.reads[at] == 0) {
			return fmt.Sprintf("%s is not held", h.Lock)
		}
	}
	for at, n := range s.reads {
		var room int8
		for _, rd := range r.reads.Items(c.Reads) {
			if rd.Forms.IsEmpty() || slices.ContainsFunc(r.addresses.Items(rd.Forms),
				func(a Address) bool { return cell(r.eval(s, a)) == at }) {
				if room++; rd.Many {
					room = 100
				}
			}
		}
		if n > room {
			return fmt.Sprintf("lock %d is read %d times, but has room for %d", at, n, room)
		}
	}
	return ""
}

// TestCases executes small programs, whatever the pointers hold in the beginning, and compares.
func TestCases(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := &run{T: t, Digest: New()}
		if err := r.Bind([]digest.Component{digest.Erase(broken.New()), digest.Erase(lockset.New()), digest.Erase(threadflag.New())}); err != nil {
			t.Fatal(err)
		}
		for i := range pointers {
			r.vars = append(r.vars, &cfg.Var{Name: fmt.Sprintf("p%d", i), ID: i})
		}
		states := make([]state, 0, 81)
		for i := range int64(81) {
			states = append(states, state{value: [pointers]int64{i % 3 * 8, i / 3 % 3 * 8, i / 9 % 3 * 8, i / 27 * 8}})
		}
		ss := draw(t, 2)
		r.all(ss, r.Init(nil), states[:])
	})
}

// A read that is one of those of a case is below it, also if it has a form in common with another.
func TestReadIsThere(t *testing.T) {
	d := New()
	p := variable(&cfg.Var{Name: "p"})
	at := func(offsets ...int64) Read {
		var forms []Address
		for _, n := range offsets {
			forms = append(forms, Address{Terms: p.Terms, Offset: n})
		}
		return Read{Forms: d.addresses.List(forms...), Any: true}
	}
	for _, reads := range [][]Read{{at(8), at(0, 16)}, {at(0), at(8, 16)}} {
		below, above := Case{Reads: d.sortReads([]Read{at(0, 8, 24)})}, Case{Reads: d.sortReads(reads)}
		if m := d.meet(below, above); m != above {
			t.Errorf("%v is not below %v", d.reads.Items(below.Reads), d.reads.Items(above.Reads))
		}
	}
}

// A lock that may be very many objects may be any.
func TestManyObjects(t *testing.T) {
	d := New()
	var os []digest.Object
	for i := range maxObjects {
		os = append(os, digest.Object{Base: uint32(i)})
	}
	one := d.objects.List(digest.Object{Base: maxObjects})
	if may, any := d.mayBe(d.objects.List(os...), d.objects.List(os[1]), false); any || may != d.objects.List(os...) {
		t.Error("as many as are told apart are not")
	}
	if may, any := d.mayBe(d.objects.List(os...), one, false); !any || !may.IsEmpty() {
		t.Error("one more is told apart")
	}
	if may, any := d.mayBe(one, one, true); !any || !may.IsEmpty() {
		t.Error("any lock is told apart from one")
	}
}
