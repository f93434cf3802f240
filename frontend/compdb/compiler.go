package compdb

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/frontend/csource"
	"github.com/mayrun-dev/mayrun/internal/lazy"
)

// wrappers are commands that run the compiler named after them.
var wrappers = strings.Fields("ccache distcc sccache icecc icerun colorgcc buildcache env nice time libtool ionice " +
	"clcache fastbuild gomacc rewrapper scan-build")

// behindFlags drops the flags of a wrapper: what stands between its name and that of a compiler, if one follows before
// the name of any other file.
func behindFlags(words []string) []string {
	isCompiler := func(w string) bool {
		name := strings.TrimSuffix(filepath.Base(w), ".exe")
		return gccName().MatchString(name) || clangName().MatchString(name) || plusName().MatchString(name)
	}
	isWrapper := func(w string) bool {
		return slices.Contains(wrappers, strings.TrimSuffix(strings.TrimSuffix(filepath.Base(w), ".exe"), ".sh"))
	}
	if !isWrapper(words[0]) {
		return words
	}
	flags := false
	for i, w := range words {
		switch {
		case strings.HasPrefix(w, "-"):
			flags = true
		case isCompiler(w) && flags:
			return append([]string{words[0]}, words[i:]...)
		case isCompiler(w):
			return words
		case !isWrapper(w) && !strings.Contains(w, "=") && strings.Trim(w, "0123456789") != "":
			return words
		}
	}
	return words
}

var (
	gccName    = lazy.Regexp(`^(?:(.+)-)?(?:x|gnu-?)?(?:gcc|cc|cc1|c89|c99)(?:-[\d.]+)?$`)
	clangName  = lazy.Regexp(`^(?:(.+)-)?clang(?:-[\d.]+)?$`)
	plusName   = lazy.Regexp(`^(?:(.+)-)?(?:g|c|clang|x?g)\+\+(?:-[\d.]+)?$`)
	otherNames = lazy.Regexp(`^(cl|clang-cl|lcc|emcc|nvcc|armcc|armclang|icl|cl6x|cl430|iccarm|xc\d+|sdcc|cl2000|tasking|wcc\w*|bcc\w*)$`)
)

// compiler looks at the name of the compiler, which may follow that of a wrapper such as ccache. It says which
// flags it understands, and what it compiles for.
func (p *flagParser) compiler(words []string) error {
	for i, w := range words {
		if strings.HasPrefix(w, "-") {
			return nil
		}
		name := strings.TrimSuffix(filepath.Base(w), ".exe")
		if slices.Contains(wrappers, strings.TrimSuffix(name, ".sh")) || i > 0 && strings.Contains(w, "=") {
			continue
		}
		m := gccName().FindStringSubmatch(name) // nearly always there: the others need not be compiled
		switch {
		case m != nil:
		case plusName().MatchString(name):
			p.cplus = true
			return nil
		case otherNames().MatchString(name):
			msg := "only the flags of gcc and clang are understood, not those of " + name
			if language := csource.Language(p.source); language != "" {
				return otherLanguage{language, msg}
			}
			return errors.New(msg)
		default:
			m = clangName().FindStringSubmatch(name)
			p.clang = m != nil
		}
		switch {
		case m == nil:
			p.remark(w, "this compiler reads C as gcc does, and adds no flags of its own")
		case m[1] != "" && !strings.Contains(m[1], "-"):
			if machines[0].arch().MatchString(m[1]) || machines[1].arch().MatchString(m[1]) {
				return p.target(m[1])
			}
			p.remark(w, "this compiler reads C as gcc does, and adds no flags of its own")
		case m[1] != "":
			if err := p.target(m[1]); err != nil {
				return err
			}
		}
		switch strings.TrimRight(name, "-.0123456789") {
		case "c":
			p.out.Std = map[bool]string{true: "c90", false: "c99"}[strings.HasPrefix(name, "c89")]
		}
		return nil
	}
	return nil
}

