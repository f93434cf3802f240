package value

import (
	"fmt"
	"path/filepath"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

// Base names a memory object, or something else that a pointer-sized value can denote. Bases are numbered by a [Table].
type Base uint32

const (
	// Null is the base of plain integers and of the null pointer: its "offsets" are the numbers.
	Null Base = iota
	// Indeterminate is the base of what is in memory before anything is written there. Only objects hold it: whoever reads
	// it gets any number, but a pointer that was never written must not be followed: see [Object.ReadPointer].
	Indeterminate
	// Unknown is the base of pointers of which nothing is known: they may point to any object that the
	// environment can reach.
	Unknown
	// Crowd is the base of the objects that are too many to be told apart in values: see crowd.go.
	Crowd
	// Functions is the base of the functions of the program whose address is taken, where they are too many to be told
	// apart: see crowd.go.
	Functions
)

// Kind says what a base stands for.
type Kind uint8

const (
	KindNull          Kind = iota // what [Null] stands for
	KindIndeterminate             // what [Indeterminate] stands for
	KindUnknown                   // what [Unknown] stands for
	KindVar                       // a variable: one object per thread and activation for locals
	KindHeap                      // objects allocated at one place by one thread (or set of threads)
	KindFunc                      // a function
	KindThread                    // a thread's identifier
	KindCrowd                     // what [Crowd] stands for
	KindFunctions                 // what [Functions] stands for
	KindEnv                       // memory that the environment owns: argv, what library functions return
)

// Info describes a base.
type Info struct {
	Kind   Kind
	Var    *cfg.Var      // KindVar
	Site   *cfg.Edge     // KindHeap
	Func   *cfg.Func     // KindFunc
	Thread digest.Thread // KindThread: the thread; KindVar of locals and KindHeap: the thread that made the object
	// Newest (KindHeap): the object that the thread allocated last at Site, as long as it has not escaped. The
	// others are folded into the base without this mark.
	Newest bool
	// Given (KindHeap, Newest): in the thread that was started with it, an object that was the newest one of Thread.
	// Residue (KindHeap): in Thread, the same object from then on. See give.go.
	Given, Residue bool
	Path           int32  // KindHeap: the calls that lead to Site, numbered by whoever evaluates
	Env            string // KindEnv
}

// Table numbers the bases of one analysis. It is not safe for concurrent use.
type Table struct {
	// Single reports whether the process passes an edge at most once, in whichever thread comes first; nil: of none. What is
	// allocated there is one object, whoever does so.
	Single func(*cfg.Edge) bool

	infos   []Info
	spans   []span // of windows
	windows map[span]window
	index   map[Info]Base
	sizes   []int64
	elems   []int64

	// What is asked for all the time, beside the index: the summaries of bases, and what the newest object of each is (0: not
	// asked for yet), whether there is a base that is given away, and the bases of variables and functions.
	summaries []Base
	newest    []Base
	gave      bool
	vars      map[instance]Base
	funcs     map[*cfg.Func]Base

	firstStatic, lastStatic Base   // the bases of global variables lie between these
	locals                  []Base // of thread-local variables

	foreign     []*cfg.Var // variables that libraries define
	library     Value      // LibraryPointer, once it has been asked for
	ofLibraries Base       // Library, once it has been asked for

	residues bool // some base is a residue

	// Flat says that states hold registers only: see flat.go.
	Flat bool
	// FlatFrames says that they do not hold registers either, between actions: what these hold is an unknown of the
	// [World]. It implies Flat.
	FlatFrames bool
	// Large says that the program is not small: a value in a shared object leads to fewer objects before nothing is known of
	// it.
	Large bool
	// Whole says that pointers into a member array may come to lie anywhere in the object: see window.go.
	Whole bool

	literals *cfg.Var // stands for all string literals, if they are not told apart
}

// instance is a variable as a thread sees it.
type instance struct {
	v      *cfg.Var
	thread digest.Thread
}

// NewTable returns a table that knows Null, Indeterminate, Unknown, Crowd and Functions only.
func NewTable() *Table {
	t := &Table{index: map[Info]Base{}, windows: map[span]window{}, vars: map[instance]Base{}, funcs: map[*cfg.Func]Base{}}
	for _, k := range []Kind{KindNull, KindIndeterminate, KindUnknown, KindCrowd, KindFunctions} {
		t.infos = append(t.infos, Info{Kind: k})
		t.sizes = append(t.sizes, -1)
		t.elems = append(t.elems, 0)
		t.summaries, t.newest = append(t.summaries, 0), append(t.newest, 0)
	}
	return t
}

// MergeLiterals lets one base stand for all string literals. Their content is not looked at, they are never written,
// and comparing addresses of them tells nothing; but many of them in one table make values that hold nothing else.
func (t *Table) MergeLiterals() {
	t.literals = &cfg.Var{Name: "string literals", Type: &cfg.Array{Elem: &cfg.Int{Bytes: 1}, Len: -1}, Storage: cfg.Literal}
}

// Base returns the number of the base that i describes, the same one for the same description.
func (t *Table) Base(i Info) Base {
	if b, ok := t.index[i]; ok {
		return b
	}
	b := Base(len(t.infos))
	t.index[i] = b
	t.infos = append(t.infos, i)
	size, elem := int64(-1), int64(0)
	if i.Kind == KindVar {
		if size = i.Var.Type.Size(); size == 0 || i.Var.Extern || flexible(i.Var.Type) {
			size = -1
		}
		elem = elementSize(i.Var.Type)
	}
	t.sizes = append(t.sizes, size)
	t.elems = append(t.elems, elem)
	t.summaries, t.newest, t.gave = append(t.summaries, 0), append(t.newest, 0), t.gave || i.Given
	switch {
	case i.Kind == KindVar && i.Var.Storage == cfg.ThreadLocal:
		t.locals = append(t.locals, b)
	case t.Static(b):
		if t.firstStatic == 0 {
			t.firstStatic = b
		}
		t.lastStatic = b
	}
	return b
}

// Summaries is v with the summaries of its bases in their places.
func (t *Table) Summaries(v Value) Value { return v.rename(t.Summary) }

// Among is what of v points to something that of, which is of summaries, points to, too. An unknown pointer may point
// to all of it.
func (t *Table) Among(v, of Value) Value {
	among := Bottom()
	for _, p := range v.parts {
		switch {
		case p.Base == Null:
		case summarises(p.Base):
			among = among.Join(of.pointers())
		case of.has(t.Summary(p.Base)) || of.summary():
			among = among.Join(Value{[]Part{p}})
		}
	}
	return among
}

// Var returns the base of a variable as the given thread sees it.
func (t *Table) Var(v *cfg.Var, thread digest.Thread) Base {
	switch v.Storage {
	case cfg.Global:
		thread = digest.Thread{}
	case cfg.Literal:
		thread = digest.Thread{}
		if t.literals != nil {
			v = t.literals
		}
	}
	at := instance{v, thread}
	b, ok := t.vars[at]
	if !ok {
		b = t.Base(Info{Kind: KindVar, Var: v, Thread: thread})
		t.vars[at] = b
	}
	return b
}

// Func returns the base of a function.
func (t *Table) Func(f *cfg.Func) Base {
	b, ok := t.funcs[f]
	if !ok {
		b = t.Base(Info{Kind: KindFunc, Func: f})
		t.funcs[f] = b
	}
	return b
}

// Thread returns the base of a thread's identifier.
func (t *Table) Thread(th digest.Thread) Base { return t.Base(Info{Kind: KindThread, Thread: th}) }

// Env returns the base of a piece of the environment's memory.
func (t *Table) Env(name string) Base { return t.Base(Info{Kind: KindEnv, Env: name}) }

// The names of the bases that the arguments of main are made of.
const (
	ArgumentList  = "argv"
	ArgumentTexts = "arguments"
)

// LibraryName is what the base is called.
const LibraryName = "memory of libraries"

// Library returns the base of what functions without a body own, if they are taken for those of a library.
func (t *Table) Library() Base {
	if t.ofLibraries == Null {
		t.ofLibraries = t.Env(LibraryName)
	}
	return t.ofLibraries
}

// LibraryPointer may be any number, or point to memory of libraries.
func (t *Table) LibraryPointer() Value {
	if t.library.IsBottom() {
		v := AnyInt().Join(Pointers(t.Library(), anyNum()))
		for _, x := range t.foreign {
			v = v.Join(Pointers(t.Var(x, digest.Thread{}), anyNum()))
		}
		t.library = v
	}
	return t.library
}

// Foreign adds a variable to those that libraries define, and may return the address of.
func (t *Table) Foreign(v *cfg.Var) { t.foreign, t.library = append(t.foreign, v), Bottom() }

// Summary is the base that b is folded into when it escapes, or when a newer object takes its place; other
// bases are their own.
func (t *Table) Summary(b Base) Base {
	if i := &t.infos[b]; !i.Newest && !i.Residue {
		return b
	}
	if t.summaries[b] == 0 {
		i := t.infos[b]
		i.Newest, i.Given, i.Residue = false, false, false
		sum := t.Base(i)
		t.summaries[b] = sum
	}
	return t.summaries[b]
}

// Variants lists b and, if it is a summary, the bases of the newest objects that may be folded into it.
func (t *Table) Variants(b Base) []Base {
	i := t.infos[b]
	if i.Kind != KindHeap || i.Newest || i.Residue {
		return []Base{b}
	}
	i.Newest = true
	if t.newest[b] == 0 {
		newest := t.Base(i)
		t.newest[b] = newest
	}
	bs := []Base{b, t.newest[b]}
	if i.Given = true; t.gave {
		if given, ok := t.index[i]; ok {
			bs = append(bs, given)
		}
	}
	return bs
}

// Info describes b.
func (t *Table) Info(b Base) Info { return t.infos[b] }

// Len is the number of bases.
func (t *Table) Len() int { return len(t.infos) }

// Size is the size of the object in bytes, or -1 if it is not known.
func (t *Table) Size(b Base) int64 { return t.sizes[b] }

// Memory reports whether b stands for objects that can be read or written.
func (t *Table) Memory(b Base) bool {
	switch t.infos[b].Kind {
	case KindVar, KindHeap, KindEnv, KindCrowd:
		return true
	}
	return false
}

// Code reports whether b stands for functions.
func (t *Table) Code(b Base) bool { return t.infos[b].Kind == KindFunc || b == Functions }

// Static reports whether b is a global variable or a literal: reachable for every thread by its name.
func (t *Table) Static(b Base) bool {
	i := &t.infos[b]
	return i.Kind == KindEnv || i.Kind == KindVar && (i.Var.Storage == cfg.Global || i.Var.Storage == cfg.Literal)
}

// Name prints b for people.
func (t *Table) Name(b Base) string {
	switch i := t.infos[b]; i.Kind {
	case KindNull:
		return "integer"
	case KindIndeterminate:
		return "indeterminate"
	case KindUnknown:
		return "unknown"
	case KindCrowd:
		return "one of many objects"
	case KindFunctions:
		return "one of many functions"
	case KindVar:
		if f := i.Var.Func; f != nil && i.Var.Storage != cfg.Temp {
			return f.Name + "::" + i.Var.String()
		}
		return i.Var.String()
	case KindHeap:
		name := "alloc"
		if a, ok := i.Site.Action.(*cfg.Alloc); ok && a.Name != "" {
			name = a.Name
		}
		return fmt.Sprintf("%s@%s:%d", name, filepath.Base(i.Site.Pos.File), i.Site.Pos.Line)
	case KindFunc:
		return i.Func.Name
	case KindThread:
		return fmt.Sprintf("thread#%d", i.Thread.Key)
	default:
		return i.Env
	}
}

// flexible reports whether an object of type t may be larger than t: its last member is an array without a length.
func flexible(t cfg.Type) bool {
	switch t := t.(type) {
	case *cfg.Array:
		return t.Len <= 0
	case *cfg.Record:
		n := len(t.Fields)
		return n > 0 && !t.Union && flexible(t.Fields[n-1].Type)
	}
	return false
}

// elementSize is the size of the elements of an array that makes up a whole object, else 0.
func elementSize(t cfg.Type) int64 {
	a, ok := t.(*cfg.Array)
	if !ok {
		return 0
	}
	if inner := elementSize(a.Elem); inner > 0 {
		return inner
	}
	return a.Elem.Size()
}
