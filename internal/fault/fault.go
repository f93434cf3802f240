// Package fault turns panics inside of mayrun into errors, at the functions by which Go programs enter it.
package fault

import (
	"fmt"
	"runtime/debug"
)

// Error is a bug in mayrun, or in what the caller has handed to it (a digest, a hand-made program), that has
// ended in a panic.
type Error struct {
	In    string // the package that was called
	Value any    // what was panicked with
	Stack []byte // where, as runtime/debug prints it
}

// Error says what happened, without the stack.
func (e *Error) Error() string { return fmt.Sprintf("%s: internal error: %v", e.In, e.Value) }

// Unwrap is the value that was panicked with, if that is an error.
func (e *Error) Unwrap() error {
	err, _ := e.Value.(error)
	return err
}

// Recover, deferred, makes a panic the error of the function; in names the package.
func Recover(err *error, in string) {
	if v := recover(); v != nil {
		*err = Of(v, in)
	}
}

// Of is the error for a value that has just been recovered. One that was made from an error of this kind, by a
// goroutine that has handed its panic on, keeps the stack of that.
func Of(v any, in string) error {
	if e, ok := v.(*Error); ok {
		return e
	}
	return &Error{In: in, Value: v, Stack: debug.Stack()}
}
