package modelfile

import (
	"path"
	"path/filepath"
	"strings"

	"github.com/goccy/go-yaml/ast"

	"github.com/mayrun-dev/mayrun/frontend/csource"
)

// A Suppression is what a project file says of races that need not be mended: those of which one access is all
// that is said. At least one of the words is there beside the reason.
type Suppression struct {
	Pos      csource.Pos // where it is written
	Reason   string      // for people
	Finding  string      // the fingerprint of one
	Location string      // what races, or the object that it is a part of
	Function string      // that makes the access
	File     string      // a pattern for the file of the access, as the current folder sees it, or a folder with a slash behind it
}

// maxSuppress bounds the entries of a file: each is held against each access.
const maxSuppress = 1000

func (d *decoder) suppress(n ast.Node, dir string, p *Project) {
	entries := d.list(n, "suppress")
	if len(entries) > maxSuppress {
		d.fail(entries[maxSuppress], "a file suppresses at most %d times; a baseline (--baseline) holds any number", maxSuppress)
		return
	}
	for _, e := range entries {
		var s Suppression
		words := map[string]*string{"reason": &s.Reason, "finding": &s.Finding, "location": &s.Location, "function": &s.Function, "file": &s.File}
		before := len(d.errs)
		d.mapping(e, "an entry of suppress", func(key string, at, value ast.Node) {
			if !s.Pos.IsValid() {
				s.Pos = d.pos(at.GetToken())
			}
			if words[key] == nil {
				d.fail(at, "unknown key %q: an entry of suppress has reason, finding, location, function and file", key)
				return
			}
			if *words[key] = strings.TrimSpace(d.text(value)); *words[key] == "" {
				d.fail(value, "%s is empty", key)
			}
		})
		if s.File != "" {
			folder := strings.HasSuffix(s.File, "/")
			if s.File = join(dir, s.File); folder {
				s.File += "/"
			}
			if _, err := path.Match(filepath.ToSlash(s.File), ""); err != nil {
				d.fail(e, "%s is no pattern for files", s.File)
			}
		}
		switch {
		case len(d.errs) > before:
		case s.Reason == "":
			d.fail(e, "an entry of suppress gives a reason")
		case s.Finding+s.Location+s.Function+s.File == "":
			d.fail(e, "an entry of suppress says which races it means: finding, location, function or file")
		default:
			p.Suppress = append(p.Suppress, s)
		}
	}
}
