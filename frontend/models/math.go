package models

import "strings"

// mathematics lists <math.h> and relatives: results only, but for the few functions that also store one.
func mathematics() []Model {
	var names []string
	for _, n := range strings.Fields(`acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh erf erfc exp
		exp2 exp10 expm1 fabs fdim floor fma fmax fmin fmod hypot ilogb j0 j1 jn ldexp llrint llround log log10 log1p
		log2 logb lrint lround nearbyint nextafter nexttoward pow pow10 remainder rint round scalb scalbln scalbn
		significand sin sinh sqrt tan tanh tgamma trunc y0 y1 yn drem finite isinf isnan cabs carg cimag creal cexp
		clog cpow csqrt conj cproj cacos casin catan ccos csin ctan cacosh casinh catanh ccosh csinh ctanh powi
		huge_val inf`) {
		for _, suffix := range []string{"", "f", "l"} {
			names = append(names, n+suffix, "__builtin_"+n+suffix)
		}
	}
	names = append(names, strings.Fields(`__finite __finitef __finitel __isnan __isnanf __isnanl __isinf __isinff
		__isinfl __signbit __signbitf __signbitl __fpclassify __fpclassifyf __fpclassifyl __builtin_isnan
		__builtin_isinf __builtin_isinf_sign __builtin_isfinite __builtin_isnormal __builtin_signbit
		__builtin_signbitf __builtin_signbitl __builtin_isgreater __builtin_isgreaterequal __builtin_isless
		__builtin_islessequal __builtin_islessgreater __builtin_isunordered __builtin_fpclassify __builtin_flt_rounds
		feclearexcept fesetround fegetround fetestexcept feraiseexcept`)...)
	return []Model{
		{Name: "nan nanf nanl __builtin_nan __builtin_nanf __builtin_nanl __builtin_nans __builtin_nansf __builtin_nansl",
			Type: "double", Steps: steps(do(Read, "$1")), Result: "nondet"},
		{Name: strings.Join(names, " "), Type: "double", Result: "nondet"},
		{Name: "frexp frexpf frexpl __builtin_frexp __builtin_frexpf __builtin_frexpl", Type: "double",
			Steps: steps(do(Write, "$2", "size:$2")), Result: "nondet"},
		{Name: "modf modff modfl __builtin_modf __builtin_modff __builtin_modfl", Type: "double",
			Steps: steps(do(Store, "$2", "nondet")), Result: "nondet"},
		{Name: "remquo remquof remquol", Type: "double", Steps: steps(do(Write, "$3", "size:$3")), Result: "nondet"},
		{Name: "sincos sincosf sincosl", Type: "void", Steps: steps(do(Store, "$2", "nondet"), do(Store, "$3", "nondet"))},
		// They leave the sign behind, for everybody.
		{Name: "lgamma lgammaf lgammal gamma gammaf gammal __builtin_lgamma __builtin_lgammaf __builtin_lgammal",
			Type: "double", Steps: steps(do(Update, "&file:signgam", "4"), do(Update, "&var:signgam")), Result: "nondet"},
		{Name: "lgamma_r lgammaf_r lgammal_r", Type: "double", Steps: steps(do(Write, "$2", "size:$2")), Result: "nondet"},
		{Name: "fegetenv fegetexceptflag feholdexcept", Type: "int", Steps: steps(do(Write, "$1", "size:$1")), Result: "nondet"},
		{Name: "fesetenv feupdateenv fesetexceptflag", Type: "int", Steps: steps(do(Read, "$1", "size:$1")), Result: "nondet"},
	}
}
