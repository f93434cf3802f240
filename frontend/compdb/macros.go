package compdb

import (
	"maps"
	"reflect"
	"slices"
	"strings"

	"github.com/mayrun-dev/mayrun/frontend/csource"
)

// switches is what flags have said that is told to the program by predefined macros.
type switches struct {
	isa
	model    csource.DataModel
	strict   bool            // -std= asks for a standard of ISO
	optimise string          // the letters after -O; "" is the same as 0
	on       map[string]bool // -fNAME and -fno-NAME: the last one
	pic      string          // -fno-pic, -fpic, …: 0, 1 or 2; "" if the compiler is left to its default
	pie      bool
	ssp, cet string
	sanitize map[string]bool
	cmodel   string
	threads  bool // -pthread and what implies it
	openMP   bool
	openACC  bool
	nostdinc bool
}

// newSwitches are those of a command without flags.
func newSwitches() switches { return switches{on: map[string]bool{}, sanitize: map[string]bool{}} }

// fastMath is what -ffast-math sets, and -fno-fast-math takes back.
func (s *switches) fastMath(on bool) {
	s.unsafeMath(on)
	s.on["finite-math-only"], s.on["math-errno"] = on, !on
	s.on["cx-limited-range"] = s.on["cx-limited-range"] || on
	if on {
		s.on["signaling-nans"], s.on["rounding-math"] = false, false
	}
}

// unsafeMath is what -funsafe-math-optimizations sets.
func (s *switches) unsafeMath(on bool) {
	s.on["unsafe-math-optimizations"] = on
	s.on["associative-math"], s.on["reciprocal-math"] = on, on
	s.on["trapping-math"], s.on["signed-zeros"] = !on, !on
}

// is says whether -fNAME holds, which has a default.
func (s *switches) is(name string, otherwise bool) bool {
	if v, ok := s.on[name]; ok {
		return v
	}
	return otherwise
}

// macros returns all macros that the switches decide, with their values.
func (s *switches) macros() map[string]string {
	fast := s.is("unsafe-math-optimizations", false)
	m := s.isa.macros(s.model, s.strict, fast)
	def := func(name string, when bool) {
		if when {
			m[name] = "1"
		}
	}
	optimised := s.optimise != "" && strings.Trim(s.optimise, "0") != ""
	def("__OPTIMIZE__", optimised)
	def("__OPTIMIZE_SIZE__", s.optimise == "s" || s.optimise == "z")
	def("__NO_INLINE__", !optimised || !s.is("inline", true))

	pic, pie := s.pic, s.pie
	if pic == "" {
		pic, pie = "2", true
	}
	if pic != "0" {
		m["__PIC__"], m["__pic__"] = pic, pic
		if pie {
			m["__PIE__"], m["__pie__"] = pic, pic
		}
	}
	if s.ssp != "" && s.ssp != "0" {
		m[map[string]string{"1": "__SSP__", "2": "__SSP_ALL__", "3": "__SSP_STRONG__", "4": "__SSP_EXPLICIT__"}[s.ssp]] = s.ssp
	}
	if s.cet != "" && s.cet != "0" {
		m["__CET__"] = s.cet
	}
	def("__SANITIZE_THREAD__", s.sanitize["thread"])
	def("__SANITIZE_ADDRESS__", s.sanitize["address"] || s.sanitize["kernel-address"])
	def("__SANITIZE_HWADDRESS__", s.sanitize["hwaddress"] || s.sanitize["kernel-hwaddress"])
	if s.openACC {
		m["_OPENACC"] = "201711"
	}
	def("_REENTRANT", s.threads || s.openMP || s.openACC)
	def("__EXCEPTIONS", s.is("exceptions", s.is("non-call-exceptions", false)))
	def("__BLOCKS__", s.is("blocks", false))
	def("__GCC_HAVE_DWARF2_CFI_ASM", s.is("dwarf2-cfi-asm", true) &&
		(s.is("asynchronous-unwind-tables", true) || s.is("unwind-tables", false) ||
			s.is("exceptions", s.is("non-call-exceptions", false)) || s.is("-g", false)))
	m["__USER_LABEL_PREFIX__"] = ""
	if s.is("leading-underscore", false) {
		m["__USER_LABEL_PREFIX__"] = "_"
	}
	switch {
	case s.model == csource.ILP32:
		m["__code_model_32__"] = "1"
	case s.cmodel != "":
		m["__code_model_"+s.cmodel+"__"] = "1"
	default:
		m["__code_model_small__"] = "1"
	}
	s.floatMacros(m)
	return m
}

