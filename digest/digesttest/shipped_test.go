package digesttest_test

import (
	"testing"

	"github.com/mayrun-dev/mayrun/analyses/freshness"
	"github.com/mayrun-dev/mayrun/analyses/joins"
	"github.com/mayrun-dev/mayrun/analyses/lockset"
	"github.com/mayrun-dev/mayrun/analyses/threadflag"
	"github.com/mayrun-dev/mayrun/analyses/threadid"
	"github.com/mayrun-dev/mayrun/digest"
	"github.com/mayrun-dev/mayrun/digest/digesttest"
)

func one[E comparable](d digest.Digest[E]) []digest.Component {
	return []digest.Component{digest.Erase(d)}
}

func all() []digest.Component {
	return []digest.Component{digest.Erase(lockset.New()), digest.Erase(threadflag.Returning()), digest.Erase(threadid.New()), digest.Erase(joins.New()), digest.Erase(freshness.New())}
}

func TestShipped(t *testing.T) {
	for name, components := range map[string]func() []digest.Component{
		"lockset":    func() []digest.Component { return one(lockset.New()) },
		"threadflag": func() []digest.Component { return one(threadflag.New()) },
		"threadid":   func() []digest.Component { return one(threadid.New()) },
		"joins":      func() []digest.Component { return append(one(threadid.New()), one(joins.New())...) },
		"freshness":  func() []digest.Component { return one(freshness.New()) },
		"returning": func() []digest.Component {
			return append(append(one(threadflag.Returning()), one(threadid.New())...), one(joins.New())...)
		},
		"all": all,
	} {
		t.Run(name, func(t *testing.T) { digesttest.Run(t, components) })
	}
}
