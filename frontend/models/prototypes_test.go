package models_test

import (
	"io/fs"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"modernc.org/cc/v4"

	"github.com/mayrun-dev/mayrun/frontend/csource"
)

// A prototype is a function that the bundled headers declare.
type prototype struct {
	name     string
	params   []param
	variadic bool
	pointer  bool   // is the result
	header   string // that declares it
}

// A param is one parameter of a prototype.
type param struct {
	text string // its type, as a header spells it
	kind paramKind
	to   string // of a pointer: the type that it points to, without qualifiers
	hard bool   // of a pointer: to something that is const
	deep bool   // of a pointer: to something that holds pointers to objects
}

type paramKind uint8

const (
	number   paramKind = iota // or a record that is passed by value
	object                    // a pointer to an object
	callback                  // a pointer to a function
)

// bundledHeaders lists the headers that declare functions of libraries. Those of detectors and of the compiler
// have models of their own kind.
func bundledHeaders(t testing.TB) []string {
	t.Helper()
	var names []string
	root := os.DirFS("../csource/headers")
	err := fs.WalkDir(root, ".", func(p string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && !strings.HasPrefix(p, "mayrun/") && !strings.HasPrefix(p, "sanitizer/") &&
			!strings.HasSuffix(p, "mmintrin.h") &&
			!strings.HasPrefix(p, "valgrind/") {
			names = append(names, p)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return names
}

// allHeaders includes them.
func allHeaders(t testing.TB) string {
	t.Helper()
	var b strings.Builder
	for _, h := range bundledHeaders(t) {
		b.WriteString("#include <" + h + ">\n")
	}
	return b.String()
}

// including makes texts that include what declares the functions they use, and some headers that most of them need: of
// all headers to be read for each of hundreds of programs takes minutes. Where a text uses a function that is declared
// in a header of another name, it includes all.
func including(t testing.TB, functions []prototype) func(text string) string {
	t.Helper()
	own, header := map[string]bool{}, map[string]string{}
	for _, h := range bundledHeaders(t) {
		own[h] = true
	}
	for _, f := range functions {
		header[f.name] = f.header
	}
	all := allHeaders(t)
	return func(text string) string {
		needed := map[string]bool{"pthread.h": true, "stdarg.h": true, "stddef.h": true, "stdio.h": true, "stdlib.h": true,
			"string.h": true, "sys/socket.h": true,
			"time.h": true}
		for _, m := range called.FindAllStringSubmatch(text, -1) {
			h, is := header[m[1]]
			if is && !own[h] {
				return all
			}
			if is {
				needed[h] = true
			}
		}
		var b strings.Builder
		for _, h := range slices.Sorted(maps.Keys(needed)) {
			b.WriteString("#include <" + h + ">\n")
		}
		return b.String()
	}
}

var called = regexp.MustCompile(`\b([A-Za-z_]\w*)\(`)

// prototypes reads the functions that the bundled headers declare, each once, by name.
func prototypes(t testing.TB) []prototype {
	t.Helper()
	units, err := csource.Load(t.Context(), []string{"all.c"}, csource.Options{KeepUnused: true, FS: sourceFS{"all.c": allHeaders(t)}})
	if err != nil {
		t.Fatal(err)
	}
	r := reader{types: map[string]param{}, holds: map[string]bool{}, found: map[string]prototype{}}
	for l := units[0].AST.TranslationUnit; l != nil; l = l.TranslationUnit {
		d := l.ExternalDeclaration
		if d == nil || d.Case != cc.ExternalDeclarationDecl {
			continue
		}
		// Those of the folder system are declared only: they have no models.
		file := strings.TrimPrefix(units[0].Pos(d).File, "<bundled>/")
		if !strings.HasPrefix(file, "mayrun/more/") && !strings.HasPrefix(file, "mayrun/x86/") && !strings.HasPrefix(file, "mayrun/arm/") {
			r.file = file
			r.declaration(d.Declaration)
		}
	}
	var out []prototype
	for _, p := range r.found {
		if !strings.HasPrefix(p.name, "__builtin_") && !strings.HasPrefix(p.name, "__mayrun_") {
			out = append(out, p)
		}
	}
	slices.SortFunc(out, func(a, b prototype) int { return strings.Compare(a.name, b.name) })
	return out
}

// A reader collects types and prototypes.
type reader struct {
	types map[string]param // typedefs
	holds map[string]bool  // tags and typedefs of records with pointers in them
	found map[string]prototype
	file  string // that is read
}

func (r *reader) declaration(d *cc.Declaration) {
	if d.Case != cc.DeclarationDecl {
		return
	}
	typedef := regexp.MustCompile(`^\s*(__extension__\s+)?typedef\b`).MatchString(cc.NodeSource(d.DeclarationSpecifiers))
	specs := cc.NodeSource(d.DeclarationSpecifiers)
	holds := false
	if i := strings.IndexByte(specs, '{'); i >= 0 {
		holds = strings.Contains(regexp.MustCompile(`\( ?\*|\[[^\]]*\]`).ReplaceAllString(specs, ""), "*")
		for m := range r.holds {
			holds = holds || r.holds[m] && regexp.MustCompile(`\b`+m+`\b`).MatchString(specs[i:])
		}
		if m := tag.FindStringSubmatch(specs); m != nil {
			r.holds[m[1]] = r.holds[m[1]] || holds
		}
	} else if m := tag.FindStringSubmatch(specs); m != nil {
		holds = r.holds[m[1]]
	}
	for l := d.InitDeclaratorList; l != nil; l = l.InitDeclaratorList {
		if l.InitDeclarator == nil {
			continue
		}
		dcl := l.InitDeclarator.Declarator
		if typedef {
			r.holds[dcl.Name()] = holds
			r.types[dcl.Name()] = r.classify(d.DeclarationSpecifiers, without(cc.NodeSource(dcl), dcl.Name()))
			continue
		}
		dd := dcl.DirectDeclarator
		if dd.Case != cc.DirectDeclaratorFuncParam || dd.ParameterTypeList == nil {
			continue
		}
		p := prototype{name: dcl.Name(), variadic: dd.ParameterTypeList.Case == cc.ParameterTypeListVar,
			pointer: dcl.Pointer != nil, header: r.file}
		for l := dd.ParameterTypeList.ParameterList; l != nil; l = l.ParameterList {
			pd := l.ParameterDeclaration
			rest := ""
			switch {
			case pd.Declarator != nil:
				rest = without(cc.NodeSource(pd.Declarator), pd.Declarator.Name())
			case pd.AbstractDeclarator != nil:
				rest = cc.NodeSource(pd.AbstractDeclarator)
			}
			q := r.classify(pd.DeclarationSpecifiers, rest)
			if q.text != "void" {
				p.params = append(p.params, q)
			}
		}
		r.found[p.name] = p
	}
}

// without takes the declared name out of a declarator.
func without(declarator, name string) string {
	return regexp.MustCompile(`\b`+regexp.QuoteMeta(name)+`\b`).ReplaceAllString(declarator, "")
}

var (
	tag       = regexp.MustCompile(`\b(?:struct|union)\s+(\w+)`)
	qualifier = regexp.MustCompile(`\b(const|volatile|restrict|__restrict|__restrict__|typedef|extern|static|inline|__inline|__inline__|_Noreturn)\b|__extension__`)
	space     = regexp.MustCompile(`\s+`)
	storage   = regexp.MustCompile(`\b(typedef|extern|static|inline|__inline|__inline__|_Noreturn)\b|__extension__`)
)

func clean(s string) string { return strings.TrimSpace(space.ReplaceAllString(s, " ")) }

// classify says what kind of type specifiers and the rest of a declarator mean.
func (r *reader) classify(specs *cc.DeclarationSpecifiers, rest string) param {
	spec := clean(storage.ReplaceAllString(cc.NodeSource(specs), ""))
	base := clean(qualifier.ReplaceAllString(spec, ""))
	rest = clean(rest)
	if i := strings.Index(rest, "__attribute__"); i >= 0 {
		rest = clean(rest[:i])
	}
	p := param{text: clean(spec + " " + rest)}
	known, alias := r.types[base]
	switch inner := clean(qualifier.ReplaceAllString(rest, "")); {
	case regexp.MustCompile(`^\( ?\* ?\) ?\(`).MatchString(inner):
		p.kind = callback
	case inner == "" && alias:
		p.kind, p.to, p.hard, p.deep = known.kind, known.to, known.hard, known.deep
	case strings.ContainsAny(inner, "*["):
		p.kind = object
		p.to = strings.ReplaceAll(base+regexp.MustCompile(` ?(\[[^\]]*\]|\*)$`).ReplaceAllString(inner, ""), " ", "")
		p.to = strings.TrimPrefix(strings.TrimPrefix(p.to, "struct"), "union")
		p.hard = regexp.MustCompile(`\bconst\b`).MatchString(spec) && strings.Count(inner, "*")+strings.Count(inner, "[") == 1 ||
			regexp.MustCompile(`\* ?const\b`).MatchString(rest)
		p.deep = strings.HasSuffix(p.to, "*") || r.holds[p.to]
		if regexp.MustCompile(`\( ?\* ?\)`).MatchString(inner) {
			p.kind = callback
		}
	}
	return p
}
