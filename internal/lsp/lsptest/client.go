// Package lsptest is a client of a language server, for tests: it sends what an editor would send, and waits for
// what the server says.
package lsptest

import (
	"context"
	"encoding/json"
	"io"
	"log"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/sourcegraph/jsonrpc2"

	"github.com/mayrun-dev/mayrun/internal/lsp"
)

// Client is an editor.
type Client struct {
	t    testing.TB
	conn *jsonrpc2.Conn

	mu          sync.Mutex
	diagnostics map[string][]lsp.Diagnostic // the last ones, by URI
	Messages    []string                    // that were shown to people
	Progress    []string                    // the texts of all progress
	heard       chan struct{}               // something was said
}

// Patience is how long a test waits for a server on a machine that is busy.
const Patience = 2 * time.Minute

// Dial is a client of the server at the other ends.
func Dial(t testing.TB, from io.ReadCloser, to io.WriteCloser) *Client {
	c := &Client{t: t, diagnostics: map[string][]lsp.Diagnostic{}, heard: make(chan struct{}, 1)}
	stream := jsonrpc2.NewBufferedStream(pipe{from, to}, jsonrpc2.VSCodeObjectCodec{})
	c.conn = jsonrpc2.NewConn(context.Background(), stream, c, jsonrpc2.SetLogger(log.New(io.Discard, "", 0)))
	t.Cleanup(func() { c.conn.Close() })
	return c
}

type pipe struct {
	io.ReadCloser
	to io.WriteCloser
}

func (p pipe) Write(b []byte) (int, error) { return p.to.Write(b) }

func (p pipe) Close() error {
	p.to.Close()
	return p.ReadCloser.Close()
}

