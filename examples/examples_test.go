package examples_test

import (
	"testing"

	"github.com/mayrun-dev/mayrun/internal/annotest"
)

// TestC checks that what the C programs say about themselves in their comments is what mayrun says.
func TestC(t *testing.T) { annotest.Dir(t, "c") }
