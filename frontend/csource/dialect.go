package csource

import (
	"strings"

	"github.com/mayrun-dev/mayrun/frontend/csource/internal/pp"
)

// versions are the values of __STDC_VERSION__ by the digits of -std=; C90 has none.
var versions = map[string]string{
	"89": "", "90": "", "iso9899:1990": "", "iso9899:199409": "199409L",
	"99": "199901L", "9x": "199901L", "iso9899:1999": "199901L", "iso9899:199x": "199901L",
	"11": "201112L", "1x": "201112L", "iso9899:2011": "201112L",
	"17": "201710L", "18": "201710L", "iso9899:2017": "201710L", "iso9899:2018": "201710L",
	"23": "202311L", "2x": "202000L", "2y": "202500L", "iso9899:2024": "202311L",
}

// dialect returns the macros in which a language standard differs from gnu17, as directives.
func (o *Options) dialect() string {
	var b strings.Builder
	if o.UnsignedChar {
		b.WriteString("#define __CHAR_UNSIGNED__ 1\n")
	}
	if o.gnu89Inline() {
		b.WriteString("#undef __GNUC_STDC_INLINE__\n#define __GNUC_GNU_INLINE__ 1\n")
	}
	if o.OpenMP {
		b.WriteString("#define _OPENMP 201511\n")
	}
	if o.Std == "" {
		return b.String()
	}
	if o.strict() {
		b.WriteString("#define __STRICT_ANSI__ 1\n#undef linux\n#undef unix\n#undef i386\n")
	}
	if v, ok := o.version(); ok {
		if v < "2011" && (v == "" || v < "1999" || o.strict()) {
			b.WriteString("#undef __STDC_UTF_16__\n#undef __STDC_UTF_32__\n")
		}
		b.WriteString("#undef __STDC_VERSION__\n")
		if v != "" {
			b.WriteString("#define __STDC_VERSION__ " + v + "\n")
		}
	}
	return b.String()
}

// c23Words are the keywords of C23 by their older names.
const c23Words = `#define bool _Bool
#define true 1
#define false 0
#define nullptr ((void *)0)
#define alignas _Alignas
#define alignof _Alignof
#define static_assert _Static_assert
#define thread_local _Thread_local
#define constexpr __mayrun_constexpr
`

// keywords returns c23Words for the standards that have them.
func (o *Options) keywords() string {
	if o.c23() {
		return c23Words
	}
	return ""
}

// c23 reports whether the standard is C23, or what was to become it.
func (o *Options) c23() bool {
	v, ok := o.version()
	if o.Std == "" { // which is the compiler's own, if that was asked
		return strings.Contains(o.Predefined, "__STDC_VERSION__ 202")
	}
	return ok && v >= "2020"
}

// gnu89Inline reports whether inline has the meaning of GNU C89: extern inline makes no definition, inline alone does.
func (o *Options) gnu89Inline() bool {
	return o.GNU89Inline || strings.HasSuffix(o.Std, "89") || strings.HasSuffix(o.Std, "90") || o.Std == "iso9899:199409"
}

// strict reports whether the standard is that of ISO, without the extensions of GNU.
func (o *Options) strict() bool { return o.Std != "" && !strings.HasPrefix(o.Std, "gnu") }

// version is the value of __STDC_VERSION__, if the standard is a known one.
func (o *Options) version() (string, bool) {
	v, ok := versions[strings.TrimPrefix(strings.TrimPrefix(o.Std, "gnu"), "c")]
	return v, ok
}

// before99 reports whether the standard is C90, or GNU C of that age.
func (o *Options) before99() bool {
	v, ok := o.version()
	return ok && o.Std != "" && v < "1999"
}

// clang reports whether the text is meant for clang, where that and gcc differ.
func (o *Options) clang() bool {
	return o.Clang || strings.Contains(o.Predefined, "#define __clang__ ")
}

// KnownStandard reports whether std may follow -std=.
func KnownStandard(std string) bool {
	o := Options{Std: std}
	_, ok := o.version()
	return ok
}

// ppDialect is what the standard means to the first phases of translation. gcc replaces trigraphs for every
// standard of ISO, C23 too.
func (o *Options) ppDialect(preprocessed bool) pp.Dialect {
	v, known := o.version()
	known = known && o.Std != ""
	strict := o.strict()
	return pp.Dialect{
		Trigraphs:  (strict || o.Trigraphs) && !preprocessed,
		C90:        known && strict && v < "1999",
		C94:        v == "199409L",
		Separators: known && v >= "2020",
		NoPrefixes: known && v < "2011" && (strict || v < "1999"),
	}
}
