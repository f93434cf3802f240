package csource

import "strings"

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
	version, gnu := strings.CutPrefix(o.Std, "gnu")
	if !gnu {
		b.WriteString("#define __STRICT_ANSI__ 1\n#undef linux\n#undef unix\n#undef i386\n")
		version = strings.TrimPrefix(version, "c")
	}
	if v, ok := versions[version]; ok {
		b.WriteString("#undef __STDC_VERSION__\n")
		if v != "" {
			b.WriteString("#define __STDC_VERSION__ " + v + "\n")
		}
		if v >= "2020" {
			b.WriteString(c23Words)
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
#define constexpr const
`

// gnu89Inline reports whether inline has the meaning of GNU C89: extern inline makes no definition, inline alone does.
func (o *Options) gnu89Inline() bool {
	return o.GNU89Inline || strings.HasSuffix(o.Std, "89") || strings.HasSuffix(o.Std, "90") || o.Std == "iso9899:199409"
}
