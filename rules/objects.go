package rules

// Woken is how many of so many threads that wait for a condition a signal wakes up, or a broadcast. A signal may
// wake up more of them, as a wait may end at any time without one.
func Woken(waiting int, broadcast bool) int {
	if broadcast {
		return waiting
	}
	return min(waiting, 1)
}

// Barrier is the state of a barrier. The zero value has not been initialised.
type Barrier struct {
	Count   int64  // how many threads meet
	Arrived int64  // how many of them wait for the others
	Round   uint64 // how many rounds are complete
	Chosen  bool   // the one thread of the round that learns that it is the one has been chosen
	Unasked bool   // it may be one of those that did not ask
}

// Init is the barrier when it has been made for so many threads. Rounds are counted on.
func (b Barrier) Init(count int64) (Barrier, Answer) {
	if count <= 0 {
		return b, usually(EINVAL)
	}
	next := Barrier{Count: count, Round: b.Round}
	if b.Arrived > 0 {
		return next, usually(Succeeds, EBUSY, Undefined)
	}
	return next, usually(Succeeds, EAGAIN)
}

// An Arrival is a thread at a barrier: whether it is the one of the round to learn that it is the one
// (PTHREAD_BARRIER_SERIAL_THREAD), or not, or does not Ask.
type Arrival struct{ Asks, Serial bool }

// Arrive answers what comes of a thread's arrival, which Succeeds at once if that completes the round, and else
// Waits; it is no answer (nothing) if another thread is the one of this round, or this one must be. Which one
// it is, is told when it arrives: any that asks, unless it has been chosen or may have been one that did not
// ask; at the latest the last one.
func (b Barrier) Arrive(a Arrival) (Barrier, Answer) {
	last := b.Arrived+1 == b.Count
	switch {
	case a.Serial && (b.Chosen || b.Count == 0), a.Asks && !a.Serial && last && !b.Chosen && !b.Unasked:
		return b, Answer{}
	case b.Count == 0:
		return b, usually(EINVAL, Undefined)
	}
	b.Chosen = b.Chosen || a.Serial
	b.Unasked = b.Unasked || !a.Asks
	b.Arrived++
	if last {
		return Barrier{Count: b.Count, Round: b.Round + 1}, usually(Succeeds)
	}
	return b, usually(Waits)
}

// Passed reports whether a thread that has arrived when so many rounds were complete may go on.
func (b Barrier) Passed(round uint64) bool { return b.Round > round }

// Semaphore is the value of a semaphore.
type Semaphore int64

// MaxSemaphore is the largest value of a semaphore, on Linux.
const MaxSemaphore Semaphore = 1<<31 - 1

// Init is a semaphore with a value.
func (s Semaphore) Init(value int64) (Semaphore, Answer) {
	if value < 0 || value > int64(MaxSemaphore) {
		return s, usually(EINVAL)
	}
	return Semaphore(value), usually(Succeeds)
}

// Post counts up.
func (s Semaphore) Post() (Semaphore, Answer) {
	if s >= MaxSemaphore {
		return s, usually(EOVERFLOW)
	}
	return s + 1, usually(Succeeds)
}

// Wait counts down as soon as that is possible; a Try tells EAGAIN, if it is not. (That a signal interrupts a
// wait is for who knows of signals.)
func (s Semaphore) Wait(m Mode) (Semaphore, Answer) {
	switch {
	case s > 0:
		return s - 1, usually(Succeeds)
	case m == Try:
		return s, usually(EAGAIN)
	case m == Timed:
		return s, usually(ETIMEDOUT, Waits, EINVAL)
	}
	return s, usually(Waits)
}

// Once is the state of the control of an initialisation that runs once.
type Once uint8

// An initialisation is run by who asks first, and whoever asks then waits for its end.
const (
	Unasked Once = iota
	Running
	Done
)

// Begin is the control when a thread runs the initialisation, and whether it may: the first one only. If the
// thread is cancelled there, the control is Unasked again.
func (o Once) Begin() (Once, bool) { return Running, o == Unasked }

// Passed reports whether those who wait for the end of the initialisation may go on.
func (o Once) Passed() bool { return o == Done }
