// Package oracle tests the soundness of the analysis against executions.
//
// It generates C programs, runs them on package interp under random schedules, and compares: every pair of
// conflicting accesses that an execution leaves unordered must be among the races that the analysis reports.
//
// A second generator takes its programs from real ones (Mutate): of mutants of the regression programs, the examples
// and a corpus, whatever gcc's or clang's ThreadSanitizer sees must be reported, where there is such a compiler
// (package tsan).
//
// Nothing in it is linked into the command.
package oracle
