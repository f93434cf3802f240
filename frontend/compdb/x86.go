package compdb

import (
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/frontend/csource"
)

// isa is what the flags say about the processor, in their order.
type isa struct {
	arch, tune string
	flags      []string // names of features, or no-NAME
	fpmath     string   // as after -mfpmath=
	softFloat  bool     // -msoft-float, -mno-80387
	general    bool     // -mgeneral-regs-only
	real       bool     // -m16
}

// processor is what -march says, or the compiler takes without it: for -m32, most are made for i686.
func (x *isa) processor(model csource.DataModel) string {
	switch {
	case x.arch != "":
		return x.arch
	case model == csource.ILP32 && !x.real:
		return "i686"
	}
	return "x86-64"
}

// findProcessor looks up what -march or -mtune names.
func findProcessor(name string, model csource.DataModel) *processor {
	lists := [][]processor{processors}
	if model == csource.ILP32 {
		lists = append(lists, processors32)
	}
	for _, list := range lists {
		for i := range list {
			if slices.Contains(strings.Fields(list[i].names), name) {
				return &list[i]
			}
		}
	}
	return nil
}

func findFeature(name string) *feature {
	i := slices.IndexFunc(features, func(f feature) bool { return f.name == name })
	if i < 0 {
		return nil
	}
	return &features[i]
}

// features returns what the processor can do, as gcc decides it: a flag switches on all that its feature needs,
// and -mno- off all that needs it; then come the features of -march that no flag was about, and last what
// features bring along.
func (x *isa) features(model csource.DataModel) map[string]bool {
	has, said := map[string]bool{}, map[string]bool{}
	var on, off func(name string)
	on = func(name string) {
		has[name], said[name] = true, true
		for _, n := range strings.Fields(findFeature(name).needs) {
			on(n)
		}
	}
	off = func(name string) {
		has[name], said[name] = false, true
		for _, f := range features {
			if slices.Contains(strings.Fields(f.needs), name) {
				off(f.name)
			}
		}
	}
	for _, f := range x.flags {
		name, not := strings.CutPrefix(f, "no-")
		if not {
			off(name)
			continue
		}
		if on(name); name == "abm" { // it does not go with it, though
			on("popcnt")
		}
	}
	if x.general {
		off("mmx")
		off("sse")
	}
	var of string
	for p := findProcessor(x.processor(model), model); p != nil; p = findProcessor(p.like, model) {
		of += " " + p.has
	}
	if model == csource.ILP32 {
		of += " sahf"
	}
	for _, name := range strings.Fields(of) {
		if !said[name] && !(model == csource.ILP32 && (name == "cx16" || name == "uintr")) && !(x.real && strings.HasPrefix(name, "bmi")) {
			has[name] = true
		}
	}
	for again := true; again; {
		again = false
		for _, f := range features {
			for _, b := range strings.Fields(f.brings) {
				if has[f.name] && !has[b] && !said[b] {
					has[b], again = true, true
					for _, n := range strings.Fields(findFeature(b).needs) {
						if !said[n] {
							has[n] = true
						}
					}
				}
			}
		}
	}
	return has
}

