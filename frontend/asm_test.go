package frontend_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
)

// TestAssembly: what is understood of assembly, template by template. Listed are the actions of a statement but
// for the evaluation of its operands: "call" computes a value that nobody knows; of a statement that is not
// understood what it says of its memory operands and of memory, or that it may go on elsewhere.
func TestAssembly(t *testing.T) {
	for _, c := range []struct{ asm, want string }{
		// atomic updates
		{`volatile("lock xaddl %0, %1" : "+r"(r), "+m"(m) : : "memory")`, "AtomicRMW+ 5"},
		{`volatile("lock; xadd %0, %1" : "+r"(r), "+m"(m))`, "AtomicRMW 0"},
		{`("xchg %1, %0" : "+r"(r), "+m"(m) : : "memory")`, "AtomicRMW+ 5"},
		{`("xchgl %0, (%1)" : "+r"(r) : "r"(&m) : "memory")`, "AtomicRMW+ 5"},
		{`("lock incl %0" : "=m"(m) : "m"(m) : "memory")`, "AtomicRMW+ 5"},
		{`("lock decl (%0)" : : "r"(p) : "memory")`, "AtomicRMW+ 5"},
		{`("lock negl %0" : "+m"(m) : : "memory")`, "call; AtomicRMW+ 5"},
		{`("lock notl %0; sete %b1" : "+m"(m), "=q"(r) : : "memory")`, "AtomicRMW+ 5; call; call"},
		{`("lock cmpxchgl %2, %1" : "+a"(r), "+m"(m) : "r"(1) : "memory")`, "AtomicCAS+ 5 5"},
		{`("lock cmpxchgl %1, %0; setz %b2" : "+m"(m) : "r"(1), "q"(r) : "memory")`, "call; AtomicCAS+ 5 5"}, // register a is not known
		{`("lock btsl %1, %0; setc %2" : "+m"(m), "+r"(r), "=q"(b) : : "memory")`, "AtomicRMW+ 5"},
		{`(".pushsection .locks,\"a\"\n.balign 4\n.long 671f - .\n.popsection\n671:\n\tlock; addl %1, %0" : "+m"(m) : "ir"(r) : "memory")`,
			"AtomicRMW+ 5"},
		{`("lock addq $1, %0" : "+m"(m) : : "memory")`, "AtomicRMW+ 5"}, // wider than its operand
		// loads, stores and fences
		{`volatile("movl %1, %0" : "=r"(r) : "m"(m) : "memory")`, "AtomicLoad 2"},
		{`volatile("mov %1, %0" : "=r"(r) : "m"(m))`, "AtomicLoad 0"},
		{`volatile("movl %1, %0" : "=m"(m) : "r"(r) : "memory")`, "AtomicStore 3"},
		{`volatile("movl $1, (%0)" : : "r"(p) : "memory")`, "AtomicStore 3"},
		{`volatile("mfence" ::: "memory")`, "Fence 5"},
		{`volatile("lfence; sfence" ::: "memory")`, "Fence 2; Fence 3"},
		{`volatile("mfence" ::)`, ""},
		{`volatile("dmb ish" ::: "memory")`, "Fence 5"},
		{`volatile("dmb ishld; dmb ishst; isb; yield" ::: "memory")`, "Fence 2"},
		// AArch64
		{`volatile("ldar %w0, %1" : "=r"(r) : "Q"(m) : "memory")`, "AtomicLoad 2"},
		{`volatile("ldr %w0, [%1]" : "=r"(r) : "r"(p) : "memory")`, "AtomicLoad 0"},
		{`volatile("ldaprb %w0, %1" : "=r"(r) : "Q"(*(char *)p) : "memory")`, "AtomicLoad 2"},
		{`volatile("ldar %w0, %1" : "=r"(r) : "Q"(m))`, "AtomicLoad 0"},
		{`volatile("stlr %w1, %0" : "=Q"(m) : "r"(r) : "memory")`, "AtomicStore 3"},
		{`volatile("str %w1, [%0]" : : "r"(p), "r"(r) : "memory")`, "AtomicStore 0"},
		{`volatile("stlr %x1, %0" : "=Q"(q) : "r"(q) : "memory")`, "AtomicStore 3"},
		{`volatile("ldaddal %w0, %w1, %2" : "+r"(r), "=r"(q), "+Q"(m) : : "memory")`, "AtomicRMW 4"},
		{`volatile("stclrlh %w1, [%0]" : : "r"(p), "r"(r) : "memory")`, "AtomicRMW 3"},
		{`volatile("swpa %w1, %w0, %2" : "=r"(r) : "r"(1), "Q"(m) : "memory")`, "operands R4 clobbers"}, // an input
		{`volatile("swpa %w1, %w0, %2" : "=&r"(r) : "r"(1), "r"(p), "m"(m) : "memory")`, "operands R4 clobbers"},
		{`volatile("casal %w0, %w2, %1" : "+r"(r), "+Q"(m) : "r"(1) : "memory")`, "AtomicCAS 4 2"},
		{`volatile("casl %w0, %w2, [%1]" : "+r"(r) : "r"(p), "r"(1) : "memory")`, "AtomicCAS 3 0"},
		{`volatile("prfm pstl1strm, %2\n1: ldxr %w0, %2\n add %w0, %w0, %w3\n stxr %w1, %w0, %2\n cbnz %w1, 1b" : "=&r"(r), "=&r"(g), "+Q"(m) : "Ir"(3))`,
			"AtomicRMW 0; call"},
		{`volatile("1: ldaxr %w0, %2\n bic %w0, %w0, #5\n stlxr %w1, %w0, %2\n cbnz %w1, 1b" : "=&r"(r), "=&r"(g), "+Q"(m) : : "memory")`,
			"AtomicRMW 4; call"},
		{`volatile("1: ldxr %w0, %2\n stlxr %w1, %w3, %2\n cbnz %w1, 1b\n dmb ish" : "=&r"(r), "=&r"(g), "+Q"(m) : "r"(1) : "memory")`,
			"AtomicRMW 3; Fence 5; call"},
		{`volatile("1: ldaxr %w0, %2\n cmp %w0, %w3\n b.ne 2f\n stxr %w1, %w4, %2\n cbnz %w1, 1b\n2:" : "=&r"(r), "=&r"(g), "+Q"(m) : "r"(0), "r"(1) : "memory")`,
			"AtomicCAS 2 2; call"},
		{`volatile("1: ldxr %w[o], %[v]\n eor %w[t], %w[o], %w[e]\n cbnz %w[t], 2f\n stlxr %w[t], %w[n], %[v]\n cbnz %w[t], 1b\n dmb ish\n2:"
			: [t] "=&r"(g), [o] "=&r"(r), [v] "+Q"(m) : [e] "r"(0), [n] "r"(1) : "memory")`, "AtomicCAS 3 0; call"}, // no fence where it fails
		{`volatile("1: ldxr %w0, %2\n mul %w0, %w0, %w3\n stxr %w1, %w0, %2\n cbnz %w1, 1b" : "=&r"(r), "=&r"(g), "+Q"(m) : "r"(3))`, "operands RW4"},
		{`volatile("1: ldxr %w0, %2\n add %w0, %w0, %w3\n stxr %w1, %w0, %2\n cbnz %w1, 2b" : "=&r"(r), "=&r"(g), "+Q"(m) : "r"(3))`, "operands RW4"},
		{`volatile("1: ldxr %w0, %2\n cmp %w0, %w3\n b.ne 1b\n stxr %w1, %w4, %2\n cbnz %w1, 1b" : "=&r"(r), "=&r"(g), "+Q"(m) : "r"(0), "r"(1))`, "operands RW4"},
		{`volatile("ldar %w0, %1" : : "r"(r), "Q"(m) : "memory")`, "operands R4 clobbers"}, // it changes an input
		{`volatile("ldxr %w0, %1" : "=r"(r) : "Q"(m))`, "operands R4"},
		{`volatile("ldr %w0, [%1, #4]" : "=r"(r) : "r"(p) : "memory")`, "operands clobbers"},
		{`("ldar %w0, %1" : "=r"(r) : "Q"(m) : "memory")`, "operands R4 clobbers"}, // it is not volatile
		// values
		{`("rdtsc" : "=a"(r), "=d"(q) : : "memory")`, "call; call"},
		{`("cpuid" : "+a"(r) : : "ebx", "ecx", "edx", "memory")`, "call"},
		{`("xchg{l}\t{%%}ebx, %k1; cpuid; xchg{l}\t{%%}ebx, %k1" : "=a"(r), "=r"(q) : "0"(1))`, "call; call"},
		{`("rep; nop" ::: "memory")`, ""},
		{`("pause")`, ""},
		{`("bsfq %1, %0; cmovz %2, %0" : "=r"(q) : "rm"(q), "r"(0L))`, "call"},
		{`("prefetcht0 (%0)" : : "r"(p) : "memory")`, ""},
		{`("inb %w1, %b0" : "=a"(b) : "Nd"(3))`, "call"},
		{`("movq %%fs:0, %0" : "=r"(q))`, "call*"},
		{`("movq %%rsp, %0" : "=r"(q))`, "call*"},
		// not understood
		{`("movl %1, %0" : "=r"(r) : "m"(m) : "memory")`, "operands R4 clobbers"}, // it is not volatile
		{`volatile("movl %1, %0" : "=m"(m) : "m"(r))`, "operands W4 R4"},
		{`("incl %0" : "+m"(m))`, "operands RW4"},
		{`("addl %1, %0" : "+m"(m) : "r"(r))`, "operands RW4"},
		{`("xaddl %0, %1" : "+r"(r), "+m"(m))`, "operands RW4"},
		{`("1: lock decl %0; js 1b" : "+m"(m))`, "operands RW4"},
		{`("lock incl 4(%0, %1)" : : "r"(p), "r"(q) : "memory")`, "operands clobbers"},
		{`("lock xchg %1, %0; lea %0, %1" : "+m"(m), "+r"(r))`, "operands RW4"},
		{`("lock cmpxchg16b %0" : "+m"(m) : : "memory")`, "operands RW4 clobbers"},
		{`("rep; movsb" : "+S"(p) : : "memory")`, "operands clobbers"},
		{`("movsb" : "+S"(p) : : "memory")`, "operands clobbers"},
		{`("wombat %0" : "+r"(r))`, "operands"},
		{`("lock incl %9" : "+m"(m))`, "operands RW4"},
		{`("lock incl %H0" : "+m"(m))`, "operands RW4"},
		{`("vzeroupper")`, "operands clobbers"},
		{`("1: decl %0; jnz 1b" : "+r"(r))`, "operands"}, // it may never end
		{`goto("nop" : : : : out); out: (void)(0)`, "operands"},
		{`volatile("movl %0, %1" : "+m"(m) : "r"(r))`, "operands RW4"}, // Intel's order?
		{`volatile("movl %0, %1" : "+r"(r) : "r"(m))`, "operands"},
		{`volatile("ud2")`, "operands clobbers"},
		{`volatile("hlt" ::)`, "operands"},
		{`("lock orl %1, %0" : "+m"(m) : "m"(r))`, "operands RW4 R4"},
		{`volatile("movl %0, %1" : : "m"(m), "m"(r))`, "operands R4 R4"},
		{`volatile("movl %1, %0" : : "m"(m), "r"(r))`, "operands R4"}, // it writes what it says it reads
		{`("lock btsb %1, %0" : "+m"(b) : "q"(b))`, "operands RW1"},
		// elsewhere
		{`("call *%0" : : "r"(p) : "memory")`, "worst"},
		{`("jmp *%0" : : "r"(p))`, "worst"},
		{`("syscall" : "+a"(q) : : "memory")`, "worst"},
		{`("int $0x80" : "+a"(q) : : "memory")`, "worst"},
		{`("int $3")`, "operands clobbers"},
		{`("ret")`, "worst"},
		{`("movq %0, %%rsp" : : "r"(p))`, "worst"},
		{`("incl 4(%ebp)")`, "worst"},
		{`("incl %%fs:4" : : "r"(p))`, "worst"},
		{`("bl elsewhere" : : "r"(p))`, "worst"},
		{`("{nop" : : "r"(p))`, "worst"},
		{`("incl %0; incl g(%%rip)" : "+m"(m))`, "worst"},
		{`("here: nop" : "+m"(m))`, "worst"},
	} {
		p := load(t, `int m, g, *p; void f(int r, long q, char b) { __asm__ `+c.asm+`; } int main(void) { f(1, 2, 3); }`)
		if got := assembled(p, "f"); got != c.want {
			t.Errorf("%s:\n%s, want %s", c.asm, got, c.want)
		}
	}
}

