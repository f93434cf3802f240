package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// Mutations are compiled together where that can be done, since to compile takes longer than most tests: a function
// that mutations change is there once for each of them, beside the one that it is, and all are called by one that asks
// an environment variable which of them is meant.

// chosenBy is the environment variable; its value is the number of a mutation, from 1.
const chosenBy = "MAYRUN_MUTANT"

// chooser is a file of a package with such functions.
func chooser(pkg string) string {
	return fmt.Sprintf("package %s\n\nimport (\n\t\"os\"\n\t\"strconv\"\n)\n\nvar mutant__, _ = strconv.Atoi(os.Getenv(%q))\n", pkg, chosenBy)
}

// together is the text of a file with several mutations, by their numbers, and the name of its package. The mutations
// for which that is no text are left out: those that are not in the body of a function, or change what it is called
// with.
func together(file, text string, ms map[int]*mutation) (out, pkg string, done []int, err error) {
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, filepath.Base(file), text, parser.SkipObjectResolution)
	if err != nil {
		return "", "", nil, err
	}
	at := func(p token.Pos) int { return fset.Position(p).Offset }
	by := map[*ast.FuncDecl][]int{}
	for k, m := range ms {
		from := strings.Index(text, m.Was)
		for _, d := range f.Decls {
			d, ok := d.(*ast.FuncDecl)
			if ok && d.Body != nil && at(d.Body.Lbrace) < from && from+len(m.Was) <= at(d.End()) && d.Name.Name != "init" &&
				!strings.Contains(text[at(d.Body.Lbrace):at(d.Body.Rbrace)], "recover()") {
				by[d] = append(by[d], k)
				done = append(done, k)
			}
		}
	}
	last := 0
	var b strings.Builder
	for _, d := range f.Decls {
		d, ok := d.(*ast.FuncDecl)
		if !ok || by[d] == nil {
			continue
		}
		slices.Sort(by[d])
		head, name, end := at(d.Pos()), at(d.Name.Pos()), at(d.End())
		b.WriteString(text[last:head])
		b.WriteString(dispatcher(d, by[d], func(n ast.Node) string { return text[at(n.Pos()):at(n.End())] }))
		variant := func(k int, body string) {
			fmt.Fprintf(&b, "%s%s__%d%s\n\n", text[head:name], d.Name.Name, k, body)
		}
		body := text[name+len(d.Name.Name) : end]
		variant(0, body)
		for _, k := range by[d] {
			variant(k, strings.Replace(body, ms[k].Was, ms[k].Now, 1))
		}
		last = end
	}
	b.WriteString(text[last:])
	slices.Sort(done)
	return b.String(), f.Name.Name, done, nil
}

// dispatcher is a function that calls one of its variants.
func dispatcher(d *ast.FuncDecl, ks []int, source func(ast.Node) string) string {
	var b strings.Builder
	b.WriteString("func ")
	call := d.Name.Name
	if d.Recv != nil {
		fmt.Fprintf(&b, "(r__ %s) ", source(d.Recv.List[0].Type))
		call = "r__." + call
	}
	b.WriteString(d.Name.Name)
	types := ""
	if p := d.Type.TypeParams; p != nil {
		b.WriteString(source(p))
		var names []string
		for _, f := range p.List {
			for _, n := range f.Names {
				names = append(names, n.Name)
			}
		}
		types = "[" + strings.Join(names, ", ") + "]"
	}
	var params, args []string
	for _, f := range d.Type.Params.List {
		for range max(1, len(f.Names)) {
			p := fmt.Sprintf("p__%d", len(params))
			params = append(params, p+" "+source(f.Type))
			if _, variadic := f.Type.(*ast.Ellipsis); variadic {
				p += "..."
			}
			args = append(args, p)
		}
	}
	fmt.Fprintf(&b, "(%s)", strings.Join(params, ", "))
	comes, goes := "return ", ""
	if d.Type.Results == nil {
		comes, goes = "", "\n\t\treturn"
	} else {
		b.WriteString(" " + source(d.Type.Results))
	}
	b.WriteString(" {\n\tswitch mutant__ {\n")
	for _, k := range ks {
		fmt.Fprintf(&b, "\tcase %d:\n\t\t%s%s__%d%s(%s)%s\n", k, comes, call, k, types, strings.Join(args, ", "), goes)
	}
	fmt.Fprintf(&b, "\t}\n\t%s%s__0%s(%s)\n}\n\n", comes, call, types, strings.Join(args, ", "))
	return b.String()
}

var complaint = regexp.MustCompile(`(?m)^(\S+\.go):(\d+):\d+: `)

// leaveOut takes those mutations out of files that a compiler complains about, and reports whether there are any. It
// was given the files that are in the places of others.
func leaveOut(files map[string]map[int]*mutation, replace map[string]string, complaints string) (any bool) {
	for _, m := range complaint.FindAllStringSubmatch(complaints, -1) {
		line, _ := strconv.Atoi(m[2])
		for _, given := range replace {
			if filepath.Base(given) != filepath.Base(m[1]) {
				continue
			}
			fset := token.NewFileSet()
			f, err := parser.ParseFile(fset, given, nil, parser.SkipObjectResolution)
			if err != nil {
				continue
			}
			for _, d := range f.Decls {
				if fset.Position(d.Pos()).Line > line || line > fset.Position(d.End()).Line {
					continue
				}
				if d, ok := d.(*ast.FuncDecl); ok {
					_, n, _ := strings.Cut(d.Name.Name, "__")
					k, _ := strconv.Atoi(n)
					for _, ms := range files {
						any = any || ms[k] != nil
						delete(ms, k)
					}
				}
			}
		}
	}
	return any
}
