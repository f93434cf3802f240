package lsp

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"time"
)

// run is an analysis that is going on.
type run struct {
	path   string // the file that is asked about
	dir    string
	job    Job // known later
	token  string
	cancel context.CancelFunc
	stale  bool // a file was saved meanwhile
}

// patience is how long a client may take to answer that it will show how the work gets on.
const patience = 2 * time.Second

// cFiles are the ends of names of what is analysed alone; what they include are other files.
var cFiles = []string{".c", ".i"}

// ask asks for an analysis of the program that a file belongs to. One that is going on and does not know what
// was saved is ended.
func (s *Server) ask(path string, saved bool) {
	dir := s.folder(path)
	files := []string{path}
	if !slices.Contains(cFiles, filepath.Ext(path)) {
		if !saved {
			return
		}
		files = s.including(dir, path)
	}
	if saved {
		for _, j := range []Job{{Dir: dir}, {Dir: dir, File: path}} {
			if r := s.results[j]; r != nil {
				r.stale = true
			}
		}
		if r := s.running; r != nil && r.dir == dir && (r.job.File == "" || slices.Contains(files, r.path)) {
			r.stale = true
			r.cancel()
			files = append(files, r.path)
		}
	}
	for _, f := range files {
		if !slices.Contains(s.todo, f) {
			s.todo = append(s.todo, f)
		}
	}
	select {
	case s.wake <- struct{}{}:
	default: // it knows
	}
}

// including lists the files to analyse when a header in a folder has changed: of a program that is analysed as
// a whole, any; else those that are shown, each of which may include it.
func (s *Server) including(dir, header string) (files []string) {
	if s.results[Job{Dir: dir}] != nil {
		return []string{header}
	}
	for _, other := range slices.Sorted(maps.Keys(s.documents)) {
		if slices.Contains(cFiles, filepath.Ext(other)) && s.folder(other) == dir {
			files = append(files, other)
		}
	}
	return files
}

// cancelled is told that a person does not want to wait.
func (s *Server) cancelled(p *tokenParams) (any, error) {
	var token string
	if err := json.Unmarshal(p.Token, &token); err == nil && s.running != nil && s.running.token == token {
		s.running.cancel()
	}
	return nil, nil
}

// work analyses what is asked for, one program after the other: each uses all processors.
func (s *Server) work(ctx context.Context) {
	for {
		select {
		case <-ctx.Done():
			return
		case <-s.wake:
		}
		for s.next(ctx) {
		}
	}
}

