package engine

import (
	"testing"

	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/race"
)

// In the coarse mode an access stands for all that differ from it in their digests only: for each of them it is, from then
// on, made with a digest that stands for theirs.
func TestOneAccessForMany(t *testing.T) {
	p, err := digest.NewProduct(digest.Erase(&holding{}))
	if err != nil {
		t.Fatal(err)
	}
	held := func(sites ...int) digest.Tuple {
		now := p.Init(nil)
		for _, s := range sites {
			now, _ = p.Step(digest.NoEnv{}, now, &digest.Event{Kind: digest.EvLock, Site: s})
		}
		return now
	}
	for _, test := range []struct {
		budget int
		first  digest.Tuple
		then   digest.Tuple
		joins  bool
	}{
		{8, held(1, 2), held(1, 2), true},
		{8, held(1, 2), held(2, 1), true},
		{8, held(1, 2), held(2, 3), false}, // another key, and there may be more of them
		{1, held(1, 2), held(2, 3), true},
	} {
		x := &engine{product: p, opts: Options{Flat: true, MaxDigests: test.budget}}
		r := newRecorder()
		r.points = []race.Point{{Digest: test.first}}
		n := r.like(x, []int32{0}, test.then)
		if n < 0 {
			if test.joins {
				t.Errorf("%v is none of those that %v stands for", p.Describe(test.then, nil), p.Describe(test.first, nil))
			}
			continue
		}
		one := &r.points[n]
		for _, of := range []digest.Tuple{test.first, test.then} {
			if m, ok := p.Merge(one.Digest, of); !test.joins || !ok || m != one.Digest {
				t.Errorf("%v does not stand for %v", p.Describe(one.Digest, nil), p.Describe(of, nil))
			}
		}
	}
}
