package cfg

import (
	"cmp"
	"fmt"
	"math"
	"math/big"

	"github.com/mayrun-dev/mayrun/cfg/arith"
)

// Pos is a place in the source text. File and Line follow #line directives, as a compiler's messages do;
// PhysicalFile and PhysicalLine are set only where the file that was read says otherwise.
// The zero value means "no position". Columns count bytes from 1.
type Pos struct {
	File         string // by #line directives
	Line, Column int    // from 1; 0: none
	PhysicalFile string // the file that was read, if that is another one
	PhysicalLine int    // in that file
}

// IsValid reports whether the position names a line.
func (p Pos) IsValid() bool { return p.Line > 0 }

// Compare orders positions by file, line and column: less than, equal to or greater than 0 as p comes before q, is at
// the same place, or comes behind it.
func (p Pos) Compare(q Pos) int {
	return cmp.Or(cmp.Compare(p.File, q.File), cmp.Compare(p.Line, q.Line), cmp.Compare(p.Column, q.Column))
}

// Physical is where in the file that was read p lies.
func (p Pos) Physical() (file string, line int) {
	return cmp.Or(p.PhysicalFile, p.File), cmp.Or(p.PhysicalLine, p.Line)
}

// String is file:line:column or, without a column, file:line, as #line directives name the place; it is "-" if the
// position is not valid.
func (p Pos) String() string {
	if !p.IsValid() {
		return "-"
	}
	if p.Column == 0 {
		return fmt.Sprintf("%s:%d", p.File, p.Line)
	}
	return fmt.Sprintf("%s:%d:%d", p.File, p.Line, p.Column)
}

// Storage says where a variable lives and for how long.
type Storage uint8

const (
	Global      Storage = iota // one object for the whole run
	ThreadLocal                // one object per thread
	Local                      // one object per activation of its function
	Param                      // a local that the call initialises
	Temp                       // a local without a name in the source; its address is never taken
	Literal                    // a string literal: one read-only object
)

// Var is a variable: a named object, or a register of the representation.
// Variables are compared by identity.
type Var struct {
	Name    string  // as the source names it
	Type    Type    // of its values
	Storage Storage // where it lives
	Func    *Func   // the function that a Local, Param or Temp belongs to
	Pos     Pos     // of its declaration
	ID      int     // dense within the program, set by [Program.Finish]

	// Private is set for global variables that only this program's sources can name
	// (static linkage): an unknown function cannot reach them except through a pointer.
	Private bool
	// Extern marks a global without a definition in the program: its initial value is unknown.
	Extern bool
	// Standard marks an Extern that the C library defines. Models say what its functions do with it.
	Standard bool
	// Weak marks a global that need not exist: its address may be null, and if it is, it is so in the whole execution.
	Weak bool
	// Several marks an object of the library that stands for one or more: that two pointers lead to it says
	// neither that they are equal nor that they differ.
	Several bool
	// Extra is how many bytes the object has beyond its type: an initialised flexible array member.
	Extra int64
	// Origin is, for a register that holds an intermediate result, the expression that it holds, the *[Call]
	// that returned it, or a string to print. It is for messages only.
	Origin any
	// Data is the content of a Literal, with its terminating zero.
	Data []byte
	// AddressTaken is set by [Program.Finish]: the variable occurs under an [AddrOf], or is the target of an
	// atomic action.
	AddressTaken bool
	// Atomic marks a variable declared _Atomic (its plain accesses are lowered to atomic actions).
	Atomic bool
}

// Size is the size of the object in bytes.
func (v *Var) Size() int64 { return v.Type.Size() + v.Extra }

// Register reports whether v is a scalar local whose address is never taken:
// no other thread and no pointer can reach it, so reading or writing it is not an access.
func (v *Var) Register() bool {
	switch v.Storage {
	case Local, Param, Temp:
		return !v.AddressTaken && IsScalar(v.Type)
	}
	return false
}

// LVal designates an object or a part of one: a variable (Var) or the target of a pointer (Ptr), then a path
// of fields and elements. Exactly one of Var and Ptr is set. It is evaluated as C does: Ptr first, then the
// index expressions from left to right.
type LVal struct {
	Var      *Var   // the object, or nil
	Ptr      Expr   // of pointer type; the object starts where it points
	Path     []Step // from the object to the part
	Type     Type   // of the designated part
	Volatile bool   // the access is volatile
	// Internal: reading or writing it is no access (the inside of a lock, a frame slot).
	Internal bool
	Pos      Pos // reported for the access
}

