package witness_test

import (
	"bytes"
	"context"
	"encoding/xml"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/goccy/go-yaml"

	"github.com/mayrun-dev/mayrun"
	"github.com/mayrun-dev/mayrun/confirm"
	"github.com/mayrun-dev/mayrun/frontend"
	"github.com/mayrun-dev/mayrun/witness"
)

const text = `#include <pthread.h>
int x, y; pthread_mutex_t m;
void *f(void *p) { pthread_mutex_lock(&m); y++; pthread_mutex_unlock(&m); x++; return 0; }
int main(void) { pthread_t a; pthread_create(&a, 0, f, 0); pthread_mutex_lock(&m); y++; pthread_mutex_unlock(&m);
    x = 1; pthread_join(a, 0); return 0; }
`

// TestWitness: what is written and read again leads to the same race; the formats of SV-COMP have two targets,
// or one end.
func TestWitness(t *testing.T) {
	p, err := frontend.LoadSource(context.Background(), map[string]string{"main.c": text}, frontend.Options{})
	if err != nil {
		t.Fatal(err)
	}
	r, err := mayrun.Analyze(context.Background(), p, mayrun.Config{ConfirmBudget: time.Second})
	if err != nil || len(r.Races) != 1 || r.Races[0].Witness == nil {
		t.Fatal(err, r)
	}
	w := r.Races[0].Witness
	var b bytes.Buffer
	if err := witness.New(w, witness.Program{Files: []string{"main.c"}, Hash: witness.Hash(p),
		Options: map[string][]string{"data-model": {"LP64"}}}, "test").Write(&b); err != nil {
		t.Fatal(err)
	}
	f, err := witness.Read(&b)
	if err != nil {
		t.Fatal(err)
	}
	again := f.Witness()
	if !reflect.DeepEqual(again.Schedule, w.Schedule) || len(again.Choices) != len(w.Choices) {
		t.Error("the schedule is another one")
	}
	x, err := confirm.Replay(t.Context(), p, again)
	if err != nil {
		t.Fatal(err)
	}
	source := func(string) ([]byte, error) { return []byte(text), nil }
	task := witness.Task{Tool: "test", Created: time.Unix(0, 0), Files: []string{"main.c"}, DataModel: "LP64", Source: source}
	b.Reset()
	if err := witness.WriteYAML(&b, task, witness.Events(x)); err != nil {
		t.Fatal(err)
	}
	var entries []map[string]any
	if err := yaml.Unmarshal(b.Bytes(), &entries); err != nil || len(entries) != 1 {
		t.Fatal(err)
	}
	if n := strings.Count(b.String(), "type: target"); n != 2 {
		t.Errorf("%d targets\n%s", n, b.String())
	}
	if !strings.Contains(b.String(), "line: 4\n          column: 45") {
		t.Errorf("the thread does not begin at its call\n%s", b.String())
	}
	b.Reset()
	if err := witness.WriteGraphML(&b, task, witness.Events(x)); err != nil {
		t.Fatal(err)
	}
	var any struct{}
	if err := xml.Unmarshal(b.Bytes(), &any); err != nil || !strings.Contains(b.String(), `<data key="createThread">1`) {
		t.Error(err, b.String())
	}
}

// TestRead: what is no witness is refused, with a reason.
func TestRead(t *testing.T) {
	for in, want := range map[string]string{
		``:                  "1:1: the JSON text ends early",
		"{\n\"format\": 1}": `2:11: "format" is a JSON number`,
		`{"format": "x"}`:   `1:2: not a witness: the format is "x"`,
		`{"format": "mayrun-witness", "format_version": 2}`:                                                    "1:30: format version 2: only 1 is understood",
		`{"format": "mayrun-witness", "format_version": 1, "schedule": [{"thread": 0, "steps": 99999999999}]}`: "99999999999 steps",
		`{"format": "mayrun-witness", "format_version": 1, "schedule": [{"thread": -1, "steps": 1}]}`:          "thread -1",
	} {
		if _, err := witness.Read(strings.NewReader(in)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", in, err, want)
		}
	}
}
