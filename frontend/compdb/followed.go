package compdb

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/internal/lazy"
)

// followed are the flags that decide what the text means.
var followed = []rule{
	// Files and macros.
	{flags: "-I --include-directory", what: follow, arg: either,
		do: func(p *flagParser, u use) error { return p.folder(&p.out.IncludeDirs, u) }},
	{flags: "--include-directory=", what: follow, do: func(p *flagParser, u use) error { return p.folder(&p.out.IncludeDirs, u) }},
	{flags: "-isystem -cxx-isystem", what: follow, arg: either,
		do: func(p *flagParser, u use) error { return p.folder(&p.out.SysIncludeDirs, u) }},
	{flags: "-iquote", what: follow, arg: either, do: func(p *flagParser, u use) error { return p.folder(&p.out.QuoteDirs, u) }},
	{flags: "-idirafter -isystem-after", what: follow, arg: either,
		do: func(p *flagParser, u use) error { return p.folder(&p.out.AfterDirs, u) }},
	{flags: "--include-directory-after=", what: follow, do: func(p *flagParser, u use) error { return p.folder(&p.out.AfterDirs, u) }},
	{flags: "-iprefix", what: follow, arg: either, do: func(p *flagParser, u use) error { p.prefix = u.value; return nil }},
	{flags: "-iwithprefixbefore", what: follow, arg: either,
		do: func(p *flagParser, u use) error { u.value = p.prefix + u.value; return p.folder(&p.out.IncludeDirs, u) }},
	{flags: "-iwithprefix", what: follow, arg: either,
		do: func(p *flagParser, u use) error { u.value = p.prefix + u.value; return p.folder(&p.out.AfterDirs, u) }},
	{flags: "-iwithsysroot", what: follow, arg: either,
		do: func(p *flagParser, u use) error { u.value = "=" + u.value; return p.folder(&p.out.SysIncludeDirs, u) }},
	{flags: "--sysroot=", what: follow, do: (*flagParser).sysroot},
	{flags: "--sysroot -isysroot", what: follow, arg: either, do: (*flagParser).sysroot},
	{flags: "-working-directory", what: follow, arg: next, do: (*flagParser).workingDirectory},
	{flags: "-working-directory=", what: follow, do: (*flagParser).workingDirectory},
	{flags: "-include --include", what: follow, arg: either,
		do: func(p *flagParser, u use) error { return p.include(&p.out.Includes, u.value) }},
	{flags: "--include=", what: follow, do: func(p *flagParser, u use) error { return p.include(&p.out.Includes, u.value) }},
	{flags: "-imacros --imacros", what: follow, arg: either,
		do: func(p *flagParser, u use) error { return p.include(&p.out.Macros, u.value) }},
	{flags: "--imacros=", what: follow, do: func(p *flagParser, u use) error { return p.include(&p.out.Macros, u.value) }},
	{flags: "-include-pch", what: follow, arg: next, do: (*flagParser).precompiled},
	{flags: "-D --define-macro", what: follow, arg: either, do: func(p *flagParser, u use) error { p.define(u.value); return nil }},
	{flags: "--define-macro=", what: follow, do: func(p *flagParser, u use) error { p.define(u.value); return nil }},
	{flags: "-U --undefine-macro", what: follow, arg: either, do: func(p *flagParser, u use) error { p.undefine(u.value); return nil }},
	{flags: "--undefine-macro=", what: follow, do: func(p *flagParser, u use) error { p.undefine(u.value); return nil }},
	{flags: "-o --output", what: follow, arg: either, do: func(p *flagParser, u use) error { p.output = u.value; return nil }},
	{flags: "--output=", what: follow, do: func(p *flagParser, u use) error { p.output = u.value; return nil }},
	{flags: "-nostdinc --no-standard-includes -nostdlibinc", what: follow, do: func(p *flagParser, u use) error {
		// The bundled headers stand for those of any machine: they stay, after all others.
		p.nostdinc = u.flag != "-nostdlibinc"
		return nil
	}},

	// The language.
	{flags: "-x --language", what: follow, arg: either, do: func(p *flagParser, u use) error { p.language = u.value; return nil }},
	{flags: "--language=", what: follow, do: func(p *flagParser, u use) error { p.language = u.value; return nil }},
	{flags: "-std= --std=", what: follow, tell: true, do: func(p *flagParser, u use) error { return p.standard(u.value) }},
	{flags: "--std", what: follow, tell: true, arg: next, do: func(p *flagParser, u use) error { return p.standard(u.value) }},
	{flags: "-ansi --ansi", what: follow, tell: true, do: func(p *flagParser, u use) error { return p.standard("c90") }},
	{flags: "-trigraphs --trigraphs -ftrigraphs", what: follow, tell: true, do: func(p *flagParser, u use) error {
		if p.out.Trigraphs = u.on; !u.on && p.out.Std != "" && !strings.HasPrefix(p.out.Std, "gnu") {
			return errors.New("takes trigraphs away from a standard that has them, which is not supported")
		}
		return nil
	}},
	{flags: "-fgnu89-inline", what: follow, tell: true, do: func(p *flagParser, u use) error { p.out.GNU89Inline = u.on; return nil }},
	{flags: "-fpreprocessed", what: follow, do: func(p *flagParser, u use) error { p.out.Preprocessed = u.on; return nil }},
	{flags: "-fsigned-char -funsigned-char", what: follow, tell: true, do: func(p *flagParser, u use) error {
		p.chars = "signed"
		if (u.name == "unsigned-char") == u.on {
			p.chars = "unsigned"
		}
		return nil
	}},
	{flags: "-fsigned-bitfields -funsigned-bitfields", what: follow, tell: true, do: func(p *flagParser, u use) error {
		p.out.UnsignedBitFields = (u.name == "unsigned-bitfields") == u.on
		return nil
	}},
	{flags: "-finput-charset= -fexec-charset= -fwide-exec-charset=", what: follow, tell: true, do: (*flagParser).charset},
	{flags: "-fopenmp -fopenmp=", what: follow, tell: true, do: func(p *flagParser, u use) error { p.openMP = u.on; return nil }},
	{flags: "-fopenacc", what: follow, tell: true, do: func(p *flagParser, u use) error { p.openACC = u.on; return nil }},
	{flags: "-pthread -pthreads --pthread", what: follow, tell: true,
		do: func(p *flagParser, u use) error { p.threads = true; return nil }},

	// The machine.
	{flags: "-m32 -m16", what: follow, tell: true, do: func(p *flagParser, u use) error {
		p.model, p.real = csource.ILP32, u.flag == "-m16"
		return nil
	}},
	{flags: "-m64", what: follow, tell: true, do: func(p *flagParser, u use) error { p.model = csource.LP64; return nil }},
	{flags: "--target=", what: follow, tell: true, do: func(p *flagParser, u use) error { return p.target(u.value) }},
	{flags: "-target --target", what: follow, tell: true, arg: next, do: func(p *flagParser, u use) error { return p.target(u.value) }},
	{flags: "-arch", what: follow, tell: true, arg: next,
		do: func(p *flagParser, u use) error { return p.target(u.value + "-apple-darwin") }},
	{flags: "-malign-double -m128bit-long-double -m96bit-long-double -mlong-double-80", what: follow, tell: true,
		do: func(p *flagParser, u use) error {
			p.layouts = append(p.layouts, u)
			return nil
		}},
	{flags: "-march=", what: follow, tell: true, do: func(p *flagParser, u use) error { p.arch = u.value; return nil }},
	{flags: "-mtune= -mcpu=", what: follow, tell: true, do: func(p *flagParser, u use) error { p.tune = u.value; return nil }},
	{flags: "-mfpmath=", what: follow, tell: true, do: func(p *flagParser, u use) error { p.fpmath = u.value; p.floats(u); return nil }},
	{flags: "-mgeneral-regs-only", what: follow, tell: true, do: func(p *flagParser, u use) error { p.general = u.on; return nil }},
	{flags: "-m80387 -mhard-float", what: follow, tell: true, do: func(p *flagParser, u use) error { p.softFloat = !u.on; return nil }},
	{flags: "-msoft-float", what: follow, tell: true, do: func(p *flagParser, u use) error { p.softFloat = u.on; return nil }},
	{flags: "-mcmodel=", what: follow, tell: true, do: func(p *flagParser, u use) error { p.cmodel = u.value; return nil }},
	{flags: featureFlags(), what: follow, tell: true, do: (*flagParser).feature},

	// What is optimised, and checked, is told to the program by macros.
	{flags: "-O --optimize --optimize=", what: follow, tell: true, arg: either, do: func(p *flagParser, u use) error {
		if p.optimise = strings.TrimPrefix(u.value, "="); p.optimise == "" {
			p.optimise = "1"
		} else if _, err := strconv.Atoi(p.optimise); err != nil && !slices.Contains([]string{"s", "z", "g", "fast"}, p.optimise) {
			return fmt.Errorf("is no level of optimisation that is known")
		}
		return nil
	}},
	{flags: "-fpic -fPIC -fpie -fPIE", what: follow, tell: true, do: func(p *flagParser, u use) error {
		p.pic, p.pie = "0", strings.EqualFold(u.name, "pie")
		if u.on {
			p.pic = map[bool]string{true: "2", false: "1"}[u.name == strings.ToUpper(u.name)]
		}
		return nil
	}},
	{flags: "-fstack-protector -fstack-protector-all -fstack-protector-strong -fstack-protector-explicit",
		what: follow, tell: true, do: func(p *flagParser, u use) error {
			p.ssp = "0"
			if u.on {
				p.ssp = map[string]string{"stack-protector": "1", "stack-protector-all": "2",
					"stack-protector-strong": "3", "stack-protector-explicit": "4"}[u.name]
			}
			return nil
		}},
	{flags: "-fcf-protection", what: follow, tell: true,
		do: func(p *flagParser, u use) error { p.cet = map[bool]string{true: "3", false: "0"}[u.on]; return nil }},
	{flags: "-fcf-protection=", what: follow, tell: true, do: func(p *flagParser, u use) error {
		p.cet = map[string]string{"full": "3", "branch": "1", "return": "2"}[u.value]
		if p.cet == "" {
			p.cet = "0"
		}
		return nil
	}},
	{flags: "-fsanitize=", what: follow, tell: true, do: func(p *flagParser, u use) error {
		for name := range strings.SplitSeq(u.value, ",") {
			if name == "all" && !u.on {
				clear(p.sanitize)
			}
			p.sanitize[name] = u.on
		}
		return nil
	}},
	{flags: "-ffreestanding", what: follow, tell: true, do: func(p *flagParser, u use) error { p.on["hosted"] = !u.on; return nil }},
	{flags: "-finline -fexceptions -fnon-call-exceptions -fblocks -fdwarf2-cfi-asm -fasynchronous-unwind-tables " +
		"-funwind-tables -fleading-underscore -fhosted",
		what: follow, tell: true, do: (*flagParser).toggle},
	{flags: "-g -g1 -g2 -g3 -ggdb* -gdwarf*", what: follow, tell: true,
		do: func(p *flagParser, u use) error { p.on["-g"] = true; return nil }},
	{flags: "-g0", what: follow, tell: true, do: func(p *flagParser, u use) error { p.on["-g"] = false; return nil }},
	{flags: "-fmath-errno -ftrapping-math -frounding-math -fsignaling-nans", what: follow, tell: true, do: (*flagParser).toggle},
	{flags: "-ffinite-math-only -fsigned-zeros -freciprocal-math -fassociative-math -fcx-limited-range -fcx-fortran-rules",
		what: follow, tell: true, do: (*flagParser).floatToggle},
	{flags: "-ffp-contract=", what: follow, tell: true,
		do: func(p *flagParser, u use) error { p.on["ffp-contract"] = u.value == "fast"; return nil }},
	{flags: "-funsafe-math-optimizations", what: follow, tell: true,
		do: func(p *flagParser, u use) error { p.unsafeMath(u.on); p.floats(u); return nil }},
	{flags: "-ffast-math", what: follow, tell: true, do: func(p *flagParser, u use) error { p.fastMath(u.on); p.floats(u); return nil }},

	// Arguments for other parts of the compiler.
	{flags: "-Wp,*", what: follow, do: func(p *flagParser, u use) error {
		p.late = append(p.late, strings.Split(strings.TrimPrefix(u.flag, "-Wp,"), ",")...)
		return nil
	}},
	{flags: "-Xpreprocessor", what: follow, arg: next,
		do: func(p *flagParser, u use) error { p.late = append(p.late, u.value); return nil }},
	{flags: "-Wl,*", what: follow, do: func(p *flagParser, u use) error {
		p.linked = append(p.linked, strings.Split(strings.TrimPrefix(u.flag, "-Wl,"), ",")...)
		return nil
	}},
	{flags: "-Xlinker", what: follow, arg: next, do: func(p *flagParser, u use) error { p.linked = append(p.linked, u.value); return nil }},
	{flags: "-c --compile -S --assemble -E --preprocess -fsyntax-only -M -MM", what: follow,
		do: func(p *flagParser, u use) error { p.compiles = true; return nil }},
}

