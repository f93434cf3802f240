package csource

import (
	"fmt"
	"strings"
)

// A floatFormat is what a compiler predefines about a floating-point type.
type floatFormat struct {
	name, suffix string    // of the macros, and of constants; "double" is a cast
	ints         [7]int    // MANT_DIG, DIG, MIN_EXP, MIN_10_EXP, MAX_EXP, MAX_10_EXP, DECIMAL_DIG
	values       [4]string // MAX, MIN, EPSILON, DENORM_MIN
}

// floatFormats are those of every x86; _Float16 there is only with SSE2.
var floatFormats = []floatFormat{
	{"FLT", "F", [7]int{24, 6, -125, -37, 128, 38, 9},
		[4]string{"3.40282346638528859811704183484516925e+38", "1.17549435082228750796873653722224568e-38",
			"1.19209289550781250000000000000000000e-7", "1.40129846432481707092372958328991613e-45"}},
	{"DBL", "double", [7]int{53, 15, -1021, -307, 1024, 308, 17},
		[4]string{"1.79769313486231570814527423731704357e+308", "2.22507385850720138309023271733240406e-308",
			"2.22044604925031308084726333618164062e-16", "4.94065645841246544176568792868221372e-324"}},
	{"LDBL", "L", [7]int{64, 18, -16381, -4931, 16384, 4932, 21},
		[4]string{"1.18973149535723176502126385303097021e+4932", "3.36210314311209350626267781732175260e-4932",
			"1.08420217248550443400745280086994171e-19", "3.64519953188247460252840593361941982e-4951"}},
	{"FLT32", "F32", [7]int{24, 6, -125, -37, 128, 38, 9},
		[4]string{"3.40282346638528859811704183484516925e+38", "1.17549435082228750796873653722224568e-38",
			"1.19209289550781250000000000000000000e-7", "1.40129846432481707092372958328991613e-45"}},
	{"FLT64", "F64", [7]int{53, 15, -1021, -307, 1024, 308, 17},
		[4]string{"1.79769313486231570814527423731704357e+308", "2.22507385850720138309023271733240406e-308",
			"2.22044604925031308084726333618164062e-16", "4.94065645841246544176568792868221372e-324"}},
	{"FLT128", "F128", [7]int{113, 33, -16381, -4931, 16384, 4932, 36},
		[4]string{"1.18973149535723176508575932662800702e+4932", "3.36210314311209350626267781732175260e-4932",
			"1.92592994438723585305597794258492732e-34", "6.47517511943802511092443895822764655e-4966"}},
	{"FLT32X", "F32x", [7]int{53, 15, -1021, -307, 1024, 308, 17},
		[4]string{"1.79769313486231570814527423731704357e+308", "2.22507385850720138309023271733240406e-308",
			"2.22044604925031308084726333618164062e-16", "4.94065645841246544176568792868221372e-324"}},
	{"FLT64X", "F64x", [7]int{64, 18, -16381, -4931, 16384, 4932, 21},
		[4]string{"1.18973149535723176502126385303097021e+4932", "3.36210314311209350626267781732175260e-4932",
			"1.08420217248550443400745280086994171e-19", "3.64519953188247460252840593361941982e-4951"}},
}

// Float16 returns the macros of _Float16, as directives.
func Float16() string {
	var b strings.Builder
	f := floatFormat{"FLT16", "F16", [7]int{11, 3, -13, -4, 16, 4, 5},
		[4]string{"6.55040000000000000000000000000000000e+4", "6.10351562500000000000000000000000000e-5",
			"9.76562500000000000000000000000000000e-4", "5.96046447753906250000000000000000000e-8"}}
	f.write(&b)
	return b.String()
}

func (f *floatFormat) write(b *strings.Builder) {
	for i, name := range []string{"MANT_DIG", "DIG", "MIN_EXP", "MIN_10_EXP", "MAX_EXP", "MAX_10_EXP", "DECIMAL_DIG"} {
		if v := f.ints[i]; v < 0 {
			fmt.Fprintf(b, "#define __%s_%s__ (%d)\n", f.name, name, v)
		} else {
			fmt.Fprintf(b, "#define __%s_%s__ %d\n", f.name, name, v)
		}
	}
	for i, name := range []string{"MAX", "MIN", "EPSILON", "DENORM_MIN", "NORM_MAX"} {
		v := f.values[i%4] // all formats here are such that the largest number is a normal one
		if f.suffix == "double" {
			v = "((double)" + v + "L)"
		} else {
			v += f.suffix
		}
		fmt.Fprintf(b, "#define __%s_%s__ %s\n", f.name, name, v)
	}
	fmt.Fprintf(b, "#define __%[1]s_HAS_DENORM__ 1\n#define __%[1]s_HAS_INFINITY__ 1\n"+
		"#define __%[1]s_HAS_QUIET_NAN__ 1\n#define __%[1]s_IS_IEC_60559__ 2\n", f.name)
}

// predefinedDecimal is about the decimal formats.
const predefinedDecimal = `#define __DEC32_MANT_DIG__ 7
#define __DEC32_MIN_EXP__ (-94)
#define __DEC32_MAX_EXP__ 97
#define __DEC32_MIN__ 1E-95DF
#define __DEC32_MAX__ 9.999999E96DF
#define __DEC32_EPSILON__ 1E-6DF
#define __DEC32_SUBNORMAL_MIN__ 0.000001E-95DF
#define __DEC64_MANT_DIG__ 16
#define __DEC64_MIN_EXP__ (-382)
#define __DEC64_MAX_EXP__ 385
#define __DEC64_MIN__ 1E-383DD
#define __DEC64_MAX__ 9.999999999999999E384DD
#define __DEC64_EPSILON__ 1E-15DD
#define __DEC64_SUBNORMAL_MIN__ 0.000000000000001E-383DD
#define __DEC128_MANT_DIG__ 34
#define __DEC128_MIN_EXP__ (-6142)
#define __DEC128_MAX_EXP__ 6145
#define __DEC128_MIN__ 1E-6143DL
#define __DEC128_MAX__ 9.999999999999999999999999999999999E6144DL
#define __DEC128_EPSILON__ 1E-33DL
#define __DEC128_SUBNORMAL_MIN__ 0.000000000000000000000000000000001E-6143DL
`
