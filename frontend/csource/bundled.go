package csource

import (
	"embed"
	"sync"
)

//go:embed headers
var headerFiles embed.FS

// bundledHeader returns the text of a bundled header by the name after #include.
func bundledHeader(name string) ([]byte, bool) {
	b, err := headerFiles.ReadFile("headers/" + name)
	return b, err == nil
}

var builtinsText = sync.OnceValue(func() string {
	b, _ := bundledHeader("mayrun/builtins.h")
	return string(b)
})
