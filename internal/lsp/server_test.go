package lsp_test

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/sourcegraph/jsonrpc2"

	"github.com/mayrun-dev/mayrun/internal/limit/limittest"
	"github.com/mayrun-dev/mayrun/internal/lsp"
	"github.com/mayrun-dev/mayrun/internal/lsp/lsptest"
	"github.com/mayrun-dev/mayrun/race"
	"github.com/mayrun-dev/mayrun/report"
)

// analystFunc is what a test wants to be found.
type analystFunc func(context.Context, lsp.Job) (*report.Document, error)

func (f analystFunc) Check(ctx context.Context, j lsp.Job) (*report.Document, error) {
	return f(ctx, j)
}

// start starts a server in this process; clean waits for its end.
func start(t *testing.T, a lsp.Analyst) (c *lsptest.Client, clean func() bool) {
	t.Helper()
	in, to := io.Pipe()
	from, out := io.Pipe()
	done := make(chan bool, 1)
	go func() {
		done <- lsp.Serve(context.Background(), in, out, a, "0")
		out.Close()
	}()
	return lsptest.Dial(t, from, to), func() bool {
		t.Helper()
		select {
		case x := <-done:
			return x
		case <-time.After(lsptest.Patience):
			t.Fatal("the server does not end")
			return false
		}
	}
}

// racy is a report of one racing line.
func racy(file string) *report.Document {
	at := report.Position{File: file, Line: 1, Column: 1}
	side := report.Access{Position: at, Kind: race.Write, Thread: "w@3"}
	return &report.Document{Tool: "mayrun", Verdict: race.Unknown, Findings: []report.Finding{{
		Grade: race.Likely, Kind: "data", Title: "race on x", Name: "x", Why: "nothing orders them", Sides: []report.Access{side},
	}}, Sharing: &report.SummaryDocument{
		Threads: []report.ThreadUse{{Name: "w@3", Several: true, Entry: "w", Created: []report.Position{{File: file, Line: 3, Column: 2}}}},
	}}
}

