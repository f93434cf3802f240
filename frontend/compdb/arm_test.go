package compdb

import (
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// The macros that tell the processor are those of gcc for AArch64, which is asked where it is installed.
func TestArmMacros(t *testing.T) {
	gcc, err := exec.LookPath("aarch64-linux-gnu-gcc")
	if err != nil {
		t.Skip("not installed")
	}
	names := regexp.MustCompile(`^#define ((?:__ARM_|__AARCH64|__aarch64|__CHAR_UNSIGNED__|__FP_FAST_FMAF? |__GCC_HAVE_SYNC_COMPARE_AND_SWAP_16).*)$`)
	for _, flags := range []string{"", "-march=armv8-a+crc", "-march=armv8-a+crypto", "-march=armv8-a+lse", "-march=armv8.1-a", "-march=armv8.2-a+fp16+dotprod",
		"-march=armv8.4-a", "-march=armv8.5-a+crypto", "-fsigned-char"} {
		words := append([]string{"aarch64-linux-gnu-gcc"}, strings.Fields(flags)...)
		out, err := exec.Command(gcc, append(words[1:], "-dM", "-E", "-x", "c", "/dev/null")...).Output()
		if err != nil {
			t.Fatal(err)
		}
		p := newFlagParser(nil, "/", "/", "x.c")
		if err := p.parse(append(words, "-c", "x.c"), nil); err != nil {
			t.Fatal(err)
		}
		macros := p.options().FlagMacros
		theirs, ours := matching(names, string(out)), matching(names, macros)
		if d := cmp.Diff(theirs, ours); d != "" {
			t.Errorf("%s: (-gcc +ours)\n%s", flags, d)
		}
		for _, m := range x86Only {
			if strings.Contains(string(out), "#define "+m+" ") || !strings.Contains(macros, "#undef "+m+"\n") {
				t.Errorf("%s: %s", flags, m)
			}
		}
	}
}

func matching(names *regexp.Regexp, text string) (list []string) {
	for line := range strings.Lines(text) {
		if m := names.FindStringSubmatch(strings.TrimSuffix(line, "\n")); m != nil {
			list = append(list, m[1])
		}
	}
	slices.Sort(list)
	return list
}

// An extension that is not known leaves open what else the processor can do.
func TestArmExtensions(t *testing.T) {
	for arch, want := range map[string]bool{"": true, "armv8-a+crc": true, "armv8.6-a": false, "armv8-a+sve": false, "native": false} {
		if _, known := armMacros(arch, true); known != want {
			t.Errorf("%q: %v", arch, known)
		}
	}
}
