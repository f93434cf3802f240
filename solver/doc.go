// Package solver solves side-effecting constraint systems: the one formalism that carries a whole static analysis.
//
// # Constraint systems
//
// A system has two kinds of unknowns. A local unknown x takes values in a domain D and has one
// right-hand side, a function that may ask for the values of other unknowns ([Env.Get], [Env.GetGlobal])
// while it computes its own. A global unknown g takes values in a domain V and has no right-hand side: evaluating
// the right-hand side of a local unknown may contribute to it ([Env.SideEffect]). A solution σ
// satisfies, for every local unknown x that it contains,
//
//	σ x ⊒ the result of the right-hand side of x under σ
//	σ g ⊒ v   for every side effect of v to g in that evaluation
//	σ contains every local unknown that the evaluation asks for or demands
//
// Program points and the ends of functions are typically local; the values of shared variables, and the
// states in which functions and threads start, are global, because they are assembled from contributions
// of many places. Neither the unknowns nor their dependencies need to be known before: the solver discovers
// them from the roots, so that systems may be infinite as long as what is reached is finite.
//
// Right-hand sides must be deterministic functions of what they read: two evaluations that get the same answers
// do the same. They need not be monotone. With monotone right-hand sides over domains of finite height whose
// widening is the join the solution is the least one.
//
// # The top-down solver
//
// [Solve] follows the TD3 family: Apinis, Seidl, Vojdani, "Side-Effecting Constraint Systems" (APLAS 2012);
// Seidl, Vogler, "Three Improvements to the Top-Down Solver" (MSCS 2021); Stade, Tilscher, Seidl, "The Top-Down
// Solver Verified" (CAV 2024). Asking for an unknown solves it first, by recursion, and records who asked. When
// a value changes, everything that has read it, directly or not, becomes unstable and is looked at again when
// it is asked for again.
//
//   - An unknown that is asked for while it is being evaluated closes a cycle of dependencies, and becomes a
//     widening point. Elsewhere a new value replaces the old one, whether it is greater or not: nothing stale
//     is left when right-hand sides are not monotone. At widening points the new value is widened into the old
//     one if it is not below it, and narrows it if it is (the warrowing operator of Amato, Scozzari, Seidl,
//     Apinis, Vojdani, "Efficiently intertwining widening and narrowing", SCP 2016). Any value above the
//     right-hand side's result is part of a solution, so narrowing is sound with right-hand sides of all kinds;
//     that there is an end of it is ensured by counting.
//   - A global unknown accumulates: contributions are joined, and widened when the same local unknown keeps on
//     raising it. A contribution takes effect at once: what has read the global unknown becomes unstable, also
//     unknowns whose evaluation is under way, which are evaluated again before they are left. Contributions are
//     not taken back when their origin changes its mind; [Options.Descents] assembles the global unknowns anew
//     after a solution has been found.
//   - An unstable unknown is not evaluated again if the unknowns that it read last time, brought up to date in
//     the same order, still have the values that it read.
//   - An unknown that has read many others is evaluated late ([Options.ManyReads]): code of which nothing is known reads all
//     of memory, and there is always something there that changes. Once evaluated it is evaluated again only when
//     nothing else is left to do. Until then its readers go on with the value that it had, and when that changes they
//     become unstable as ever. So it is with what reads a global unknown that many raise ([Options.ManyRaisers]), as the
//     entry of a function with hundreds of callers: else the function would be evaluated once for each of them.
//
// Recursion is bounded by [Options.MaxDepth], because a goroutine's stack has a hard limit that cannot be
// recovered from, and because the garbage collector scans a deep stack again and again. An unknown beyond that
// depth is not solved at once: its reader sees the value so far (bottom at first), and it waits on a stack of
// postponed unknowns, the latest first, which is worked off from the bottom of the recursion. Its change makes
// its readers unstable like any other. So chains of a million unknowns take two evaluations of each.
//
// # Cost
//
// With trivial right-hand sides and small keys the top-down solver makes 1 to 6 million evaluations per second
// on one core, and allocates 320 to 410 bytes per unknown, which is about its peak. From 10³ to 10⁶ unknowns
// time grows with the fitted exponents 1.01 for chains, 1.07 for loop nests, 1.12 for one unknown that reads
// all others and 1.08 with a side effect in every evaluation (go test -bench Solve). [SolveWorklist] needs two
// to four times that, [SolveRoundRobin] is quadratic.
//
// The solvers are sequential on purpose. In 91 programs of the SV-COMP data-race corpus, one in six without the
// big drivers, the median time to solve is 1.7 ms, that of 96 % is below 10 ms, and the longest is 19 ms.
// Solving the roots (thread bodies, mostly) side by side could make it at most 2.3 times faster (all
// evaluations against those under the largest root of each program, counted with [Options.Trace], with any
// number of cores and free synchronisation), but all of them read and write the same global unknowns in every
// evaluation, and the order of these accesses decides where widening strikes: equal results would take a
// barrier at every one. Different programs can be solved in parallel, and that fills all cores.
//
// # Using it
//
// Describe the system as a [System], call [Solve] with the roots, read the values from the [Solution]. Budgets
// and cancellation end in a solution that says so in [Solution.Incomplete]: its values prove nothing. [Verify]
// checks every constraint of a solution independently of how it was found; as it evaluates each right-hand side
// exactly once, in order of discovery, it is also the way to collect results from the finished solution.
package solver
