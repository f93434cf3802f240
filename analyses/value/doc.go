// Package value says which memory an expression of a program may denote, which bytes of it, and what may be
// stored there (DESIGN §4).
//
// A [Value] maps bases to sets of byte offsets. A [Base] stands for a variable, for the heap objects that one
// thread allocates at one place, for a function, or for a thread's identifier; the base [Null] stands for plain
// integers, so that pointers survive arithmetic and casts, and [Unknown] for pointers of which nothing is
// known. An [Object] is the content of a base: cells at exact byte offsets, whatever the types of the program
// say, so that unions, casts, memcpy and accesses of different sizes need no rules of their own. A [State] is
// what a thread knows at a program point. [Eval] evaluates the expressions of one action and applies its
// effects.
//
// # Private and shared objects
//
// A state tracks only objects that no other thread can reach: everything while there is one thread, and later
// what a thread has made and not let escape. Their contents are flow-sensitive, with strong updates where the
// base is one object. An object escapes when its address is stored in a shared object, passed to a new thread
// or to unknown code: [Eval.Publish] then moves its content, and everything reachable from it, to the shared
// unknowns that a [World] provides. These only grow, and a read sees all of what was ever written there but
// what the world can exclude: what has not been written yet, and what a mutex hides. (Flow-insensitive globals
// in a side-effecting system: Seidl, Vene, Müller-Olm, "Global Invariants for Analysing Multi-Threaded
// Applications", 2003; Vojdani et al., "Static Race Detection for Device Drivers: The Goblint Approach", ASE
// 2016, §4.)
//
// While a thread holds a mutex that is held at every write of a shared object, nobody else changes the object:
// the state tracks it, too, as a guarded object, with strong updates and refinement by guards, until the mutex
// is released (guarded.go; Schwarz et al., "Improving Thread-Modular Abstract Interpretation", SAS 2021, §4).
//
// A base of a thread of which several may run stands for the objects of all of them. A state's content for it
// describes the running thread's own object, which is right only as long as every pointer that the thread can
// have leads to its own: so none of them may ever have escaped ([World].Escaped).
//
// # What is taken for granted
//
// No undefined behaviour comes before the first race: accesses lie inside their objects, freed objects are not
// used, null pointers are not dereferenced, and numbers that were never an address are not turned into one.
//
// This package may change in any release: see COMPATIBILITY.md.
package value
