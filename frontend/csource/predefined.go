package csource

import (
	"fmt"
	"strings"
	"sync"
)

// predefinedText returns what gcc 12 on Linux predefines for a data model, as
// #define lines. Preprocessed text gets no macros outside the reserved name
// space: "linux" and "unix" are ordinary names there.
func predefinedText(m DataModel, preprocessed bool) string {
	t := predefinedTexts[m]()
	if preprocessed {
		return t
	}
	t += "#define linux 1\n#define unix 1\n"
	if m == ILP32 {
		t += "#define i386 1\n"
	}
	return t
}

var predefinedTexts = [...]func() string{
	LP64:  sync.OnceValue(func() string { return writePredefined(LP64) }),
	ILP32: sync.OnceValue(func() string { return writePredefined(ILP32) }),
}

func writePredefined(m DataModel) string {
	var b strings.Builder
	def := func(name, value string) { fmt.Fprintf(&b, "#define %s %s\n", name, value) }
	b.WriteString(predefinedCommon)
	for _, f := range floatFormats {
		f.write(&b)
	}
	b.WriteString(predefinedDecimal)
	// An integer type family: name, type, maximum, bits, suffix of constants.
	type family struct {
		name, typ, max string
		bits           int
	}
	wide, uwide, suffix := "long int", "long unsigned int", "L"
	ptr, uptr, psuffix, pbits := wide, uwide, "L", 64
	wchar, wsuffix := "int", ""
	if m == ILP32 {
		wide, uwide, suffix = "long long int", "long long unsigned int", "LL"
		ptr, uptr, psuffix, pbits = "int", "unsigned int", "", 32
		wchar, wsuffix = "long int", "L"
	}
	maxOf := func(bits int, unsigned bool, suffix string) string {
		v := uint64(1)<<(bits-1) - 1
		if unsigned {
			v = v<<1 | 1
			suffix = "U" + suffix
		}
		return fmt.Sprintf("%#x%s", v, suffix)
	}
	signed := []family{
		{"INT8", "signed char", "0x7f", 8}, {"INT16", "short int", "0x7fff", 16}, {"INT32", "int", "0x7fffffff", 32},
		{"INT64", wide, maxOf(64, false, suffix), 64},
		{"INT_LEAST8", "signed char", "0x7f", 8}, {"INT_LEAST16", "short int", "0x7fff", 16},
		{"INT_LEAST32", "int", "0x7fffffff", 32}, {"INT_LEAST64", wide, maxOf(64, false, suffix), 64},
		{"INT_FAST8", "signed char", "0x7f", 8}, {"INT_FAST16", ptr, maxOf(pbits, false, psuffix), pbits},
		{"INT_FAST32", ptr, maxOf(pbits, false, psuffix), pbits}, {"INT_FAST64", wide, maxOf(64, false, suffix), 64},
		{"INTMAX", wide, maxOf(64, false, suffix), 64}, {"INTPTR", ptr, maxOf(pbits, false, psuffix), pbits},
		{"PTRDIFF", ptr, maxOf(pbits, false, psuffix), pbits}, {"WCHAR", wchar, maxOf(32, false, wsuffix), 32},
		{"SIG_ATOMIC", "int", "0x7fffffff", 32},
	}
	unsigned := []family{
		{"UINT8", "unsigned char", "0xff", 8}, {"UINT16", "short unsigned int", "0xffff", 16},
		{"UINT32", "unsigned int", "0xffffffffU", 32}, {"UINT64", uwide, maxOf(64, true, suffix), 64},
		{"UINT_LEAST8", "unsigned char", "0xff", 8}, {"UINT_LEAST16", "short unsigned int", "0xffff", 16},
		{"UINT_LEAST32", "unsigned int", "0xffffffffU", 32}, {"UINT_LEAST64", uwide, maxOf(64, true, suffix), 64},
		{"UINT_FAST8", "unsigned char", "0xff", 8}, {"UINT_FAST16", uptr, maxOf(pbits, true, psuffix), pbits},
		{"UINT_FAST32", uptr, maxOf(pbits, true, psuffix), pbits}, {"UINT_FAST64", uwide, maxOf(64, true, suffix), 64},
		{"UINTMAX", uwide, maxOf(64, true, suffix), 64}, {"UINTPTR", uptr, maxOf(pbits, true, psuffix), pbits},
		{"SIZE", uptr, maxOf(pbits, true, psuffix), pbits}, {"WINT", "unsigned int", "0xffffffffU", 32},
		{"CHAR16", "short unsigned int", "", 16}, {"CHAR32", "unsigned int", "", 32},
	}
	width := func(name string) bool { // gcc leaves out those that <stdint.h> can do without
		return name[0] != 'U' && (len(name) < 4 || name[:3] != "INT" || name[3] == '_' || name[3] > '9')
	}
	for _, f := range append(signed, unsigned...) {
		def("__"+f.name+"_TYPE__", f.typ)
		if f.max != "" {
			def("__"+f.name+"_MAX__", f.max)
			if width(f.name) {
				def("__"+f.name+"_WIDTH__", fmt.Sprint(f.bits))
			}
		}
	}
	for _, n := range []string{"8", "16", "32"} {
		def("__INT"+n+"_C(c)", "c")
	}
	def("__UINT8_C(c)", "c")
	def("__UINT16_C(c)", "c")
	def("__UINT32_C(c)", "c ## U")
	for _, n := range []string{"64", "MAX"} {
		def("__INT"+n+"_C(c)", "c ## "+suffix)
		def("__UINT"+n+"_C(c)", "c ## U"+suffix)
	}
	if m == ILP32 {
		b.WriteString(predefined386)
	} else {
		b.WriteString(predefinedAMD64)
		b.WriteString(Float16())
	}
	return b.String()
}

