package main

import "os"

func Example() {
	if err := run(os.Stdout, nil); err != nil {
		panic(err)
	}
	// Output:
	// counter may race:
	// 	counter.c:7:2: read by worker@16
	// 	counter.c:7:2: read by worker@17
	// 	counter.c:7:2: write by worker@16
	// 	counter.c:7:2: write by worker@17
	// safe is safe thanks to [lockset]
	// race
}