// clangMacros are macros that clang defines and gcc does not, or the other way round, or differently.
var clangMacros = strings.Fields("__clang* __CLANG* __llvm__ __GNUC__ __GNUC_MINOR__ __GNUC_PATCHLEVEL__ " +
	"__VERSION__ __GXX_ABI_VERSION __has_feature __has_extension __has_warning __has_declspec_attribute " +
	"__is_identifier __building_module __SANITIZE_* __OBJC* __OPENCL* __CONSTANT_CFSTRINGS__ __BITINT_MAXWIDTH__ " +
	"__BOOL_WIDTH__ __FLOAT128__ __SIZEOF_FLOAT80__ __DEC* __FLT16_* __FLT32* __FLT64* __FLT128* __INT_FAST* " +
	"__UINT_FAST* __STDC_IEC_* __STDC_ISO_10646__ __LITTLE_ENDIAN__ __POINTER_WIDTH__ __tune_* __GCC_IEC_* " +
	"__GCC_*STRUCTIVE_SIZE __GCC_CONSTRUCTIVE_SIZE __GCC_DESTRUCTIVE_SIZE __GCC_HAVE_DWARF2_CFI_ASM __GNUC_* " +
	"__HAVE_SPECULATION_SAFE_VALUE __MMX_WITH_SSE__ __NO_MATH_INLINES __FLOAT_WORD_ORDER__ __has_c_attribute " +
	"__has_builtin __has_cpp_attribute")

var (
	// processorNames are macros that tell processors apart, and what they can do.
	processorNames = strings.Fields("__x86* __amd64* __i386* __i?86* __arm* __ARM* __aarch64* __AARCH64* __riscv* __powerpc* __ppc* __PPC* " +
		"__mips* __loongarch* __thumb* __SSE* __AVX* __MMX* __alpha__ __ia64__ __CHAR_UNSIGNED__ i386")
	// foreignMacros are others that are not the same for all of them, and for all systems.
	foreignMacros = strings.Fields("__WCHAR_* __linux* __gnu_linux__ __unix* linux unix __APPLE__ __MACH__ __ANDROID__ " +
		"__FreeBSD__ __NetBSD__ __OpenBSD__ __DragonFly__ __sun __BIGGEST_ALIGNMENT__ __LDBL_* __SIZEOF_* __GCC_HAVE_SYNC* __ELF__ " +
		"__LP64__ _LP64")
)

// doubts are the macros of which the command does not say how they are defined.
func (p *flagParser) doubts() []csource.Doubt {
	var list []csource.Doubt
	add := func(refuse bool, why string, macros ...string) {
		list = append(list, csource.Doubt{Macros: macros, Why: why, Refuse: refuse})
	}
	if p.clang {
		add(false, "where clang answers otherwise than gcc 12, as which mayrun reads the file", clangMacros...)
	}
	if p.foreign != "" {
		list := foreignMacros
		if !p.arm {
			list = slices.Concat(list, processorNames)
		} else if _, known := armMacros(p.arch, false); !known {
			list = append(slices.Clip(list), "__ARM_FEATURE*", "__ARM_ARCH*")
		}
		add(false, "where the compiler for "+p.foreign+" answers otherwise than that for x86, for which mayrun reads the file", list...)
	}
	native := func(flag string, macros ...string) {
		add(true, "and "+flag+"=native leaves it to the machine that compiles: name the processor (--cc-flag "+flag+
			"=…), or ask the compiler (--system-headers)", macros...)
	}
	if p.arch == "native" {
		native("-march", p.processorMacros()...)
	}
	if p.tune == "native" || p.arch == "native" && p.tune == "" {
		native("-mtune", "__tune_*")
	}
	system := func(what string) string {
		return "and " + what + " is the compiler's default, which is not the same on all systems"
	}
	if p.pic == "" {
		add(false, system("-fPIE"), "__PIC__", "__pic__", "__PIE__", "__pie__")
	}
	if p.ssp == "" {
		add(false, system("-fstack-protector"), "__SSP__", "__SSP_ALL__", "__SSP_STRONG__")
	}
	if p.cet == "" {
		add(false, system("-fcf-protection"), "__CET__")
	}
	if p.optimise != "" && p.optimise != "0" {
		add(false, system("-D_FORTIFY_SOURCE"), "_FORTIFY_SOURCE")
	}
	if p.model == csource.ILP32 && p.arch == "" {
		add(false, system("-march"), append(p.processorMacros(), "__i586*", "__i486*", "__k8*", "__pentium*",
			"__nocona*", "__SSE_MATH__", "__SSE2_MATH__", "__FLT_EVAL_METHOD*", "__FLT16_*")...)
	}
	return list
}

