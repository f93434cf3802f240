package rules

import "github.com/mayrun-dev/mayrun/cfg"

// RequestOf is how a thread asks on the path of a graph on which it gets a lock. A lock that is asked for until
// some time is a try there.
func RequestOf(a *cfg.Lock) Request { return request(a.Shared, a.Try) }

func request(shared, try bool) Request {
	r := Request{Shared: shared}
	if try {
		r.Mode = Try
	}
	return r
}

// FailureOf is how a thread asks on the path on which it does not get a lock, and the errors that the path is
// for: see [cfg.LockFail].
func FailureOf(a *cfg.LockFail) (Request, Outcomes) {
	errors := EDEADLK | EAGAIN
	switch {
	case a.Try:
		errors = Errors
	case a.Lost:
		errors = ENOTRECOVERABLE
	case a.Ceiling:
		errors = EINVAL
	}
	return request(a.Shared, a.Try), errors
}

// ByOwner reports whether of the threads that ask for a lock, only those get one of some errors that hold it.
func ByOwner(kind cfg.LockKind, types Types, r Request, errors Outcomes) bool {
	return !Knowledge{Kind: kind, Types: types, Mine: Never}.Lock(r).May.Has(errors)
}
