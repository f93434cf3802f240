// Package printabletest says, for tests, whether text is inert as package printable promises, by a list of its
// own of what is not.
package printabletest

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Hostile is text with everything in it that must not come out as it is. It has no end of line.
const Hostile = "a\x1b[2J\x07\b\x7f\u0085\u009b31m\u202e\u2066\u200b\u200d\ufeff\u2028\u2029\u00ad\u3164\ufe0f\U000e0041\ue000<b onclick=x>&\"'##[error]\xff\xc3"

// Lines is text of several lines, of which some are commands to CI systems.
const Lines = "a\n::error::forged\r\n  ::warning::forged\n##[error]forged\n##vso[task.complete result=Failed]\rb"

// Check returns an error if lines of text hold something that is not inert.
func Check(text string) error {
	if !utf8.ValidString(text) {
		return fmt.Errorf("not UTF-8: %q", excerpt(text, strings.IndexFunc(text, func(r rune) bool { return r == utf8.RuneError })))
	}
	for i, r := range text {
		switch {
		case r == '\n' || r == '\t' || r == ' ':
		case unicode.In(r, unicode.C, unicode.Z), r == '\u034f', r == '\u115f', r == '\u1160', r == '\u3164', r == '\uffa0',
			'\ufe00' <= r && r <= '\ufe0f', 0xe0000 <= r && r <= 0xe0fff:
			return fmt.Errorf("%U: %q", r, excerpt(text, i))
		}
	}
	for line := range strings.Lines(text) {
		for _, command := range []string{"##[", "##vso[", "##teamcity["} {
			if strings.Contains(line, command) {
				return fmt.Errorf("a command of a CI system: %q", line)
			}
		}
		if strings.HasPrefix(strings.TrimSpace(line), "::") {
			return fmt.Errorf("a command of a CI system: %q", line)
		}
	}
	return nil
}

func excerpt(text string, at int) string { return text[max(0, at-40):min(len(text), max(0, at)+40)] }
