package csource

import (
	_ "embed"
	"fmt"
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
		return fmt.Sprintf("it is in the package %s (Debian, Ubuntu) or %s (Fedora): install that, or name the folder that holds it with -I DIR; %s",
			p.debian, p.fedora, goOn)
	}
	if angled {
		return "name the folder that holds it with -I DIR, or install the package that does; " + goOn
	}
	return "name the folder that holds it with -I DIR; if the build makes it, build first; " + goOn
}
