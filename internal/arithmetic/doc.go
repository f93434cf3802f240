// Package arithmetic tests what the analysis believes of integers: it generates C programs that compute with
// numbers of all widths and signs, compare them in both directions, and loop and index with what comes out.
// Each is executed natively, as gcc compiles it, and by package interp, with the same inputs and in both data
// models: both must compute the same. Under random schedules and inputs, every state of the interpreter must be
// contained in an abstract one, and every race must be reported; what is behind a condition is marked by a
// variable of its own that another thread writes, so that a line which is wrongly thought dead is a missed
// race. Nothing in it is linked into the command.
package arithmetic
