package csource

import (
	"testing"

	"github.com/mayrun-dev/mayrun/frontend/csource/internal/pp"
)

// Joining the texts of literals joins their characters, and no more.
func TestJoined(t *testing.T) {
	for _, c := range []struct {
		in   []string
		want string
	}{
		{[]string{`"a"`, `"b"`}, `"ab"`},
		{[]string{`"\x4"`, `"1"`}, `"\x4\061"`},
		{[]string{`"\x4"`, `""`, `"fg"`}, `"\x4\146g"`},
		{[]string{`"\x4"`, `"g"`}, `"\x4g"`},
		{[]string{`"\\x4"`, `"1"`}, `"\\x41"`},
		{[]string{`"\\\x4"`, `"1"`}, `"\\\x4\061"`},
		{[]string{`"\1"`, `"2"`, `"3"`}, `"\1\0623"`},
		{[]string{`"\1"`, `"8"`}, `"\18"`},
		{[]string{`"\12"`, `"\7"`, `"7"`}, `"\12\7\067"`},
		{[]string{`"\123"`, `"4"`}, `"\1234"`},
		{[]string{`L"\x12"`, `L"34"`}, `L"\x12\0634"`},
		{[]string{`"\x12"`, `u8"3"`}, `"\x12\063"`},
		{[]string{`"\u00e9"`, `"1"`}, `"\u00e91"`},
	} {
		var toks []pp.Token
		for _, s := range c.in {
			toks = append(toks, pp.Token{Kind: pp.String, Text: s})
		}
		if got := joined(toks); len(got) != 1 || got[0].Text != c.want {
			t.Errorf("%s: got %v, want %s", c.in, got, c.want)
		}
	}
}