// floatMacros adds what is predefined about the freedom that floating-point arithmetic has.
func (s *switches) floatMacros(m map[string]string) {
	def := func(name string, when bool) {
		if when {
			m[name] = "1"
		}
	}
	finite, unsafe := s.is("finite-math-only", false), s.is("unsafe-math-optimizations", false)
	zeros, errno := s.is("signed-zeros", true), s.is("math-errno", true)
	trapping := s.is("trapping-math", true) || s.is("signaling-nans", false)
	associative := s.is("associative-math", false) && !zeros && !trapping
	reciprocal := s.is("reciprocal-math", false)
	m["__FINITE_MATH_ONLY__"] = "0"
	def("__FINITE_MATH_ONLY__", finite)
	def("__FAST_MATH__", unsafe && finite && !zeros && !trapping && !errno)
	def("__NO_SIGNED_ZEROS__", !zeros)
	def("__NO_TRAPPING_MATH__", !trapping)
	def("__NO_MATH_ERRNO__", !errno)
	def("__ASSOCIATIVE_MATH__", associative)
	def("__RECIPROCAL_MATH__", reciprocal)
	def("__ROUNDING_MATH__", s.is("rounding-math", false))
	def("__SUPPORT_SNAN__", s.is("signaling-nans", false))

	iec := !finite && !unsafe && zeros && !associative && !reciprocal && !(s.strict && s.is("ffp-contract", false)) &&
		(m["_SOFT_FLOAT"] == "" || m["__SSE_MATH__"] != "")
	complex := iec && !s.is("cx-limited-range", false) && !s.is("cx-fortran-rules", false)
	value := func(v bool) string {
		if v {
			return "2"
		}
		return "0"
	}
	m["__GCC_IEC_559"], m["__GCC_IEC_559_COMPLEX"] = value(iec), value(complex)
	hosted := s.is("hosted", true) && !s.is("freestanding", false)
	m["__STDC_HOSTED__"] = "1"
	if !hosted {
		m["__STDC_HOSTED__"] = "0"
	}
	if hosted && !s.nostdinc { // <stdc-predef.h> is read
		m["_STDC_PREDEF_H"], m["__STDC_ISO_10646__"] = "1", "201706L"
		if iec {
			m["__STDC_IEC_559__"], m["__STDC_IEC_60559_BFP__"] = "1", "201404L"
		}
		if complex {
			m["__STDC_IEC_559_COMPLEX__"], m["__STDC_IEC_60559_COMPLEX__"] = "1", "201404L"
		}
	}
}

// directives are the differences between what the switches predefine and what is predefined without them.
func (s *switches) directives() string {
	base := newSwitches()
	if base.model = s.model; reflect.DeepEqual(*s, base) {
		return "" // as nearly always
	}
	have, want := base.macros(), s.macros()
	var b strings.Builder
	for _, name := range slices.Sorted(maps.Keys(have)) {
		if v, ok := want[name]; !ok || v != have[name] {
			b.WriteString("#undef " + name + "\n")
		}
	}
	for _, name := range slices.Sorted(maps.Keys(want)) {
		if v, ok := have[name]; !ok || v != want[name] {
			b.WriteString("#define " + name + " " + want[name] + "\n")
		}
	}
	return b.String()
}