const predefinedCommon = `#define __STDC__ 1
#define __STDC_HOSTED__ 1
#define __STDC_VERSION__ 201710L
#define __STDC_UTF_16__ 1
#define __STDC_UTF_32__ 1
#define __STDC_IEC_559__ 1
#define __STDC_IEC_559_COMPLEX__ 1
#define __STDC_ISO_10646__ 201706L
#define __GNUC__ 12
#define __GNUC_MINOR__ 2
#define __GNUC_PATCHLEVEL__ 0
#define __GNUC_STDC_INLINE__ 1
#define __NO_INLINE__ 1
#define __VERSION__ "12.2.0"
#define __MAYRUN__ 1
#define __linux 1
#define __linux__ 1
#define __gnu_linux__ 1
#define __unix 1
#define __unix__ 1
#define __ELF__ 1
#define __CHAR_BIT__ 8
#define __SCHAR_MAX__ 0x7f
#define __SHRT_MAX__ 0x7fff
#define __INT_MAX__ 0x7fffffff
#define __LONG_LONG_MAX__ 0x7fffffffffffffffLL
#define __SCHAR_WIDTH__ 8
#define __SHRT_WIDTH__ 16
#define __INT_WIDTH__ 32
#define __LONG_LONG_WIDTH__ 64
#define __WCHAR_MIN__ (-__WCHAR_MAX__ - 1)
#define __WINT_MIN__ 0U
#define __SIG_ATOMIC_MIN__ (-__SIG_ATOMIC_MAX__ - 1)
#define __SIZEOF_SHORT__ 2
#define __SIZEOF_INT__ 4
#define __SIZEOF_LONG_LONG__ 8
#define __SIZEOF_FLOAT__ 4
#define __SIZEOF_DOUBLE__ 8
#define __SIZEOF_FLOAT128__ 16
#define __SIZEOF_WCHAR_T__ 4
#define __SIZEOF_WINT_T__ 4
#define __BIGGEST_ALIGNMENT__ 16
#define __ORDER_LITTLE_ENDIAN__ 1234
#define __ORDER_BIG_ENDIAN__ 4321
#define __ORDER_PDP_ENDIAN__ 3412
#define __BYTE_ORDER__ __ORDER_LITTLE_ENDIAN__
#define __FLOAT_WORD_ORDER__ __ORDER_LITTLE_ENDIAN__
#define __USER_LABEL_PREFIX__
#define __REGISTER_PREFIX__
#define __ATOMIC_RELAXED 0
#define __ATOMIC_CONSUME 1
#define __ATOMIC_ACQUIRE 2
#define __ATOMIC_RELEASE 3
#define __ATOMIC_ACQ_REL 4
#define __ATOMIC_SEQ_CST 5
#define __ATOMIC_HLE_ACQUIRE 65536
#define __ATOMIC_HLE_RELEASE 131072
#define __GCC_ATOMIC_BOOL_LOCK_FREE 2
#define __GCC_ATOMIC_CHAR_LOCK_FREE 2
#define __GCC_ATOMIC_CHAR16_T_LOCK_FREE 2
#define __GCC_ATOMIC_CHAR32_T_LOCK_FREE 2
#define __GCC_ATOMIC_WCHAR_T_LOCK_FREE 2
#define __GCC_ATOMIC_SHORT_LOCK_FREE 2
#define __GCC_ATOMIC_INT_LOCK_FREE 2
#define __GCC_ATOMIC_LONG_LOCK_FREE 2
#define __GCC_ATOMIC_LLONG_LOCK_FREE 2
#define __GCC_ATOMIC_POINTER_LOCK_FREE 2
#define __GCC_ATOMIC_TEST_AND_SET_TRUEVAL 1
#define __GCC_HAVE_SYNC_COMPARE_AND_SWAP_1 1
#define __GCC_HAVE_SYNC_COMPARE_AND_SWAP_2 1
#define __GCC_HAVE_SYNC_COMPARE_AND_SWAP_4 1
#define __GCC_HAVE_SYNC_COMPARE_AND_SWAP_8 1
#define __FINITE_MATH_ONLY__ 0
#define __DECIMAL_DIG__ 21
#define __DECIMAL_BID_FORMAT__ 1
#define __DEC_EVAL_METHOD__ 2
#define __GCC_IEC_559 2
#define __GCC_IEC_559_COMPLEX 2
#define __STDC_IEC_60559_BFP__ 201404L
#define __STDC_IEC_60559_COMPLEX__ 201404L
#define _STDC_PREDEF_H 1
#define __GCC_ASM_FLAG_OUTPUTS__ 1
#define __GCC_CONSTRUCTIVE_SIZE 64
#define __GCC_DESTRUCTIVE_SIZE 64
#define __GCC_HAVE_DWARF2_CFI_ASM 1
#define __GNUC_EXECUTION_CHARSET_NAME "UTF-8"
#define __GNUC_WIDE_EXECUTION_CHARSET_NAME "UTF-32LE"
#define __GXX_ABI_VERSION 1017
#define __HAVE_SPECULATION_SAFE_VALUE 1
#define __PRAGMA_REDEFINE_EXTNAME 1
#define __SEG_FS 1
#define __SEG_GS 1
#define __PIC__ 2
#define __PIE__ 2
#define __pic__ 2
#define __pie__ 2
#define __FLT_RADIX__ 2
`

