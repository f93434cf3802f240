// Package rewrite copies actions and expressions of package cfg, with other things in the place of some of their parts.
package rewrite

import (
	"reflect"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Copy is a copy of x, an action, an expression or the like, and of all that it holds. part says what stands for a part of
// it, which it is given as a pointer; false means that the part is copied as well. Nodes and edges never are. If shared is
// not nil, parts that several copies share are copied once, and it remembers which these are: two ways may have one
// condition.
func Copy[T any](x T, part func(any) (any, bool), shared map[any]any) (out T) {
	c := copier{part, shared}
	reflect.ValueOf(&out).Elem().Set(c.copy(reflect.ValueOf(&x).Elem()))
	return out
}

type copier struct {
	part   func(any) (any, bool)
	shared map[any]any
}

func (c *copier) copy(v reflect.Value) reflect.Value {
	switch v.Kind() {
	case reflect.Interface:
		if v.IsNil() {
			return v
		}
		out := reflect.New(v.Type()).Elem()
		out.Set(c.copy(v.Elem()))
		return out
	case reflect.Pointer:
		return c.pointer(v)
	case reflect.Slice:
		if v.IsNil() {
			return v
		}
		out := reflect.MakeSlice(v.Type(), v.Len(), v.Len())
		for i := range v.Len() {
			out.Index(i).Set(c.copy(v.Index(i)))
		}
		return out
	case reflect.Struct:
		out := reflect.New(v.Type()).Elem()
		out.Set(v)
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				out.Field(i).Set(c.copy(v.Field(i)))
			}
		}
		return out
	}
	return v
}

func (c *copier) pointer(v reflect.Value) reflect.Value {
	if v.IsNil() {
		return v
	}
	switch v.Interface().(type) {
	case *cfg.Node, *cfg.Edge:
		return v
	}
	if x, ok := c.part(v.Interface()); ok {
		return reflect.ValueOf(x)
	}
	if v.Elem().Kind() != reflect.Struct {
		return v
	}
	if known := c.shared[v.Interface()]; known != nil {
		return reflect.ValueOf(known)
	}
	out := reflect.New(v.Type().Elem())
	if c.shared != nil {
		c.shared[v.Interface()] = out.Interface()
	}
	out.Elem().Set(c.copy(v.Elem()))
	return out
}
