package pp

import (
	"sort"
	"sync"
	"sync/atomic"
)

// A Cache remembers the files that preprocessing has read, and those that it has looked for in vain. Files that
// are read several times are cut into tokens once. It may be used by several goroutines at once.
type Cache struct {
	mu    sync.Mutex
	files map[cacheKey]*content
}

// What a text means to the first phases of translation depends on the dialect.
type cacheKey struct {
	name    string
	dialect Dialect
}

// A content is the text of a source. It is immutable but for lexed, which is computed when the text is read for
// the second time.
type content struct {
	original string
	text     string // without line splices
	splices  []splice
	dialect  Dialect
	err      error // why there is none

	uses  atomic.Int32
	lexed atomic.Pointer[lexed]
}

// A lexed text is cut into tokens.
type lexed struct {
	toks  []Token  // with locations from 0 on
	ends  []uint32 // where each token ends
	guard string   // the macro that makes the text empty if it is defined
}

func newContent(text string, d Dialect) *content {
	c := &content{original: text, dialect: d}
	c.text, c.splices = firstPhases(text, d.Trigraphs)
	return c
}

// read returns what a file holds; the error is inside.
func (c *Cache) read(name string, d Dialect, open func(string) ([]byte, error)) *content {
	if c == nil {
		return load(name, d, open)
	}
	key := cacheKey{name, d}
	c.mu.Lock()
	known := c.files[key]
	c.mu.Unlock()
	if known != nil {
		return known
	}
	read := load(name, d, open) // two goroutines may both do it: no harm
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.files == nil {
		c.files = map[cacheKey]*content{}
	}
	if known := c.files[key]; known != nil {
		return known
	}
	c.files[key] = read
	return read
}

// constant returns the content of a text that is the same in many runs.
func (c *Cache) constant(text string) *content {
	return c.read("\x00"+text, Dialect{}, func(string) ([]byte, error) { return []byte(text), nil })
}

func load(name string, d Dialect, open func(string) ([]byte, error)) *content {
	data, err := open(name)
	if err != nil {
		return &content{err: err}
	}
	return newContent(string(data), d)
}

// tokens cuts the text into tokens, unless this is the first time that it is read.
func (c *content) tokens() *lexed {
	if x := c.lexed.Load(); x != nil {
		return x
	}
	if c.uses.Add(1) < 2 {
		return nil
	}
	x := &lexed{}
	l := &lexer{src: &Source{content: c}, text: c.text}
	l.start()
	for {
		t := l.next()
		x.toks, x.ends = append(x.toks, t), append(x.ends, uint32(l.off))
		if t.Kind == EOF {
			break
		}
		if t.Kind == Newline {
			l.bol = true
		}
		if n := len(x.toks); t.Kind == Ident && (t.Text == "include" || t.Text == "include_next" ||
			t.Text == "import") && n > 1 && x.toks[n-2].Is("#") {
			l.headerName() // what stands between < and > is no token
		}
	}
	x.guard = includeGuard(x.toks)
	c.lexed.Store(x) // another goroutine may have done the same
	return x
}

// guarded reports whether the text is known to be empty because a macro is defined.
func (c *content) guarded(macros map[string]*macro) bool {
	x := c.lexed.Load()
	return x != nil && x.guard != "" && macros[x.guard] != nil
}

// includeGuard returns the macro X if the text is "#ifndef X … #endif", with nothing outside.
func includeGuard(toks []Token) string {
	guard, depth := "", 0
	start := true // of a line
	for i := 0; i+2 < len(toks); i++ {
		t := &toks[i]
		if t.Kind == Newline {
			start = true
			continue
		}
		if !start || !t.Is("#") {
			if depth == 0 {
				return ""
			}
			start = false
			continue
		}
		start = false
		switch name := &toks[i+1]; {
		case depth == 0:
			if guard != "" || name.Text != "ifndef" || toks[i+2].Kind != Ident {
				return "" // a second group, or something before the first
			}
			guard, depth = toks[i+2].Text, 1
		case name.Text == "if", name.Text == "ifdef", name.Text == "ifndef":
			depth++
		case name.Text == "endif":
			if depth--; depth == 0 {
				for i++; i < len(toks) && toks[i].Kind != Newline; i++ {
				}
				start = true
			}
		case depth == 1 && (name.Text == "else" || len(name.Text) > 3 && name.Text[:4] == "elif"):
			return ""
		}
	}
	if depth != 0 {
		return ""
	}
	return guard
}

// at is the index of the first token that starts at or after an offset.
func at(toks []Token, off int) int {
	return sort.Search(len(toks), func(i int) bool { return int(toks[i].Loc) >= off })
}
