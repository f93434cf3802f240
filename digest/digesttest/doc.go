// Package digesttest finds unsound digests. It takes small concurrent programs, enumerates their local traces
// with package localtrace, runs the digest along every trace, and checks what "Data Race Detection by
// Digest-Driven Abstract Interpretation" (Definition 1, equations 5 to 12) demands:
//
//	determinism         asked twice, an operation gives the same answer
//	admissibility       whatever a thread can do, the digest's operation allows; with an author's own
//	                    definition of the digest of a trace ([Check].Definition), the result lies above it
//	generality          what Observe says without a particular observed trace covers what it says for each trace
//	creation            New has a result whenever a thread can be created
//	access stability    lock(m_g); access; unlock(m_g) does not change the digest
//	commutativity       MayRun(a, b) = MayRun(b, a)
//	soundness           MayRun is true for every two accesses that are unordered but for m_g in some execution
//	joins               Join, the join of facts and Merge are upper bounds; Join is commutative and
//	                    idempotent, and keeps the key
//	canonical elements  two elements that lie below each other are equal
//	keys, order         a key is its own key; an element lies below itself
//	termination         elements and facts do not grow for ever
//	no panic            operations return, whatever they are told: an operand that may be anything lists no object
//
// # Where the programs come from
//
// A digest is wrong where it excludes something for a reason that does not hold. So the search begins with
// programs in which it excludes something: among [small.Constellations], which are written for what a digest
// may be mistaken in, those of [Check].Seeds, and the rows of a [Table]. It breeds others from them by small
// changes (a statement less, or twice, in another order, in another thread, under a condition; another object,
// memory order or number; one more thread; what another program does), with preference for the statements whose
// events the digest heeds. What is bred and makes the digest do something new is bred from in turn. Each
// program is run twice with exact events, a few times with the operands of one statement coarsened, as an
// imprecise value analysis would deliver them, and sometimes with all of them coarsened; with one element per
// trace, or with the elements of a program point merged by Join as the engine does (or by Merge, as it does
// under budget pressure); observing particular traces, or none in particular; with allocation sites for
// objects, or with the newest object of a site apart.
//
// A test in which the digest excludes next to nothing proves nothing: [Check].Run logs which part of the pairs
// of accesses was excluded, and fails if that is less than [Check].Share. Then give it a seed.
//
// A thread may start with any of the elements that New returns. A pair of accesses counts as possibly racing if
// it does for one choice, which is what a report is made of.
//
// # The whole analysis
//
// [Whole] refines mayrun's analysis by the digest, and holds what it proves against executions of programs that are
// bred in the same way. Unknown code does something definite there; and objects are used through pointers of which
// the analysis knows little, where the execution knows where they point. That finds what the engine asks of a digest
// otherwise than local traces do. A program is executed where the digest is needed for what the analysis proves, and
// now and then where it is not. [Mistakes] tests what both tests find.
//
// # Failures
//
// A failure prints the condition that is violated, the smallest program found, and the two traces: a lane for
// each thread, a row for each action, and on the right the digests where they change.
//
//	func TestMyDigest(t *testing.T) {
//		digesttest.Run(t, func() []digest.Component { return []digest.Component{digest.Erase(mydigest.New())} })
//	}
//
// The number of programs is ten for each of rapid's checks, 1,000: go test -rapid.checks=10000. They are the same in
// each run; with -rapid.seed they are others. Where a digest is right, and its mistakes are found, [Check].Bred may be
// less. A failure is reproduced by the program that it prints: pass its text to [Check].Program, which tries all modes,
// or only those of [Check].Modes.
package digesttest