func write(t *testing.T, dir, name, text string) string {
	t.Helper()
	full := filepath.Join(dir, name)
	if err := os.WriteFile(full, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	return "file://" + filepath.ToSlash(full)
}

// A save ends the analysis that it makes useless, and begins another one; a person can end one, too.
func TestCancel(t *testing.T) {
	dir := t.TempDir()
	uri := write(t, dir, "a.c", "x = 1;\n")
	begun := make(chan context.Context)
	runs := 0
	c, clean := start(t, analystFunc(func(ctx context.Context, j lsp.Job) (*report.Document, error) {
		if j.File == "" {
			return nil, lsp.ErrNoProgram
		}
		if runs++; runs == 3 {
			return racy("a.c"), nil
		}
		begun <- ctx
		<-ctx.Done() // it hangs
		return nil, ctx.Err()
	}))
	c.Initialize("file://" + dir)
	c.Open(uri, "x = 1;\n")
	<-begun
	c.Save(uri)
	c.Ended("cancelled")
	<-begun
	c.Notify("window/workDoneProgress/cancel", map[string]any{"token": 7})
	c.Notify("window/workDoneProgress/cancel", map[string]any{"token": "mayrun-1"}) // has ended
	c.Notify("window/workDoneProgress/cancel", map[string]any{"token": "mayrun-2"})
	c.Ended("cancelled")
	c.Save(uri)
	c.Ended("analysed")
	d := c.Diagnostics(uri, 1)[0]
	if d.Severity != 2 || len(d.Related) != 2 || d.Related[0].Message != "the same in another thread" {
		t.Errorf("%+v", d)
	}
	c.Shut(uri)
	c.Diagnostics(uri, 0)
	c.Exit()
	if !clean() {
		t.Error("no orderly end")
	}
}

// A program that is analysed as a whole is analysed once for all its files that are opened, and again when one
// of them is saved, or a header.
func TestWhole(t *testing.T) {
	dir := t.TempDir()
	a, b := write(t, dir, "a.c", "x = 1;\n"), write(t, dir, "b.c", "")
	h := write(t, dir, "h.h", "")
	runs := 0
	c, clean := start(t, analystFunc(func(_ context.Context, j lsp.Job) (*report.Document, error) {
		if runs++; j.File != "" {
			t.Errorf("%v is analysed alone", j)
		}
		if runs == 3 {
			return nil, errors.New("a.c:1:3: error: no\nmore\nb.c:9:9: error: beyond the end")
		}
		return racy("a.c"), nil
	}))
	c.Initialize("file://" + dir)
	c.Open(a, "x = 1;\n")
	c.Ended("analysed")
	c.Open(b, "")
	c.Open(h, "")
	c.Save(h)
	c.Ended("analysed")
	c.Save(b)
	c.Ended("not analysed")
	if d := c.Diagnostics(a, 1)[0]; d.Code != "not-analysed" || d.Range.Start.Character != 2 {
		t.Errorf("%+v", d)
	}
	c.Diagnostics(b, 1)
	c.Save(a)
	c.Ended("analysed")
	c.Diagnostics(b, 0)
	c.Notify("workspace/didChangeWorkspaceFolders", map[string]any{"event": map[string]any{
		"added": []any{}, "removed": []any{map[string]any{"uri": "file://" + dir}}}})
	c.Diagnostics(a, 0)
	c.Exit()
	if !clean() || runs != 4 {
		t.Errorf("%d runs", runs)
	}
}

// What comes too early, too late, or is not known is an error; what is wrong in an analysis is told once.
func TestErrors(t *testing.T) {
	c, clean := start(t, analystFunc(func(context.Context, lsp.Job) (*report.Document, error) {
		return nil, errors.New("the disk is gone")
	}))
	code := func(want int64, method string, params any) {
		t.Helper()
		var wrong *jsonrpc2.Error
		if err := c.Call(method, params, nil); !errors.As(err, &wrong) || wrong.Code != want {
			t.Errorf("%s: %v, want %d", method, err, want)
		}
	}
	code(-32002, "textDocument/hover", map[string]any{})
	c.Initialize()
	code(jsonrpc2.CodeInvalidRequest, "initialize", map[string]any{})
	code(jsonrpc2.CodeMethodNotFound, "textDocument/rename", map[string]any{})
	code(jsonrpc2.CodeInvalidParams, "textDocument/hover", []int{1})
	code(jsonrpc2.CodeInvalidParams, "textDocument/hover", map[string]any{"textDocument": map[string]any{"uri": "https://example.org/a.c"}})
	code(jsonrpc2.CodeInvalidParams, "textDocument/codeAction", map[string]any{"textDocument": map[string]any{"uri": "file://" + strings.Repeat("x", 1<<17)}})
	dir := t.TempDir()
	uri := write(t, dir, "a.c", "")
	for range 3 {
		c.Save(uri)
		c.Ended("not analysed")
	}
	c.Wait("a message", func(c *lsptest.Client) bool { return len(c.Messages) > 0 })
	if len(c.Messages) != 1 || c.Messages[0] != "mayrun: the disk is gone" {
		t.Errorf("%q", c.Messages)
	}
	if got := c.Hover(uri, 5, 5); got != "" {
		t.Error(got)
	}
	c.Must("shutdown", nil, nil)
	code(jsonrpc2.CodeInvalidRequest, "textDocument/hover", map[string]any{})
	c.Notify("exit", nil)
	if !clean() {
		t.Error("no orderly end")
	}
}

// nothing finds nothing.
var nothing = analystFunc(func(context.Context, lsp.Job) (*report.Document, error) {
	return &report.Document{Tool: "mayrun", Verdict: race.RaceFree}, nil
})

// say sends bytes to a server, and returns what it answers until it has ended.
func say(t testing.TB, text io.Reader) []map[string]any {
	t.Helper()
	from, out := io.Pipe()
	answers := make(chan []byte, 1)
	go func() {
		data, _ := io.ReadAll(from)
		answers <- data
	}()
	lsp.Serve(context.Background(), text, out, nothing, "0")
	out.Close()
	var list []map[string]any
	r := bufio.NewReader(bytes.NewReader(<-answers))
	for {
		var m json.RawMessage
		if err := (jsonrpc2.VSCodeObjectCodec{}).ReadObject(r, &m); err != nil {
			if !errors.Is(err, io.EOF) && !errors.Is(err, io.ErrUnexpectedEOF) { // the end may cut what nobody asked for
				t.Fatalf("the server writes no messages: %v", err)
			}
			return list
		}
		var x map[string]any
		if err := json.Unmarshal(m, &x); err != nil {
			t.Fatalf("the server writes no message: %v", err)
		}
		list = append(list, x)
	}
}

func framed(messages ...string) string {
	var b strings.Builder
	for _, m := range messages {
		fmt.Fprintf(&b, "Content-Length: %d\r\n\r\n%s", len(m), m)
	}
	return b.String()
}

const hello = `{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"rootUri":null,"capabilities":{}}}`

// What is no message is answered where it can be told from the next one, and ends the connection elsewhere.
func TestFraming(t *testing.T) {
	codes := func(text string) string {
		var out []string
		for _, m := range say(t, strings.NewReader(text)) {
			if e, ok := m["error"].(map[string]any); ok {
				out = append(out, fmt.Sprint(e["code"]))
			} else if m["id"] != nil {
				out = append(out, "result")
			} else {
				out = append(out, fmt.Sprint(m["method"]))
			}
		}
		return strings.Join(out, " ")
	}
	for _, x := range []struct{ text, want string }{
		{framed(hello), "result"},
		{framed("{", "null", "[]", `["x"]`, `{}`, `{"id":1}`, "", " ", hello), "-32700 -32600 -32600 -32600 -32600 -32600 -32600 -32600 result"},
		{framed(`{"method":1}`, `{"method":"x","id":{}}`, `{"method":"x","id":1.5}`, `{"result":1,"method":"x"}`, hello), "-32600 -32600 -32600 -32600 result"},
		{framed(`{"id":9,"result":null}`, `{"id":9,"error":{"code":1,"message":"x"}}`, hello), "result"},
		{framed(hello, `{"id":2,"method":"shutdown","params":null}`, `{"method":"exit"}`), "result result"},
		{framed(hello, `{"id":3,"method":"initialize","params":[`+strings.Repeat("[", 20000)+"]}"), "result -32700"},
		{framed(hello, `{"id":3,"method":"x","params":[`+strings.Repeat("0,", 200_000)+"0]}", strings.Replace(hello, `"id":1`, `"id":"`+strings.Repeat("x", 2000)+`"`, 1)), "result -32600 -32600"},
		{"content-length:" + fmt.Sprint(len(hello)) + "\nX-Other: 1\n\n" + hello, "result"},
		{"Content-Length: 5\r\n\r\n", ""}, {"Content-Length: -1\r\n\r\n{}", ""}, {"Content-Length: 99999999999999999999\r\n\r\n", ""},
		{"\r\n\r\n{}", ""}, {"GET / HTTP/1.1\r\n\r\n", ""}, {strings.Repeat("x", 1<<20), ""}, {strings.Repeat("x: y\r\n", 1<<16), ""}, {"", ""},
	} {
		if got := codes(x.text); got != x.want {
			t.Errorf("%.80q: %q, want %q", x.text, got, x.want)
		}
	}
}

// A message that is too long is skipped, and takes no room.
func TestLong(t *testing.T) {
	const long = 1 << 30
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	answers := say(t, io.MultiReader(strings.NewReader(framed(hello)+fmt.Sprintf("Content-Length: %d\r\n\r\n", long)),
		io.LimitReader(zeros{}, long), strings.NewReader(framed(`{"id":2,"method":"shutdown"}`))))
	runtime.ReadMemStats(&after)
	if len(answers) != 3 || answers[2]["id"] != float64(2) {
		t.Errorf("answers: %v", answers)
	}
	if n := after.TotalAlloc - before.TotalAlloc; n > 64<<20 {
		t.Errorf("%d bytes were used", n)
	}
}

type zeros struct{}

func (zeros) Read(p []byte) (int, error) {
	clear(p)
	return len(p), nil
}

// FuzzServe sends a server any bytes: as they are, and as messages behind one that initializes it.
func FuzzServe(f *testing.F) {
	dir := f.TempDir()
	file := filepath.Join(dir, "a.c")
	if err := os.WriteFile(file, []byte("int x;\n"), 0o666); err != nil {
		f.Fatal(err)
	}
	uri := `"file://` + filepath.ToSlash(file) + `"`
	document := `{"textDocument":{"uri":` + uri + `,"text":"int x;\n"},"position":{"line":0,"character":4},"range":{"start":{"line":0,"character":0},"end":{"line":4294967295,"character":0}}}`
	for _, method := range []string{"textDocument/didOpen", "textDocument/didChange", "textDocument/didSave", "textDocument/didClose",
		"textDocument/hover", "textDocument/codeLens", "textDocument/codeAction", "shutdown", "exit", "initialized"} {
		f.Add([]byte(`{"jsonrpc":"2.0","id":2,"method":"` + method + `","params":` + document + `}`))
		f.Add([]byte(`{"jsonrpc":"2.0","method":"` + method + `","params":` + document + `}`))
	}
	f.Add([]byte(`{"method":"workspace/didChangeWorkspaceFolders","params":{"event":{"added":[{"uri":"file:///tmp"}],"removed":[{"uri":"x"}]}}}`))
	f.Add([]byte(`{"method":"window/workDoneProgress/cancel","params":{"token":"mayrun-1"}}`))
	f.Add([]byte(framed(hello, `{"method":"exit"}`)))
	f.Fuzz(func(t *testing.T, data []byte) {
		limittest.Within(t, limittest.Limits, func(context.Context) {
			say(t, bytes.NewReader(data))
			say(t, strings.NewReader(framed(hello, string(data), string(data), `{"id":7,"method":"shutdown"}`)))
		})
	})
}
