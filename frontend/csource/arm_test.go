package csource

import (
	"os/exec"
	"regexp"
	"strings"
	"testing"
)

var (
	armFunction = regexp.MustCompile(`(?m)^(?:static __inline )?([\w ]+?\**) ?\b(v\w+)\(([^()]*)\)(?: \{.*\}| __attribute__\(\(__const__\)\);)$`)
	armReal     = regexp.MustCompile(`extern __inline [\w ]+?\s*__attribute__\s*\(\((?:[^()]|\([^()]*\))*\)\)\s*(v\w+)\s*\(`)
)

// What the bundled arm_neon.h declares is what gcc's for AArch64 does, where that is installed; and nothing lacks.
func TestNeonIsReal(t *testing.T) {
	gcc, err := exec.LookPath("aarch64-linux-gnu-gcc")
	if err != nil {
		t.Skip("not installed")
	}
	folder, err := exec.Command(gcc, "-print-file-name=include").Output()
	if err != nil {
		t.Fatal(err)
	}
	run := func(text string, more ...string) string {
		t.Helper()
		cmd := exec.Command(gcc, append(more, "-march=armv8.6-a+fp16+bf16+i8mm+dotprod+sha3+sm4+crypto+fp16fml", "-nostdinc", "-isystem",
			strings.TrimSpace(string(folder)), "-ffreestanding", "-x", "c", "-")...)
		cmd.Stdin = strings.NewReader("#include <arm_neon.h>\n#include <arm_fp16.h>\n#include <arm_bf16.h>\n" + text)
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("%.3000s", out)
		}
		return string(out)
	}
	header, _ := bundledHeader("mayrun/arm/neon.h")
	ours := map[string]bool{}
	var text strings.Builder
	for _, f := range armFunction.FindAllStringSubmatch(string(header), -1) {
		ours[f[2]] = true
		text.WriteString(f[1] + " " + f[2] + "(" + f[3] + ");\n")
	}
	types, _ := bundledHeader("mayrun/arm/types.h")
	for _, m := range regexp.MustCompile(`(?m)^typedef (\w+) (\w+_t) __attribute__\(\(__vector_size__\((\d+)\)\)\);`).FindAllStringSubmatch(string(types), -1) {
		text.WriteString("_Static_assert(sizeof(" + m[2] + ") == " + m[3] + " && sizeof(((" + m[2] + "){})[0]) == sizeof(" + m[1] + "), \"\");\n")
	}
	for _, m := range regexp.MustCompile(`(?m)^typedef struct (\w+) \{ (\w+) val\[(\d)\]; \} \w+;`).FindAllStringSubmatch(string(types), -1) {
		text.WriteString("_Static_assert(sizeof(" + m[1] + ") == " + m[3] + " * sizeof(" + m[2] + "), \"\"); void f_" + m[1] + "(" + m[1] + " x, " +
			m[2] + " *p) { *p = x.val[" + m[3] + " - 1]; }\n")
	}
	run(text.String(), "-fsyntax-only", "-w")
	if len(ours) < 4000 {
		t.Errorf("only %d functions are declared", len(ours))
	}
	for _, m := range armReal.FindAllStringSubmatch(run("", "-E", "-P"), -1) {
		if !ours[m[1]] {
			t.Errorf("%s lacks", m[1])
		}
	}
	t.Logf("%d functions", len(ours))
}
