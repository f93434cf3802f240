package analyses

import "github.com/mayrun-dev/mayrun/digest"

// absent stands for a digest that is left out of an analysis: by name, since people may ask for it, but it tells nothing
// apart and excludes nothing. No other digest may require the one that it stands for.
type absent struct{ name, excludes string }

func leaveOut(c digest.Component) digest.Component {
	a := absent{name: c.Name()}
	if e, ok := c.(interface{ Excludes() string }); ok {
		a.excludes = e.Excludes()
	}
	return digest.Erase(a)
}

// Name is that of the digest which is left out, Excludes what that would find.
func (a absent) Name() string     { return a.name }
func (a absent) Excludes() string { return a.excludes }

// Init, New, Step and Observe know the only element.
func (a absent) Init(digest.Context) struct{} { return struct{}{} }

func (a absent) New(digest.Context, struct{}, *digest.Event) []struct{} { return []struct{}{{}} }

func (a absent) Step(digest.Context, struct{}, *digest.Event) (struct{}, bool) {
	return struct{}{}, true
}

func (a absent) Observe(digest.Context, struct{}, digest.Observed[struct{}], *digest.Event) (struct{}, bool) {
	return struct{}{}, true
}

// MayRun excludes nothing.
func (a absent) MayRun(digest.RaceContext, struct{}, struct{}) bool { return true }