// Step is one element of an lvalue's path: a field (Field set) or an element (Index set, of integer type). Elem
// is the type that the step arrives at; an index is scaled by Elem's size, or by Scale when Elem's size is not
// constant.
type Step struct {
	Field *Field // nil: an element
	Index Expr   // of the element, from 0; nil: a field
	Elem  Type   // what the step arrives at
	Scale Expr   // size in bytes of an element of variable size, or nil
}

// Unmeasured reports whether a step leads so far that no constant says it, beside the index: to an element whose size is
// not constant, or to a bit-field, which begins within a byte.
func (s Step) Unmeasured() bool { return s.Scale != nil || s.Field != nil && s.Field.Width > 0 }

// Register is the register that is meant, all of it and by its own type; nil if something else is. The receiver may be
// nil.
func (lv *LVal) Register() *Var {
	if lv != nil && lv.Var != nil && len(lv.Path) == 0 && lv.Var.Register() && Identical(lv.Type, lv.Var.Type) {
		return lv.Var
	}
	return nil
}

// IsVariable reports whether lv is a variable as a whole; not if it is nil.
func (lv *LVal) IsVariable() bool { return lv != nil && lv.Var != nil && len(lv.Path) == 0 }

// BitField returns the field that lv designates if that is a bit-field, else nil.
func (lv *LVal) BitField() *Field {
	if n := len(lv.Path); n > 0 {
		if f := lv.Path[n-1].Field; f != nil && f.Width > 0 {
			return f
		}
	}
	return nil
}

// An Expr is an expression without side effects other than reading memory. Its operands are evaluated from left
// to right; each [Load] of something that is not a register is one read access. Operands are converted
// explicitly: the two sides of a [Binary] have identical types (but for shifts). The implementations are
// *Const, *FloatConst, *FuncRef, *AddrOf, *Load, *Unary, *Binary, *PtrAdd, *PtrDiff, *Cast, *Nondet, *Self.
type Expr interface {
	Type() Type     // of the value
	String() string // as C would say it
}

// Const is an integer or a pointer constant (null, or an absolute address). Bits holds the value truncated to the
// width of its type, without sign extension; High the upper half of 128-bit constants.
type Const struct {
	Typ  Type   // an integer or pointer type
	Bits uint64 // the lower 64 bits, not extended by the sign
	High uint64 // the upper 64 bits, of types of 128
}

// FloatConst is a floating constant.
type FloatConst struct {
	Typ   Type    // a floating type
	Value float64 // the nearest one
	// Exact is the value of a constant of a type with more digits than a float64 has, where Value only comes
	// near to it; else nil. It never changes.
	Exact *big.Float
	// Rounded says that the text means another number, to which this one is near: a compiler may compute with
	// more digits of it.
	Rounded bool
}

// Big is the value; ok is false if it is no number. It must not be changed.
func (e *FloatConst) Big() (f *big.Float, ok bool) {
	if e.Exact != nil {
		return e.Exact, true
	}
	if math.IsNaN(e.Value) {
		return nil, false
	}
	return new(big.Float).SetFloat64(e.Value), true
}

// IsZero reports whether the constant is zero, of either sign.
func (e *FloatConst) IsZero() bool { return e.Value == 0 && e.Exact == nil }

// FuncRef is the address of a function.
type FuncRef struct {
	Func *Func // the function
	Typ  Type  // pointer to function
}

// AddrOf is the address of an lvalue, or an array that decays to a pointer to its first element
// (then LV designates the array and Typ points to its element type).
type AddrOf struct {
	LV  *LVal // what it is the address of
	Typ Type  // a pointer type
}

// Load reads an lvalue. Of an aggregate it yields the whole object, and may stand only as the right-hand side
// of an [Assign], as an argument or as a returned value.
type Load struct {
	LV *LVal // what is read
}

// UnaryOp is an operator with one operand.
type UnaryOp uint8

const (
	Neg    UnaryOp = iota // -x
	BitNot                // ~x
	Not                   // !x, of type int
)

