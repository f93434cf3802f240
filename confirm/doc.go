// Package confirm shows that reported races are real: it searches for executions with package explore and
// writes them into the report (DESIGN §5).
//
// The candidates of the search are the pairs of accesses that the race pass could not exclude. A finding whose
// race an execution shows is [race.Confirmed] and carries a schedule for people and a [race.Witness], which can
// be executed again. The verdict race comes from confirmed findings alone.
//
// An execution may pass races that are confirmed already before it comes to one that is not. Both are races of
// one execution in the sense of C11 (5.1.2.4); the schedule shows the earlier one too.
//
// If the search could enumerate all executions and none races, everything that was reported is refuted
// ([race.Report].Refuted), and the verdict is race-free; likewise if it could not, and all states could be explored.
//
// What an execution shows and a complete analysis has not reported is a contradiction: one of the two is wrong. It is
// listed like a race, and the report says that it cannot be trusted.
//
// The budget counts visible actions (see [ActionsPerSecond]), so that a program has one answer on every
// machine. The clock (of CPU time) only ends a search that takes longer than its budget says, which it does on
// a very slow machine.
//
// This package may change in any release: see COMPATIBILITY.md.
package confirm
