package csource_test

import (
	"testing"

	"github.com/mayrun-dev/mayrun/frontend/csource"
)

// What the C library and Linux declare is told from what other libraries do, whose declarations are bundled, too.
func TestInStandardHeader(t *testing.T) {
	for name, want := range map[string]bool{
		"getaddrinfo": true, "regexec": true, "__cmsg_nxthdr": true, "pthread_create": true,
		"pcre_exec": false, "inflate": false, "event_add": false, "my_function": false, "": false,
	} {
		if got := csource.InStandardHeader(name); got != want {
			t.Errorf("%q: %t", name, got)
		}
	}
}
