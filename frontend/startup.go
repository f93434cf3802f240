package frontend

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
)

// What runs before and after main: functions with attribute constructor or destructor, and those that pointers
// in certain sections point to. Of one unit, the functions with attributes run in the order of their
// definitions, and the pointers of a section in theirs; what has another priority, or is in another unit or
// section, comes before or behind all of these. Linkers take units in the order in which they are given, but
// nobody knows whether that is the order of the files here: every order of up to maxStartups such groups is
// followed, and of more it is an assumption.

// A stage is when something runs.
type stage uint8

const (
	notRun stage = iota
	early        // .preinit_array
	start        // .init_array, .ctors, attribute constructor
	ending       // .fini_array, .dtors, attribute destructor
	lowest = 65535
)

// A startup is something that runs before or after main: a function, or what the pointers of an object point to.
type startup struct {
	stage    stage
	priority int64
	unit     *unit
	section  string // of object
	fn       *function
	object   *static
	pos      cfg.Pos
}

// startupSection tells whether the pointers in a section are called, and when.
func startupSection(name string) (s stage, priority int64) {
	priority = lowest
	base, number, numbered := strings.Cut(strings.TrimPrefix(name, "."), ".")
	if numbered {
		if n, err := strconv.ParseInt(number, 10, 64); err == nil {
			priority = n
			if base == "ctors" || base == "dtors" {
				priority = lowest - n
			}
		}
	}
	switch base {
	case "preinit_array":
		return early, priority
	case "init_array", "ctors":
		return start, priority
	case "fini_array", "dtors":
		return ending, priority
	}
	return notRun, 0
}

// runs notes that a function has attribute constructor or destructor.
func (u *unit) runs(fn *function, a *attrs, pos cfg.Pos) {
	add := func(s stage, priority int64) {
		for i := range u.startups {
			if t := &u.startups[i]; t.fn == fn && t.stage == s {
				t.priority = min(t.priority, priority)
				return
			}
		}
		u.startups = append(u.startups, startup{stage: s, priority: priority, unit: u, fn: fn, pos: pos})
	}
	if a.ctor {
		add(start, a.ctorPriority)
	}
	if a.dtor {
		add(ending, a.dtorPriority)
	}
}

// holds notes that an object lies in a section.
func (u *unit) holds(g *static, section string, pos cfg.Pos) {
	if section != "" && !slices.Contains(u.sections[section], g) {
		u.sections[section] = append(u.sections[section], g)
	}
	s, priority := startupSection(section)
	if s == notRun || slices.ContainsFunc(u.startups, func(t startup) bool { return t.object == g }) {
		return
	}
	u.startups = append(u.startups, startup{stage: s, priority: priority, unit: u, section: section, object: g, pos: pos})
}

// maxStartups is how many groups of functions of one priority are tried in every order.
const maxStartups = 3

// startUp emits what runs before main, and registers what runs behind it.
func (l *linker) startUp() {
	list := slices.DeleteFunc(slices.Clone(l.startups), func(s startup) bool {
		return s.fn != nil && !s.fn.defined || s.object != nil && s.object.v.Extern
	})
	slices.SortStableFunc(list, func(a, b startup) int { return cmp.Or(int(a.stage)-int(b.stage), cmp.Compare(a.priority, b.priority)) })
	for len(list) > 0 {
		n := 1
		for n < len(list) && list[n].stage == list[0].stage && list[n].priority == list[0].priority {
			n++
		}
		l.anyOrder(groupStartups(list[:n]))
		list = list[n:]
	}
}

// groupStartups puts together what has a certain order.
func groupStartups(list []startup) [][]startup {
	var groups [][]startup
	for _, s := range list {
		i := slices.IndexFunc(groups, func(g []startup) bool { return g[0].unit == s.unit && g[0].section == s.section })
		if i < 0 {
			i = len(groups)
			groups = append(groups, nil)
		}
		groups[i] = append(groups[i], s)
	}
	return groups
}

// anyOrder emits groups one after the other, in each order. What runs at the end may run in any order anyway.
func (l *linker) anyOrder(groups [][]startup) {
	f := l.init
	switch {
	case len(groups) == 1 || groups[0][0].stage == ending || len(groups) > maxStartups:
		for _, g := range groups {
			for _, s := range g {
				l.run(s)
			}
		}
		if len(groups) > maxStartups && groups[0][0].stage != ending {
			l.note(cfg.Note{Kind: cfg.Assumed, ID: "constructor-order", Pos: groups[0][0].pos,
				Text: "constructors of several files run in the order of the files"})
		}
		return
	}
	n, end := f.here(), point{}
	for i, first := range groups {
		e := f.branch(n, &cfg.Skip{}, first[0].pos)
		e.Guess = i > 0 // an executed program has one order
		f.cur = point{open: []*cfg.Edge{e}}
		for _, s := range first {
			l.run(s)
		}
		rest := slices.Delete(slices.Clone(groups), i, i+1)
		l.anyOrder(rest)
		end = f.join(end, f.cur)
	}
	f.cur = end
}

// run emits a call, or for the end of the program its registration. The library calls with arguments that the
// functions may ignore.
func (l *linker) run(s startup) {
	t := l.b.pointer(&ctype{kind: kFunc, result: l.b.void})
	if s.fn != nil {
		l.runFunction(s.stage, &cfg.FuncRef{Func: s.fn.cfg, Typ: t.cfgType()}, s.fn.pos)
		return
	}
	f, ptr := l.init, t.cfgType()
	base := castTo(addressOfVar(l.b, s.object.v), l.b.PointerTo(ptr))
	size := l.b.Model.PointerSize()
	n := s.object.v.Size() / size
	for i := range n {
		if strings.HasPrefix(s.section, ".ctors") || strings.HasPrefix(s.section, ".dtors") {
			i = n - 1 - i // in the opposite order
		}
		at := &cfg.PtrAdd{X: base, Index: intConst(l.b.long, uint64(i)), Scale: size, Typ: base.Type()}
		p := f.saved(&cfg.Load{LV: &cfg.LVal{Ptr: at, Type: ptr, Internal: true}}, s.pos)
		here := f.here()
		none := f.branch(here, &cfg.Guard{Cond: p}, s.pos)
		f.cur = point{open: []*cfg.Edge{f.branch(here, &cfg.Guard{Cond: p, Truth: true}, s.pos)}}
		l.runFunction(s.stage, p, s.pos)
		f.cur = f.join(f.cur, point{open: []*cfg.Edge{none}})
	}
}

func (l *linker) runFunction(s stage, callee cfg.Expr, pos cfg.Pos) {
	if s == ending {
		l.init.emit(&cfg.Create{Kind: cfg.AtExit, When: cfg.ProgramEnd, Start: callee, Pos: pos}, pos)
		return
	}
	l.init.emit(&cfg.Call{Callee: callee}, pos)
}