// featureFlags are the flags that switch features of the processor.
func featureFlags() string {
	var b strings.Builder
	for _, f := range features {
		b.WriteString("-m" + f.name + " ")
	}
	return b.String() + "-msse4 -msse5"
}

// feature switches a feature of the processor.
func (p *flagParser) feature(u use) error {
	name := u.name
	switch {
	case name == "sse4" && u.on:
		name = "sse4.2"
	case name == "sse4":
		name = "sse4.1"
	case name == "sse5":
		name = "avx"
	}
	if !u.on {
		name = "no-" + name
	}
	p.isa.flags = append(p.isa.flags, name)
	return nil
}

func (p *flagParser) toggle(u use) error {
	p.on[u.name] = u.on
	return nil
}

func (p *flagParser) floatToggle(u use) error {
	p.floats(u)
	return p.toggle(u)
}

// floats notes that floating-point arithmetic is not what it usually is.
func (p *flagParser) floats(u use) {
	if u.on != (u.name == "signed-zeros") {
		p.remark(u.flag, floatWhy)
	}
}

// standard follows -std=. A standard of GNU takes back -trigraphs.
func (p *flagParser) standard(std string) error {
	if !csource.KnownStandard(std) {
		if strings.Contains(std, "++") {
			return errors.New("asks for C++: only C is supported")
		}
		return errors.New("asks for a standard that is not known")
	}
	p.out.Std, p.out.Trigraphs = std, false
	return nil
}

