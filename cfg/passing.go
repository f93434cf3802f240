package cfg

// Passing says what a function finds where it expects a value of one type and its caller has passed one of
// another: prototypes differ between files, or the call goes through a pointer of another type. C leaves that
// undefined, but the conventions of x86 decide it in most cases.
type Passing uint8

const (
	Alike Passing = iota // the value
	Cut                  // its low bytes, as a cast would take them
	Open                 // nobody knows: what some register, or place on the stack, holds
)

// Passes tells how a value of type from arrives where one of type to is expected: an argument, or the result of
// a call. The function that expects it is loose if it is defined without a prototype: then it takes a float
// from a double.
func Passes(from, to Type, loose bool) Passing {
	if from == to || Identical(from, to) {
		return Alike
	}
	if !IsScalar(from) && !IsScalar(to) {
		// Records of integers travel as their bytes, whatever these are called.
		if from.Size() == to.Size() && !hasFloat(from) && !hasFloat(to) {
			return Alike
		}
		return Open
	}
	f, float := from.(*Float)
	t, toFloat := to.(*Float)
	switch {
	case float && toFloat && f.Complex == t.Complex && (f.Bytes == t.Bytes || loose && f.Bytes == 8 && t.Bytes == 4):
		return Cut
	case float || toFloat || !IsScalar(from) || !IsScalar(to):
		return Open
	}
	if _, ok := from.(*Pointer); ok {
		if _, ok := to.(*Pointer); ok {
			return Alike
		}
	}
	if i, ok := to.(*Int); ok && i.Bool {
		return Open // the byte may be neither 0 nor 1
	}
	// A register holds no more than 8 bytes, and what lies above a smaller number is anything.
	if to.Size() <= from.Size() && (from.Size() <= 8 || to.Size() == from.Size()) {
		return Cut
	}
	return Open
}

// hasFloat reports whether an object of type t may hold a floating-point number, so that it may travel in other
// registers.
func hasFloat(t Type) bool {
	switch t := t.(type) {
	case *Float:
		return true
	case *Array:
		return hasFloat(t.Elem)
	case *Record:
		for _, f := range t.Fields {
			if hasFloat(f.Type) {
				return true
			}
		}
	}
	return false
}

// Receives tells for each parameter of f how an argument arrives there. Parameters that have none find
// anything, and so do all behind one that lies elsewhere than the argument: in registers of another kind, or on
// the stack of i386, where arguments lie one behind the other.
func (f *Func) Receives(args []Type, m DataModel) []Passing {
	out := make([]Passing, len(f.Params))
	shifted := false
	for i, p := range f.Params {
		if i >= len(args) || shifted {
			out[i] = Open
			continue
		}
		out[i] = Passes(args[i], p.Type, f.Type.Variadic)
		a, b := args[i].Size(), p.Type.Size()
		if m == ILP32 && out[i] != Alike && (a+3)/4 != (b+3)/4 || m != ILP32 && out[i] == Open &&
			(max(a, b) > 8 || !IsScalar(args[i]) || !IsScalar(p.Type) || isFloat(args[i]) != isFloat(p.Type)) {
			shifted, out[i] = true, Open
		}
	}
	return out
}

func isFloat(t Type) bool { _, ok := t.(*Float); return ok }