// macros returns what is predefined about the processor.
func (x *isa) macros(model csource.DataModel, strict, fast bool) map[string]string {
	m := map[string]string{}
	has := x.features(model)
	for _, f := range features {
		if has[f.name] && !(f.name == "cx16" && model == csource.ILP32) {
			name := f.macro
			if name == "" {
				name = "__" + strings.ToUpper(f.name) + "__"
			}
			m[name] = "1"
		}
	}
	arch, tune := x.processor(model), x.tune
	if x.arch != "" && tune == "" {
		tune = arch
	}
	names := func(p *processor, tune bool) []string {
		switch {
		case p == nil || tune && p.tune == "-":
			return nil
		case tune && p.tune != "":
			return strings.Fields(p.tune)
		}
		return strings.Fields(p.is)
	}
	for _, n := range names(findProcessor(arch, model), false) {
		if !strings.Contains(n, "_") || n != "pentium_mmx" && n != "k6_2" && n != "k6_3" && n != "athlon_sse" {
			m["__"+n] = "1"
		}
		m["__"+n+"__"] = "1"
	}
	for _, n := range names(findProcessor(tune, model), true) {
		m["__tune_"+n+"__"] = "1"
	}
	for macro, by := range map[string]struct{ of, needs string }{
		"__pentium_mmx__": {"__pentium__", "mmx"}, "__athlon_sse__": {"__athlon__", "sse"},
		"__tune_athlon_sse__": {"__tune_athlon__", "sse"}} {
		if delete(m, macro); m[by.of] != "" && has[by.needs] {
			m[macro] = "1"
		}
	}
	if tune == "x86-64" && x.tune != "" {
		m["__tune_k8__"] = "1"
	}
	align := "16"
	if has["avx512f"] {
		align = "64"
	} else if has["avx"] {
		align = "32"
	}
	m["__BIGGEST_ALIGNMENT__"] = align
	x.floats(m, has, model, strict, fast)
	return m
}

// floats adds what is predefined about floating-point arithmetic.
func (x *isa) floats(m map[string]string, has map[string]bool, model csource.DataModel, strict, fast bool) {
	if has["sse2"] {
		for line := range strings.Lines(csource.Float16()) {
			name, value, _ := strings.Cut(strings.TrimPrefix(strings.TrimSpace(line), "#define "), " ")
			m[name] = value
		}
		if model == csource.LP64 {
			m["__MMX_WITH_SSE__"] = "1"
		}
	}
	sse := has["sse"] && (model == csource.LP64 || fast && has["sse2"])
	x87 := !sse
	switch x.fpmath {
	case "387":
		sse, x87 = false, true
	case "sse":
		sse, x87 = has["sse"], !has["sse"]
	case "":
	default: // both, sse,387 and the like
		sse, x87 = has["sse"], true
	}
	if sse {
		m["__SSE_MATH__"] = "1"
		if has["sse2"] {
			m["__SSE2_MATH__"] = "1"
		}
	}
	if sse && (has["fma"] || has["fma4"] || has["avx512f"]) {
		for _, s := range []string{"", "F", "F32", "F64", "F32x"} {
			m["__FP_FAST_FMA"+s] = "1"
		}
	}
	soft := x.softFloat || x.general || model == csource.ILP32 && x.arch == "lakemont"
	if soft {
		m["_SOFT_FLOAT"] = "1"
	}
	method := "0"
	switch {
	case has["avx512fp16"] && sse:
		method = "16"
	case soft:
	case sse && x87, sse && !has["sse2"]:
		method = "-1"
	case x87:
		method = "2"
	}
	m["__FLT_EVAL_METHOD_TS_18661_3__"], m["__FLT_EVAL_METHOD__"] = method, method
	if method == "16" && strict {
		m["__FLT_EVAL_METHOD__"] = "0"
	}
	x.atomics(m, model)
}

// atomics adds which atomic operations the processor has instructions for.
func (x *isa) atomics(m map[string]string, model csource.DataModel) {
	old := func(names ...string) bool { return model == csource.ILP32 && slices.Contains(names, x.arch) }
	for _, t := range strings.Fields("BOOL CHAR CHAR16_T CHAR32_T WCHAR_T SHORT INT LONG POINTER") {
		m["__GCC_ATOMIC_"+t+"_LOCK_FREE"] = map[bool]string{true: "1", false: "2"}[old("i386")]
	}
	if !old("i386") {
		for _, bytes := range []string{"1", "2", "4"} {
			m["__GCC_HAVE_SYNC_COMPARE_AND_SWAP_"+bytes] = "1"
		}
	}
	if m["__GCC_ATOMIC_LLONG_LOCK_FREE"] = "1"; !old("i386", "i486", "winchip-c6", "winchip2", "c3", "samuel-2") {
		m["__GCC_ATOMIC_LLONG_LOCK_FREE"], m["__GCC_HAVE_SYNC_COMPARE_AND_SWAP_8"] = "2", "1"
	}
}
