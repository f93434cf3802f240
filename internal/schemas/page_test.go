package schemas

import (
	"context"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	cdplog "github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/report"
)

// shown is a program with a confirmed race, and one that is less sure.
const shown = `#include <pthread.h>
#include <stdlib.h>
int x, y;
pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
void elsewhere(int *);
static void *f(void *p) {
	pthread_mutex_lock(&lock);
	x++; // </script><script>document.title = "mine"</script>
	pthread_mutex_unlock(&lock);
	elsewhere(&y);
	return p;
}
int main(void) {
	pthread_t t;
	pthread_create(&t, 0, f, 0);
	x++;
	y++;
	return pthread_join(t, 0);
}
`

// browser opens a page in a headless Chromium; the function returns what its console and its log have said.
func browser(t *testing.T, file string) (context.Context, func() []string) {
	t.Helper()
	name, err := exec.LookPath("chromium")
	if err != nil {
		t.Skip("there is no chromium")
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(name), chromedp.NoSandbox, chromedp.WindowSize(1200, 900))
	ctx, stop := chromedp.NewExecAllocator(t.Context(), options...)
	t.Cleanup(stop)
	ctx, stop = chromedp.NewContext(ctx)
	t.Cleanup(stop)
	ctx, stop = context.WithTimeout(ctx, time.Minute)
	t.Cleanup(stop)
	var said []string
	chromedp.ListenTarget(ctx, func(ev any) {
		switch ev := ev.(type) {
		case *runtime.EventExceptionThrown:
			said = append(said, ev.ExceptionDetails.Error())
		case *runtime.EventConsoleAPICalled:
			said = append(said, "the console is written to")
		case *cdplog.EventEntryAdded:
			said = append(said, ev.Entry.Text)
		}
	})
	if err := chromedp.Run(ctx, cdplog.Enable(), runtime.Enable(),
		chromedp.Navigate((&url.URL{Scheme: "file", Path: file}).String())); err != nil {
		t.Fatal(err)
	}
	return ctx, func() []string { return said }
}

// TestPage: a page in a browser filters, steps through a schedule, and can be dark, all with keys; nothing of
// the program runs, and the console has no error. With PICTURES=DIR, it leaves pictures of what it has seen.
func TestPage(t *testing.T) {
	p, err := frontend.LoadSource(t.Context(), map[string]string{"p.c": shown}, frontend.Options{})
	if err != nil {
		t.Fatal(err)
	}
	r, err := mayrun.Analyze(t.Context(), p, mayrun.Config{})
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "page.html")
	out, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	source := func(string) ([]byte, error) { return []byte(shown), nil }
	if err := report.Render(out, report.HTML, r, report.Options{Version: "1", Source: source}); err != nil {
		t.Fatal(err)
	}
	if err := out.Close(); err != nil {
		t.Fatal(err)
	}
	ctx, said := browser(t, file)
	do := func(actions ...chromedp.Action) {
		t.Helper()
		if err := chromedp.Run(ctx, actions...); err != nil {
			t.Fatal(err)
		}
	}
	ask := func(js string) (s string) {
		t.Helper()
		do(chromedp.Evaluate("String("+js+")", &s))
		return s
	}
	picture := func(name string) {
		if dir := os.Getenv("PICTURES"); dir != "" {
			var png []byte
			do(chromedp.FullScreenshot(&png, 100))
			if err := os.WriteFile(filepath.Join(dir, name+".png"), png, 0o666); err != nil {
				t.Fatal(err)
			}
		}
	}
	want := func(what, js, want string) {
		t.Helper()
		if got := ask(js); got != want {
			t.Errorf("%s: got %q, want %q", what, got, want)
		}
	}
	const cards = `[...document.querySelectorAll("article")].filter(c => c.offsetParent !== null).length`
	want("the title", `document.title.startsWith("mayrun")`, "true")
	want("all cards", cards, "2")
	picture("light")

	// As a keyboard does it, in one event: the page keeps the character from what it goes to.
	do(input.DispatchKeyEvent(input.KeyDown).WithKey("/").WithText("/"), chromedp.KeyEvent("known NOTHING"))
	want("what is searched", `document.getElementById("search").value`, "known NOTHING")
	want("with a word", cards, "1")
	want("the count", `document.getElementById("count").textContent`, "1 of 2")
	want("the rows of the list", `[...document.querySelectorAll(".contents tr")].filter(c => c.offsetParent !== null).length`, "1")
	do(chromedp.KeyEvent(kb.Escape))
	want("again", cards, "2")
	for _, c := range []struct{ key, value, cards string }{{"grade", "confirmed", "1"}, {"lock", "lock", "1"},
		{"file", "p.c", "2"}, {"thread", "f@15", "2"}} {
		do(chromedp.SetValue("#by-"+c.key, c.value),
			chromedp.Evaluate(`document.getElementById("by-`+c.key+`").dispatchEvent(new Event("change"))`, nil))
		want("by "+c.key, cards, c.cards)
		do(chromedp.KeyEvent(kb.Escape))
	}

	do(chromedp.KeyEvent("j"))
	want("the first card", `document.activeElement.tagName + [...document.querySelectorAll("article")].indexOf(document.activeElement)`,
		"ARTICLE0")
	do(chromedp.KeyEvent("j"))
	want("the second card", `[...document.querySelectorAll("article")].indexOf(document.activeElement)`, "1")
	do(chromedp.KeyEvent("j"), chromedp.KeyEvent("k"))
	want("back", `[...document.querySelectorAll("article")].indexOf(document.activeElement)`, "0")

	do(chromedp.Focus(".lanes"), chromedp.KeyEvent(kb.ArrowDown))
	if got := ask(`document.querySelector(".lanes output").textContent`); !strings.HasPrefix(got, "step 1 of ") ||
		!strings.Contains(got, "pthread_create") {
		t.Errorf("the first step is %q", got)
	}
	do(chromedp.KeyEvent(kb.End))
	want("the last step", `[...document.querySelectorAll(".lanes .on")].every(g => g.classList.contains("racing"))`, "true")
	do(chromedp.KeyEvent(kb.ArrowUp), chromedp.KeyEvent(kb.ArrowDown), chromedp.KeyEvent(kb.ArrowDown))
	want("no step further", `document.querySelectorAll(".lanes .step")[document.querySelectorAll(".lanes .step").length - 1].classList.contains("on")`,
		"true")
	picture("stepped")

	color := `getComputedStyle(document.body).backgroundColor`
	light := ask(color)
	do(chromedp.Click("#scheme"))
	if dark := ask(color); dark == light {
		t.Errorf("dark is as light: %s", dark)
	}
	picture("dark")
	do(chromedp.Click("#scheme"))
	want("light again", color, light)
	do(emulation.SetEmulatedMedia().WithMedia("print"))
	want("the tools in print", `document.getElementById("tools").offsetParent === null`, "true")
	picture("print")
	if s := said(); len(s) > 0 {
		t.Errorf("the browser says %q", s)
	}
}
