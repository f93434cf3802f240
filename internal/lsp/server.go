package lsp

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/sourcegraph/jsonrpc2"

	"github.com/mayrun-dev/mayrun/frontend/source"
	"github.com/mayrun-dev/mayrun/report"
)

// Job is what is analysed: a C file alone, or the program that the project file of a folder names.
type Job struct {
	Dir  string // absolute: names in the result are relative to it
	File string // in Dir; empty: what the project file says
}

// ErrNoProgram is the error of an [Analyst] if no project file of the folder says what the program is.
var ErrNoProgram = errors.New("nothing says which files make the program")

// An Analyst analyses programs.
type Analyst interface {
	// Check analyses one, until the context ends. Its error may have any number of lines, of which those of the
	// form FILE:LINE:COLUMN: error: TEXT are about a place.
	Check(context.Context, Job) (*report.Document, error)
}

// Bounds of what clients may ask a server to remember.
const (
	maxDocuments = 10_000
	maxFolders   = 100
	maxOutbox    = 100_000 // messages that the client has not read
)

// Server is a server for one client.
type Server struct {
	analyst Analyst
	version string
	conn    *jsonrpc2.Conn
	wake    chan struct{} // there is something to analyse
	send    chan struct{} // there is something to send

	mu          sync.Mutex
	initialized bool
	shutdown    bool
	exited      bool
	progress    bool // the client shows how work gets on
	refresh     bool // it asks for lenses again
	folders     []string
	documents   map[string]*document // by path
	todo        []string             // files to be analysed, those that were asked for first in front
	running     *run                 // nil: none
	runs        int                  // that have begun
	results     map[Job]*result
	published   map[string]bool // the files with diagnostics, by path
	told        string          // the last warning
	outbox      []outgoing      // what the client is to be told, in this order
}

// outgoing is a notification.
type outgoing struct {
	method string
	params any
}

// document is a file that is open in the client.
type document struct {
	uri   string
	dirty bool // what the client shows is not what is on the disk
}

