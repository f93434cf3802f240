package solver

import (
	"fmt"

	"github.com/mayrun-dev/mayrun/internal/fault"
)

// Violation is a constraint that does not hold: the error of [Verify].
type Violation struct {
	Unknown any    // the local unknown whose right-hand side it comes from; nil for a missing root
	Reason  string // what is wrong
}

// Error begins with "not a solution", and names the unknown, if there is one, as %v prints it.
func (v *Violation) Error() string {
	if v.Unknown == nil {
		return "not a solution: " + v.Reason
	}
	return fmt.Sprintf("not a solution: at %v: %s", v.Unknown, v.Reason)
}

// Verify checks that sol is a solution of sys: every constraint of every local unknown in it holds, and
// everything that they ask for, and the roots, are in it. The error is a [*Violation].
//
// It evaluates each right-hand side once, in order of discovery, and trusts neither the solver nor its data.
// The orders of the domains are what it relies on.
func Verify[L, G comparable, D, V any](sys *System[L, G, D, V], sol *Solution[L, G, D, V]) (err error) {
	defer fault.Recover(&err, "solver")
	if err := sys.check(); err != nil {
		return err
	}
	if sol == nil {
		return &Violation{nil, "there is none"}
	}
	if sol.Incomplete != "" {
		return &Violation{nil, "it is incomplete: " + sol.Incomplete}
	}
	for _, x := range sol.roots {
		if _, ok := sol.Local(x); !ok {
			return &Violation{nil, fmt.Sprintf("the root %v is missing", x)}
		}
	}
	for x, value := range sol.Locals() {
		c := checker[L, G, D, V]{sys: sys, sol: sol}
		result := sys.RHS(x, &c)
		if c.reason == "" && !sys.Locals.Leq(result, value) {
			c.reason = fmt.Sprintf("its right-hand side is %v, which is not below its value %v", any(result), any(value))
		}
		if c.reason != "" {
			return &Violation{x, c.reason}
		}
	}
	if sys.Settled != nil {
		c := checker[L, G, D, V]{sys: sys, sol: sol}
		sys.Settled(&settled[L, G, D, V]{sys, sol.Local, c.GetGlobal, c.SideEffect})
		if c.reason != "" {
			return &Violation{nil, "what is decided in the end: " + c.reason}
		}
	}
	return nil
}

// A checker is an [Env] that changes nothing, and remembers the first thing that is wrong.
type checker[L, G comparable, D, V any] struct {
	sys    *System[L, G, D, V]
	sol    *Solution[L, G, D, V]
	reason string
}

func (c *checker[L, G, D, V]) fail(format string, args ...any) {
	if c.reason == "" {
		c.reason = fmt.Sprintf(format, args...)
	}
}

// Get implements [Env].
func (c *checker[L, G, D, V]) Get(x L) D {
	value, ok := c.sol.Local(x)
	if !ok {
		c.fail("it reads %v, which is missing", x)
		return c.sys.Locals.Bottom()
	}
	return value
}

// GetGlobal implements [Env].
func (c *checker[L, G, D, V]) GetGlobal(g G) V {
	value, ok := c.sol.Global(g)
	if !ok {
		return c.sys.Globals.Bottom()
	}
	return value
}

// SideEffect implements [Env].
func (c *checker[L, G, D, V]) SideEffect(g G, v V) {
	if value := c.GetGlobal(g); !c.sys.Globals.Leq(v, value) {
		c.fail("it contributes %v to %v, which is not below its value %v", any(v), g, any(value))
	}
}

// Demand implements [Env].
func (c *checker[L, G, D, V]) Demand(x L) {
	if _, ok := c.sol.Local(x); !ok {
		c.fail("it demands %v, which is missing", x)
	}
}
