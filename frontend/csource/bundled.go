package csource

import (
	"embed"
	"strings"
	"sync"
)

// The folder headers holds those of the C library and the kernel whose functions have models, system what programs use
// of the others, and packs those of other libraries, which are used only if the machine does not have them.
//
//go:embed headers system packs
var headerFiles embed.FS

// bundledHeader returns the text of a bundled header by the name after #include, of a pack with packFolder before it.
func bundledHeader(name string) ([]byte, bool) {
	if strings.HasPrefix(name, packFolder+"/") {
		b, err := headerFiles.ReadFile(name)
		return b, err == nil
	}
	for _, folder := range []string{"headers/", "system/"} {
		if b, err := headerFiles.ReadFile(folder + name); err == nil {
			return b, true
		}
	}
	return nil, false
}

const packFolder = "packs"

// compilerHeader reports whether a header belongs to the compiler and is written in terms of its builtins, as those of
// vector intrinsics are: which compiler it is makes no difference to what they declare.
func compilerHeader(name string) bool {
	return strings.HasSuffix(name, "intrin.h") || strings.HasPrefix(name, "mayrun/x86/") || strings.HasPrefix(name, "mayrun/arm/") ||
		armHeaders[name] || name == "cpuid.h" || name == "mm_malloc.h"
}

// armHeaders are those of Arm's intrinsics.
var armHeaders = map[string]bool{"arm_neon.h": true, "arm_acle.h": true, "arm_fp16.h": true, "arm_bf16.h": true}

// Computes reports whether the function of that name is one of the bundled headers' that use no memory, and do nothing
// but compute. The attribute alone is not enough: a macro of the program's can give what a header declares another
// name.
func Computes(name string) bool { return computing()[name] }

var computing = sync.OnceValue(func() map[string]bool {
	names := map[string]bool{}
	for _, h := range []string{"x86/sse.h", "x86/avx.h", "x86/avx512.h", "arm/neon.h", "arm/acle.h"} {
		text, _ := bundledHeader("mayrun/" + h)
		for line := range strings.Lines(string(text)) { // each declares one function
			if declaration, ok := strings.CutSuffix(line, ") __attribute__((__const__));\n"); ok {
				before, parameters, _ := strings.Cut(declaration, "(")
				if name := lastWordOf(before); name != "" && !strings.ContainsAny(parameters, "()") {
					names[name] = true
				}
			}
		}
	}
	return names
})

// lastWordOf is the name at the end of a text.
func lastWordOf(text string) string {
	return text[strings.LastIndexAny(text, " *")+1:]
}

var builtinsText = sync.OnceValue(func() string {
	b, _ := bundledHeader("mayrun/builtins.h")
	return string(b)
})
