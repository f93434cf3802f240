// Package engine builds the digest-refined constraint system of a program, solves it, and hands the accesses to
// the race pass (DESIGN §2).
//
// # Unknowns
//
// The unknowns of the system are
//
//	(program point, context)   local: a finite map from digests to abstract states ([value.State])
//	(root, context)            local: the whole life of a thread
//	entry, spawn               global: the states in which a function is entered, a thread is started
//	open, hidden, settled      global: what threads have written to a shared object, by the digest of the writer
//	                           and for whom: anybody, whoever holds no mutex that protects it, whoever holds one
//	escaped, several, …        global: facts about bases, threads and mutexes
//	facts                      global: whatever digests contribute
//
// Each kind of global unknown has values of a type of its own: a function that takes what the unknown is about
// returns it with that type, and nothing else can be read from it or contributed to it.
//
// # Steps
//
// A context is a function with the digest at its entry and what its arguments may point to; beyond a budget the
// arguments are merged. Where the function makes objects or threads for its callers, the calls that lead there
// (its path) belong to the context, too. The right-hand side of a point joins what the edges into it deliver;
// an edge's action is applied to each element of the split state by a step, which asks the value analysis what
// the operands denote and tells the digests what happens as a resolved [digest.Event], after whatever has
// escaped before. Where an action may go on in several ways, each is a branch of the step, which begins with
// the same digest, state and news. Calls add to the callee's entry and read its exit; creating a thread adds to
// its spawn unknown and demands its root.
//
// What can be known about the program before is in package facts, and never changes.
//
// # The last pass
//
// When the solution has been found, one more pass evaluates every right-hand side over it and records the
// accesses, so that nothing that was only true on the way is left in. Package race decides about their pairs.
//
// This package may change in any release: see COMPATIBILITY.md.
package engine