// Handle hears what the server says.
func (c *Client) Handle(ctx context.Context, conn *jsonrpc2.Conn, r *jsonrpc2.Request) {
	if !r.Notif {
		go conn.Reply(ctx, r.ID, nil)
	}
	if r.Params == nil {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	var p struct {
		URI         string
		Diagnostics []lsp.Diagnostic
		Message     string
		Value       struct{ Kind, Message string }
	}
	_ = json.Unmarshal(*r.Params, &p)
	switch r.Method {
	case "textDocument/publishDiagnostics":
		c.diagnostics[p.URI] = p.Diagnostics
	case "window/showMessage":
		c.Messages = append(c.Messages, p.Message)
	case "$/progress":
		c.Progress = append(c.Progress, p.Value.Kind+" "+p.Value.Message)
	}
	select {
	case c.heard <- struct{}{}:
	default:
	}
}

// Wait waits until something is so that the server has said.
func (c *Client) Wait(what string, is func(*Client) bool) {
	c.t.Helper()
	late := time.After(Patience)
	for {
		c.mu.Lock()
		ok := is(c)
		c.mu.Unlock()
		if ok {
			return
		}
		select {
		case <-c.heard:
		case <-late:
			c.t.Fatalf("the server did not say: %s; it said %v %v", what, c.Messages, c.Progress)
		case <-c.conn.DisconnectNotify():
			c.t.Fatalf("the server is gone; it did not say: %s", what)
		}
	}
}

// Diagnostics waits until a file has a number of them.
func (c *Client) Diagnostics(uri string, n int) (list []lsp.Diagnostic) {
	c.t.Helper()
	c.Wait("diagnostics of "+uri, func(c *Client) bool {
		l, ok := c.diagnostics[uri]
		list = slices.Clone(l)
		return ok && len(l) == n
	})
	return list
}

// Ended waits for the end of a piece of work, which it takes out of what was said.
func (c *Client) Ended(message string) {
	c.t.Helper()
	c.Wait("end "+message, func(c *Client) bool {
		i := slices.Index(c.Progress, "end "+message)
		if i >= 0 {
			c.Progress = c.Progress[i+1:]
		}
		return i >= 0
	})
}

// Call asks for something.
func (c *Client) Call(method string, params, result any) error {
	ctx, cancel := context.WithTimeout(context.Background(), Patience)
	defer cancel()
	return c.conn.Call(ctx, method, params, result)
}

// Must asks for something that there is.
func (c *Client) Must(method string, params, result any) {
	c.t.Helper()
	if err := c.Call(method, params, result); err != nil {
		c.t.Fatalf("%s: %v", method, err)
	}
}

// Notify tells the server something.
func (c *Client) Notify(method string, params any) {
	c.t.Helper()
	if err := c.conn.Notify(context.Background(), method, params); err != nil {
		c.t.Fatalf("%s: %v", method, err)
	}
}

// Initialize begins, in workspace folders; the client shows progress.
func (c *Client) Initialize(folders ...string) {
	c.t.Helper()
	var list []map[string]string
	for _, f := range folders {
		list = append(list, map[string]string{"uri": f, "name": f})
	}
	var answer struct{ Capabilities struct{ HoverProvider bool } }
	c.Must("initialize", map[string]any{
		"processId": nil, "rootUri": nil, "workspaceFolders": list,
		"capabilities": map[string]any{"window": map[string]any{"workDoneProgress": true}},
	}, &answer)
	if !answer.Capabilities.HoverProvider {
		c.t.Fatal("the server has no capabilities")
	}
	c.Notify("initialized", map[string]any{})
}

// Open shows a file.
func (c *Client) Open(uri, text string) {
	c.t.Helper()
	c.Notify("textDocument/didOpen", map[string]any{"textDocument": map[string]any{"uri": uri, "languageId": "c", "version": 1, "text": text}})
}

// Change changes what is shown.
func (c *Client) Change(uri string) {
	c.t.Helper()
	c.Notify("textDocument/didChange", map[string]any{"textDocument": map[string]any{"uri": uri, "version": 2},
		"contentChanges": []any{map[string]any{"text": "int x;"}}})
}

// Save says that a file was saved.
func (c *Client) Save(uri string) {
	c.t.Helper()
	c.Notify("textDocument/didSave", at(uri))
}

// Shut closes a file.
func (c *Client) Shut(uri string) {
	c.t.Helper()
	c.Notify("textDocument/didClose", at(uri))
}

func at(uri string) map[string]any { return map[string]any{"textDocument": map[string]any{"uri": uri}} }

// Hover is what is said of a place, counted from 0; empty if nothing is.
func (c *Client) Hover(uri string, line, character int) string {
	c.t.Helper()
	var h struct{ Contents struct{ Kind, Value string } }
	p := at(uri)
	p["position"] = map[string]any{"line": line, "character": character}
	c.Must("textDocument/hover", p, &h)
	return h.Contents.Value
}

// Lenses are the titles of a file's lenses, each behind the number of its line.
func (c *Client) Lenses(uri string) (titles []string) {
	c.t.Helper()
	var list []struct {
		Range   lsp.Range
		Command struct{ Title string }
	}
	c.Must("textDocument/codeLens", at(uri), &list)
	for _, l := range list {
		titles = append(titles, l.Command.Title)
	}
	return titles
}

// Action is what a server offers to do.
type Action struct {
	Title, Kind string
	Diagnostics []lsp.Diagnostic
	Edit        struct {
		Changes map[string][]struct {
			Range   lsp.Range
			NewText string
		}
	}
}

// Actions are offered for a line, counted from 0.
func (c *Client) Actions(uri string, line int) (list []Action) {
	c.t.Helper()
	p := at(uri)
	place := map[string]any{"line": line, "character": 0}
	p["range"] = map[string]any{"start": place, "end": place}
	p["context"] = map[string]any{"diagnostics": []any{}}
	c.Must("textDocument/codeAction", p, &list)
	return list
}

// Exit ends the server as it should be ended.
func (c *Client) Exit() {
	c.t.Helper()
	c.Must("shutdown", nil, nil)
	c.Notify("exit", nil)
}
