package csource

import "modernc.org/cc/v4"

// IsUnsigned reports whether values of an integer type are unsigned. It differs
// from the library's view for enumerations: gcc gives one without negative
// constants the type unsigned int, while the constants themselves are int. The
// library says int for both, so the type of an expression that computes with an
// object of such a type may have the wrong sign: take the sign of a loaded
// enumeration object from here.
func (u *Unit) IsUnsigned(t cc.Type) bool {
	switch t.Kind() {
	case cc.Bool, cc.UChar, cc.UShort, cc.UInt, cc.ULong, cc.ULongLong, cc.UInt128, cc.Ptr:
		return true
	case cc.Enum:
		if et, ok := t.(*cc.EnumType); ok {
			if under := et.UnderlyingType(); under != nil && under.Kind() != cc.Enum && !cc.IsSignedInteger(under) {
				return true
			}
			return et.Min() >= 0 && !fixedSigned[et.UnderlyingType().Kind()]
		}
	}
	return false
}

// fixedSigned are underlying types that only "enum E : T" can have given.
var fixedSigned = map[cc.Kind]bool{cc.SChar: true, cc.Short: true, cc.Char: true}