// assembled sums up the actions that come of an assembly statement in a function.
func assembled(p *cfg.Program, in string) string {
	var out []string
	order := func(kind string, barrier bool, os ...cfg.MemoryOrder) {
		if barrier {
			kind += "+"
		}
		for _, o := range os {
			kind += fmt.Sprintf(" %d", o)
		}
		out = append(out, kind)
	}
	for _, f := range p.Funcs {
		for _, n := range f.Nodes {
			if f.Name != in {
				break
			}
			for _, e := range n.Out {
				switch a := e.Action.(type) {
				case *cfg.AtomicRMW:
					order("AtomicRMW", a.Barrier, a.Order)
				case *cfg.AtomicCAS:
					order("AtomicCAS", a.Barrier, a.Order, a.Failure)
				case *cfg.AtomicLoad:
					order("AtomicLoad", !a.Assembly, a.Order)
				case *cfg.AtomicStore:
					order("AtomicStore", !a.Assembly, a.Order)
				case *cfg.Fence:
					order("Fence", false, a.Order)
				case *cfg.Call:
					if _, pointer := a.Result.Type.(*cfg.Pointer); pointer {
						out = append(out, "call*")
					} else {
						out = append(out, "call")
					}
				case *cfg.Havoc:
					out = append(out, said(a.Assembly))
				}
			}
		}
	}
	return strings.Join(out, "; ")
}

