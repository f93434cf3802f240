// Package small is a notation for small concurrent programs, to be run by package localtrace: what tests of
// digests write, and what they print when they fail.
//
//	mutex m recursive      declares a lock: mutex [recursive|errorcheck|robust], rwlock, spin
//	barrier b 2            a barrier for two threads
//	sem s 1                a semaphore with value 1
//	var g 1                a variable, plain or atomic, that is 1 at first; others need no declaration, and are 0
//	def open o { done o }  a statement of one's own, with its arguments: what a model file says of a function
//
//	main:                  the body of a thread, or of a function that is called; the first one is main
//	  write g              accesses of a plain global variable
//	  read g
//	  see g { … }          runs the block if the value is not 0; write writes 1, zero g writes 0
//	  create t as h        starts the thread t and stores its handle in the variable h; create t as h p passes the
//	                       pointer p, which t calls arg
//	  join h               joinif h { … } runs the block if it succeeds, tryjoin h { … } does not wait
//	  detach h  cancel h
//	  handle t  atexit t   t is a signal handler, or runs when this thread has ended
//	  atend t              t runs in this thread when it ends
//	  call f               call f p passes the pointer p, call f p q assigns the result to q
//	  return               return p
//	  lock m  unlock m     also rdlock; lockif m { … } and trylock m { … } run the block if they succeed, so does
//	                       unlockif m { … }
//	  init m  destroy m    init m recursive
//	  unknown              unknown code, which may release locks; unknown o does anything that can be done to the
//	                       object o
//	  zero o               of a lock, or a control of once: makes it anew
//	  begin  end           an atomic section
//	  wait c m             waits for the condition c with the mutex m, perhaps in vain
//	  signal c  broadcast c
//	  arrive b             waits at a barrier
//	  post s  take s       increments and decrements a semaphore
//	  store x release      atomic accesses of a variable, with a memory order; add is a read-modify-write
//	  load x acquire { … } runs the block if the value is not 0
//	  add x relaxed
//	  clear x release      stores 0
//	  swap x acqrel { … }  stores 1 and runs the block if the value was 0
//	  cas x acquire relaxed { … }
//	                       the same by compare-and-swap, with the order for success and for failure;
//	                       cas x … weak { … } may fail anyway
//	  seize x acquire      a compare-and-swap from 0 to 1, again and again until it succeeds
//	  fence acquire
//	  local p              lets p point to a variable of this activation
//	  alloc p              allocates an object and lets the local variable p point to it
//	  publish p G          stores p in the global pointer G
//	  share p A release    stores p in the atomic global pointer A
//	  fetch p G            loads p from it
//	  obtain p A acquire   the atomic load
//	  write *p  read *p    accesses of the object; also lock *p, post *p and the like
//	  point p m            lets p point to a global object
//	  guess p m            the same, but an analysis is not told where p points (see Program.Blurred)
//	  choose { … } { … }   one of the two blocks
//	  loop { … }           any number of times
//
// This package may change in any release: see COMPATIBILITY.md.
package small

import (
	"fmt"
	"slices"
	"strings"
)

// Program is a program in the notation.
type Program struct {
	Decls   []Stmt
	Threads []Thread
}

// Thread is the body of a thread, or of a function.
type Thread struct {
	Name string
	Body []Stmt
}

// Stmt is a statement: a word, its arguments and its blocks.
type Stmt struct {
	Op     string
	Args   []string
	Blocks [][]Stmt
}

// shape is the number of arguments (at least, at most) and of blocks of a statement.
type shape struct{ min, max, blocks int }

var shapes = map[string]shape{
	"mutex": {1, 2, 0}, "rwlock": {1, 1, 0}, "spin": {1, 1, 0}, "barrier": {2, 2, 0}, "sem": {2, 2, 0},
	"point": {2, 2, 0}, "var": {2, 2, 0}, "def": {1, 4, 1}, "enter": {1, 1, 0}, "done": {1, 1, 0}, "passed": {1, 1, 0}, "await": {1, 1, 0},
	"read": {1, 1, 0}, "write": {1, 1, 0}, "zero": {1, 1, 0}, "see": {1, 1, 1}, "create": {3, 4, 0},
	"join": {1, 1, 0}, "joinif": {1, 1, 1}, "tryjoin": {1, 1, 1},
	"detach": {1, 1, 0}, "cancel": {1, 1, 0}, "handle": {1, 1, 0}, "atexit": {1, 1, 0}, "atend": {1, 1, 0},
	"guess": {2, 2, 0}, "call": {1, 3, 0}, "local": {1, 1, 0}, "unknown": {0, 1, 0},
	"lockif": {1, 1, 1}, "unlockif": {1, 1, 1}, "clear": {2, 2, 0}, "swap": {2, 2, 1}, "cas": {3, 4, 1},
	"seize": {2, 2, 0}, "fence": {1, 1, 0},
	"lock": {1, 1, 0}, "rdlock": {1, 1, 0}, "unlock": {1, 1, 0}, "trylock": {1, 1, 1}, "init": {1, 2, 0}, "destroy": {1, 1, 0},
	"begin": {0, 0, 0}, "end": {0, 0, 0}, "wait": {2, 2, 0}, "signal": {1, 1, 0}, "broadcast": {1, 1, 0}, "arrive": {1, 1, 0},
	"post": {1, 1, 0}, "take": {1, 1, 0}, "store": {2, 2, 0}, "load": {2, 2, 1}, "add": {2, 2, 0},
	"alloc": {1, 1, 0}, "publish": {2, 2, 0}, "share": {3, 3, 0}, "fetch": {2, 2, 0}, "obtain": {3, 3, 0},
	"once": {1, 1, 1}, "choose": {0, 0, 2}, "loop": {0, 0, 1}, "return": {0, 1, 0},
}

