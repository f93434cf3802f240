package csource

import (
	"github.com/mayrun-dev/mayrun/frontend/csource/internal/pp"
)

// normalise rewrites what the parser does not accept, or misunderstands.
func (l *loader) normalise(toks []pp.Token) []pp.Token {
	return toks
}
