package frontend

import (
	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/cfg"
)

// A symbol is what an ordinary identifier stands for.
type symbol struct {
	name string
	t    *ctype
	// One of these says what it is; none: a typedef.
	v       *cfg.Var   // an object
	vla     *cfg.Var   // a variable-length array: the register that holds its address
	fn      *function  // a function
	konst   *cfg.Const // an enumeration constant
	value   *cfg.Const // what a constexpr object of integer type holds, which also has v
	label   string     // a string to be made into an array when used: __func__
	typedef bool
	signed  bool    // the typedef was made with the word signed
	static  *static // a static local or file-scope object
	pos     cfg.Pos

	doubtful bool // its declaration is wrong: complaints about its uses are mere consequences
}

// A static is an object with static or thread storage duration as the linker knows it.
type static struct {
	name       string // in the object file
	v          *cfg.Var
	t          *ctype
	defined    bool // has an initialiser
	weak       bool // need not exist, or gives way to a definition that is not weak
	strong     bool // some unit declares it without saying that it need not exist
	alias      *static
	initialise func(*cfg.Var) // of a weak definition
	own        *static        // a weak definition as its aliases see it, which mean it whoever else defines its name
	pos        cfg.Pos
}

// A tag is a struct, union or enumeration tag.
type tag struct {
	t    *ctype
	enum bool
}

// A scope maps names to meanings. Scopes are entered and left while the syntax tree is walked in source order,
// so that a name means what C says at that point, whatever the parser's own scopes hold.
type scope struct {
	outer   *scope // the next scope that has, or may still get, something to find
	parent  *scope
	symbols map[string]*symbol
	tags    map[string]*tag
	fb      *funcBuilder      // whose block this is
	labels  map[string]string // __label__ declarations, with the names that tell them from others in the function
}

func (u *unit) push() *scope {
	s := &scope{outer: u.scope, parent: u.scope, fb: u.fb}
	if o := u.scope; o != nil && o.outer != nil && o.symbols == nil && o.tags == nil && o.labels == nil {
		// Nothing is declared in a block while an inner one is open. Long chains of else if nest thousands of
		// empty blocks.
		s.outer = o.outer
	}
	u.scope = s
	return s
}

func (u *unit) pop() { u.scope = u.scope.parent }

func (s *scope) declare(sym *symbol) {
	if s.symbols == nil {
		s.symbols = map[string]*symbol{}
	}
	s.symbols[sym.name] = sym
}

func (s *scope) lookup(name string) *symbol {
	for ; s != nil; s = s.outer {
		if sym := s.symbols[name]; sym != nil {
			return sym
		}
	}
	return nil
}

func (s *scope) declareTag(name string, t *tag) {
	if s.tags == nil {
		s.tags = map[string]*tag{}
	}
	s.tags[name] = t
}

func (s *scope) lookupTag(name string) *tag {
	for ; s != nil; s = s.outer {
		if t := s.tags[name]; t != nil {
			return t
		}
	}
	return nil
}

// atFileScope reports whether the scope is that of the file.
func (u *unit) atFileScope() bool { return u.scope.outer == nil }

// pos is the position of the first token of n.
func (u *unit) pos(n cc.Node) cfg.Pos {
	if n == nil {
		return cfg.Pos{}
	}
	if u.calledAt.IsValid() {
		return u.calledAt
	}
	p := u.src.Pos(n)
	q := cfg.Pos{File: p.File, Line: p.Line, Column: p.Column}
	if p.PhysicalFile != p.File || p.PhysicalLine != p.Line {
		q.PhysicalFile, q.PhysicalLine = p.PhysicalFile, p.PhysicalLine
	}
	return q
}
