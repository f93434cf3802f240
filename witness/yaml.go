package witness

import (
	"fmt"
	"io"
	"strconv"

	"github.com/goccy/go-yaml"

	"github.com/mayrun-dev/mayrun/internal/printable"
)

// A yamlText is a scalar that may hold anything. What is not inert, and what is taken for something else than
// text, stands in quotes; bytes that are not UTF-8, which YAML cannot say, are shown as escapes in the text
// itself.
type yamlText string

// MarshalYAML returns the scalar. The library writes control characters and ends of lines as they are, which
// makes another text of them, or none.
func (s yamlText) MarshalYAML() ([]byte, error) {
	if text := string(s); printable.String(text) == text {
		return yaml.Marshal(text)
	}
	valid := make([]byte, 0, len(s))
	for i, r := range string(s) {
		if r == '\ufffd' && s[i] != 0xef {
			valid = fmt.Appendf(valid, `\x%02x`, s[i])
		} else {
			valid = append(valid, string(r)...)
		}
	}
	return []byte(strconv.Quote(string(valid))), nil // these escapes are all ones of YAML, too
}

// writeYAML writes x. Characters that are not inert are in quotes, where YAML has escapes for them; so is each
// #.
func writeYAML(w io.Writer, x any) error {
	b, err := yaml.Marshal(x)
	if err != nil {
		return err
	}
	return printable.Filter(w, b, func(r rune) string {
		if r > 0xffff {
			return fmt.Sprintf(`\U%08x`, r)
		}
		return fmt.Sprintf(`\u%04x`, r)
	}, `\x23`)
}
