package schemas

import (
	"bytes"
	"encoding/json"
	"flag"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/jsonschema-go/jsonschema"
	"github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif"
	validator "github.com/santhosh-tekuri/jsonschema/v6"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/race"
	"github.com/mayrun-dev/mayrun/report"
)

var update = flag.Bool("update", false, "rewrite the schema")

// published are the types that have a schema in docs, with what it is called there.
var published = map[reflect.Type]struct{ name, title string }{
	reflect.TypeFor[report.Document]():        {"report-1.schema.json", "A report of mayrun"},
	reflect.TypeFor[report.SummaryDocument](): {"summary-1.schema.json", "A summary of mayrun"},
}

// words are the values of strings of which there are few.
var words = map[reflect.Type][]any{
	reflect.TypeFor[race.Verdict]():    {race.RaceFree, race.Race, race.Unknown},
	reflect.TypeFor[race.Confidence](): {race.Confirmed, race.Likely, race.Possible},
	reflect.TypeFor[race.AccessKind](): {race.Read, race.Write, race.Free},
}

// fields are those of strings that have no type of their own.
var fields = map[string][]any{
	"Finding.kind":  {"data", "ended", "made", "many-objects", "unknown-function", "unknown-code", "unknown-pointer"},
	"Finding.state": {"new", "known"},
	"Document.tool": {"mayrun"},
	"Refuted.by":    {"exhaustion", "states"},

	"SummaryDocument.tool": {"mayrun"},
}

// schemaOf is the schema of what the command prints, without a word about fields that it does not have.
func schemaOf(t *testing.T, of reflect.Type) *jsonschema.Schema {
	t.Helper()
	comments := commentsOf(t)
	types := map[reflect.Type]*jsonschema.Schema{}
	for typ, values := range words {
		types[typ] = &jsonschema.Schema{Type: "string", Enum: values}
	}
	var named []reflect.Type
	var find func(reflect.Type)
	find = func(typ reflect.Type) {
		switch typ.Kind() {
		case reflect.Pointer, reflect.Slice, reflect.Array, reflect.Map:
			find(typ.Elem())
		case reflect.Struct:
			for i := range typ.NumField() {
				find(typ.Field(i).Type)
			}
			for _, x := range named {
				if x == typ {
					return
				}
			}
			named = append(named, typ)
		}
	}
	find(of)
	embedded := map[string]bool{"Position": true, "SuppressedBy": true, "Times": true}
	defs := map[string]*jsonschema.Schema{}
	for _, typ := range named { // those that are used come before those that use them
		s, err := jsonschema.ForType(typ, &jsonschema.ForOptions{TypeSchemas: types})
		if err != nil {
			t.Fatal(err)
		}
		describe(s, typ, comments)
		s.AdditionalProperties = nil // more may come
		defs[typ.Name()] = s
		if !embedded[typ.Name()] {
			types[typ] = &jsonschema.Schema{Ref: "#/$defs/" + typ.Name()}
		}
	}
	root := defs[of.Name()]
	delete(defs, of.Name())
	root.Defs = defs
	root.Schema, root.ID = "https://json-schema.org/draft/2020-12/schema",
		"https://github.com/mayrun-dev/mayrun/blob/main/docs/"+published[of].name
	root.Title = published[of].title
	return root
}

// describe adds what the comments say, and the values of fields that have few; lists are never null.
func describe(s *jsonschema.Schema, typ reflect.Type, comments map[string]string) {
	s.Description = comments[typ.Name()]
	var add func(reflect.Type, bool)
	add = func(typ reflect.Type, optional bool) {
		for i := range typ.NumField() {
			f := typ.Field(i)
			if f.Anonymous && f.Type.Kind() == reflect.Pointer {
				add(f.Type.Elem(), true)
				continue
			} else if f.Anonymous {
				add(f.Type, optional)
				continue
			}
			name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
			if optional {
				s.Required = slices.DeleteFunc(s.Required, func(x string) bool { return x == name })
			}
			p := s.Properties[name]
			if p == nil {
				continue
			}
			p.Description = comments[typ.Name()+"."+f.Name]
			if values := fields[typ.Name()+"."+name]; values != nil {
				p.Enum = values
			}
			notNull(p)
		}
	}
	add(typ, false)
}

