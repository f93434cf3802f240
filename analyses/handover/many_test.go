package handover

import (
	"testing"

	"github.com/mayrun-dev/mayrun/digest"
)

// A thread that may have set very many flags may have set any.
func TestManyFlags(t *testing.T) {
	d := New()
	var os []digest.Object
	for i := range maxSet {
		os = append(os, digest.Object{Base: uint32(i)})
	}
	few := Element{Set: d.objects.List(os...)}
	more := Element{Set: d.objects.List(digest.Object{Base: maxSet})}
	if e := d.Join(few, Element{Set: d.objects.List(os[1])}); e != few {
		t.Errorf("as many as are told apart are %v", e)
	}
	any := Element{Any: true}
	for _, e := range []Element{d.Join(few, more), d.Join(more, few), d.Join(any, few), d.Join(few, any)} {
		if e != any {
			t.Errorf("one more is %v", e)
		}
	}
	if !d.Leq(few, any) || d.Leq(any, few) {
		t.Error("any flag is not more than some")
	}
	for _, c := range []struct {
		e    Element
		flag digest.Object
		may  bool
	}{{few, os[3], true}, {few, digest.Object{Base: maxSet}, false}, {any, os[3], true}} {
		if got := d.mayHaveSet(c.e, c.flag); got != c.may {
			t.Errorf("%v may have set %v: %t", c.e, c.flag, got)
		}
	}
}
