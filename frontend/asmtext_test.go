package frontend

import (
	"maps"
	"slices"
	"strings"
	"testing"
)

// TestAssemblyText: what may be an operand is found in the text of assembly, instructions and registers are not.
func TestAssemblyText(t *testing.T) {
	sorted := func(m map[string]bool) string { return strings.Join(slices.Sorted(maps.Keys(m)), " ") }
	for _, c := range []struct {
		text, names, defines string
	}{
		{"incl g(%rip)", "g", ""},
		{"lock; incl %0", "", ""},
		{"lock\n\tincl lock", "lock", ""},
		{"lock incl g", "g", ""},
		{"rep stosb", "", ""},
		{"movq $g, %%rax; call f@PLT", "PLT f g", ""},
		{"movl %[lock], %eax", "", ""},
		{"mov eax, [g+4]", "eax g", ""},
		{"1: jmp 1b\n.Lx: jne .Lx", ".Lx", ".Lx 1"}, // local labels are nobody's names
		{"f: ret", "", "f"},
		{"f:g: call h; ret", "h", "f g"},
		{".globl f", "f", ""},
		{".set h, g", "g", "h"},
		{".set h, g+4", "g", "h"},
		{"h = g", "g", "h"},
		{".symver g, g@@V1", "V1 g", "g"},
		{".comm c, 4, 4", "c", "c"},
		{".quad f, g", "f g", ""},
		{".section .init_array,\"aw\"; .quad f", "f", ""},
		{".type g, @object; .size g, 4", "", ""},
		{"incl c.0(%rip)", "c c.0", ""},
		{"movl $0x10, -4(%rbp)", "", ""},
		{"incl \"g\"(%rip)", "g", ""},
		{"movabs $_g$x, %r10", "_g$x", ""},
	} {
		a := parseAssembly(c.text, nil)
		delete(a.names, "") // of names that begin with a dot
		if got := sorted(a.names); got != c.names {
			t.Errorf("%q mentions %q, want %q", c.text, got, c.names)
		}
		if got := sorted(a.defines); got != c.defines {
			t.Errorf("%q defines %q, want %q", c.text, got, c.defines)
		}
		if a.all {
			t.Errorf("%q is taken to mention anything", c.text)
		}
	}
	for _, text := range []string{".macro m x\n incl \\x\n.endm", ".irp x,g,h; incl \\x; .endr", ".include \"f.s\"",
		".rept 2; nop; .endr"} {
		if !parseAssembly(text, nil).all {
			t.Errorf("%q mentions what the assembler makes of it", text)
		}
	}
	for text, starts := range map[string]bool{".section .init_array,\"aw\"": true, ".pushsection .fini_array.3": true,
		".section .text.startup": false, "call init": false, ".init": true} {
		if parseAssembly(text, nil).starts != starts {
			t.Errorf("%q runs by itself: %v, want %v", text, !starts, starts)
		}
	}
	a := parseAssembly(".set h, g\n.set k, g+4\n.weak w, v\n.global s", nil)
	if !a.displaced["k"] || a.displaced["h"] || !slices.Equal(a.weak, []string{"w", "v"}) ||
		!slices.Equal(a.global, []string{"s"}) || a.aliases["h"][0] != "g" {
		t.Errorf("%+v", a)
	}
}