// Unary applies an operator to one operand.
type Unary struct {
	Op  UnaryOp // the operator
	X   Expr    // the operand
	Typ Type    // of the result
}

// BinaryOp is an operator with two operands.
type BinaryOp = arith.Op

// The operators. Comparisons are of type int; their operands may be pointers.
const (
	Add = arith.Add // x + y
	Sub = arith.Sub // x - y
	Mul = arith.Mul // x * y
	Div = arith.Div // x / y, towards zero; by zero it is undefined
	Rem = arith.Rem // x % y, with the sign of x
	And = arith.And // x & y
	Or  = arith.Or  // x | y
	Xor = arith.Xor // x ^ y
	Shl = arith.Shl // x << y
	Shr = arith.Shr // x >> y, by the sign of x if that is signed
	Eq  = arith.Eq  // x == y
	Ne  = arith.Ne  // x != y
	Lt  = arith.Lt  // x < y
	Le  = arith.Le  // x <= y
	Gt  = arith.Gt  // x > y
	Ge  = arith.Ge  // x >= y
)

// Binary applies an operator to two operands of identical type (for shifts the right one may differ).
type Binary struct {
	Op   BinaryOp // the operator
	X, Y Expr     // the operands
	Typ  Type     // of the result
}

// PtrAdd is pointer arithmetic: X + Index*Scale bytes. Index has an integer type and may be negative.
type PtrAdd struct {
	X     Expr  // the pointer
	Index Expr  // how many elements further
	Scale int64 // in bytes: the size of an element
	Typ   Type  // of the result
}

// PtrDiff is the difference of two pointers in elements of Scale bytes.
type PtrDiff struct {
	X, Y  Expr  // the two pointers
	Scale int64 // in bytes: the size of an element
	Typ   Type  // of the result
}

// Cast converts X to a scalar type (or to void, when only its reads matter).
type Cast struct {
	X   Expr // what is converted
	Typ Type // the type that X is converted to
}

// Nondet is an arbitrary value of its type, chosen anew at each evaluation. It never is a pointer to an object
// of the program, except with Any.
type Nondet struct {
	Typ Type // of the value
	Pos Pos  // where it is chosen
	// Guess marks a value that is in fact determined by what the program does, as the length of a string is,
	// and only not computed here: an execution with any other value may be none of the program's.
	Guess bool
	// Any says that the value may be, or contain, a pointer to anything.
	Any bool
	// Received says that the value comes from outside, where it may be part of what was sent; see [MemSet].
	Received bool
	// From are numbers of which bytes may be in the value, and pointers to texts that the value may be read from.
	From []Expr
	// Func and Args, if set, say what determines it: the result of that library function for these arguments,
	// which are registers and constants. A name with a plus is the distance from the first argument to which
	// the result points, -1 for a null pointer; one that ends in " new" is the size of the object that the
	// function makes. "error" is one less than the error number of a lack of resources. "printf" is the length of
	// the text that a format and its arguments make, "vprintf" that of a format and the address of a list of
	// arguments; and "vprintf next" says what it takes from a list whose address as it is comes behind that of the
	// list as it was: nothing (0), a string (3), or something else (1). "files" is 0 if none of the arguments, or
	// without arguments none at all, is the descriptor of a file within the process. Calls about such files are
	// executed where the value is evaluated, which is their result plus 1.
	Func string
	Args []Expr // of Func
}

// Self is the identifier of the running thread (pthread_self).
type Self struct {
	Typ Type // the type of identifiers
}

// Type is the integer or pointer type that the constant was made with; its size says how many bits of Bits and High
// count.
func (e *Const) Type() Type { return e.Typ }

// Type is the floating type of the constant. Value is a float64 whatever that is.
func (e *FloatConst) Type() Type { return e.Typ }

// Type is the type of the pointer, whose Elem is a *[FuncType]. It is not the function's own.
func (e *FuncRef) Type() Type { return e.Typ }

// Type is the pointer type. It says which address this is: if LV is an array and Type points to its elements, that
// of the first element, as an array decays.
func (e *AddrOf) Type() Type { return e.Typ }

// Type is that of the lvalue, which may be a record.
func (e *Load) Type() Type { return e.LV.Type }