func notNull(s *jsonschema.Schema) {
	for _, t := range s.Types {
		if t != "null" {
			s.Type = t
		}
	}
	s.Types = nil
	if s.Items != nil {
		notNull(s.Items)
	}
}

// commentsOf are the comments of the types of package report, by type and field.
func commentsOf(t *testing.T) map[string]string {
	t.Helper()
	out := map[string]string{}
	say := func(name string, groups ...*ast.CommentGroup) {
		for _, g := range groups {
			if g != nil && out[name] == "" {
				out[name] = strings.Join(strings.Fields(g.Text()), " ")
			}
		}
	}
	files, err := filepath.Glob("../../report/*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range f.Decls {
			g, ok := d.(*ast.GenDecl)
			if !ok {
				continue
			}
			for _, spec := range g.Specs {
				x, ok := spec.(*ast.TypeSpec)
				if !ok {
					continue
				}
				say(x.Name.Name, x.Doc, g.Doc)
				if s, ok := x.Type.(*ast.StructType); ok {
					for _, f := range s.Fields.List {
						for _, n := range f.Names {
							say(x.Name.Name+"."+n.Name, f.Doc, f.Comment)
						}
					}
				}
			}
		}
	}
	return out
}

// TestPublished: the schemas in docs are those of the types.
func TestPublished(t *testing.T) {
	for of, p := range published {
		text, err := json.MarshalIndent(schemaOf(t, of), "", "  ")
		if err != nil {
			t.Fatal(err)
		}
		text = append(text, '\n')
		name := filepath.Join("../../docs", p.name)
		if *update {
			if err := os.WriteFile(name, text, 0o666); err != nil {
				t.Fatal(err)
			}
		}
		if old, _ := os.ReadFile(name); !bytes.Equal(old, text) {
			t.Errorf("%s is not what package report says: a field may be added, and go test -C internal/schemas . -update writes it. "+
				"What takes a field away, or gives it another meaning, needs a schema of another version.", name)
		}
	}
}

// analysed are the examples.
func analysed(t *testing.T) map[string]*race.Report {
	t.Helper()
	out := map[string]*race.Report{}
	examples, err := filepath.Glob("../../examples/c/*/*.c")
	if err != nil || len(examples) < 5 {
		t.Fatal(examples, err)
	}
	for _, name := range examples {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		p, err := frontend.LoadSource(t.Context(), map[string]string{filepath.Base(name): string(text)}, frontend.Options{})
		if err != nil {
			t.Fatal(err)
		}
		r, err := mayrun.Analyze(t.Context(), p, mayrun.Config{})
		if err != nil {
			t.Fatal(err)
		}
		out[name] = r
	}
	return out
}

// reports are those of the examples, in all ways that change which fields there are, and the golden ones.
func reports(t *testing.T, f report.Format) map[string][]byte {
	t.Helper()
	out := map[string][]byte{}
	golden, err := filepath.Glob("../../report/testdata/*." + string(f))
	if err != nil || len(golden) == 0 {
		t.Fatal(golden, err)
	}
	for _, name := range golden {
		if out[name], err = os.ReadFile(name); err != nil {
			t.Fatal(err)
		}
	}
	for name, r := range analysed(t) {
		var plain bytes.Buffer
		if err := report.Render(&plain, report.JSON, r, report.Options{}); err != nil {
			t.Fatal(err)
		}
		base, err := report.Read(&plain)
		if err != nil {
			t.Fatal(err)
		}
		for what, o := range map[string]report.Options{
			"":           {Version: "1"},
			"all":        {Version: "1", Verbose: true, Stats: true},
			"cut":        {Limit: 1},
			"baseline":   {Baseline: base, BaselineName: "base.json"},
			"suppressed": {Suppressions: []report.Suppression{{Reason: "x", File: "./"}, {Reason: "y", Location: "nothing"}}},
		} {
			var b bytes.Buffer
			if err := report.Render(&b, f, r, o); err != nil {
				t.Fatal(err)
			}
			out[name+" "+what] = b.Bytes()
		}
	}
	return out
}

