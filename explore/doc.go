// Package explore looks for executions of a program that race, and shows them.
//
// Two accesses race if they conflict (common bytes, one of them writes, not both are atomic) and the execution
// leaves them unordered by happens-before. [Clocks] follows an execution of package interp and knows that
// order; [Detector] compares accesses by it in the manner of FastTrack (Flanagan and Freund, PLDI 2009): of
// every byte it remembers only the accesses that are not ordered before a later one, mostly a single one. The
// first race of an execution is real: up to there the program has behaved as C defines. What follows a race
// proves nothing, so an execution ends there.
//
// [Search] tries executions in this order, under one budget that counts visible actions, first everything in
// small and then with longer executions:
//
//  1. a few random walks;
//  2. inputs that were solved for (see solved.go), so that guards go both ways;
//  3. schedules aimed at candidate pairs, as a sound analysis reports them: a thread that stands in front of an
//     access of the pair waits there until another one stands in front of the other (RaceFuzzer; Sen, PLDI
//     2008);
//  4. one schedule for each order of dependent steps, by dynamic partial-order reduction with source sets and
//     sleep sets (Abdulla et al., POPL 2014), for small programs;
//  5. all schedules with at most 0, 1, 2, … preemptions (iterative context bounding; Musuvathi and Qadeer, PLDI 2007);
//  6. random priorities with a few changes, which find a race of depth d with a probability that is bounded from
//     below (PCT; Burckhardt et al., ASPLOS 2010), and random walks.
//
// In all but the fourth, threads wait where going on would end the process (see lookahead.go), and few of them
// are started at once. Inputs come from the constants of the program and their neighbours, bounds of types, and
// small and random numbers. A search that finds nothing proves nothing. With [Options].Exhaust it also tries to
// enumerate all executions of the program, under no bound but its budget: if that comes to an end without a
// race, there is a [Proof]; see [exhaustion]. Where that comes to no end, [Program.States] may: it explores the
// states that executions come to, see [stateSpace].
//
// What the program's text leaves open, an execution settles somehow (see [OpenRow]): a race counts as shown
// only if it does not depend on that (Program.Robust).
//
// A [Witness] holds the schedule and every decision; [Replay] executes it again, step for step.
//
// This package may change in any release: see COMPATIBILITY.md.
package explore
