package witness_test

import (
	"bytes"
	"encoding/xml"
	"strings"
	"testing"
	"time"

	"github.com/goccy/go-yaml"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/internal/printable"
	"github.com/mayrun-dev/mayrun/internal/printable/printabletest"
	"github.com/mayrun-dev/mayrun/race"
	"github.com/mayrun-dev/mayrun/witness"
)

// TestHostileNames: whatever files and functions are called, witnesses are inert, can be parsed, and name them.
func TestHostileNames(t *testing.T) {
	names := []string{printabletest.Hostile, printabletest.Lines, "null", "- a: b", "", "a\xff\\xff", "'", "\"", "a\x1b", "# x", "\ufeff",
		"]]><x/>", "--", "a\u3164", "!tag", "|\n", "{{", "1", "~"}
	for _, name := range names {
		task := witness.Task{Tool: "test", Created: time.Unix(0, 0), Files: []string{name, "b.c"}, DataModel: "LP64",
			Source: func(string) ([]byte, error) { return []byte("f(x)"), nil }}
		at := cfg.Pos{File: name, Line: 1, Column: 1}
		events := []witness.Event{{Pos: at, Function: "f" + name, Creates: 1, Enters: "g" + name}, {Pos: at, Function: name, Racing: true}}

		var b bytes.Buffer
		if err := witness.WriteYAML(&b, task, events); err != nil {
			t.Fatal(err)
		}
		if err := printabletest.Check(b.String()); err != nil {
			t.Errorf("%+q: YAML: %v", name, err)
		}
		var entries []struct {
			Metadata struct {
				Task struct {
					Files  []string          `yaml:"input_files"`
					Hashes map[string]string `yaml:"input_file_hashes"`
				} `yaml:"task"`
			} `yaml:"metadata"`
			Content []struct {
				Segment []struct {
					Waypoint struct {
						Location struct {
							File     string `yaml:"file_name"`
							Function string `yaml:"function"`
						} `yaml:"location"`
					} `yaml:"waypoint"`
				} `yaml:"segment"`
			} `yaml:"content"`
		}
		if err := yaml.Unmarshal(b.Bytes(), &entries); err != nil || len(entries) != 1 {
			t.Errorf("%+q: %v\n%s", name, err, b.String())
			continue
		}
		want := strings.NewReplacer("\xff", `\xff`, "\xc3", `\xc3`).Replace(name) // as far as YAML can say it
		task2, loc := entries[0].Metadata.Task, entries[0].Content[0].Segment[0].Waypoint.Location
		if task2.Files[0] != want || task2.Hashes[want] == "" || loc.File != want || loc.Function != "f"+want {
			t.Errorf("%+q: read back as %+q, %+q\n%s", name, task2.Files, loc, b.String())
		}

		b.Reset()
		if err := witness.WriteGraphML(&b, task, events); err != nil {
			t.Fatal(err)
		}
		if err := printabletest.Check(b.String()); err != nil {
			t.Errorf("%+q: GraphML: %v", name, err)
		}
		var g struct {
			Graph struct {
				Data  []data `xml:"data"`
				Edges []struct {
					Data []data `xml:"data"`
				} `xml:"edge"`
			} `xml:"graph"`
		}
		if err := xml.Unmarshal(b.Bytes(), &g); err != nil {
			t.Errorf("%+q: %v", name, err)
			continue
		}
		if got := value(g.Graph.Data, "programfile"); got != printable.XMLString(name) {
			t.Errorf("%+q: read back as %+q", name, got)
		}
		if got := value(g.Graph.Edges[0].Data, "enterFunction"); got != printable.XMLString("g"+name) {
			t.Errorf("%+q: read back as %+q", name, got)
		}

		b.Reset()
		side := race.Side{Pos: at, Operation: name, Thread: name}
		f := witness.New(&race.Witness{Object: name, First: side, Second: side}, witness.Program{Files: []string{name}}, "test")
		if err := f.Write(&b); err != nil {
			t.Fatal(err)
		}
		if err := printabletest.Check(b.String()); err != nil {
			t.Errorf("%+q: %v", name, err)
		}
		again, err := witness.Read(&b)
		if want := string([]rune(name)); err != nil || again.Race.Object != want || again.Program.Files[0] != want {
			t.Errorf("%+q: %v, read back as %+q", name, err, again.Program.Files)
		}
	}
}

type data struct {
	Key   string `xml:"key,attr"`
	Value string `xml:",chardata"`
}

func value(list []data, key string) string {
	for _, d := range list {
		if d.Key == key {
			return d.Value
		}
	}
	return ""
}
