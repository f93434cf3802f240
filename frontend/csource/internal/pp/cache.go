package pp

import "sync"

// A Cache remembers the files that preprocessing has read, and those that it has looked for in vain. It may be used by several
// goroutines at once.
type Cache struct {
	mu    sync.Mutex
	files map[string]*content
}

// A content is the text of a source. It is immutable.
type content struct {
	original string
	text     string // without line splices
	splices  []splice
	err      error // why there is none
}

func newContent(text string) *content {
	c := &content{original: text}
	c.text, c.splices = removeSplices(text)
	return c
}

// read returns what a file holds; the error is inside.
func (c *Cache) read(name string, open func(string) ([]byte, error)) *content {
	if c == nil {
		return load(name, open)
	}
	c.mu.Lock()
	known := c.files[name]
	c.mu.Unlock()
	if known != nil {
		return known
	}
	read := load(name, open) // two goroutines may both do it: no harm
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.files == nil {
		c.files = map[string]*content{}
	}
	if known := c.files[name]; known != nil {
		return known
	}
	c.files[name] = read
	return read
}

func load(name string, open func(string) ([]byte, error)) *content {
	data, err := open(name)
	if err != nil {
		return &content{err: err}
	}
	return newContent(string(data))
}
