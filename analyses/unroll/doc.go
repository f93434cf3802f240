// Package unroll copies the bodies of loops that are passed a few times, so that what each pass does has a
// place of its own: a thread that it creates, a mutex that it initialises, an object that it allocates, an
// element that it fills.
//
// Analyses tell threads and objects apart by the edges of the control-flow graph that make them. A loop that
// creates four threads has one such edge, so that the threads are "several of them", and a loop that joins them
// cannot say which one it waits for. With four copies of the body there are four edges, and in each copy the
// value analysis knows the loop's counter.
//
// # What is copied
//
// The body of a natural loop (Aho, Lam, Sethi, Ullman, "Compilers", §9.6.6) is copied k times:
//
//	head → body → head          becomes         head₁ → body₁ → head₂ → body₂ → … → headₖ → bodyₖ → head → body → head
//
// Every copy keeps every way out of the loop, and the loop itself stays as the remainder behind the last copy.
// So the paths of the new graph, with copies read as what they are copies of, are exactly those of the old one,
// for any k and whatever the loop does: unrolling cannot make an analysis unsound. Where k is the number of
// passes, the analysis finds that nothing reaches the remainder's body.
//
// k comes from a propagation of constants through registers (Kildall, "A Unified Approach to Global Program
// Optimization", 1973), pass by pass, until no way leads back to the head. Loops for which that takes too long
// stay as they are; and so do those whose copies would be of no use (see useful), and those for which the
// budget of nodes is used up. Inner loops come first.
//
// # How it is represented
//
// A [Program] is a view of a [cfg.Program], which stays as it is, for those who execute it. A function with
// copies is replaced by a variant: a [cfg.Func] with the same number, variables and type, but nodes and edges
// of its own. A node or edge of the variant that has a counterpart has its number; copies are numbered from
// [cfg.Program.Nodes] and [cfg.Program.Edges] on. Actions are shared, and refer to the functions of the
// program: [Program.Func] finds the variants.
//
// This package may change in any release: see COMPATIBILITY.md.
package unroll
