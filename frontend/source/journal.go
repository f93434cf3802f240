package source

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io/fs"
	"slices"
	"sync"
)

// A Journal lists what a [Reader] was asked for: which files were read or looked at, there or not. Asked for the same
// once more, in the same folders, another Reader does what it did then if it finds the same. A Journal may be used by
// several goroutines at once.
type Journal struct {
	mu     sync.Mutex
	looks  []Look
	known  map[Look]string
	varied bool
}

// A Look is one question to a Reader.
type Look struct {
	Kind LookKind // what was asked
	Name string   // of the file, as it was asked for
}

// LookKind is what a Reader was asked.
type LookKind string

// The questions.
const (
	Reads   LookKind = "read"  // for what a file holds
	Looks   LookKind = "look"  // for what there is
	Checks  LookKind = "check" // whether it may be read
	Aliases LookKind = "alias" // to know a folder by one more name
)

// Record lets a journal know what r is asked from now on; nil ends that.
func (r *Reader) Record(j *Journal) { r.journal.Store(j) }

// note writes down what was found, if somebody keeps a journal.
func (r *Reader) note(kind LookKind, name string, what func() string) {
	if r == nil {
		return
	}
	j := r.journal.Load()
	if j == nil {
		return
	}
	at, found := Look{kind, name}, what()
	j.mu.Lock()
	defer j.mu.Unlock()
	was, known := j.known[at]
	switch {
	case !known:
		if j.known == nil {
			j.known = map[Look]string{}
		}
		j.known[at] = found
		j.looks = append(j.looks, at)
	case was != found:
		j.varied = true
	}
}

// Looks are the questions, in an order that does not depend on who came first: aliases, which others rest on, as they
// were asked for, and then the others, sorted. It reports false if the same question has had two answers, since
// something has changed meanwhile.
func (j *Journal) Looks() ([]Look, bool) {
	j.mu.Lock()
	defer j.mu.Unlock()
	var aliases, others []Look
	for _, l := range j.looks {
		if l.Kind == Aliases {
			aliases = append(aliases, l)
		} else {
			others = append(others, l)
		}
	}
	slices.SortFunc(others, func(a, b Look) int {
		return slices.Compare([]string{string(a.Kind), a.Name}, []string{string(b.Kind), b.Name})
	})
	return append(aliases, others...), !j.varied
}

// Answers is what was found, for each of some questions; empty for those that were not asked.
func (j *Journal) Answers(looks []Look) []string {
	j.mu.Lock()
	defer j.mu.Unlock()
	out := make([]string, len(looks))
	for i, l := range looks {
		out[i] = j.known[l]
	}
	return out
}

// Ask asks r all that a journal lists.
func (r *Reader) Ask(looks []Look) {
	for _, l := range looks {
		switch l.Kind {
		case Reads:
			_, _ = r.ReadFile(l.Name, maxBytes)
		case Looks:
			_, _ = r.Stat(l.Name)
		case Checks:
			_ = r.Check(l.Name)
		case Aliases:
			r.AllowAlias(l.Name)
		}
	}
}

// holding describes what a file was found to hold.
func holding(data []byte) string {
	sum := sha256.Sum256(data)
	return "holds " + hex.EncodeToString(sum[:])
}

// being describes what is in a place: a folder that is reached by two names is one.
func (p place) being(info fs.FileInfo) string { return info.Mode().Type().String() + " " + p.path }

// failing describes an error, if there is one: that there is nothing, in whatever words, is one.
func failing(err error) string {
	switch {
	case err == nil:
		return "none"
	case errors.Is(err, fs.ErrNotExist):
		return "nothing"
	}
	return "error " + err.Error()
}
