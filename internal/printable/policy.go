package printable

import (
	"crypto/sha256"
	"encoding/base64"
	"strings"
)

// Policy is the Content-Security-Policy of a page of HTML: it loads nothing, sends nothing, and has the one style that
// is in it; it runs the given script, if there is one, and nothing else.
func Policy(page, script string) string {
	_, style, _ := strings.Cut(page, "<style>")
	style, _, _ = strings.Cut(style, "</style>")
	hash := func(text string) string {
		sum := sha256.Sum256([]byte(text))
		return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
	}
	s := "default-src 'none'; base-uri 'none'; form-action 'none'; style-src " + hash(style)
	if script != "" {
		s += "; script-src " + hash(script)
	}
	return s
}
