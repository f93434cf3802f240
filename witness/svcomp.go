package witness

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/xml"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/internal/printable"
)

// A Task is what the formats of SV-COMP say about the program.
type Task struct {
	Tool      string // version
	Created   time.Time
	Files     []string
	DataModel string // ILP32 or LP64
	Source    func(name string) ([]byte, error)
}

// An Event is a step of the execution that other verifiers should repeat in this order.
type Event struct {
	Thread   int
	Pos      cfg.Pos
	Function string
	Creates  int    // the thread that it starts; 0: none
	Enters   string // the function that the thread starts with
	Racing   bool
}

const specification = "CHECK( init(main()), LTL(G ! data-race) )"

// hashes are the SHA-256 hashes of the files.
func (t *Task) hashes() (map[string]string, error) {
	m := map[string]string{}
	for _, f := range t.Files {
		b, err := t.Source(f)
		if err != nil {
			return nil, err
		}
		sum := sha256.Sum256(b)
		m[f] = hex.EncodeToString(sum[:])
	}
	return m, nil
}

// parenthesis is the column of the first "(" in the line of a position that is not before it: function_enter
// points there.
func (t *Task) parenthesis(p cfg.Pos) int {
	file, line := p.Physical()
	if b, err := t.Source(file); err == nil {
		if lines := strings.Split(string(b), "\n"); line <= len(lines) && p.Column <= len(lines[line-1]) {
			if i := strings.IndexByte(lines[line-1][max(0, p.Column-1):], '('); i >= 0 {
				return p.Column + i
			}
		}
	}
	return p.Column
}

type (
	yamlEntry struct {
		Type     string        `yaml:"entry_type"`
		Metadata yamlMetadata  `yaml:"metadata"`
		Content  []yamlSegment `yaml:"content"`
	}
	yamlMetadata struct {
		Format   string            `yaml:"format_version"`
		UUID     string            `yaml:"uuid"`
		Created  string            `yaml:"creation_time"`
		Producer map[string]string `yaml:"producer"`
		Task     yamlTask          `yaml:"task"`
	}
	yamlTask struct {
		Files         []yamlText          `yaml:"input_files"`
		Hashes        map[yamlText]string `yaml:"input_file_hashes"`
		Specification string              `yaml:"specification"`
		DataModel     string              `yaml:"data_model"`
		Language      string              `yaml:"language"`
	}
	yamlSegment struct {
		Segment []yamlPoint `yaml:"segment"`
	}
	yamlPoint struct {
		Waypoint yamlWaypoint `yaml:"waypoint"`
	}
	yamlWaypoint struct {
		Type       string            `yaml:"type"`
		Action     string            `yaml:"action"`
		Thread     int               `yaml:"thread_id"`
		Constraint map[string]string `yaml:"constraint,omitempty"`
		Location   yamlLocation      `yaml:"location"`
	}
	yamlLocation struct {
		File     yamlText `yaml:"file_name"`
		Line     int      `yaml:"line"`
		Column   int      `yaml:"column,omitempty"`
		Function yamlText `yaml:"function,omitempty"`
	}
)

// WriteYAML writes a violation witness of version 2.2.
func WriteYAML(w io.Writer, t Task, events []Event) error {
	hashes, err := t.hashes()
	if err != nil {
		return err
	}
	files, sums := []yamlText{}, map[yamlText]string{}
	for _, f := range t.Files {
		files = append(files, yamlText(f))
		sums[yamlText(f)] = hashes[f]
	}
	e := yamlEntry{Type: "violation_sequence", Metadata: yamlMetadata{
		Format: "2.2", Created: t.Created.UTC().Format(time.RFC3339), Producer: map[string]string{"name": "mayrun", "version": t.Tool},
		Task: yamlTask{Files: files, Hashes: sums, Specification: specification, DataModel: t.DataModel, Language: "C"},
	}}
	var last yamlSegment
	for _, v := range events {
		file, line := v.Pos.Physical()
		p := yamlWaypoint{Type: "assumption", Action: "follow", Thread: v.Thread,
			Location: yamlLocation{yamlText(file), line, v.Pos.Column, yamlText(v.Function)}}
		if line != v.Pos.Line {
			p.Location.Column = 0 // the column is not that of the physical line
		}
		switch {
		case v.Racing:
			p.Type = "target"
			last.Segment = append(last.Segment, yamlPoint{p})
			continue
		case v.Creates > 0:
			p.Type = "function_enter"
			if p.Location.Column > 0 {
				p.Location.Column = t.parenthesis(v.Pos)
			}
		default:
			p.Constraint = map[string]string{"value": "1", "format": "c_expression"}
		}
		e.Content = append(e.Content, yamlSegment{[]yamlPoint{{p}}})
	}
	e.Content = append(e.Content, last)
	e.Metadata.UUID = uuid(e)
	return writeYAML(w, []yamlEntry{e})
}

