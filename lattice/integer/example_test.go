package integer_test

import (
	"fmt"

	"github.com/mayrun-dev/mayrun/cfg/arith"
	"github.com/mayrun-dev/mayrun/lattice/integer"
)

// What is known of i and of the byte offset of a[i] in the loop
//
//	for (unsigned char i = 0; i < 100; i++) a[i] = 0;   // elements of 8 bytes
func Example() {
	var domain integer.Domain
	u8 := integer.Uint8()

	head := integer.Const(0)
	for {
		body, _ := u8.Refine(arith.Lt, head, integer.Const(100))
		next := domain.Widen(head, u8.Binary(arith.Add, body, integer.Const(1)))
		if next == head {
			break
		}
		head = next
	}
	fmt.Println("after widening: i in", head)

	for {
		body, _ := u8.Refine(arith.Lt, head, integer.Const(100))
		next := domain.Narrow(head, integer.Const(0).Join(u8.Binary(arith.Add, body, integer.Const(1))))
		if next == head {
			break
		}
		head = next
	}
	body, _ := u8.Refine(arith.Lt, head, integer.Const(100))
	fmt.Println("after narrowing: i in", head)
	fmt.Println("in the body: offset", integer.Int64().Binary(arith.Mul, body, integer.Const(8)))
	after, _ := u8.Refine(arith.Ge, head, integer.Const(100))
	fmt.Println("after the loop: i in", after)
	// Output:
	// after widening: i in [0, 2147483647]
	// after narrowing: i in [0, 100]
	// in the body: offset [0, 792] step 8
	// after the loop: i in 100
}