// TestJSON: what the command prints is what the schema says, and nothing that it does not say.
func TestJSON(t *testing.T) {
	schema := schemaOf(t, reflect.TypeFor[report.Document]())
	asSchema := func() *validator.Schema {
		text, err := json.Marshal(schema)
		if err != nil {
			t.Fatal(err)
		}
		return compiled(t, decoded(t, text))
	}
	open := asSchema()
	for _, s := range append([]*jsonschema.Schema{schema}, slices.Collect(maps.Values(schema.Defs))...) {
		s.AdditionalProperties = &jsonschema.Schema{Not: &jsonschema.Schema{}}
	}
	closed := asSchema()
	summary := schemaOf(t, reflect.TypeFor[report.SummaryDocument]())
	for _, s := range append([]*jsonschema.Schema{summary}, slices.Collect(maps.Values(summary.Defs))...) {
		s.AdditionalProperties = &jsonschema.Schema{Not: &jsonschema.Schema{}}
	}
	schema = summary
	ofSummary := asSchema()
	for name, r := range analysed(t) {
		var b bytes.Buffer
		if err := report.RenderSummary(&b, report.JSON, r, report.Options{Limit: 2}); err != nil {
			t.Fatal(err)
		}
		if err := ofSummary.Validate(decoded(t, b.Bytes())); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	for name, text := range reports(t, report.JSON) {
		if err := closed.Validate(decoded(t, text)); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	for text, want := range map[string]bool{
		`{}`: false, `{"tool":"mayrun","verdict":"race"}`: false, `[]`: false,
		minimal(`"verdict":"race-free"`): true, minimal(`"verdict":"perhaps"`): false, minimal(`"verdict":"race","later":3`): true,
		minimal(`"verdict":"race","findings":[{}]`): false, minimal(`"verdict":"race","functions":[3]`): false,
	} {
		if err := open.Validate(decoded(t, []byte(text))); (err == nil) != want {
			t.Errorf("%s: %v, want it to be valid: %v", text, err, want)
		}
	}
}

// minimal is a report with few fields beside the given ones.
func minimal(fields string) string {
	return `{"tool":"mayrun","version":"","schema_version":1,"project_file":"","memory_locations":{"safe":0,"racy":0},"races":[],` +
		`"assumptions":[],"havocked":[],"incomplete":"","exclusions":[],"stats":{"unknowns":0,"evaluations":0},` + fields + "}"
}

// official is the schema of SARIF 2.1.0 by OASIS, which is a constant of a library that does not export it.
// (What the library itself validates is what its types make of a document.)
func official(t *testing.T) any {
	t.Helper()
	dir, err := exec.Command("go", "list", "-f", "{{.Dir}}", reflect.TypeFor[sarif.Report]().PkgPath()).Output()
	if err != nil {
		t.Fatal(err)
	}
	f, err := parser.ParseFile(token.NewFileSet(), filepath.Join(strings.TrimSpace(string(dir)), "schema.go"), nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	var schema any
	ast.Inspect(f, func(n ast.Node) bool {
		if x, ok := n.(*ast.BasicLit); ok && x.Kind == token.STRING {
			text, err := strconv.Unquote(x.Value)
			if err != nil {
				t.Fatal(err)
			}
			schema = decoded(t, []byte(text))
		}
		return true
	})
	if m, ok := schema.(map[string]any); !ok || m["id"] != sarifID {
		t.Fatal("the library has no schema of SARIF 2.1.0 any more")
	}
	return schema
}

const sarifID = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

// TestSARIF: what is printed is valid by the official schema, which knows all fields that there may be.
func TestSARIF(t *testing.T) {
	schema := compiled(t, official(t))
	for name, text := range reports(t, report.SARIF) {
		if err := schema.Validate(decoded(t, text)); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	if err := schema.Validate(decoded(t,
		[]byte(`{"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "x"}}, "result": []}]}`))); err == nil {
		t.Error("a field that SARIF does not have is valid")
	}
}

func decoded(t *testing.T, text []byte) any {
	t.Helper()
	v, err := validator.UnmarshalJSON(bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// compiled is a schema to validate by; nothing is loaded.
func compiled(t *testing.T, schema any) *validator.Schema {
	t.Helper()
	c := validator.NewCompiler()
	c.AssertFormat()
	if err := c.AddResource("schema.json", schema); err != nil {
		t.Fatal(err)
	}
	s, err := c.Compile("schema.json")
	if err != nil {
		t.Fatal(err)
	}
	return s
}
