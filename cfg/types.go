package cfg

import (
	"fmt"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg/arith"
)

// DataModel names the widths of C's basic types.
type DataModel uint8

const (
	LP64  DataModel = iota // int 4, long 8, pointer 8 bytes (the zero value)
	ILP32                  // int 4, long 4, pointer 4 bytes
)

// PointerSize is the size of an object pointer in bytes.
func (m DataModel) PointerSize() int64 {
	if m == ILP32 {
		return 4
	}
	return 8
}

// String is "LP64" or "ILP32", as in flags; a number that is no data model counts as LP64.
func (m DataModel) String() string {
	if m == ILP32 {
		return "ILP32"
	}
	return "LP64"
}

// A Type is a C type with its layout already computed. Types are compared by structure with [Identical];
// two records are the same type only if they are the same *Record.
// The implementations are *Void, *Int, *Float, *Pointer, *Array, *Record, *FuncType.
type Type interface {
	Size() int64    // bytes; 0 for void, functions, incomplete types and flexible arrays
	Align() int64   // bytes, at least 1
	String() string // as C would say it
}

// Void is the type of expressions without a value.
type Void struct{}

// Int is an integer, character, boolean or enumeration type of 8, 16, 32, 64 or 128 bits.
type Int struct {
	Name   string // as printed: "int", "unsigned char", "enum e"
	Bytes  int64  // its size
	AlignN int64  // 0: same as Bytes
	Signed bool   // two's complement
	Bool   bool   // _Bool: conversions yield 0 or 1
}

// HasAll reports whether every number of another integer type is one of this one: a conversion keeps it.
func (t *Int) HasAll(of *Int) bool {
	switch {
	case t.Bool || of.Bool:
		return of.Bool
	case t.Signed == of.Signed:
		return t.Bytes >= of.Bytes
	}
	return t.Signed && t.Bytes > of.Bytes
}

// Float is a real or complex floating type. Analyses treat its values as opaque bits.
type Float struct {
	Name    string // as printed: "double"
	Bytes   int64  // the size
	AlignN  int64  // 0: same as Bytes
	Complex bool   // a pair of numbers
}

// Pointer is a pointer to an object or function type.
type Pointer struct {
	Elem  Type  // what it points to
	Bytes int64 // the size
}

// Array is an array. Len is -1 when it is unknown (flexible or incomplete arrays, variable-length arrays),
// and then Size is 0.
type Array struct {
	Elem Type  // of the elements
	Len  int64 // how many elements; -1: not known
}

// Record is a struct or union.
type Record struct {
	Tag     string   // "struct s", "union u", or "struct <anonymous>"
	Union   bool     // all fields begin at 0
	Fields  []*Field // in the order of their declaration
	Bytes   int64    // the size
	AlignN  int64    // 0: same as 1
	Unknown bool     // declared but never completed
}

// Field is a member of a record.
//
// A bit-field has Width > 0. Its bits start BitOff bits above Offset. Bit-fields that share a C11 *memory location*
// (§3.14: a maximal run of adjacent bit-fields of non-zero width) are read and written together,
// so an access to one touches the bytes [UnitOff, UnitOff+UnitSize).
type Field struct {
	Name     string // empty for anonymous members
	Type     Type   // of the member
	Offset   int64  // bytes from the start of the record
	BitOff   int64  // bits above Offset
	Width    int64  // in bits; 0: no bit-field
	UnitOff  int64  // bytes from the start of the record: where its memory location begins
	UnitSize int64  // how many bytes that has
}

// FuncType is the type of a function.
type FuncType struct {
	Result   Type   // [Void] if there is none
	Params   []Type // without those behind the ellipsis
	Variadic bool   // also for declarations without a prototype
}

// Size is 0: there are no objects of type void.
func (*Void) Size() int64 { return 0 }

// Size is 1, 2, 4, 8 or 16 bytes.
func (t *Int) Size() int64 { return t.Bytes }

// Size is the size in bytes with padding: 16 for an x87 long double on LP64, 12 on ILP32. For a complex type it
// counts both parts.
func (t *Float) Size() int64 { return t.Bytes }