// charset refuses what is not UTF-8. Of characters beyond ASCII, most sets of input differ in comments only,
// but who knows.
func (p *flagParser) charset(u use) error {
	v := strings.ToLower(strings.ReplaceAll(u.value, "_", "-"))
	known := map[string][]string{
		"-finput-charset":     {"utf-8", "utf8", "ascii", "us-ascii"},
		"-fexec-charset":      {"utf-8", "utf8"},
		"-fwide-exec-charset": {"utf-32", "utf-32le", "ucs-4", "ucs-4le"},
	}
	if !slices.Contains(known[u.name], v) {
		return errors.New("asks for another character set, which is not supported: convert the file to UTF-8")
	}
	return nil
}

// A machine is what a target's name says about C there.
type machine struct {
	arch         func() *regexp.Regexp // the first part of its name
	model        csource.DataModel
	unsignedChar bool
	foreign      bool // neither x86 nor x86-64
	bigEndian    bool
	arm          bool // AArch64, whose processor's macros are known
}

var machines = []machine{
	{arch: lazy.Regexp(`^(x86[-_]64h?|amd64)$`)},
	{arch: lazy.Regexp(`^(i[3-7]86|x86)$`), model: csource.ILP32},
	{arch: lazy.Regexp(`^(arm|armv[4-8][a-z0-9.]*|armhf|armel|thumb[a-z0-9.]*)$`), model: csource.ILP32,
		unsignedChar: true, foreign: true},
	{arch: lazy.Regexp(`^(aarch64|arm64|arm64e)$`), unsignedChar: true, foreign: true, arm: true},
	{arch: lazy.Regexp(`^riscv64[a-z]*$`), unsignedChar: true, foreign: true},
	{arch: lazy.Regexp(`^riscv32[a-z]*$`), model: csource.ILP32, unsignedChar: true, foreign: true},
	{arch: lazy.Regexp(`^(powerpc64le|ppc64le|ppc64el)$`), unsignedChar: true, foreign: true},
	{arch: lazy.Regexp(`^(mipsel|mipsisa32r6el)$`), model: csource.ILP32, foreign: true},
	{arch: lazy.Regexp(`^(mips64el|mipsisa64r6el|loongarch64|alpha|ia64)$`), foreign: true},
	{arch: lazy.Regexp(`^(loongarch32|csky|xtensa|nios2|arc|xtensaelf)$`), model: csource.ILP32, foreign: true},
	{arch: lazy.Regexp(`^(powerpc|powerpc64|ppc|ppc64|ppcle|s390|s390x|sparc|sparc64|sparcv9|m68k|mips|mips64|mipsisa32|hppa|armeb|aarch64_be|or1k|microblaze)$`),
		bigEndian: true, foreign: true},
}

