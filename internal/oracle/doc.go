// Package oracle tests the soundness of the analysis against executions.
//
// It generates C programs, runs them on package interp under random schedules, and compares: every pair of conflicting accesses that an
// execution leaves unordered must be among the races that the analysis reports. Nothing in it is linked into the command.
package oracle
