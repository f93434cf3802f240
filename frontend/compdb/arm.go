package compdb

import (
	"slices"
	"strings"
)

// What gcc 12 predefines for AArch64, and not for x86-64: Arm C Language Extensions, 6 and 7. Types are not among it:
// that long double and wchar_t are others there, a remark says.

var (
	x86Only = strings.Fields(`__x86_64 __x86_64__ __amd64 __amd64__ __k8 __k8__ __MMX__ __MMX_WITH_SSE__ __SSE__ __SSE2__ __SSE_MATH__
		__SSE2_MATH__ __FXSR__ __SEG_FS __SEG_GS __ATOMIC_HLE_ACQUIRE __ATOMIC_HLE_RELEASE __code_model_small__ __SIZEOF_FLOAT80__
		__SIZEOF_FLOAT128__ __DECIMAL_BID_FORMAT__ __CET__`)
	armOnly = strings.Fields(`__aarch64__ __AARCH64EL__ __AARCH64_CMODEL_SMALL__ __ARM_64BIT_STATE __ARM_ALIGN_MAX_PWR=28
		__ARM_ALIGN_MAX_STACK_PWR=16 __ARM_ARCH_8A __ARM_ARCH=8 __ARM_ARCH_ISA_A64 __ARM_ARCH_PROFILE=65 __ARM_FEATURE_CLZ
		__ARM_FEATURE_FMA __ARM_FEATURE_IDIV __ARM_FEATURE_NUMERIC_MAXMIN __ARM_FEATURE_UNALIGNED __ARM_FP=14 __ARM_FP16_ARGS
		__ARM_FP16_FORMAT_IEEE __ARM_NEON __ARM_PCS_AAPCS64 __ARM_SIZEOF_MINIMAL_ENUM=4 __ARM_SIZEOF_WCHAR_T=4
		__FP_FAST_FMA __FP_FAST_FMAF __GCC_HAVE_SYNC_COMPARE_AND_SWAP_16`)

	// What -march adds: of each version, also for the later ones, and of each extension.
	armVersions = []struct{ name, features string }{
		{"armv8-a", ""}, {"armv8.1-a", "ATOMICS CRC32 QRDMX"}, {"armv8.2-a", ""}, {"armv8.3-a", "COMPLEX JCVT"},
		{"armv8.4-a", "DOTPROD"}, {"armv8.5-a", "FRINT"},
	}
	armExtensions = map[string]string{
		"crc": "CRC32", "crypto": "AES CRYPTO SHA2", "aes": "AES", "sha2": "SHA2", "lse": "ATOMICS", "rdma": "QRDMX", "dotprod": "DOTPROD",
		"fp16": "FP16_SCALAR_ARITHMETIC FP16_VECTOR_ARITHMETIC", "fp": "", "simd": "",
	}
)

// armMacros are the directives that make the predefined macros of AArch64 of those of x86-64, with what -march= says.
// Whether that is understood is the second result.
func armMacros(arch string, unsignedChar bool) (directives string, known bool) {
	var b strings.Builder
	for _, name := range x86Only {
		b.WriteString("#undef " + name + "\n")
	}
	features, known := armFeatures(arch)
	define := armOnly
	if unsignedChar {
		define = append(slices.Clip(define), "__CHAR_UNSIGNED__")
	}
	for _, name := range append(slices.Clip(define), features...) {
		name, value, ok := strings.Cut(name, "=")
		if !ok {
			value = "1"
		}
		b.WriteString("#define " + name + " " + value + "\n")
	}
	return b.String(), known
}

// armFeatures lists the macros of what an architecture has beyond the least one.
func armFeatures(arch string) (macros []string, known bool) {
	words := strings.Split(arch, "+")
	version := slices.IndexFunc(armVersions, func(v struct{ name, features string }) bool { return v.name == words[0] })
	known = arch == "" || version >= 0
	var features []string
	for i := range version + 1 {
		features = append(features, strings.Fields(armVersions[i].features)...)
	}
	for _, w := range words[1:] {
		more, ok := armExtensions[w]
		known = known && ok
		features = append(features, strings.Fields(more)...)
	}
	slices.Sort(features)
	for _, f := range slices.Compact(features) {
		macros = append(macros, "__ARM_FEATURE_"+f)
	}
	return macros, known
}