// Type is an integer type for [Not], and that of the operand for the others: promotions are casts of their own.
func (e *Unary) Type() Type { return e.Typ }

// Type is an integer type for comparisons, and that of the left operand for all other operators.
func (e *Binary) Type() Type { return e.Typ }

// Type is the pointer type of X: moving a pointer does not change what it points to. Index has a type of its own.
func (e *PtrAdd) Type() Type { return e.Typ }

// Type is an integer type, which C calls ptrdiff_t.
func (e *PtrDiff) Type() Type { return e.Typ }

// Type is the type that X is converted to: a scalar type, or void, by which the value is dropped.
func (e *Cast) Type() Type { return e.Typ }

// Type is the scalar type over whose values the choice ranges.
func (e *Nondet) Type() Type { return e.Typ }

// Type is the type of thread identifiers: pthread_t or thrd_t.
func (e *Self) Type() Type { return e.Typ }

// Int64 is the mathematical value of an integer constant of up to 64 bits, sign-extended if its type is signed.
// Unsigned 64-bit constants above the largest int64 come out negative.
func (e *Const) Int64() int64 {
	return int64(Arith(e.Typ).Cut(e.Bits))
}

// IsConst reports whether e is an integer or pointer constant, and its value as [Const.Int64] gives it. A
// constant of 128 bits that no int64 equals is none.
func IsConst(e Expr) (int64, bool) {
	c, ok := e.(*Const)
	if !ok {
		return 0, false
	}
	n := c.Int64()
	if t, isInt := c.Typ.(*Int); isInt && t.Bytes > 8 && (c.High != uint64(n>>63) || n < 0 && !t.Signed) {
		return 0, false
	}
	return n, true
}

// Uncast is e without the conversions around it.
func Uncast(e Expr) Expr {
	for {
		c, ok := e.(*Cast)
		if !ok {
			return e
		}
		e = c.X
	}
}

// RegisterOf is the register that e reads, or nil.
func RegisterOf(e Expr) *Var {
	if l, ok := e.(*Load); ok {
		return l.LV.Register()
	}
	return nil
}

// IsNull reports whether e is the constant 0, however converted: a null pointer, if it is a pointer.
func IsNull(e Expr) bool {
	n, ok := IsConst(Uncast(e))
	return ok && n == 0
}

// Reads reports whether the value of an expression depends on what a variable holds; not that of nil.
func Reads(x Expr, v *Var) (yes bool) {
	if x != nil {
		Inspect(x, func(y Expr) {
			l, ok := y.(*Load)
			yes = yes || ok && l.LV.Var == v
		})
	}
	return yes
}

// InRegisters reports whether the value of an expression depends on what registers hold only: it reads no memory.
func InRegisters(x Expr) bool {
	yes := true
	Inspect(x, func(y Expr) {
		l, ok := y.(*Load)
		yes = yes && !(ok && l.LV.Register() == nil)
	})
	return yes
}

// Unnegated is a condition without the logical negations around it, and how that comes out if cond comes out as truth.
func Unnegated(cond Expr, truth bool) (Expr, bool) {
	for {
		u, ok := cond.(*Unary)
		if !ok || u.Op != Not {
			return cond, truth
		}
		cond, truth = u.X, !truth
	}
}

// NullTest is the register of which a condition asks whether it is a null pointer, and whether it is one where the
// condition has come out as the guard says; nil if the condition is another one.
func NullTest(g *Guard) (v *Var, null bool) {
	x, truth := Unnegated(g.Cond, g.Truth)
	if b, ok := x.(*Binary); ok && (b.Op == Eq || b.Op == Ne) {
		if b.Op == Eq {
			truth = !truth
		}
		switch {
		case IsNull(b.Y):
			x = b.X
		case IsNull(b.X):
			x = b.Y
		default:
			return nil, false
		}
	}
	if l, ok := x.(*Load); ok {
		if v = l.LV.Register(); v != nil {
			if _, pointer := v.Type.(*Pointer); pointer {
				return v, !truth
			}
		}
	}
	return nil, false
}

// Bits64 is the bit pattern of the constant as a float64 of its type's width.
func (e *FloatConst) Bits64() uint64 {
	if e.Typ.Size() == 4 {
		return uint64(math.Float32bits(float32(e.Value)))
	}
	return math.Float64bits(e.Value)
}
