// Package explore looks for executions of a program that race.
//
// [Clocks] follows an execution of package interp and knows the happens-before order of its events.
package explore
