package limittest

import "context"

// Countdown is a context that ends when it has been asked so many times whether it has: work that is given one for each
// number is interrupted wherever it looks. It is for one goroutine.
type Countdown struct {
	context.Context
	Left, Asked int // how often it is asked before it ends; how often it has been
}

// Err counts the questions.
func (c *Countdown) Err() error {
	c.Asked++
	if c.Ended() {
		return context.Canceled
	}
	return nil
}

// Ended reports whether somebody has been told of the end.
func (c *Countdown) Ended() bool { return c.Asked > c.Left }
