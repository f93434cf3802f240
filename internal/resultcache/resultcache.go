// Package resultcache keeps the reports of programs, and gives them back where nothing has changed.
//
// What an analysis finds follows from its settings and from what it is told of files: which there are, and what they
// hold. A [source.Journal] lists what it asked. So for settings, the cache keeps the questions of the last analysis; and
// for settings, questions and answers, the report. Whoever asks the same questions and finds the same may have the
// report without an analysis: it would go the same way.
//
// A report is believed as if it had just been made. So the folder of a cache must be one that only its user writes, and
// not lie where programs are that are analysed: a project could bring a report of itself along. Whatever is broken or
// not understood in the folder is as if it were not there. Several processes may use one folder at once; what nobody
// has used for some days goes.
package resultcache

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"

	"github.com/mayrun-dev/mayrun/frontend/source"
	"github.com/mayrun-dev/mayrun/race"
	"github.com/rogpeppe/go-internal/cache"
)

// A Cache is a folder with reports. Several goroutines and processes may use it at once.
type Cache struct{ store *cache.Cache }

// A Key says for which settings something is kept.
type Key [sha256.Size]byte

// Settings makes a key of all that decides about an analysis beside the files that it asks for.
func Settings(all ...string) Key {
	h := sha256.New()
	for _, s := range all {
		fmt.Fprintf(h, "%d:%s", len(s), s)
	}
	return Key(h.Sum(nil))
}

// Kept is what is kept of an analysis.
type Kept struct {
	Files  []File // that make the program
	Report *race.Report
}

// File is a source file of a program.
type File struct {
	Name    string
	Headers []string // that it includes
}

// Open opens the cache in a folder, which is made if it is not there. The reader is that of the programs.
func Open(dir string, programs *source.Reader) (*Cache, error) {
	if programs.Covers(dir) {
		return nil, errors.New("lies where files of the program are, which could bring a report of themselves along; choose a folder elsewhere")
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, err
	}
	info, err := os.Stat(dir)
	if err != nil {
		return nil, err
	}
	if err := source.OwnedAlone(info); err != nil {
		return nil, err
	}
	store, err := cache.Open(dir)
	if err != nil {
		return nil, err
	}
	return &Cache{store}, nil
}

// Recall returns what is kept for settings, if the files are as they were; nil if there is nothing.
func (c *Cache) Recall(settings Key, r *source.Reader) *Kept {
	var looks []source.Look
	if !c.get(questions(settings), &looks) {
		return nil
	}
	j := &source.Journal{}
	r.Record(j)
	r.Ask(looks)
	r.Record(nil)
	kept := &Kept{}
	if id, ok := result(settings, j); !ok || !c.get(id, kept) || kept.Report == nil {
		return nil
	}
	return kept
}

// Keep keeps what an analysis has found that has asked what a journal lists. Nothing is kept of one that has not come
// to its end, or may say more in another run, or that has found a file changed in between.
func (c *Cache) Keep(settings Key, j *source.Journal, k Kept) error {
	id, ok := result(settings, j)
	ended := k.Report.Incomplete == "" || k.Report.Cause == race.Assumptions
	if !ok || !ended || k.Report.Hurried || k.Report.Search.Error != "" {
		return nil
	}
	looks, _ := j.Looks()
	r := *k.Report
	r.Stats.CPUSeconds, r.Stats.PeakBytes, r.Stats.Phases = 0, 0, nil
	k.Report = &r
	if err := errors.Join(c.put(id, k), c.put(questions(settings), looks)); err != nil {
		return err
	}
	return c.trim()
}

// questions is where the questions are that an analysis has asked.
func questions(settings Key) cache.ActionID {
	return cache.Subkey(cache.ActionID(settings), "questions")
}

// result is where the report is of an analysis that has found what a journal says; false: that is not certain.
func result(settings Key, j *source.Journal) (cache.ActionID, bool) {
	looks, steady := j.Looks()
	all := append([]string{string(settings[:])}, j.Answers(looks)...)
	for _, l := range looks {
		all = append(all, string(l.Kind), l.Name)
	}
	return cache.ActionID(Settings(all...)), steady
}

// maxKept bounds what is read at once.
const maxKept = 1 << 30

func (c *Cache) get(id cache.ActionID, into any) bool {
	if e, err := c.store.Get(id); err != nil || e.Size > maxKept {
		return false
	}
	data, _, err := c.store.GetBytes(id) // whose sum is right
	return err == nil && json.Unmarshal(data, into) == nil
}

// put keeps what will be the same when it comes back: of text that is no UTF-8, JSON would keep something else.
func (c *Cache) put(id cache.ActionID, what any) error {
	data, err := json.Marshal(what)
	if err != nil || bytes.Contains(data, []byte(`\ufffd`)) {
		return err
	}
	return c.store.PutBytes(id, data)
}

// trim deletes what has not been used for days.
func (c *Cache) trim() error {
	if err := c.store.Trim(); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("what is old cannot be deleted: %w", err)
	}
	return nil
}
