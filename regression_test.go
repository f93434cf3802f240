package mayrun_test

import (
	"testing"

	"github.com/mayrun-dev/mayrun/internal/annotest"
)

// TestRegression analyses the programs of testdata/regression. They come in pairs, one that races and one that does not,
// named after the behaviour that makes the difference; package annotest says what the marks in them mean.
func TestRegression(t *testing.T) { annotest.Dir(t, "testdata/regression") }
