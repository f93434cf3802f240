// Package engine builds the digest-refined constraint system of a program, solves it, and hands the accesses to
// the race pass (DESIGN §2).
//
// The unknowns are
//
//	(program point, context)   local: a finite map from digests to abstract states ([value.State])
//	(root, context)            local: the whole life of a thread
//	entry, spawn               global: the states in which a function is entered, a thread is started
//	open, hidden, settled      global: what threads have written to a shared object, by the digest of the writer and for whom (see shared.go)
//	escaped, several, …        global: facts about bases, threads and mutexes
//	facts                      global: whatever digests contribute
//
// A context is a function with the digest at its entry and what its arguments may point to; beyond a budget the
// arguments are merged. The right-hand side of a point joins what the edges into it deliver; an edge's action
// is applied to each element of the split state by a step, which asks the value analysis what the operands
// denote and tells the digests what happens as a resolved [digest.Event]. Calls add to the callee's entry and
// read its exit; creating a thread adds to its spawn unknown and demands its root.
//
// When the solution has been found, one more pass evaluates every right-hand side over it and records the
// accesses, so that nothing that was only true on the way is left in. Package race decides about their pairs.
package engine
