package ownership

import (
	"context"
	"path/filepath"
	"reflect"
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend"
)

// TestRecastApart: nothing in the copy of a program is a variable, a member, a structure or a function of the program
// itself, whatever kinds of actions there are.
func TestRecastApart(t *testing.T) {
	var files []string
	for _, dir := range []string{"regression/ownership", "idioms"} {
		found, err := filepath.Glob("../../testdata/" + dir + "/*.c")
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, found...)
	}
	copies, actions := 0, map[reflect.Type]bool{}
	for _, file := range files {
		p, err := frontend.Load(context.Background(), []string{file}, frontend.Options{})
		if err != nil {
			t.Fatal(err)
		}
		c := newRecast(p, false)
		if c == nil {
			continue
		}
		copies++
		of := originals(c)
		edges(c.to, func(e *cfg.Edge) {
			actions[reflect.TypeOf(e.Action)] = true
			if x := leadsTo(reflect.ValueOf(e.Action), of, map[uintptr]bool{}); x != "" {
				t.Errorf("%s: %s: %T has %s of the program", file, e.Pos, e.Action, x)
			}
		})
	}
	if copies < 20 || len(actions) < 12 {
		t.Errorf("%d copies, with %d kinds of actions: too few to tell", copies, len(actions))
	}
}

// originals are the parts of a program that its copy has parts of its own for, by their addresses. (What is not part of a
// copied place, such as types of numbers, is shared.)
func originals(c *recast) map[uintptr]string {
	of := map[uintptr]string{}
	for v := range c.vars {
		of[reflect.ValueOf(v).Pointer()] = "variable " + v.Name
	}
	for f := range c.fields {
		of[reflect.ValueOf(f).Pointer()] = "member " + f.Name
	}
	for f := range c.funcs {
		of[reflect.ValueOf(f).Pointer()] = "function " + f.Name
	}
	for r := range c.types {
		of[reflect.ValueOf(r).Pointer()] = "structure " + r.String()
	}
	return of
}

// leadsTo looks for one of some addresses in whatever a value leads to, its unexported fields and maps included. Where the
// code goes is another matter.
func leadsTo(v reflect.Value, of map[uintptr]string, seen map[uintptr]bool) string {
	switch v.Kind() {
	case reflect.Interface:
		return leadsTo(v.Elem(), of, seen)
	case reflect.Pointer:
		switch v.Type() {
		case reflect.TypeFor[*cfg.Node](), reflect.TypeFor[*cfg.Edge]():
			return ""
		}
		if v.IsNil() || seen[v.Pointer()] {
			return ""
		}
		seen[v.Pointer()] = true
		if name, ok := of[v.Pointer()]; ok {
			return name
		}
		return leadsTo(v.Elem(), of, seen)
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			if x := leadsTo(v.Index(i), of, seen); x != "" {
				return x
			}
		}
	case reflect.Map:
		for i := v.MapRange(); i.Next(); {
			if x := leadsTo(i.Key(), of, seen) + leadsTo(i.Value(), of, seen); x != "" {
				return x
			}
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type() == reflect.TypeFor[cfg.Var]() && v.Type().Field(i).Name == "Origin" {
				continue // for messages, which are about the program
			}
			if x := leadsTo(v.Field(i), of, seen); x != "" {
				return x
			}
		}
	}
	return ""
}