// next analyses the program of the file that has waited longest, if there is one.
func (s *Server) next(ctx context.Context) bool {
	s.mu.Lock()
	if len(s.todo) == 0 || s.shutdown || ctx.Err() != nil {
		s.mu.Unlock()
		return false
	}
	path := s.todo[0]
	s.todo = s.todo[1:]
	dir := s.folder(path)
	if r := s.results[Job{Dir: dir}]; r != nil && !r.stale {
		s.mu.Unlock()
		return true // a file of a program whose analysis is not old, or of none that is analysed
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	s.runs++
	r := &run{path: path, dir: dir, token: fmt.Sprintf("mayrun-%d", s.runs), cancel: cancel}
	s.running = r
	progress := s.progress
	s.mu.Unlock()

	begun := progress && s.begin(ctx, r.token, filepath.Base(path))
	x, err := s.check(ctx, r, path)
	s.mu.Lock()
	defer s.mu.Unlock()
	s.running = nil
	switch {
	case ctx.Err() != nil: // by a save, which has asked again, or by a person
	case err != nil:
		s.failed(r.job, err)
	case x != nil:
		x.stale = r.stale
		s.keep(r.job, x)
	}
	if begun {
		s.notify("$/progress", progressParams{r.token, progressOf("end", "", ended(ctx, err))})
	}
	return true
}

func ended(ctx context.Context, err error) string {
	switch {
	case ctx.Err() != nil:
		return "cancelled"
	case err != nil:
		return "not analysed"
	}
	return "analysed"
}

func progressOf(kind, title, message string) progress {
	return progress{Kind: kind, Title: title, Message: message, Cancellable: kind == "begin"}
}

// begin tells the client that work begins, and reports whether it wants to know.
func (s *Server) begin(ctx context.Context, token, name string) bool {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	err := s.conn.Call(ctx, "window/workDoneProgress/create", struct {
		Token string `json:"token"`
	}{token}, nil)
	if err != nil {
		return false
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.notify("$/progress", progressParams{token, progressOf("begin", "mayrun", "analysing "+clip(name))})
	return true
}

// check analyses the program that the project file names, or else the file alone.
func (s *Server) check(ctx context.Context, r *run, path string) (*result, error) {
	as := func(j Job) (*result, error) {
		s.mu.Lock()
		r.job = j
		s.mu.Unlock()
		doc, err := s.analyst.Check(ctx, j)
		if err != nil {
			return nil, err
		}
		return newResult(j, doc), nil
	}
	x, err := as(Job{Dir: r.dir})
	if errors.Is(err, ErrNoProgram) {
		s.mu.Lock()
		delete(s.results, Job{Dir: r.dir}) // there may have been one
		s.mu.Unlock()
		if !slices.Contains(cFiles, filepath.Ext(path)) {
			return nil, nil
		}
		return as(Job{Dir: r.dir, File: path})
	}
	return x, err
}

// keep shows a result. That of a whole program takes the place of those of single files.
func (s *Server) keep(j Job, x *result) {
	if j.File == "" {
		for other := range s.results {
			if other.Dir == j.Dir {
				delete(s.results, other)
			}
		}
	} else if s.documents[j.File] == nil && len(s.documents) > 0 {
		return // it was closed meanwhile
	}
	s.results[j] = x
	s.publish()
	if x.doc.Incomplete != "" {
		s.warn("the analysis stopped early: " + x.doc.Incomplete)
	}
}

// failed shows why a program cannot be analysed.
func (s *Server) failed(j Job, err error) {
	s.results[j] = newFailure(j, err)
	s.publish()
	if len(s.results[j].diagnostics) == 0 {
		s.warn(err.Error())
	} else {
		s.message(messageLog, err.Error())
	}
}

// warn tells people something, once.
func (s *Server) warn(text string) {
	if s.told != text {
		s.told = text
		s.message(messageWarning, text)
	}
}

// forget drops results.
func (s *Server) forget(which func(Job) bool) {
	some := false
	for j := range s.results {
		if which(j) {
			some = true
			delete(s.results, j)
		}
	}
	if some {
		s.publish()
	}
}

// publish tells the client the diagnostics of all files that have some, and of those that had.
func (s *Server) publish() {
	all := map[string][]Diagnostic{}
	for path := range s.published {
		all[path] = []Diagnostic{}
	}
	jobs := slices.SortedFunc(maps.Keys(s.results), func(a, b Job) int {
		return cmp.Or(cmp.Compare(a.Dir, b.Dir), cmp.Compare(a.File, b.File))
	})
	for _, j := range jobs {
		for path, list := range s.results[j].diagnostics {
			all[path] = append(all[path], list...)
		}
	}
	for _, path := range slices.Sorted(maps.Keys(all)) {
		s.notify("textDocument/publishDiagnostics", publishParams{s.uri(path), all[path]})
		if s.published[path] = true; len(all[path]) == 0 {
			delete(s.published, path)
		}
	}
	if s.refresh {
		go func() {
			ctx, cancel := context.WithTimeout(context.Background(), patience)
			defer cancel()
			_ = s.conn.Call(ctx, "workspace/codeLens/refresh", nil, nil) // who does not, shows old ones
		}()
	}
}

// uri is the name that the client has for a file.
func (s *Server) uri(path string) string {
	if d := s.documents[path]; d != nil {
		return d.uri
	}
	return uriOf(path)
}
