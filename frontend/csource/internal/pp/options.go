package pp

import (
	"slices"
	"strings"
)

var optionMacros = strings.Fields("__OPTIMIZE__ __OPTIMIZE_SIZE__ __NO_INLINE__ __FAST_MATH__ __FINITE_MATH_ONLY__ " +
	"__SIGNALING_NANS__ __SUPPORT_SNAN__ __ROUNDING_MATH__ __NO_MATH_ERRNO__ __NO_SIGNED_ZEROS__ " +
	"__NO_TRAPPING_MATH__ __ASSOCIATIVE_MATH__ __RECIPROCAL_MATH__ __SSE_MATH__ __SSE2_MATH__ __MMX_WITH_SSE__ " +
	"__BIGGEST_ALIGNMENT__ __FLT_EVAL_METHOD__ __FLT_EVAL_METHOD_TS_18661_3__ __FP_FAST_FMA __FP_FAST_FMAF " +
	"__FP_FAST_FMAF32 __FP_FAST_FMAF64 __FP_FAST_FMAF32x _SOFT_FLOAT __CET__ __code_model_small__ __GCC_IEC_559 " +
	"__GCC_IEC_559_COMPLEX __GCC_HAVE_SYNC_COMPARE_AND_SWAP_16 __k8 __k8__ __3dNOW__ __3dNOW_A__ __ABM__ __ADX__ " +
	"__AES__ __AMX_BF16__ __AMX_INT8__ __AMX_TILE__ __AVX__ __AVX2__ __AVX5124FMAPS__ __AVX5124VNNIW__ " +
	"__AVX512BF16__ __AVX512BITALG__ __AVX512BW__ __AVX512CD__ __AVX512DQ__ __AVX512ER__ __AVX512F__ " +
	"__AVX512FP16__ __AVX512IFMA__ __AVX512PF__ __AVX512VBMI__ __AVX512VBMI2__ __AVX512VL__ __AVX512VNNI__ " +
	"__AVX512VP2INTERSECT__ __AVX512VPOPCNTDQ__ __AVXVNNI__ __BMI__ __BMI2__ __CLDEMOTE__ __CLFLUSHOPT__ __CLWB__ " +
	"__CLZERO__ __CRC32__ __ENQCMD__ __F16C__ __FMA__ __FMA4__ __FSGSBASE__ __GFNI__ __HRESET__ __KL__ __LWP__ " +
	"__LZCNT__ __MMX__ __MOVBE__ __MOVDIR64B__ __MOVDIRI__ __MWAITX__ __PCLMUL__ __PCONFIG__ __PKU__ __POPCNT__ " +
	"__PREFETCHWT1__ __PRFCHW__ __PTWRITE__ __RDPID__ __RDRND__ __RDSEED__ __RTM__ __LAHF_SAHF__ __SERIALIZE__ " +
	"__SGX__ __SHA__ __SHSTK__ __SSE__ __SSE2__ __SSE3__ __SSE4_1__ __SSE4_2__ __SSE4A__ __SSSE3__ __TBM__ " +
	"__TSXLDTRK__ __UINTR__ __VAES__ __VPCLMULQDQ__ __WAITPKG__ __WBNOINVD__ __WIDEKL__ __XOP__ __XSAVE__ " +
	"__XSAVEC__ __XSAVEOPT__ __XSAVES__ __FXSR__")

// changeOptions follows #pragma GCC target and its like, as far as that something has changed. In headers of
// the system they stand around declarations only.
func (r *run) changeOptions(f *file, what string) {
	if f.lex.src.Bundled || f.lex.src.System {
		return
	}
	if len(r.options) == 0 {
		r.options = []bool{false}
	}
	n := len(r.options) - 1
	switch what {
	case "target", "optimize":
		r.options[n] = true
	case "reset_options":
		r.options[n] = false
	case "push_options":
		r.options = append(r.options, r.options[n])
	case "pop_options":
		if n > 0 {
			r.options = r.options[:n]
		}
	}
}

// askChanged notes that the text asks for a macro that a pragma may have changed, unless it has defined it
// itself.
func (r *run) askChanged(name string, loc Loc) {
	if len(r.options) == 0 || !r.options[len(r.options)-1] || r.cfg.Watch == nil || len(r.files) == 0 {
		return
	}
	if src := r.files[len(r.files)-1].lex.src; src.Bundled || src.System || !OptionMacro(name) {
		return
	}
	if m := r.macros[name]; m != nil {
		if src := r.srcs.Find(m.loc); src != nil && !src.Bundled {
			return
		}
	}
	if !slices.ContainsFunc(r.asked, func(a Ask) bool { return a.Name == name && a.Pragma }) {
		r.asked = append(r.asked, Ask{Name: name, Loc: loc, Pragma: true})
	}
}

// OptionMacro reports whether #pragma GCC target or #pragma GCC optimize may define a macro, or take it away.
func OptionMacro(name string) bool {
	return slices.Contains(optionMacros, name) || strings.HasPrefix(name, "__tune_")
}
