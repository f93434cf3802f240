package latticetest

import (
	"fmt"

	"pgregory.net/rapid"
)

// Abstraction relates abstract elements to the concrete values that they describe.
type Abstraction[T, C any] struct {
	Elements *rapid.Generator[T] // draws abstract elements
	// Member draws a concrete value that a describes; ok is false if there is none.
	Member func(t *rapid.T, a T) (c C, ok bool)
	// Describes reports whether a describes c.
	Describes func(a T, c C) bool
}

// Unary checks that an abstract operation is sound: whenever a describes c and the concrete operation has a
// result for c, abstract(a) describes that.
func (d Abstraction[T, C]) Unary(t rapid.TB, name string, abstract func(T) T, concrete func(C) (C, bool)) {
	t.Helper()
	rapid.Check(t, func(t *rapid.T) {
		a := d.Elements.Draw(t, "a")
		c, ok := d.Member(t, a)
		if !ok {
			return
		}
		if result, ok := concrete(c); ok && !d.Describes(abstract(a), result) {
			t.Fatal(unsound(fmt.Sprintf("%s(%v)", name, a), abstract(a), fmt.Sprintf("%s(%v)", name, c), result))
		}
	})
}

// Binary checks that an abstract operation of two arguments is sound.
func (d Abstraction[T, C]) Binary(t rapid.TB, name string, abstract func(a, b T) T, concrete func(x, y C) (C, bool)) {
	t.Helper()
	rapid.Check(t, func(t *rapid.T) {
		a, b := d.Elements.Draw(t, "a"), d.Elements.Draw(t, "b")
		x, ok := d.Member(t, a)
		if !ok {
			return
		}
		y, ok := d.Member(t, b)
		if !ok {
			return
		}
		if result, ok := concrete(x, y); ok && !d.Describes(abstract(a, b), result) {
			t.Fatal(unsound(fmt.Sprintf("%s(%v, %v)", name, a, b), abstract(a, b), fmt.Sprintf("%s(%v, %v)", name, x, y), result))
		}
	})
}

// Predicate checks that an abstract comparison knows every outcome of the concrete one.
func (d Abstraction[T, C]) Predicate(t rapid.TB, name string, abstract func(a, b T) (mayHold, mayFail bool), concrete func(x, y C) bool) {
	t.Helper()
	rapid.Check(t, func(t *rapid.T) {
		a, b := d.Elements.Draw(t, "a"), d.Elements.Draw(t, "b")
		x, ok := d.Member(t, a)
		if !ok {
			return
		}
		y, ok := d.Member(t, b)
		if !ok {
			return
		}
		mayHold, mayFail := abstract(a, b)
		if holds := concrete(x, y); holds && !mayHold || !holds && !mayFail {
			t.Fatalf("%s(%v, %v) may hold: %v, may fail: %v; but %s(%v, %v) is %v", name, a, b, mayHold, mayFail, name, x, y, holds)
		}
	})
}

// Order checks that ⊑ means what it should: if a ⊑ b, then b describes everything that a describes.
func (d Abstraction[T, C]) Order(t rapid.TB, leq func(a, b T) bool, join func(a, b T) T) {
	t.Helper()
	rapid.Check(t, func(t *rapid.T) {
		a, b := d.Elements.Draw(t, "a"), d.Elements.Draw(t, "b")
		c, ok := d.Member(t, a)
		if !ok {
			return
		}
		for _, above := range []T{b, join(a, b), join(b, a)} {
			if leq(a, above) && !d.Describes(above, c) {
				t.Fatalf("%v ⊑ %v, but only the former describes %v", a, above, c)
			}
		}
	})
}

func unsound(abstractCall string, abstract any, concreteCall string, concrete any) string {
	return fmt.Sprintf("%s = %v does not describe %s = %v", abstractCall, abstract, concreteCall, concrete)
}
