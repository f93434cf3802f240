package csource_test

import (
	"reflect"
	"sync"

	"modernc.org/cc/v4"
)

// walk calls visit for a node and everything below it, in the order of the source
// within each node, until visit returns false for a subtree.
func walk(n cc.Node, visit func(cc.Node) bool) {
	v := reflect.ValueOf(n)
	if v.Kind() != reflect.Pointer || v.IsNil() || !visit(n) {
		return
	}
	v = v.Elem()
	for _, i := range childFields(v.Type()) {
		f := v.Field(i)
		if f.IsNil() {
			continue
		}
		if c, ok := f.Interface().(cc.Node); ok {
			walk(c, visit)
		}
	}
}

// childCache holds, per node type, which fields hold children. It depends on
// nothing but the types of the library.
var childCache sync.Map

var nodeType = reflect.TypeFor[cc.Node]()

func childFields(t reflect.Type) []int {
	if c, ok := childCache.Load(t); ok {
		return c.([]int)
	}
	var list []int
	if t.Kind() == reflect.Struct {
		for i := 0; i < t.NumField(); i++ {
			f := t.Field(i)
			if f.IsExported() && !f.Anonymous && (f.Type.Kind() == reflect.Pointer ||
				f.Type.Kind() == reflect.Interface) && f.Type.Implements(nodeType) {
				list = append(list, i)
			}
		}
	}
	childCache.Store(t, list)
	return list
}
