package jsontext_test

import (
	"bytes"
	"encoding/json"
	"testing"

	"github.com/mayrun-dev/mayrun/internal/jsontext"
)

func TestExplain(t *testing.T) {
	for text, want := range map[string]string{
		``:                       `1:1: the JSON text ends early`,
		"{\n \"a\": ":            `2:7: the JSON text ends early`,
		"{\n \"a\": x}":          `2:7: not JSON: invalid character 'x' looking for beginning of value`,
		"{\n \"a\": \"x\"}":      `2:9: "a" is a JSON string, which is not what belongs there`,
		"[]":                     `1:1: a thing is an object, not a JSON array`,
		`{"b": {"c": [1, {}]}}`:  `1:17: "b.c" is a JSON object, which is not what belongs there`,
		"\xff":                   "1:1: not JSON: invalid character 'ÿ' looking for beginning of value",
		`{"a": 123456789012345}`: `1:21: "a" is a JSON number 123456789012345, which is not what belongs there`,
	} {
		var v struct {
			A int32 `json:"a"`
			B struct {
				C []int `json:"c"`
			} `json:"b"`
		}
		dec := json.NewDecoder(bytes.NewReader([]byte(text)))
		if got := jsontext.Explain([]byte(text), dec, dec.Decode(&v), "a thing").Error(); got != want {
			t.Errorf("%q:\n got %s\nwant %s", text, got, want)
		}
	}
}