// Serve serves a client until it says exit, goes away, or ctx ends. It reports whether the client has said
// shutdown and exit, as it should.
func Serve(ctx context.Context, in io.Reader, out io.Writer, a Analyst, version string) bool {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	s := &Server{analyst: a, version: version, wake: make(chan struct{}, 1), send: make(chan struct{}, 1), documents: map[string]*document{},
		results: map[Job]*result{}, published: map[string]bool{}}
	ready := make(chan struct{})
	quiet := jsonrpc2.SetLogger(log.New(io.Discard, "", 0))
	s.conn = jsonrpc2.NewConn(ctx, newStream(in, out), handler{s, ready}, quiet)
	close(ready)
	work := make(chan struct{})
	go func() {
		defer close(work)
		s.work(ctx)
	}()
	go s.sender(ctx)
	<-s.conn.DisconnectNotify()
	cancel()
	select {
	case <-work:
	case <-time.After(patience): // a write that is going on can wait for its reader for ever
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.shutdown && s.exited
}

// handler answers messages, one after the other.
type handler struct {
	*Server
	ready chan struct{} // the server knows its connection
}

// Handle answers one message, whatever it is.
func (h handler) Handle(ctx context.Context, conn *jsonrpc2.Conn, r *jsonrpc2.Request) {
	<-h.ready
	result, err := h.answer(r)
	if r.Notif {
		return
	}
	var wrong *jsonrpc2.Error
	switch {
	case errors.As(err, &wrong):
		err = conn.ReplyWithError(ctx, r.ID, wrong)
	case err != nil:
		err = conn.ReplyWithError(ctx, r.ID, &jsonrpc2.Error{Code: jsonrpc2.CodeInvalidParams, Message: clip(err.Error())})
	default:
		err = conn.Reply(ctx, r.ID, result)
	}
	if err != nil {
		conn.Close()
	}
}

// answer is the result of a request. A panic is a bug, and costs the client this answer only.
func (s *Server) answer(r *jsonrpc2.Request) (result any, err error) {
	defer func() {
		if v := recover(); v != nil {
			err = &jsonrpc2.Error{Code: jsonrpc2.CodeInternalError, Message: clip(fmt.Sprintf("internal error: %v", v))}
			s.message(messageLog, fmt.Sprintf("%v\n%s", err, debug.Stack()))
		}
	}()
	method, known := methods[r.Method]
	s.mu.Lock()
	defer s.mu.Unlock()
	switch {
	case r.Method == "exit":
	case !s.initialized && r.Method != "initialize":
		return nil, &jsonrpc2.Error{Code: codeNotInitialized, Message: "the first message is initialize"}
	case s.shutdown, s.initialized && r.Method == "initialize":
		return nil, &jsonrpc2.Error{Code: jsonrpc2.CodeInvalidRequest, Message: "this comes too late"}
	}
	if !known {
		return nil, &jsonrpc2.Error{Code: jsonrpc2.CodeMethodNotFound, Message: clip("there is no method " + r.Method)}
	}
	params := json.RawMessage("{}")
	if r.Params != nil {
		params = *r.Params
	}
	return method(s, params)
}

// methods are what clients may call. The server is locked meanwhile.
var methods = map[string]func(*Server, json.RawMessage) (any, error){
	"initialize":                          with((*Server).initialize),
	"initialized":                         ignored,
	"shutdown":                            (*Server).end,
	"exit":                                (*Server).exit,
	"textDocument/didOpen":                with((*Server).opened),
	"textDocument/didChange":              with((*Server).changed),
	"textDocument/didSave":                with((*Server).saved),
	"textDocument/didClose":               with((*Server).closed),
	"textDocument/hover":                  with((*Server).hover),
	"textDocument/codeLens":               with((*Server).lenses),
	"textDocument/codeAction":             with((*Server).actions),
	"workspace/didChangeWorkspaceFolders": with((*Server).moved),
	"window/workDoneProgress/cancel":      with((*Server).cancelled),
	"$/cancelRequest":                     ignored, // answers come at once
	"$/setTrace":                          ignored,
}

// with reads the parameters of a method.
func with[P any](method func(*Server, *P) (any, error)) func(*Server, json.RawMessage) (any, error) {
	return func(s *Server, params json.RawMessage) (any, error) {
		p := new(P)
		if err := json.Unmarshal(params, p); err != nil {
			return nil, err
		}
		return method(s, p)
	}
}

func ignored(*Server, json.RawMessage) (any, error) { return nil, nil }

func (s *Server) initialize(p *initializeParams) (any, error) {
	s.initialized = true
	s.progress, s.refresh = p.Capabilities.Window.WorkDoneProgress, p.Capabilities.Workspace.CodeLens.RefreshSupport
	for _, f := range p.WorkspaceFolders {
		s.enter(f.URI)
	}
	switch {
	case len(s.folders) > 0:
	case p.RootURI != nil:
		s.enter(*p.RootURI)
	case p.RootPath != nil && filepath.IsAbs(*p.RootPath) && len(*p.RootPath) <= maxName:
		s.folders = append(s.folders, filepath.Clean(*p.RootPath))
	}
	var r initializeResult
	r.ServerInfo.Name, r.ServerInfo.Version = "mayrun", s.version
	c := &r.Capabilities
	c.PositionEncoding = "utf-16"
	c.TextDocumentSync.OpenClose, c.TextDocumentSync.Change = true, 2
	c.Hover = true
	c.CodeAction.Kinds = []string{quickFix}
	c.Workspace.Folders.Supported, c.Workspace.Folders.Notifications = true, true
	return r, nil
}

// enter adds a workspace folder.
func (s *Server) enter(uri string) {
	if dir, err := pathOf(uri); err == nil && len(s.folders) < maxFolders && !slices.Contains(s.folders, dir) {
		s.folders = append(s.folders, dir)
	}
}

// moved is told that folders have come or gone.
func (s *Server) moved(p *foldersParams) (any, error) {
	for _, f := range p.Event.Removed {
		if dir, err := pathOf(f.URI); err == nil {
			s.folders = slices.DeleteFunc(s.folders, func(x string) bool { return x == dir })
			s.forget(func(j Job) bool { return j.Dir == dir })
		}
	}
	for _, f := range p.Event.Added {
		s.enter(f.URI)
	}
	return nil, nil
}

// folder is the workspace folder that a file is in, the innermost one; outside of them, its own folder.
func (s *Server) folder(path string) string {
	best := ""
	for _, dir := range s.folders {
		if source.Below(dir, path) && len(dir) > len(best) {
			best = dir
		}
	}
	if best == "" {
		return filepath.Dir(path)
	}
	return best
}

func (s *Server) end(json.RawMessage) (any, error) {
	s.shutdown = true
	if s.running != nil {
		s.running.cancel()
	}
	s.todo = nil
	return nil, nil
}

func (s *Server) exit(json.RawMessage) (any, error) {
	s.exited = true
	go s.conn.Close() // which waits for nobody, but closes what this message came from
	return nil, nil
}

// opened is told that a file is shown.
func (s *Server) opened(p *documentParams) (any, error) {
	path, err := pathOf(p.Document.URI)
	if err != nil || len(s.documents) >= maxDocuments {
		return nil, err
	}
	text := strings.Join(byteLines(newTexts(filepath.Dir(path)).lines(path)), "\n")
	s.documents[path] = &document{uri: p.Document.URI, dirty: text != p.Document.Text}
	s.ask(path, false)
	return nil, nil
}

func byteLines(lines [][]byte) (out []string) {
	for _, l := range lines {
		out = append(out, string(l))
	}
	return out
}

// changed is told that what is shown is no longer what is on the disk.
func (s *Server) changed(p *documentParams) (any, error) {
	path, err := pathOf(p.Document.URI)
	if d := s.documents[path]; d != nil {
		d.dirty = true
	}
	return nil, err
}

func (s *Server) saved(p *documentParams) (any, error) {
	path, err := pathOf(p.Document.URI)
	if err != nil {
		return nil, err
	}
	if d := s.documents[path]; d != nil {
		d.dirty = false
	}
	s.ask(path, true)
	return nil, nil
}

func (s *Server) closed(p *documentParams) (any, error) {
	path, err := pathOf(p.Document.URI)
	if err != nil {
		return nil, err
	}
	delete(s.documents, path)
	s.todo = slices.DeleteFunc(s.todo, func(x string) bool { return x == path })
	s.forget(func(j Job) bool { return j.File == path })
	return nil, nil
}

// message shows a text to people, or logs it.
func (s *Server) message(kind int, text string) {
	method := "window/showMessage"
	if kind == messageLog {
		method = "window/logMessage"
	}
	s.notify(method, messageParams{kind, "mayrun: " + clip(text)})
}

// notify tells the client something, later: a client that does not read must not keep the server from reading.
func (s *Server) notify(method string, params any) {
	if len(s.outbox) >= maxOutbox {
		go s.conn.Close()
		return
	}
	s.outbox = append(s.outbox, outgoing{method, params})
	select {
	case s.send <- struct{}{}:
	default: // it knows
	}
}

// sender sends what the client is to be told.
func (s *Server) sender(ctx context.Context) {
	for {
		select {
		case <-ctx.Done():
			return
		case <-s.send:
		}
		s.mu.Lock()
		box := s.outbox
		s.outbox = nil
		s.mu.Unlock()
		for _, x := range box {
			if err := s.conn.Notify(ctx, x.method, x.params); err != nil {
				s.conn.Close()
				return
			}
		}
	}
}