// processorMacros are those that -march decides.
func (p *flagParser) processorMacros() []string {
	list := []string{"__BIGGEST_ALIGNMENT__", "__SSE_MATH__", "__SSE2_MATH__", "__MMX_WITH_SSE__", "__FP_FAST_FMA*", "__FLT16_*", "__i?86*"}
	for _, f := range features {
		if slices.Contains(p.isa.flags, f.name) || slices.Contains(p.isa.flags, "no-"+f.name) {
			continue
		}
		if f.macro != "" {
			list = append(list, f.macro)
		} else {
			list = append(list, "__"+strings.ToUpper(f.name)+"__")
		}
	}
	for _, of := range [][]processor{processors, processors32} {
		for _, x := range of {
			for n := range strings.FieldsSeq(x.is) {
				list = append(list, "__"+n, "__"+n+"__")
			}
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// checkLayouts refuses the flags that change layouts for the data model that the command has in the end.
func (p *flagParser) checkLayouts() error {
	for _, u := range p.layouts {
		long := p.model == csource.LP64
		if name := strings.TrimPrefix(u.flag, "-m"); name == "align-double" && !long || name == "no-align-double" &&
			long || name == "128bit-long-double" && !long || name == "96bit-long-double" && long {
			return fmt.Errorf("%s changes the layout of types, which is not supported", u.flag)
		}
	}
	if p.arch != "" && p.arch != "native" && p.foreign == "" && findProcessor(p.arch, p.model) == nil {
		p.remark("-march="+p.arch, "this processor can do no more than the flags say")
	}
	return nil
}

// checkLinked refuses what the linker does to the names of the program, if it does it.
func (p *flagParser) checkLinked() error {
	for _, a := range p.linked {
		if p.compiles {
			break // no linker runs
		}
		for _, bad := range []string{"wrap", "defsym"} {
			if name := strings.TrimLeft(a, "-"); name != a && (name == bad || strings.HasPrefix(name, bad+"=")) {
				return fmt.Errorf("%s gives symbols another meaning, which is not supported", a)
			}
		}
	}
	return nil
}

// check complains about what is not C. A file in another language is an otherLanguage.
func (p *flagParser) check() error {
	switch lang := p.language; {
	case lang == "c" || lang == "cpp-output" || lang == "c-header":
		return nil
	case lang != "" && lang != "none":
		return otherLanguage{languages[lang], "only C is supported, not -x " + lang}
	}
	switch ext := filepath.Ext(p.source); ext {
	case ".c", ".i":
		if p.cplus {
			return otherLanguage{"C++", "only C is supported, and a C++ compiler takes this file for C++"}
		}
		return nil
	default:
		language := csource.Language(p.source)
		if language == "assembly" {
			return otherLanguage{language, "only C is supported, not assembly"}
		}
		return otherLanguage{language, "only C is supported, not *" + ext}
	}
}

// otherLanguage is the error of a command that compiles a file in another language than C: its name, if that is known.
type otherLanguage struct{ language, msg string }

func (e otherLanguage) Error() string { return e.msg }

// languages are names of languages by what follows -x.
var languages = map[string]string{
	"c++": "C++", "c++-header": "C++", "c++-cpp-output": "C++", "c++-module": "C++",
	"assembler": "assembly", "assembler-with-cpp": "assembly", "objective-c": "Objective-C", "objective-c++": "Objective-C++",
	"f77": "Fortran", "f95": "Fortran", "f77-cpp-input": "Fortran", "f95-cpp-input": "Fortran", "cuda": "CUDA", "hip": "HIP",
	"ada": "Ada", "d": "D", "go": "Go",
}
