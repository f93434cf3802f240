package race_test

import (
	"fmt"

	"github.com/mayrun-dev/mayrun/race"
)

func ExampleBytes_Overlaps() {
	// Two fields of the elements of an array of 16-byte structs.
	a := race.Bytes{Lo: 0, Hi: 160, Stride: 16, Size: 4}
	b := race.Bytes{Lo: 4, Hi: 164, Stride: 16, Size: 4}
	whole := race.Bytes{Lo: 32, Hi: 32, Size: 16}
	fmt.Println(a.Overlaps(b), a.Overlaps(whole), b.Overlaps(whole))
	// Output: false true true
}
