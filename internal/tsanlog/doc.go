// Package tsanlog reads what ThreadSanitizer has printed of a run of a program, and holds it against a report.
//
// A race that a run has shown is real, and needs no schedule: [Merge] marks the finding that it belongs to. A race
// that the analysis has excluded contradicts it: one of the two is wrong, or the log is of another version of the
// program. Then the report says so, and proves nothing.
//
// ThreadSanitizer knows lines, not columns that mean the same as ours, and names the line of a statement where we name
// that of an operand. So an access of a log is found by its line, or else by its function and a line close by.
package tsanlog