func isDecl(op string) bool {
	return slices.Contains([]string{"mutex", "rwlock", "spin", "barrier", "sem", "var", "def"}, op)
}

// Parse reads a program.
func Parse(text string) (*Program, error) {
	text = strings.NewReplacer("{", " { ", "}", " } ").Replace(text)
	words := strings.Fields(text)
	p := &parser{tokens: words, defined: make(map[string]shape)}
	prog, err := p.program()
	if read := len(words) - len(p.tokens); err != nil && read > 1 {
		err = fmt.Errorf("%w, behind %q", err, strings.Join(words[max(0, read-6):read-1], " "))
	}
	return prog, err
}

// program reads all.
func (p *parser) program() (*Program, error) {
	prog := &Program{}
	for len(p.tokens) > 0 {
		if name, ok := strings.CutSuffix(p.tokens[0], ":"); ok {
			p.tokens = p.tokens[1:]
			body, err := p.stmts()
			if err != nil {
				return nil, err
			}
			prog.Threads = append(prog.Threads, Thread{name, body})
			continue
		}
		s, err := p.stmt()
		if err != nil {
			return nil, err
		}
		if !isDecl(s.Op) {
			return nil, fmt.Errorf("small: %q outside of a thread", s.Op)
		}
		if s.Op == "def" {
			if _, ok := p.shape(s.Args[0]); ok {
				return nil, fmt.Errorf("small: %q is defined already", s.Args[0])
			}
			n := len(s.Args) - 1
			p.defined[s.Args[0]] = shape{n, n, 0}
		}
		prog.Decls = append(prog.Decls, s)
	}
	if len(prog.Threads) == 0 {
		return nil, fmt.Errorf("small: no thread")
	}
	return prog, nil
}

type parser struct {
	tokens  []string
	defined map[string]shape // by def
}

func (p *parser) shape(op string) (form shape, ok bool) {
	if form, ok = p.defined[op]; !ok {
		form, ok = shapes[op]
	}
	return form, ok
}

// stmts reads up to the end of a block or thread.
func (p *parser) stmts() ([]Stmt, error) {
	var ss []Stmt
	for len(p.tokens) > 0 && p.tokens[0] != "}" && !strings.HasSuffix(p.tokens[0], ":") {
		s, err := p.stmt()
		if err != nil {
			return nil, err
		}
		ss = append(ss, s)
	}
	return ss, nil
}

func (p *parser) stmt() (Stmt, error) {
	s := Stmt{Op: p.tokens[0]}
	p.tokens = p.tokens[1:]
	form, ok := p.shape(s.Op)
	if !ok {
		return s, fmt.Errorf("small: unknown statement %q", s.Op)
	}
	more := func() bool {
		if len(p.tokens) == 0 || len(s.Args) >= form.max {
			return false
		}
		_, word := p.shape(p.tokens[0])
		return len(s.Args) < form.min || !word && p.tokens[0] != "}" && p.tokens[0] != "{" && !strings.HasSuffix(p.tokens[0], ":")
	}
	for more() {
		s.Args = append(s.Args, p.tokens[0])
		p.tokens = p.tokens[1:]
	}
	if len(s.Args) < form.min {
		return s, fmt.Errorf("small: %s needs %d arguments", s.Op, form.min)
	}
	for range form.blocks {
		if len(p.tokens) == 0 || p.tokens[0] != "{" {
			return s, fmt.Errorf("small: %s needs %d blocks", s.Op, form.blocks)
		}
		p.tokens = p.tokens[1:]
		b, err := p.stmts()
		if err != nil {
			return s, err
		}
		if len(p.tokens) == 0 || p.tokens[0] != "}" {
			return s, fmt.Errorf("small: block of %s is not closed", s.Op)
		}
		p.tokens = p.tokens[1:]
		s.Blocks = append(s.Blocks, b)
	}
	return s, nil
}

// String prints the program in the notation.
func (p *Program) String() string {
	var b strings.Builder
	print(&b, p.Decls, "")
	for _, t := range p.Threads {
		fmt.Fprintf(&b, "%s:\n", t.Name)
		print(&b, t.Body, "  ")
	}
	return b.String()
}

// GoString is the same: what rapid logs of a program that it has drawn.
func (p *Program) GoString() string { return "\n" + p.String() }

func print(b *strings.Builder, ss []Stmt, indent string) {
	for _, s := range ss {
		b.WriteString(indent + strings.Join(append([]string{s.Op}, s.Args...), " "))
		for _, block := range s.Blocks {
			b.WriteString(" {\n")
			print(b, block, indent+"  ")
			b.WriteString(indent + "}")
		}
		b.WriteString("\n")
	}
}
