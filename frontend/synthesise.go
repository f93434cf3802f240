package frontend

import (
	"github.com/mayrun-dev/mayrun/cfg"
)

// takenModels gives a body to every modelled function whose address is taken.
func (u *unit) takenModels() {
	for _, known := range []map[string]*function{u.staticFuncs, u.funcs} {
		for _, name := range names(known) {
			fn := known[name]
			if fn.taken && fn.model != nil && !fn.defined {
				u.synthesise(fn)
			}
		}
	}
}

// synthesise makes a function that does what the model of fn says with its parameters.
func (u *unit) synthesise(fn *function) {
	c := fn.cfg
	if c.HasBody() {
		return
	}
	pos := fn.pos
	if fn.takenAt.IsValid() {
		pos = fn.takenAt // the declaration is in some header
	}
	fn.trusted = fn.trusted || fn.model.User()
	c.Entry, c.Exit = c.NewNode(), c.NewNode()
	f := &funcBuilder{u: u, fn: c, ft: fn.t, cur: point{node: c.Entry}, labels: map[string]*label{},
		labelIDs: map[string]*cfg.Const{}, taken: map[string]bool{}}
	outer := u.fb
	u.fb = f
	var args []value
	for i, p := range fn.t.params {
		v := &cfg.Var{Name: "$" + string(rune('a'+i%26)), Type: p.cfgType(), Storage: cfg.Param, Func: c}
		c.Params = append(c.Params, v)
		args = append(args, value{x: load(v), t: p.unqual()})
	}
	if fn.t.result.kind != kVoid {
		c.Result = &cfg.Var{Name: "$result", Type: fn.t.result.cfgType(), Storage: cfg.Temp, Func: c}
	}
	v := f.runModel(fn.model, args, fn.t.result.unqual(), true, pos)
	if f.cur.reachable() {
		f.emit(&cfg.Return{Value: v.x}, pos)
		f.goTo(c.Exit)
	}
	u.fb = outer
}
