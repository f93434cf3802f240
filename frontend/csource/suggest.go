package csource

import (
	_ "embed"
	"fmt"
	"io/fs"
	"regexp"
	"strings"
	"sync"
)

//go:embed packages.txt
var packageList string

// A headerPackage is where a header comes from.
type headerPackage struct{ prefix, debian, fedora string }

var headerPackages = sync.OnceValue(func() (list []headerPackage) {
	for line := range strings.Lines(packageList) {
		if f := strings.Fields(line); len(f) == 3 && f[0] != "#" {
			list = append(list, headerPackage{f[0], f[1], f[2]})
		}
	}
	return list
})

// packageOf finds the package of a header: the longest entry that its name begins with.
func packageOf(header string) (found headerPackage, ok bool) {
	for _, p := range headerPackages() {
		if strings.HasPrefix(header, p.prefix) && len(p.prefix) > len(found.prefix) {
			found, ok = p, true
		}
	}
	return found, ok
}

// missingHint says what to do about a header that is not found: empty without one.
func missingHint(header string, angled bool) string {
	if header == "" {
		return ""
	}
	const goOn = "--keep-going goes on without what it declares"
	if p, ok := packageOf(header); ok {
		return fmt.Sprintf("it is in the package %s (Debian, Ubuntu) or %s (Fedora): install that, or name the "+
			"folder that holds it with -I DIR; %s",
			p.debian, p.fedora, goOn)
	}
	if angled {
		return "name the folder that holds it with -I DIR, or install the package that does; " + goOn
	}
	return "name the folder that holds it with -I DIR; if the build makes it, build first; " + goOn
}

// declaringHint says which bundled header declares a name; empty if none does.
func declaringHint(name string) string {
	if header := DeclaringHeader(name); header != "" {
		return "#include <" + header + "> declares it"
	}
	return ""
}

// DeclaringHeader names the bundled header that declares a name, or defines it as a macro: of several, the one with
// the shortest name. It is empty if there is none.
func DeclaringHeader(name string) string {
	if strings.HasPrefix(name, "__") {
		return ""
	}
	return declaring(name, "headers", "system", packFolder)
}

// InStandardHeader reports whether a header of the C library or of Linux declares a name.
func InStandardHeader(name string) bool { return declaring(name, "headers", "system") != "" }

// declaring names the header in the first of some folders in which one declares a name.
func declaring(name string, folders ...string) string {
	if name == "" {
		return ""
	}
	quoted := regexp.QuoteMeta(name)
	declares := regexp.MustCompile(strings.ReplaceAll(`(?m)^#define NAME\b|^[^{}#(\n]*\bNAME ?\(|^typedef [^\n]*(\bNAME|\(\*NAME\)\([^\n]*\));$|`+
		`^extern [^{(\n]*\bNAME(\[[^\n]*\])?;$|^} NAME;$|\benum\b[^;{\n]*\{[^}]*\bNAME\b`, "NAME", quoted))
	found := ""
	for _, folder := range folders {
		if found != "" {
			break
		}
		_ = fs.WalkDir(headerFiles, folder, func(file string, d fs.DirEntry, err error) error {
			header := strings.TrimPrefix(file, folder+"/")
			if err != nil || d.IsDir() || strings.HasPrefix(header, "mayrun/builtins") || found != "" && len(header) >= len(found) {
				return nil
			}
			text, err := headerFiles.ReadFile(file)
			if err != nil || !containsWord(string(text), name) || !declares.Match(text) {
				return nil
			}
			if more, ok := strings.CutPrefix(header, "mayrun/more/"); ok {
				header = strings.Replace(more, "_", "/", 1)
			}
			if !strings.HasPrefix(header, "mayrun/") && (found == "" || len(header) < len(found)) {
				found = header
			}
			return nil
		})
	}
	return found
}

// containsWord reports whether a text has a word that is name: which is a lot faster to tell than how it is used.
func containsWord(text, name string) bool {
	letter := func(i int) bool {
		return i >= 0 && i < len(text) && (text[i] == '_' || text[i] >= '0' && text[i] <= '9' || text[i]|0x20 >= 'a' && text[i]|0x20 <= 'z')
	}
	for from := 0; ; {
		i := strings.Index(text[from:], name)
		if i < 0 {
			return false
		}
		from += i + len(name)
		if !letter(from-len(name)-1) && !letter(from) {
			return true
		}
	}
}
