package csource

import (
	_ "embed"
	"fmt"
	"strings"
	"sync"

	"github.com/mayrun-dev/mayrun/frontend/csource/internal/pp"
	"github.com/mayrun-dev/mayrun/internal/misspelt"
)

//go:embed packages.txt
var packageList string

// declared is what the bundled headers declare: a line for each header, its name and the names, each with a space
// behind it. First come the headers of the C library and of Linux, then, behind an empty line, those of packs; of
// several headers that declare a name only the one with the shortest name has it.
//
//go:embed declared.txt
var declared string

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

// typeHint says what an unknown name of a type may mean: one that the file defines with a letter more, less or other,
// or one that a header defines.
func (l *loader) typeHint(name string) string {
	like := ""
	if len(name) > 3 {
		typedefNames(l.tokens, func(known string) {
			if !strings.HasPrefix(known, "__") && misspelt.Is(name, known) && (like == "" || known < like) {
				like = known
			}
		})
	}
	if like != "" {
		return "did you mean " + like + "?"
	}
	return declaringHint(name)
}

// typedefNames tells the names that typedefs of tokens define, of those that end with their name.
func typedefNames(toks []pp.Token, tell func(string)) {
	inside, depth := false, 0
	for i := range toks {
		switch t := &toks[i]; {
		case t.Is("typedef"):
			inside, depth = true, 0
		case !inside:
		case t.Is("{"), t.Is("("), t.Is("["):
			depth++
		case t.Is("}"), t.Is(")"), t.Is("]"):
			depth--
		case t.Is(";") && depth <= 0:
			if inside = false; toks[i-1].Kind == pp.Ident {
				tell(toks[i-1].Text)
			}
		}
	}
}

// DeclaringHeader names the bundled header that declares a name, or defines it as a macro: of several, the one with
// the shortest name. It is empty if there is none.
func DeclaringHeader(name string) string {
	if strings.HasPrefix(name, "__") {
		return ""
	}
	header, _ := declaring(name)
	return header
}

// InStandardHeader reports whether a header of the C library or of Linux declares a name.
func InStandardHeader(name string) bool {
	_, standard := declaring(name)
	return standard
}

// declaring names the header that declares a name, and reports whether it is one of the C library or of Linux.
func declaring(name string) (header string, standard bool) {
	i := strings.Index(declared, " "+name+" ")
	if i < 0 || strings.ContainsAny(name, " \n") {
		return "", false
	}
	header, _, _ = strings.Cut(declared[strings.LastIndexByte(declared[:i], '\n')+1:], " ")
	return header, i < strings.Index(declared, "\n\n")
}
