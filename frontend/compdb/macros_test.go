package compdb

import (
	"maps"
	"math/rand/v2"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/frontend/csource"
)

// mayDiffer are macros that need not be defined as this machine's gcc does, and why.
var mayDiffer = map[string]string{
	"__MAYRUN__":          "ours: it tells programs who reads them",
	"__GNUC__":            "the version, which is that of gcc 12",
	"__GNUC_MINOR__":      "the version",
	"__GNUC_PATCHLEVEL__": "the version",
	"__VERSION__":         "the version",
	"__GXX_ABI_VERSION":   "the version",
}

// byDefault are macros that systems choose: they are doubts, and compared only where flags decide them.
var byDefault = map[string]string{
	"-fPIE":             "__PIC__ __pic__ __PIE__ __pie__",
	"-fstack-protector": "__SSP__ __SSP_ALL__ __SSP_STRONG__",
	"-fcf-protection":   "__CET__",
}

// flagLines are combinations of flags.
var flagLines = []string{
	"", "-O", "-O0", "-O1", "-O2", "-O3", "-Os", "-Og", "-Oz", "-Ofast", "-Ofast -O2", "-O2 -Ofast",
	"-O2 -fno-inline", "-fno-inline", "-O2 -O0", "--optimize=2",
	"-ansi", "-std=c89", "-std=gnu89", "-std=iso9899:199409", "-std=c99", "-std=gnu99", "-std=c11", "-std=gnu11",
	"-std=c17", "-std=c2x", "-std=gnu2x", "-ansi -std=gnu99",
	"-fPIC", "-fpic", "-fPIE", "-fpie", "-fno-pic", "-fno-PIE", "-fPIC -fPIE", "-fPIE -fPIC", "-fPIC -no-pie", "-fno-pic -pie",
	"-ffast-math", "-ffast-math -O2", "-fno-fast-math -Ofast", "-ffast-math -fmath-errno", "-fmath-errno -ffast-math",
	"-ffast-math -fno-finite-math-only", "-ffast-math -fno-unsafe-math-optimizations",
	"-funsafe-math-optimizations", "-ffinite-math-only", "-fno-signed-zeros", "-freciprocal-math",
	"-fassociative-math", "-fno-trapping-math -fno-signed-zeros -fassociative-math",
	"-fno-math-errno", "-frounding-math", "-fsignaling-nans", "-fcx-limited-range", "-std=c99 -ffast-math",
	"-std=c99 -ffp-contract=fast", "-fno-trapping-math",
	"-fsanitize=thread", "-fsanitize=address", "-fsanitize=undefined,address -fno-sanitize=address", "-fsanitize=address -fno-sanitize=all",
	"-fstack-protector", "-fstack-protector-strong", "-fstack-protector-all", "-fstack-protector-explicit",
	"-fstack-protector-all -fno-stack-protector",
	"-fcf-protection", "-fcf-protection=branch", "-fcf-protection=return", "-fcf-protection=none",
	"-pthread", "-fopenmp", "-fopenacc", "-fopenmp-simd", "-ffreestanding", "-fno-hosted", "-ffreestanding -fhosted",
	"-nostdinc", "-funsigned-char", "-fgnu89-inline",
	"-fexceptions", "-fnon-call-exceptions", "-fno-asynchronous-unwind-tables", "-fno-asynchronous-unwind-tables -g",
	"-fno-dwarf2-cfi-asm", "-fleading-underscore", "-mcmodel=medium", "-mcmodel=large",
	"-m32", "-m32 -O2", "-m32 -msse", "-m32 -msse2", "-m32 -msse2 -mfpmath=sse", "-m32 -msse -mfpmath=sse",
	"-m32 -Ofast -msse2", "-m32 -std=c99", "-m32 -march=pentium4", "-m32 -march=i586",
	"-m32 -march=k8", "-m32 -march=haswell", "-m32 -march=athlon-xp", "-m32 -mno-mmx -msse2", "-m16", "-m32 -m64", "-m32 -march=i486",
	"-msse3", "-mssse3", "-msse4", "-msse4.1", "-msse4.2", "-mno-sse4 -mavx", "-mavx", "-mavx2", "-mavx2 -mno-avx",
	"-mno-avx -mavx2", "-mavx2 -mno-popcnt", "-mno-popcnt -mavx2", "-mfma", "-mfma4", "-mxop",
	"-mf16c", "-mavx512f", "-mavx512vl -mavx512bw", "-mavx512fp16", "-std=c99 -mavx512fp16", "-mno-sse", "-mno-sse2",
	"-mno-sse -mavx", "-mfpmath=387", "-mfpmath=both", "-msoft-float", "-mno-80387", "-mgeneral-regs-only",
	"-maes", "-mpclmul -mno-sse2", "-msha", "-mbmi -mbmi2", "-mlzcnt", "-mabm", "-mabm -mno-popcnt", "-mrtm",
	"-mshstk", "-mcx16", "-msahf", "-mxsavec", "-mwidekl", "-mno-fxsr", "-m3dnow -mno-mmx", "-m3dnowa",
	"-march=x86-64", "-march=x86-64-v2", "-march=x86-64-v3", "-march=x86-64-v4", "-march=nocona", "-march=core2",
	"-march=nehalem", "-march=sandybridge", "-march=haswell", "-march=skylake", "-march=skylake-avx512",
	"-march=icelake-server", "-march=sapphirerapids", "-march=alderlake", "-march=bonnell", "-march=silvermont",
	"-march=tremont", "-march=knl", "-march=k8", "-march=amdfam10", "-march=bdver4", "-march=znver1",
	"-march=znver3", "-march=btver2", "-march=haswell -mno-avx", "-mno-avx2 -march=haswell",
	"-march=haswell -mavx512f", "-march=haswell -mtune=generic", "-mtune=skylake",
	"-march=skylake-avx512 -mno-avx512f", "-march=znver2 -mno-sse4.2",
	"-march=haswell -mno-sse", "-march=core2 -mtune=haswell", "-mtune=intel", "-march=nano-x2", "-march=haswell -m32",
	"-m32 -mcx16", "-m32 -march=i386", "-m32 -march=i386 -mcx16", "-m32 -march=i686", "-m32 -march=pentium", "-m32 -march=pentium-mmx",
	"-m32 -march=pentium-mmx -mno-mmx", "-m32 -march=pentium -msse", "-m32 -march=k6", "-m32 -march=k6-2", "-m32 -march=athlon",
	"-m32 -march=athlon -msse", "-m32 -march=c3", "-m32 -march=lakemont", "-m32 -march=geode", "-m32 -march=winchip-c6",
	"-m32 -march=pentiumpro", "-m32 -march=pentium2", "-m32 -march=pentium3", "-m32 -march=prescott",
	"-m32 -march=x86-64", "-m16 -march=haswell",
	"-m32 -march=i386 -mtune=i386", "-m32 -march=i386 -msse2", "-m32 -mtune=i386", "-m32 -march=i386 -m80387",
	"-m32 -mno-80387 -march=i386",
	"-O2 -fPIC -pthread -march=haswell -std=c11 -ffast-math", "-Os -m32 -ffreestanding -fno-pic -msoft-float",
}

