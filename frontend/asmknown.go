package frontend

import (
	"slices"
	"strings"
)

// What instructions do is in the manuals: Intel 64 and IA-32 Architectures Software Developer's Manual, volume
// 2; Arm Architecture Reference Manual for A-profile.

// words makes a set.
func words(text string) map[string]bool {
	set := map[string]bool{}
	for _, w := range strings.Fields(text) {
		set[w] = true
	}
	return set
}

// registerOnly are instructions that touch no memory but what their operands say, and the stack below the
// program's objects: whatever they compute comes from registers, from the processor, or from a device. Programs
// come past all of them: instructions that trap, or that only the kernel may execute, are not among them.
var registerOnly = words(`nop pause cpuid rdtsc rdtscp rdrand rdseed rdpmc rdpid xgetbv serialize endbr64 endbr32
	cld std clc stc cmc lahf sahf cbtw cwtl cwtd cltd cltq cqto cbw cwde cwd cdq cdqe cqo
	push pop pushf popf pushfd popfd pushfq popfq
	mov lea bswap add adc sub sbb and or xor not neg inc dec cmp test mul imul div idiv shl shr sal sar rol ror rcl rcr shld shrd
	bt bts btr btc bsf bsr lzcnt tzcnt popcnt andn bextr blsi blsr blsmsk bzhi pdep pext mulx adcx adox rorx sarx shlx shrx crc32
	xchg xadd cmpxchg in out rdfsbase rdgsbase mfence lfence sfence
	prefetch prefetchw prefetcht0 prefetcht1 prefetcht2 prefetchnta clflush clflushopt clwb
	yield wfe wfi sev sevl isb dmb dsb hint mrs clz cls rbit rev16 rev32`)

// quietly are those of them that change no register that can be an operand.
var quietly = words(`nop pause endbr64 endbr32 cld std clc stc cmc cmp test bt push pushf mfence lfence sfence serialize
	prefetch prefetchw prefetcht0 prefetcht1 prefetcht2 prefetchnta clflush clflushopt clwb out
	yield wfe wfi sev sevl isb dmb dsb hint`)

// addressing are those that compute with an address, and do not access what is there.
var addressing = words(`nop lea prefetch prefetchw prefetcht0 prefetcht1 prefetcht2 prefetchnta clflush clflushopt clwb`)

var conditions = words(`o no b c nae nb nc ae e z ne nz be na nbe a s ns p pe np po l nge nl ge le ng nle g`)

// simpleName is the name of an instruction without the suffix for its size, and how many bytes that means, 0
// for none.
func simpleName(name string) (string, int64) {
	if registerOnly[name] || name == "" {
		return name, 0
	}
	size := map[byte]int64{'b': 1, 'w': 2, 'l': 4, 'q': 8}[name[len(name)-1]]
	if base := name[:len(name)-1]; size > 0 && registerOnly[base] {
		return base, size
	}
	return name, 0
}

// condition is what a conditional instruction asks for: setz, cmovnz, jz.
func condition(name, prefix string) string {
	cc, ok := strings.CutPrefix(name, prefix)
	if ok && conditions[cc] {
		return cc
	}
	if ok && prefix == "cmov" && cc != "" && conditions[cc[:len(cc)-1]] && strings.ContainsRune("wlq", rune(cc[len(cc)-1])) {
		return cc[:len(cc)-1]
	}
	return ""
}

// jumps reports whether an instruction only goes to another one of the statement, or to one of its labels.
func (i *asmInstr) jumps() bool {
	if i.name != "jmp" && condition(i.name, "j") == "" && !strings.HasPrefix(i.name, "loop") && i.name != "jecxz" && i.name != "jrcxz" {
		return false
	}
	return len(i.operands) == 1 && i.operands[0].kind == asmTarget
}

// arm are instructions of AArch64 that go on elsewhere.
var arm = words("b bl svc hvc smc eret cbz cbnz tbz tbnz")

func begins(name string, prefixes ...string) bool {
	return slices.ContainsFunc(prefixes, func(p string) bool { return strings.HasPrefix(name, p) })
}

// leaves reports whether an instruction may go on elsewhere: in a function, in the kernel on the program's
// behalf, on another stack.
func (i *asmInstr) leaves() bool {
	name := strings.TrimRight(i.name, "lwq")
	switch {
	case begins(i.name, "call", "lcall", "ret", "iret", "lret", "sys", "ljmp", "jmp", "loop"),
		condition(i.name, "j") != "", i.name == "jecxz", i.name == "jrcxz":
		return !i.jumps()
	case i.name == "int":
		return len(i.operands) != 1 || i.operands[0].kind != asmImm || i.operands[0].n != 3
	case name == "leave", name == "enter", name == "xbegin", name == "into":
		return true
	case arm[i.name], begins(i.name, "b.", "blr", "br"):
		return len(i.operands) == 0 || i.operands[len(i.operands)-1].kind != asmTarget
	}
	for n, a := range i.operands {
		if !a.stack() && a.kind != asmSegment {
			continue
		}
		if base, _ := simpleName(i.name); base != "mov" || len(i.operands) != 2 || n != 0 || a.kind == asmMemory {
			return true // not only asked for
		}
	}
	return false
}

// stack reports whether an operand is, or lies behind, one of the registers that point to the stack, or to the thread's
// own memory.
func (a *asmArg) stack() bool {
	switch {
	case a.kind == asmMemory:
		return a.base.stack()
	case a.kind != asmReg:
		return false
	}
	switch a.reg {
	case "rsp", "esp", "sp", "rbp", "ebp", "bp", "x29", "fp", "fs", "gs":
		return true
	}
	return false
}

// mayLeave reports whether assembly may go on elsewhere than behind itself or at one of its labels.
func mayLeave(code []asmInstr) bool {
	for i := range code {
		if code[i].leaves() {
			return true
		}
	}
	return false
}