// target follows the name of a target, such as aarch64-linux-gnu.
func (p *flagParser) target(triple string) error {
	arch, rest, _ := strings.Cut(strings.ToLower(triple), "-")
	for _, m := range machines {
		if !m.arch().MatchString(arch) {
			continue
		}
		switch {
		case m.bigEndian:
			return fmt.Errorf("compiles for %s, whose numbers begin with their highest byte: that is not supported", triple)
		case strings.Contains(rest, "mingw"), strings.Contains(rest, "windows"), strings.Contains(rest, "win32"),
			strings.Contains(rest, "cygwin"), strings.Contains(rest, "msvc"):
			return fmt.Errorf("compiles for %s: Windows is not supported", triple)
		case strings.HasSuffix(rest, "x32"), strings.Contains(rest, "ilp32") && m.model == csource.LP64:
			return fmt.Errorf("compiles for %s: its data model is not supported", triple)
		}
		p.model, p.out.UnsignedChar, p.arm = m.model, m.unsignedChar, m.arm
		if m.foreign || rest != "" && !strings.Contains(rest, "linux") || strings.Contains(rest, "musl") ||
			strings.Contains(rest, "android") {
			p.foreign = triple
		} else {
			p.foreign = ""
		}
		return nil
	}
	return fmt.Errorf("compiles for %s, which is not supported", triple)
}
