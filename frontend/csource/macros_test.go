package csource_test

import (
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// macrosLeftOut are macros of the system's headers that the bundled ones do not have, and why: ones for
// implementations of libc and for languages of others, ones that nobody uses any more, and the many names of math.h
// for types that differ in their name only.
var macrosLeftOut = regexp.MustCompile(`^(` + strings.Join([]string{
	`M_\w+(f|l|f\d+x?)`, `HUGE_VAL_F\w+`, `S?NANF?\w*`, `FP_(INT_|LLOGB)\w+`, `is(canonical|eqsig|subnormal|zero|signaling)`, // math.h
	`CMPLX\w*`, `is\w+_l`, `toascii_l`, `(STAT_HAVE_NSEC|INIT_STRUCT_STAT_PADDING)`, `sigmask`, `WIFCONTINUED`,
	`(f|d|f32x?|f64x?)(add|div|fma|mul|sqrt|sub)l?`, `[fu]+(fromfp)x?`, `f(max|min)imum\w*`, `f(max|min)mag`, `(next|round|total)\w+`, // tgmath.h
	`ufromfpx?`, `fromfpx?`, `llogb`, `(VALGRIND|ANNOTATE|CALL_FN|I_REPLACE|I_WRAP|DRD|VG)_\w+`, `RUNNING_ON_VALGRIND`, `PLAT_\w+`, `DO_CREQ_\w+`,
	`LINUX_IO_URING_H`, `LIBGCC2_UNWIND_ATTRIBUTE`, `NSS_DECLARE_MODULE_FUNCTIONS`, // for nobody else
	`NR_OPEN`, `LINK_MAX`, // which limits.h takes back
}, "|") + `)$`)

// What a header of the system defines itself, the bundled one of that name has as well, as a macro or otherwise.
func TestMacrosOfSystem(t *testing.T) {
	gcc, err := exec.LookPath("gcc")
	if err != nil {
		t.Skip("no gcc")
	}
	marker := regexp.MustCompile(`^# \d+ "([^"]*)"`)
	define := regexp.MustCompile(`^#define ([A-Za-z]\w*)`)
	word := regexp.MustCompile(`\w+`)
	seen := 0
	run := func(h string, flags ...string) string {
		cmd := exec.Command(gcc, append([]string{"-D_GNU_SOURCE", "-dD", "-E", "-x", "c", "-"}, flags...)...)
		cmd.Stdin = strings.NewReader("#include <" + h + ">\n")
		out, err := cmd.Output()
		if err != nil {
			return ""
		}
		return string(out)
	}
	for _, h := range some(append(bundled(t), ofSystem(t)...), 8) {
		if strings.HasPrefix(h, "mayrun/") || strings.HasSuffix(h, "intrin.h") || h == "omp.h" {
			continue
		}
		var missing []string
		file := ""
		for line := range strings.Lines(run(h)) {
			if m := marker.FindStringSubmatch(line); m != nil {
				file = m[1]
			} else if m := define.FindStringSubmatch(line); m != nil && strings.HasSuffix(file, "/"+h) && !macrosLeftOut.MatchString(m[1]) {
				missing = append(missing, m[1])
			}
		}
		if len(missing) == 0 {
			continue // also where the system has no such header
		}
		seen++
		known := map[string]bool{}
		for _, w := range word.FindAllString(run(h, "-nostdinc", "-Iheaders", "-Isystem", "-D__MAYRUN__"), -1) {
			known[w] = true
		}
		if missing = slices.DeleteFunc(missing, func(n string) bool { return known[n] }); len(missing) > 0 {
			t.Errorf("%s lacks %s", h, strings.Join(missing, " "))
		}
	}
	t.Log(seen, "headers")
}

// ofSystem lists the headers that only declare, but for those of other libraries.
func ofSystem(t *testing.T) []string {
	return slices.DeleteFunc(declared(t), func(h string) bool {
		_, err := os.Stat("system/" + h)
		return err != nil
	})
}