// Size is the size in bytes of the pointer itself, 4 or 8, whatever it points to.
func (t *Pointer) Size() int64 { return t.Bytes }

// Size is the size in bytes with all padding; 0 for an empty record, and for one that has never been completed.
func (t *Record) Size() int64 { return t.Bytes }

// Size is 0: functions are no objects. Pointers to them have the size of a [Pointer].
func (*FuncType) Size() int64 { return 0 }

// Align is 1, which demands nothing.
func (*Void) Align() int64 { return 1 }

// Align is the alignment of the elements, also if their number is not known.
func (t *Array) Align() int64 { return t.Elem.Align() }

// Align is the size of the pointer: its natural alignment.
func (t *Pointer) Align() int64 { return t.Bytes }

// Align is 1, which demands nothing: where functions lie is not part of the representation.
func (*FuncType) Align() int64 { return 1 }

// Align is AlignN, at least 1. It does not look at the fields: whoever makes the record has, and knows whether it
// is packed.
func (t *Record) Align() int64 { return max(1, t.AlignN) }

// Size is the size of all elements in bytes, and 0 if their number is not known.
func (t *Array) Size() int64 {
	if t.Len < 0 {
		return 0
	}
	return t.Len * t.Elem.Size()
}

// Align is AlignN or, if that is 0, the size. On ILP32 long long is aligned to 4 within records.
func (t *Int) Align() int64 {
	if t.AlignN > 0 {
		return t.AlignN
	}
	return t.Bytes
}

// Align is AlignN or, if that is 0, the size. On ILP32 double is aligned to 4 within records.
func (t *Float) Align() int64 {
	if t.AlignN > 0 {
		return t.AlignN
	}
	return t.Bytes
}

// String is "void".
func (*Void) String() string { return "void" }

// String is the type's name in C: "unsigned long", or "enum e" for an enumeration.
func (t *Int) String() string { return t.Name }

// String is the type's name in C, such as "long double".
func (t *Float) String() string { return t.Name }

// String is the tag with its keyword, "struct s" or "union u", and not the fields.
func (t *Record) String() string { return t.Tag }

// String writes the type as a cast in C does: "char *", "int **", "int (*)[3]", "void (*)(int)".
func (t *Pointer) String() string {
	if f, ok := t.Elem.(*FuncType); ok {
		return f.string("(*)")
	}
	if a, ok := t.Elem.(*Array); ok {
		return fmt.Sprintf("%s (*)%s", a.innermost(), a.dims())
	}
	s := t.Elem.String()
	if strings.HasSuffix(s, "*") {
		return s + "*"
	}
	return s + " *"
}

// String writes the type as in C without a name and without a space: "int[2][3]", or "char[]" if the length is not
// known.
func (t *Array) String() string { return t.innermost().String() + t.dims() }

func (t *Array) innermost() Type {
	if e, ok := t.Elem.(*Array); ok {
		return e.innermost()
	}
	return t.Elem
}

func (t *Array) dims() string {
	d := "[]"
	if t.Len >= 0 {
		d = fmt.Sprintf("[%d]", t.Len)
	}
	if e, ok := t.Elem.(*Array); ok {
		return d + e.dims()
	}
	return d
}

// String writes the type as in C without a name: "int (char *, ...)".
func (t *FuncType) String() string { return t.string("") }

func (t *FuncType) string(name string) string {
	var ps []string
	for _, p := range t.Params {
		ps = append(ps, p.String())
	}
	if t.Variadic {
		ps = append(ps, "...")
	}
	return fmt.Sprintf("%s %s(%s)", t.Result, name, strings.Join(ps, ", "))
}

// IsScalar reports whether values of t fit one register: integers, floats and pointers.
func IsScalar(t Type) bool {
	switch t.(type) {
	case *Int, *Float, *Pointer:
		return true
	}
	return false
}

// Arith is how numbers of t are computed and compared: those of pointers, and the bits of all other types, are
// unsigned.
func Arith(t Type) arith.Type {
	switch t := t.(type) {
	case *Int:
		return arith.Type{Bits: uint8(8 * t.Bytes), Signed: t.Signed}
	case *Pointer:
		return arith.Type{Bits: uint8(8 * t.Bytes)}
	}
	return arith.Type{Bits: 64}
}

