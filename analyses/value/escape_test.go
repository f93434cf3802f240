package value

import (
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
	_ "github.com/mayrun-dev/mayrun/internal/roomy"
)

// guardedWorld is a world of one thread that holds the mutex that protects everything.
type guardedWorld struct {
	objects map[Base]*Object
	escaped map[Base]bool
}

func (w guardedWorld) Shared(b Base) *Object { return w.objects[b] }
func (w guardedWorld) SharedAt(b Base, lo, hi int64) *Object {
	return w.objects[b].Within(lo, hi)
}
func (w guardedWorld) WriteShared(b Base, o *Object, hidden bool) {
	if !hidden {
		w.objects[b] = w.objects[b].Join(o)
	}
}
func (w guardedWorld) Protected(Base) bool                            { return true }
func (w guardedWorld) Wrote(Base, Num, int64)                         {}
func (w guardedWorld) Kept(Base, Num, int64) bool                     { return false }
func (w guardedWorld) Printed(v Value) Value                          { return v }
func (w guardedWorld) Presume(string, string)                         {}
func (w guardedWorld) Guard(Base) bool                                { return true }
func (w guardedWorld) Escape(b Base)                                  { w.escaped[b] = true }
func (w guardedWorld) Escaped(b Base) bool                            { return w.escaped[b] }
func (w guardedWorld) Blurred(Base) bool                              { return false }
func (w guardedWorld) Once(Base) bool                                 { return false }
func (w guardedWorld) Several(Base) bool                              { return true }
func (w guardedWorld) MadeTwice(Base)                                 {}
func (w guardedWorld) Give(Base)                                      {}
func (w guardedWorld) Given(Base) bool                                { return false }
func (w guardedWorld) Retain(Base)                                    {}
func (w guardedWorld) Retained(Base) bool                             { return false }
func (w guardedWorld) Instances(*cfg.Var) Value                       { return Bottom() }
func (w guardedWorld) Overwrite(Base, Num, int64, *Object, *cfg.LVal) {}
func (w guardedWorld) Store(Base, Num, int64, Value, *cfg.LVal)       {}
func (w guardedWorld) Access(Access)                                  {}
func (w guardedWorld) Register(*cfg.Var) Value                        { return Bottom() }
func (w guardedWorld) Received() Value                                { return AnyInt() }
func (w guardedWorld) Unwritten() bool                                { return true }
func (w guardedWorld) Stale(Base) bool                                { return false }
func (w guardedWorld) Again(Base) bool                                { return false }

// TestPublishInexact: a thread that holds the mutex knows what the objects of a base contain, also after it has added
// one to them: the contents of that one, too.
func TestPublishInexact(t *testing.T) {
	e := &Eval{Table: NewTable(), Types: cfg.NewTypes(cfg.LP64), World: guardedWorld{map[Base]*Object{}, map[Base]bool{}}}
	e.Thread = digest.Thread{Key: 1, Unique: true}
	e.Recursive = func(*cfg.Func) bool { return false }
	site := &cfg.Edge{}
	first := Pointer(e.Alloc(site, true), 0)
	old := e.Publish(first)
	e.write(old, 4, Int(1), nil, cfg.Pos{})
	if got := e.read(old, 4, nil, cfg.Pos{}).Numbers(); !equalNum(got, interval(0, 1)) {
		t.Fatalf("the object is %s before", got)
	}
	second := Pointer(e.Alloc(site, true), 0)
	e.write(second, 4, Int(2), nil, cfg.Pos{})
	if got := e.read(second, 4, nil, cfg.Pos{}).String(); got != "2" {
		t.Fatalf("the new object is %s", got)
	}
	all := e.Publish(second)
	if got := e.read(all, 4, nil, cfg.Pos{}); !all.Equal(old) || !got.Numbers().Contains(0) ||
		!got.Numbers().Contains(1) || !got.Numbers().Contains(2) {
		t.Errorf("the objects are %s at %s", got, all)
	}
}

// TestSummary: a base that stands for several objects of a thread holds what all of them do, also when another one is
// added; it is written weakly, and two pointers to it need not be equal.
func TestSummary(t *testing.T) {
	e := &Eval{Table: NewTable(), Types: cfg.NewTypes(cfg.LP64), World: guardedWorld{map[Base]*Object{}, map[Base]bool{}}}
	e.Thread = digest.Thread{Key: 1, Unique: true}
	e.Recursive = func(*cfg.Func) bool { return false }
	site := &cfg.Edge{}
	sum := Pointer(e.Table.Summary(e.Alloc(site, true)), 0)
	for n := range int64(3) {
		e.write(Pointer(e.Alloc(site, true), 0), 4, Int(n), nil, cfg.Pos{}) // folds the one before
	}
	e.write(sum, 4, Int(7), nil, cfg.Pos{})
	if got := e.read(sum, 4, nil, cfg.Pos{}).Numbers(); !got.Contains(0) || !got.Contains(1) || !got.Contains(7) {
		t.Errorf("one of several objects is written, and they hold %v", got) // others hold what they did
	}
	if equal, different := e.mayEqual(sum, sum, e.Types.ULong); !equal || !different {
		t.Errorf("two pointers to several objects: may be equal %t, may differ %t", equal, different)
	}
	newest := Pointer(e.Alloc(site, true), 0)
	if equal, different := e.mayEqual(newest, newest, e.Types.ULong); !equal || different {
		t.Errorf("two pointers to the newest object: may be equal %t, may differ %t", equal, different)
	}
}
