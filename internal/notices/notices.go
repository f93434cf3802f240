// Package notices holds the licences of what the command mayrun is linked with: the Go library and modules, on
// any system. They must accompany the binary, which prints them (mayrun version --notices).
//
// The test of this package fails when the text is stale, or when a licence is none of those that it knows to
// permit this; go test ./internal/notices -update writes the text anew.
package notices

import _ "embed"

//go:embed THIRD_PARTY_NOTICES.txt
var text string

// Text is all notices.
func Text() string { return text }
