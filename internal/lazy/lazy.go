// Package lazy makes what costs time only where it is used, not at every start of the command.
package lazy

import (
	"regexp"
	"sync"
)

// Regexp is a regular expression that is compiled when it is asked for first. One that is wrong panics then.
func Regexp(text string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(text) })
}
