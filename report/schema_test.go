package report

import (
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

// TestSchemas: the schemas in docs have every field, and no other one. (That all of them says what the types
// say is tested in internal/schemas, which needs modules of its own.)
func TestSchemas(t *testing.T) {
	type schema struct {
		Properties map[string]json.RawMessage `json:"properties"`
		Defs       map[string]schema          `json:"$defs"`
	}
	for name, of := range map[string]reflect.Type{
		"report-1.schema.json":  reflect.TypeFor[Document](),
		"summary-1.schema.json": reflect.TypeFor[SummaryDocument](),
	} {
		text, err := os.ReadFile(filepath.Join("..", "docs", name))
		if err != nil {
			t.Fatal(err)
		}
		var root schema
		if err := json.Unmarshal(text, &root); err != nil {
			t.Fatal(err)
		}
		seen := map[reflect.Type]bool{}
		var look func(reflect.Type)
		look = func(typ reflect.Type) {
			switch typ.Kind() {
			case reflect.Pointer, reflect.Slice, reflect.Array, reflect.Map:
				look(typ.Elem())
				return
			case reflect.Struct:
			default:
				return
			}
			if seen[typ] {
				return
			}
			seen[typ] = true
			has := root.Defs[typ.Name()].Properties
			if typ == of {
				has = root.Properties
			}
			fields := map[string]bool{}
			for _, f := range reflect.VisibleFields(typ) {
				look(f.Type)
				if key, _, _ := strings.Cut(f.Tag.Get("json"), ","); key != "" {
					fields[key] = true
					if has[key] == nil {
						t.Errorf("docs/%s lacks %s of %s: go -C internal/schemas test . -update", name, key, typ.Name())
					}
				}
			}
			for key := range has {
				if !fields[key] {
					t.Errorf("docs/%s has %s of %s, which is there no more", name, key, typ.Name())
				}
			}
		}
		look(of)
	}
}
