// Package packs holds models of functions of common libraries other than that of C, one file for each library, in the
// terms of package models. The model of a function counts where a header of its library declares it, and the program
// does not define it, unless the program uses another function of the library that has no model and may keep what it
// is given (see [Pack.Keeps]): then it may be that one from which things come back, and all of them are ordinary
// library code. Executions take whatever such a model says for a guess.
//
// What a library makes is an object of which the program knows the address only. Whatever uses it reads and writes its
// first bytes, so that two uses conflict where the library does not order them, and what the program leaves in it is
// kept in the elements behind them: pointers that come back, functions that are called later, and their arguments.
// Functions that a library documents as safe for several threads at once have no accesses to the object, or have them
// in its lock.
//
// This package may change in any release: see COMPATIBILITY.md.
package packs

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/mayrun-dev/mayrun/frontend/models"
	"github.com/mayrun-dev/mayrun/internal/lazy"
)

// A Pack is what is known of one library.
type Pack struct {
	Name    string   // of the library
	Headers []string // that declare its functions, as after #include; those of a folder end with a slash
	Assumes string   // of the library, beside its models; "" is nothing
	models  func() map[string]*models.Model
	always  func() map[string]*models.Model // those that count whatever else the program uses
}

// All lists the packs.
func All() []*Pack { return slices.Clone(all) }

var all = []*Pack{
	pack("zlib", "zlib.h", "", zlib),
	pack("liblzma", "lzma.h lzma/", "", lzma),
	pack("PCRE", "pcre.h", "", pcre),
	pack("libevent", "event.h evhttp.h evdns.h evutil.h evrpc.h event2/", "", libevent),
	pack("libev", "ev.h", "", ev),
	pack("libuv", "uv.h uv/", "", uv, uvThreads),
	pack("OpenSSL", "openssl/", "", openssl, opensslThreads),
	pack("SQLite", "sqlite3.h", "SQLite is in serialized mode", sqlite),
	pack("libcurl", "curl/", "", curl),
	pack("PCRE2", "pcre2.h", "", pcre2),
	pack("Jansson", "jansson.h", "", jansson),
	pack("Expat", "expat.h", "", expat),
	pack("Lua", "lua.h lauxlib.h lualib.h", "", lua),
	pack("ncurses", "curses.h ncurses.h panel.h ncurses/ ncursesw/", "", ncurses),
	pack("bzip2", "bzlib.h", "", bzip2),
	pack("GLib", "glib.h glib/", "", nothing, glib),
	pack("libpq", "libpq-fe.h libpq/", "", libpq),
	pack("libnuma", "numa.h", "", numa),
	pack("zstd", "zstd.h zstd_errors.h zdict.h", "", zstd),
}

// pack makes a pack of tables in which a name stands for all functions that it lists. The models of further tables
// count whatever else the program uses.
func pack(name, headers, assumes string, table func() []models.Model, always ...func() []models.Model) *Pack {
	p := &Pack{Name: name, Headers: strings.Fields(headers), Assumes: assumes}
	p.models = sync.OnceValue(func() map[string]*models.Model {
		ms := map[string]*models.Model{}
		p.add(ms, table())
		for _, table := range always {
			p.add(ms, table())
		}
		return ms
	})
	p.always = sync.OnceValue(func() map[string]*models.Model {
		ms := map[string]*models.Model{}
		for _, table := range always {
			p.add(ms, table())
		}
		return ms
	})
	return p
}

// nothing is the table of a pack all of whose models count whatever else the program uses.
func nothing() []model { return nil }

// add adds the models of a table, one for each function.
func (p *Pack) add(to map[string]*models.Model, table []models.Model) {
	for _, m := range table {
		m.Pack = p.Name
		m.Steps = append(texts(&m), m.Steps...)
		for _, n := range strings.Fields(m.Name) {
			one := m
			one.Name = n
			to[n] = &one
		}
	}
}

// texts says that nothing is known of the texts of the library to which a model gives pointers.
func texts(m *models.Model) (ss []models.Step) {
	for _, name := range constant().FindAllString(fmt.Sprint(m.Result, m.Steps), -1) {
		if s := filled(name); !slices.ContainsFunc(ss, func(x models.Step) bool { return x.Args[0] == name }) {
			ss = append(ss, s)
		}
	}
	return ss
}

// constant are objects of libraries in which there are texts and the like.
var constant = lazy.Regexp(`&file:(zlib|lzma|pcre2?|libevent|openssl|bzip2|zstd|sqlite|curl|jansson|expat|lua|ncurses|uv|libpq)\b`)

// Of returns the pack of the library that has a header, by its file name, or nil.
func Of(file string) *Pack {
	for _, p := range all {
		if p.declares(file) {
			return p
		}
	}
	return nil
}

// Find returns the model of a function of any library, or nil.
func Find(name string) *models.Model {
	for _, p := range all {
		if m := p.Lookup(name); m != nil {
			return m
		}
	}
	return nil
}

// Lookup returns the model of a function of the library, or nil.
func (p *Pack) Lookup(name string) *models.Model { return p.models()[name] }

// Always reports whether the model of a function counts whatever else the program uses: it makes threads, or orders
// them.
func (p *Pack) Always(name string) bool { return p.always()[name] != nil }

// Models are those of the pack, by the names of functions.
func (p *Pack) Models() map[string]*models.Model { return p.models() }

// Keeps is the feature of a program that uses a function of the library which has no model and may keep what it is
// given, or hand out what others have kept.
func (p *Pack) Keeps() models.Feature {
	return models.Feature("what " + p.Name + " keeps without a model")
}

// declares reports whether a file is a header of the library, by its name.
func (p *Pack) declares(file string) bool {
	file = "/" + file
	return slices.ContainsFunc(p.Headers, func(h string) bool {
		if strings.HasSuffix(h, "/") {
			return strings.Contains(file, "/"+h)
		}
		return strings.HasSuffix(file, "/"+h)
	})
}
