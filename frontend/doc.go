// Package frontend turns C into programs of package cfg.
//
//	program, err := frontend.Load(ctx, []string{"bank.c", "main.c"}, frontend.Options{})
//
// [Load] has three stages. Package csource preprocesses and parses each file (with its own headers, without a C
// compiler). The lowering in this package gives every name, type and expression its meaning and writes the
// control-flow graphs. The linker joins the files: objects and functions with external linkage and the same
// name are one, whatever types the files give them; static ones stay apart, records that the files define alike
// are one type. Aliases, asm("name"), weak and indirect symbols mean what the GNU linker makes of them.
// Constructors, and the pointers in sections such as .init_array, run before main (startup.go); calls of
// functions with definitions for inlining run these or the external ones (inline.go).
//
// # Names and types
//
// Of the parser's result only the syntax is used. Scopes are entered and left as the tree is walked in source
// order, and types ([ctype]) are built from the specifiers and declarators, with their qualifiers: the parser's
// own types lose _Atomic, its scopes leak parameter names, and its layouts are wrong for packed records and
// bit-fields. Each of these would silently lose races.
//
// # Expressions
//
// An expression becomes a tree of package cfg plus edges for its side effects, in the order of the source, from
// left to right. A tree is evaluated where it ends up; so when a later operand has a side effect that could
// change what an earlier tree reads, that tree is evaluated before it, into a register (funcBuilder.keep).
// Accesses to _Atomic objects are side effects. Conditions are chains of guards; && || and ?: are never
// evaluated further than C does. Every lvalue that the source reads or writes is one access at the position
// where the lvalue begins (at the use of a macro for what a macro produced). Where C leaves the order of
// evaluation open and it matters, every order is followed (order.go).
//
// # Graphs
//
// The current point of the code is a set of open edges (type point); the next action closes them. Joins, jumps
// and labels therefore cost no empty steps.
//
// # Library functions
//
// A call of a function that the program does not define is looked up in package models, whose tables say as
// data what each library function does, and becomes the actions listed there. What neither the program nor the
// tables define is a function without a body: the analysis assumes the worst. Atomic and arithmetic builtins of
// gcc are lowered exactly (atomic.go, bits.go, builtin.go).
//
// # Assembly
//
// Instructions that are known are lowered (asmlower.go): updates with a lock prefix and single loads and stores in
// volatile assembly become atomic actions, as do those of AArch64 and loops of its exclusive accesses (asmarm.go).
// Other assembly uses its operands, and what they lead to if it clobbers memory; if its text may go on elsewhere or
// names objects (asmtext.go), it may do anything. Assembly at file scope may define functions, objects and other names
// for them.
//
// # What is not supported
//
// The type of a bit-field that is wider than int (typeof, _Generic) is an error, since compilers differ in it;
// its values are not (bitfield.go). Members of variable length that are not the last one of a
// structure, values of such structures, clean-up of variable length, and a _BitInt of more
// than 128 bits, an atomic one or one in a bit-field or vector, are errors with a position. The imaginary part of
// complex numbers is opaque; complex integers (GNU) are errors. Operators on vectors of more than 64 elements give any
// value.
package frontend
