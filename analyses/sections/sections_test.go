package sections_test

import (
	"fmt"

	"github.com/mayrun-dev/mayrun/analyses/sections"
)

// What is used nowhere is under all locks; and what is used under none belongs to none.
func Example() {
	var locks sections.Locks
	nowhere, unlocked := sections.Section{}, sections.Section{Locked: true}
	fmt.Println(locks.Join(nowhere, unlocked) == unlocked, locks.Mutex(nil, unlocked, nowhere), locks.Own(nil, unlocked, 1))
	// Output: true false false
}
