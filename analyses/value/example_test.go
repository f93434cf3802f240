package value_test

import (
	"fmt"

	"github.com/mayrun-dev/mayrun/analyses/value"
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/digest"
)

func ExampleValue() {
	types := cfg.NewTypes(cfg.LP64)
	table := value.NewTable()
	x := table.Var(&cfg.Var{Name: "x", Type: types.Int}, digest.Thread{})
	buf := table.Var(&cfg.Var{Name: "buf", Type: &cfg.Array{Elem: types.Char, Len: 16}}, digest.Thread{})

	v := value.Pointer(x, 0).Join(value.Pointer(buf, 4)).Join(value.Int(0))
	fmt.Println(v.Text(table.Name))
	fmt.Println(v.Smear().HasPointer(), v.Numbers())
	fmt.Println(value.Pointer(x, 0).Leq(v), v.Leq(value.Pointer(x, 0)))
	// Output:
	// 0|&x|&buf+4
	// true 0
	// true false
}

func ExampleObject() {
	// struct { int a; int b; } written field by field, then read whole and in part.
	o := value.ZeroObject()
	o = o.Write(value.At(4), 4, value.Int(0x1234), true, 0)
	fmt.Println(o.Read(value.At(0), 4), o.Read(value.At(4), 4), o.Read(value.At(5), 1))
	// A write that may go to either field leaves both as they were, too.
	o = o.Write(value.At(0).Join(value.At(4)), 4, value.Int(7), true, 0)
	fmt.Println(o.Read(value.At(0), 4), o.Read(value.At(4), 4))
	// Output:
	// 0 4660 18
	// {0, 7} {7, 4660}
}