func said(a *cfg.Assembly) string {
	if a == nil {
		return "worst"
	}
	text := "operands"
	for _, m := range a.Memory {
		how := ""
		if m.Read {
			how = "R"
		}
		if m.Write {
			how += "W"
		}
		text += fmt.Sprintf(" %s%d", how, m.Size)
	}
	if a.Clobbers {
		text += " clobbers"
	}
	return text
}

// FuzzAssembly: whatever the text of assembly is, a statement is lowered to a program that is in order.
func FuzzAssembly(f *testing.F) {
	for _, text := range []string{"lock; xaddl %0, %1", "movl %%fs:0, %k[x]", "{l|m} %{ %%",
		"1: .L2:; rep # c\n nop /* */ // d", "lock cmpxchg %2, -8(%3)",
		".pushsection a; .long 1b; lock", "btsl %2,%1;setc %b0", "%r15 $ : ( ) [ ] , *",
		"mov (%%rax,%%rbx), %0; cmovbel %1,%0", "set", "setc; sete %0,%1",
		"1: ldaxr %w0, %1\n add %w2, %w0, #1\n stlxr %w2, %w2, %1\n cbnz %w2, 1b; dmb ish", "casal %w0, %w4, [%3]; ldrb %w0, [ %3 ]",
		"1: ldxr %w0, [%3]; cmp %w0, %w4; b.ne 2f; stxr %w2, %w4, [%3]; cbnz %w2, 1b\n2: stclrl %x2, %1"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > 1<<12 {
			return
		}
		quoted := strings.Map(func(r rune) rune {
			if r == '"' || r == '\\' || r < ' ' && r != '\n' && r != '\t' || r > '~' {
				return -1
			}
			return r
		}, text)
		quoted = strings.NewReplacer("\n", `\n`, "\t", `\t`, "?", "").Replace(quoted)
		for _, statement := range []string{`volatile("%s")`,
			`volatile("%s" : "+r"(r), "+m"(m), [x] "=&a"(q) : "r"(p), "ir"(3), "m"(*p), "r"(d) : "memory")`} {
			load(t, `int m, *p; double d; void f(int r, long q) { __asm__ `+strings.Replace(statement, "%s", quoted,
				1)+`; } int main(void) { f(1, 2); }`)
		}
	})
}
