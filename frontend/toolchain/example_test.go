package toolchain_test

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/frontend/toolchain"
)

// The headers of another machine, below a folder.
func ExampleSysroot() {
	root, err := os.MkdirTemp("", "sysroot")
	if err != nil {
		fmt.Println(err)
		return
	}
	defer os.RemoveAll(root)
	os.MkdirAll(filepath.Join(root, "usr", "include"), 0o755)
	t, err := toolchain.Sysroot(root, csource.LP64)
	if err != nil {
		fmt.Println(err)
		return
	}
	var o csource.Options
	t.Apply(&o)
	for _, dir := range t.Dirs {
		rel, _ := filepath.Rel(root, dir)
		fmt.Println(filepath.ToSlash(rel))
	}
	// Output:
	// usr/include
}
