// Package crosscheck holds the sides of mayrun against each other and against ThreadSanitizer; it has only tests.
//
//   - Whatever an execution shows, the analysis must have reported: for generated programs and, with -corpus,
//     for those of a corpus. A program that is proved race-free is searched all the same.
//   - Whatever ThreadSanitizer reports of a generated program, the search must find: both execute, but only one
//     of them was written here.
package crosscheck