// uuid is a name made from the content (RFC 9562, version 8).
func uuid(x any) string {
	h := sha256.Sum256(fmt.Append(nil, x))
	h[6] = h[6]&0x0f | 0x80
	h[8] = h[8]&0x3f | 0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", h[0:4], h[4:6], h[6:8], h[8:10], h[10:16])
}

type (
	xmlGraphML struct {
		XMLName xml.Name `xml:"graphml"`
		NS      string   `xml:"xmlns,attr"`
		Keys    []xmlKey `xml:"key"`
		Graph   xmlGraph `xml:"graph"`
	}
	xmlKey struct {
		Name string `xml:"attr.name,attr"`
		Type string `xml:"attr.type,attr"`
		For  string `xml:"for,attr"`
		ID   string `xml:"id,attr"`
	}
	xmlGraph struct {
		Default string    `xml:"edgedefault,attr"`
		Data    []xmlData `xml:"data"`
		Nodes   []xmlNode `xml:"node"`
		Edges   []xmlEdge `xml:"edge"`
	}
	xmlNode struct {
		ID   string    `xml:"id,attr"`
		Data []xmlData `xml:"data"`
	}
	xmlEdge struct {
		Source string    `xml:"source,attr"`
		Target string    `xml:"target,attr"`
		Data   []xmlData `xml:"data"`
	}
	xmlData struct {
		Key   string `xml:"key,attr"`
		Value string `xml:",chardata"`
	}
)

// WriteGraphML writes a violation witness of version 1.0: one path, whose edges say which thread goes on.
func WriteGraphML(w io.Writer, t Task, events []Event) error {
	hashes, err := t.hashes()
	if err != nil {
		return err
	}
	arch := "64bit"
	if t.DataModel == "ILP32" {
		arch = "32bit"
	}
	var keys []xmlKey
	for _, k := range []struct{ of, names string }{
		{"graph", "witness-type sourcecodelang producer specification programfile programhash architecture creationtime"},
		{"node", "entry violation"},
		{"edge", "threadId startline createThread enterFunction"},
	} {
		for _, n := range strings.Fields(k.names) {
			typ := "string"
			if k.of == "node" {
				typ = "boolean"
			}
			keys = append(keys, xmlKey{n, typ, k.of, n})
		}
	}
	g := xmlGraph{Default: "directed", Data: []xmlData{
		{"witness-type", "violation_witness"}, {"sourcecodelang", "C"}, {"producer", "mayrun " + t.Tool}, {"specification", specification},
		{"programfile", printable.XMLString(t.Files[0])}, {"programhash", hashes[t.Files[0]]}, {"architecture", arch},
		{"creationtime", t.Created.UTC().Format(time.RFC3339)},
	}}
	node := func(i int) string { return fmt.Sprintf("N%d", i) }
	for i, v := range events {
		n := xmlNode{ID: node(i)}
		if i == 0 {
			n.Data = []xmlData{{"entry", "true"}}
		}
		g.Nodes = append(g.Nodes, n)
		_, line := v.Pos.Physical()
		e := xmlEdge{Source: node(i), Target: node(i + 1),
			Data: []xmlData{{"threadId", fmt.Sprint(v.Thread)}, {"startline", fmt.Sprint(line)}}}
		if v.Creates > 0 {
			e.Data = append(e.Data, xmlData{"createThread", fmt.Sprint(v.Creates)})
		}
		if v.Enters != "" {
			e.Data = append(e.Data, xmlData{"enterFunction", printable.XMLString(v.Enters)})
		}
		g.Edges = append(g.Edges, e)
	}
	g.Nodes = append(g.Nodes, xmlNode{ID: node(len(events)), Data: []xmlData{{"violation", "true"}}})
	if _, err := io.WriteString(w, xml.Header); err != nil {
		return err
	}
	return printable.XML(w, xmlGraphML{NS: "http://graphml.graphdrawing.org/xmlns", Keys: keys, Graph: g})
}
