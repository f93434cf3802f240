package main

import (
	"runtime/debug"
	"testing"
)

// A build is of a release only if its version is that of a tag.
func TestReleased(t *testing.T) {
	for v, want := range map[string]string{
		"v1.2.3": "1.2.3", "v0.2.0-rc.1": "0.2.0-rc.1", "": unreleased, "(devel)": unreleased, "v1.2.3+dirty": unreleased,
		"v0.1.1-0.20261122165339-b605035aaaaa": unreleased, "v0.0.0-20261122165339-b605035aaaaa+dirty": unreleased,
	} {
		if got := released(&debug.BuildInfo{Main: debug.Module{Version: v}}, true); got != want {
			t.Errorf("%q: %s, want %s", v, got, want)
		}
	}
	if got := released(nil, false); got != unreleased {
		t.Error(got)
	}
}
