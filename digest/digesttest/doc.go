// Package digesttest finds unsound digests. It takes small concurrent programs, some of them written for what a
// digest may be mistaken in ([small.Constellations]), the others generated; enumerates their local traces with
// package localtrace, runs the digest along every trace, and checks what "Data Race Detection by Digest-Driven
// Abstract Interpretation" (Definition 1, equations 5 to 12) demands:
//
//	determinism       asked twice, an operation gives the same answer
//	admissibility     whatever a thread can do, the digest's operation allows; with an author's own definition of the digest of a trace
//	                  ([Check].Definition), the result lies above it
//	generality        what Observe says without a particular observed trace covers what it says for each trace
//	creation          New has a result whenever a thread can be created
//	access stability  lock(m_g); access; unlock(m_g) does not change the digest
//	commutativity     MayRun(a, b) = MayRun(b, a)
//	soundness         MayRun is true for every two accesses that are unordered but for m_g in some execution
//	joins             Join, JoinFact and Merge are upper bounds
//
// It checks all that in several modes, as they are drawn: with the operands of events as they are, or coarsened
// as an imprecise value analysis would deliver them; with one element per trace, or with the elements of a
// program point merged by Join as the engine does (or by Merge, as it does under budget pressure); observing
// particular traces, or none in particular; with allocation sites for objects, or with the newest object of a
// site apart. Every kind of event occurs in generated programs.
//
// A thread may start with any of the elements that New returns. A pair of accesses counts as possibly racing if
// it does for one choice, which is what a report is made of.
//
// A failure prints the smallest program found, the two traces as swim lanes with the digests along them, and
// the condition that is violated.
//
//	func TestMyDigest(t *testing.T) {
//		digesttest.Run(t, func() []digest.Component { return []digest.Component{digest.Erase(mydigest.New())} })
//	}
//
// The number of programs is rapid's: go test -rapid.checks=10000. A failure is reproduced by the program that
// it prints: pass its text to [Check].Program, which tries all modes. [Table] is for programs of your own.
package digesttest