// moreFlags are combined at random, with those of flagLines.
const moreFlags = "-ffast-math -fno-fast-math -Ofast -funsafe-math-optimizations -fno-unsafe-math-optimizations -ffinite-math-only " +
	"-fno-finite-math-only -fsigned-zeros -fno-signed-zeros -ftrapping-math -fno-trapping-math -fmath-errno -fno-math-errno " +
	"-fassociative-math -fno-associative-math -freciprocal-math -fno-reciprocal-math -fcx-limited-range -fno-cx-limited-range " +
	"-frounding-math -fno-rounding-math -fsignaling-nans -fno-signaling-nans -fcx-fortran-rules"

// randomLines are combinations of flags, the same ones each time: half of them are about arithmetic.
func randomLines(n int) []string {
	random := rand.New(rand.NewPCG(1, 2))
	all, arithmetic := strings.Fields(strings.Join(flagLines, " ")), strings.Fields(moreFlags)
	var lines []string
	for i := range n {
		var line []string
		for range 1 + random.IntN(5) {
			from := all
			if i%2 == 0 {
				from = arithmetic
			}
			line = append(line, from[random.IntN(len(from))])
		}
		lines = append(lines, strings.Join(line, " "))
	}
	return lines
}

// What flags predefine is compared with what gcc says, where there is one of the version that is the model.
func TestMacrosOfGCC(t *testing.T) {
	if out, err := exec.Command("gcc", "-dumpversion").Output(); err != nil {
		t.Skip("there is no gcc")
	} else if v := strings.TrimSpace(string(out)); v != "12" && !strings.HasPrefix(v, "12.") {
		t.Skipf("gcc is of version %s: what it predefines for processors is not that of 12", v)
	}
	if len(flagLines) < 40 {
		t.Error("too few combinations")
	}
	for _, line := range slices.Concat(flagLines, randomLines(150)) {
		flags := strings.Fields(line)
		out, err := exec.Command("gcc", slices.Concat(flags, []string{"-dM", "-E", "-x", "c", "/dev/null"})...).Output()
		if err != nil {
			if strings.Contains(line, "-m32") || strings.Contains(line, "-m16") || strings.Contains(line, "-march") ||
				strings.Contains(line, "-mtune=i386") {
				continue // its libraries are not there, or the processor is for -m32
			}
			t.Errorf("gcc %s: %v", line, err)
			continue
		}
		want := map[string]string{}
		for l := range strings.Lines(string(out)) {
			rest := strings.TrimPrefix(strings.TrimSpace(l), "#define ")
			name, value, _ := strings.Cut(rest, " ")
			want[name] = value
		}
		c, err := Flags(nil, "x.c", flags...)
		if err != nil {
			t.Errorf("%s: %v", line, err)
			continue
		}
		for _, r := range c.Remarks {
			if strings.Contains(r.Text, "does not know") {
				t.Errorf("%s: %s", line, r.Text)
			}
		}
		got := c.Options.PredefinedMacros()
		skip := maps.Clone(mayDiffer)
		for flag, names := range byDefault {
			if !strings.Contains(strings.ToLower(line), strings.ToLower(flag[:5])) &&
				!strings.Contains(line, "-fno-p") && !strings.Contains(line, "-fno-P") {
				for name := range strings.FieldsSeq(names) {
					skip[name] = "the default of the system"
				}
			}
		}
		for name := range maps.Keys(want) {
			if v, ok := got[name]; skip[name] == "" && (!ok || v != want[name]) {
				t.Errorf("%q: %s is %q (%v), for gcc %q", line, name, v, ok, want[name])
			}
		}
		for name := range maps.Keys(got) {
			if _, ok := want[name]; skip[name] == "" && !ok {
				t.Errorf("%q: %s is defined, for gcc it is not", line, name)
			}
		}
	}
}

// What -m decides, #pragma GCC target does, too.
func TestOptionMacros(t *testing.T) {
	for _, f := range features {
		name := f.macro
		if name == "" {
			name = "__" + strings.ToUpper(f.name) + "__"
		}
		if !csource.OptionMacro(name) {
			t.Errorf("%s is not among the macros that a pragma may change", name)
		}
	}
}
