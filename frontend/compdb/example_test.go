package compdb_test

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/mayrun-dev/mayrun/frontend/compdb"
)

func ExampleRead() {
	dir, err := os.MkdirTemp("", "compdb")
	if err != nil {
		fmt.Println(err)
		return
	}
	defer os.RemoveAll(dir)
	file := filepath.Join(dir, compdb.FileName)
	os.WriteFile(file, []byte(`[{"directory": ".", "file": "queue.c", "command": "cc -O2 -DNDEBUG -std=c11 -c queue.c -o queue.o"}]`), 0o644)
	db, err := compdb.Read(file)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, c := range db.Commands {
		fmt.Println(filepath.Base(c.File), c.Options.Std, c.Options.Defines)
	}
	// Output:
	// queue.c c11 [NDEBUG]
}