const predefinedAMD64 = `#define __x86_64 1
#define __x86_64__ 1
#define __amd64 1
#define __amd64__ 1
#define __LP64__ 1
#define _LP64 1
#define __SSE__ 1
#define __SSE2__ 1
#define __SSE_MATH__ 1
#define __SSE2_MATH__ 1
#define __MMX__ 1
#define __MMX_WITH_SSE__ 1
#define __FXSR__ 1
#define __k8 1
#define __k8__ 1
#define __code_model_small__ 1
#define __LONG_MAX__ 0x7fffffffffffffffL
#define __LONG_WIDTH__ 64
#define __SIZEOF_LONG__ 8
#define __SIZEOF_POINTER__ 8
#define __SIZEOF_SIZE_T__ 8
#define __SIZEOF_PTRDIFF_T__ 8
#define __SIZEOF_LONG_DOUBLE__ 16
#define __SIZEOF_FLOAT80__ 16
#define __SIZEOF_INT128__ 16
#define __FLT_EVAL_METHOD__ 0
#define __FLT_EVAL_METHOD_TS_18661_3__ 0
`

const predefined386 = `#define __i386 1
#define __i386__ 1
#define __i686 1
#define __i686__ 1
#define __pentiumpro 1
#define __pentiumpro__ 1
#define __ILP32__ 1
#define _ILP32 1
#define __LAHF_SAHF__ 1
#define __code_model_32__ 1
#define __LONG_MAX__ 0x7fffffffL
#define __LONG_WIDTH__ 32
#define __SIZEOF_LONG__ 4
#define __SIZEOF_POINTER__ 4
#define __SIZEOF_SIZE_T__ 4
#define __SIZEOF_PTRDIFF_T__ 4
#define __SIZEOF_LONG_DOUBLE__ 12
#define __SIZEOF_FLOAT80__ 12
#define __FLT_EVAL_METHOD__ 2
#define __FLT_EVAL_METHOD_TS_18661_3__ 2
`

// PredefinedMacros returns the macros that a file is read with, before those of -D and -U, by name: parameters
// belong to it, the value is the text behind. Files that are preprocessed already have fewer.
func (o *Options) PredefinedMacros() map[string]string {
	l := &loader{opts: *o}
	m := map[string]string{}
	for line := range strings.Lines(l.predefined()) {
		rest, define := strings.CutPrefix(strings.TrimSpace(line), "#define ")
		if !define {
			delete(m, strings.TrimPrefix(strings.TrimSpace(line), "#undef "))
			continue
		}
		end := strings.IndexByte(rest, ' ')
		if p := strings.IndexByte(rest, ')'); p >= 0 && strings.IndexByte(rest, '(') < end {
			end = p + 1 // a macro with parameters
		}
		if end < 0 {
			end = len(rest)
		}
		m[rest[:end]] = strings.TrimSpace(rest[end:])
	}
	return m
}
