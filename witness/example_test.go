package witness_test

import (
	"bytes"
	"fmt"

	"github.com/mayrun-dev/mayrun/race"
	"github.com/mayrun-dev/mayrun/witness"
)

// A witness is written to a file, and read again to be executed.
func ExampleFile() {
	w := &race.Witness{Schedule: []int32{0, 0, 1, 1, 1, 0}, Choices: []uint64{3}, Object: "counter"}
	var file bytes.Buffer
	if err := witness.New(w, witness.Program{Files: []string{"bank.c"}}, "1.0").Write(&file); err != nil {
		fmt.Println(err)
		return
	}
	f, err := witness.Read(&file)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(f.Program.Files, f.Schedule, f.Witness().Schedule)
	// Output:
	// [bank.c] [{0 2} {1 3} {0 1}] [0 0 1 1 1 0]
}
