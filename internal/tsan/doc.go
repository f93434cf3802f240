// Package tsan compiles C programs with ThreadSanitizer, runs them under schedules that are disturbed at
// random, and has what it reports read by package tsanlog. Only tests use it: they hold what it sees against
// the analysis and the search.
//
// ThreadSanitizer sees the races of one run, by the happens-before relation of that run: which accesses come close to
// each other in time matters little, in which order threads take locks, post and wait matters much. So a run is
// disturbed there: calls of the functions of threads are wrapped, and delayed at random (support/support.c).
package tsan
