package facts_test

import (
	"fmt"
	"slices"

	"github.com/mayrun-dev/mayrun/analyses/facts"
	"github.com/mayrun-dev/mayrun/cfg"
)

// A function that allocates for its caller, and one that calls itself.
func Example() {
	b := cfg.NewBuilder(cfg.LP64)
	bytes := b.Func("bytes", b.PointerTo(b.Int), b.Param("n", b.ULong))
	at := bytes.Temp(b.PointerTo(b.Int))
	bytes.Do(&cfg.Alloc{Result: cfg.VarLV(at), Size: cfg.Read(bytes.Func.Params[0])})
	bytes.Return(cfg.Read(at))
	down := b.Func("down", b.Void, b.Param("n", b.Int))
	n := cfg.Read(down.Func.Params[0])
	down.If(n, func() { down.Call(nil, down.Func, cfg.Op(cfg.Sub, n, cfg.Num(b.Int, 1))) }, nil)
	main := b.Func("main", b.Int)
	main.Call(nil, bytes.Func, cfg.Num(b.ULong, 8))
	main.Call(nil, down.Func, cfg.Num(b.Int, 3))
	program, err := b.Finish()
	if err != nil {
		panic(err)
	}
	for f := range facts.Of(program, program).Funcs {
		fmt.Println(f.Name, "makes objects:", f.Makes, "recursive:", f.Recursive, "calls:", len(slices.Collect(f.Callees)))
	}
	// Output:
	// bytes makes objects: true recursive: false calls: 0
	// down makes objects: false recursive: true calls: 1
	// main makes objects: false recursive: false calls: 2
}
