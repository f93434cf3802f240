// Package integer provides abstract integers: what an integer expression of a program may be.
//
// An element, a [Set], is a set of 64-bit patterns. It is one of
//
//	⊥                 no value: the zero value of Set
//	{v₁, …, vₙ}       any set of up to [MaxValues] values
//	[lo, hi] step s   the numbers lo, lo+s, lo+2s, …, hi
//
// in a canonical form, so that Sets can be compared with == and be keys of maps. Single values, pairs and
// arithmetic progressions occupy no heap. The order is inclusion; the join is the least upper bound of the
// domain. Strided intervals follow Reps, Balakrishnan, Lim, "Intermediate-Representation Recovery from
// Low-Level Code" (PEPM 2006); the widening has thresholds (Blanchet et al., "A Static Analyzer for Large
// Safety-Critical Software", PLDI 2003).
//
// Elements carry no type. A [Type], a width of 1 to 64 bits with a signedness, has the operators of C: they
// wrap around as C's do, and every operator is sound: it contains the concrete result for all members of its
// operands. As in C, a value of a type narrower than 64 bits, or of a signed one, is represented by itself. A
// value of the unsigned 64-bit type is represented by the pattern of the same bits, so 2⁶⁴-1 is −1: its order,
// division and right shift are those of unsigned numbers nevertheless, because they are operations of the type.
// Byte offsets of pointers are [Int64] numbers.
//
// All operations take constant time: at most 64 concrete operations on small sets.
package integer