// IsVoid reports whether t is void.
func IsVoid(t Type) bool { _, ok := t.(*Void); return ok }

// Identical reports whether two types are the same up to names of integer types.
// Pointers are identical when their target types are.
func Identical(a, b Type) bool {
	if a == b {
		return true
	}
	switch a := a.(type) {
	case *Void:
		_, ok := b.(*Void)
		return ok
	case *Int:
		b, ok := b.(*Int)
		return ok && a.Bytes == b.Bytes && a.Signed == b.Signed && a.Bool == b.Bool
	case *Float:
		b, ok := b.(*Float)
		return ok && a.Bytes == b.Bytes && a.Complex == b.Complex
	case *Pointer:
		b, ok := b.(*Pointer)
		return ok && a.Bytes == b.Bytes && Identical(a.Elem, b.Elem)
	case *Array:
		b, ok := b.(*Array)
		return ok && a.Len == b.Len && Identical(a.Elem, b.Elem)
	case *FuncType:
		b, ok := b.(*FuncType)
		if !ok || a.Variadic != b.Variadic || len(a.Params) != len(b.Params) || !Identical(a.Result, b.Result) {
			return false
		}
		for i, p := range a.Params {
			if !Identical(p, b.Params[i]) {
				return false
			}
		}
		return true
	}
	return false
}

// Types is the set of basic types of a data model. Builders of programs take their types from it.
type Types struct {
	Model                                   DataModel // what the widths are those of
	Void                                    *Void     // no value
	Bool, Char, SChar, UChar, Short, UShort *Int      // characters and short integers
	Int, UInt, Long, ULong, LLong, ULLong   *Int      // integers
	Int128, UInt128                         *Int      // integers of gcc
	Float, Double, LongDouble               *Float    // real numbers
}

// NewTypes returns the basic types as the System V ABIs lay them out.
func NewTypes(m DataModel) *Types {
	p := m.PointerSize()
	ll := int64(8)
	if m == ILP32 {
		ll = 4 // alignment of 8-byte scalars inside records on i386
	}
	ldSize, ldAlign := int64(16), int64(16)
	if m == ILP32 {
		ldSize, ldAlign = 12, 4
	}
	i := func(name string, bytes, align int64, signed bool) *Int {
		return &Int{Name: name, Bytes: bytes, AlignN: align, Signed: signed}
	}
	return &Types{
		Model: m, Void: &Void{},
		Bool: &Int{Name: "_Bool", Bytes: 1, AlignN: 1, Bool: true},
		Char: i("char", 1, 1, true), SChar: i("signed char", 1, 1, true), UChar: i("unsigned char", 1, 1, false),
		Short: i("short", 2, 2, true), UShort: i("unsigned short", 2, 2, false),
		Int: i("int", 4, 4, true), UInt: i("unsigned int", 4, 4, false),
		Long: i("long", p, p, true), ULong: i("unsigned long", p, p, false),
		LLong: i("long long", 8, ll, true), ULLong: i("unsigned long long", 8, ll, false),
		Int128: i("__int128", 16, 16, true), UInt128: i("unsigned __int128", 16, 16, false),
		Float:      &Float{Name: "float", Bytes: 4, AlignN: 4},
		Double:     &Float{Name: "double", Bytes: 8, AlignN: ll},
		LongDouble: &Float{Name: "long double", Bytes: ldSize, AlignN: ldAlign},
	}
}

// PointerTo is the type of pointers to t.
func (ts *Types) PointerTo(t Type) *Pointer { return &Pointer{Elem: t, Bytes: ts.Model.PointerSize()} }

// VoidPtr is the type void *.
func (ts *Types) VoidPtr() *Pointer { return ts.PointerTo(ts.Void) }

// Size is the type size_t.
func (ts *Types) Size() *Int { return ts.ULong }

// PtrDiff is the type ptrdiff_t.
func (ts *Types) PtrDiff() *Int { return ts.Long }
