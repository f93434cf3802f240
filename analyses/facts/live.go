package facts

import (
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// Live are the registers that may be read from n on, which is an unknown.
func (p *Program) Live(n *cfg.Node) Registers {
	if of := p.nodes[n.ID].of; of != nil {
		n = of
	}
	return Registers{p, p.nodes[n.ID].live}
}

// Registers is a set of registers of one function.
type Registers struct {
	p   *Program
	set bits
}

// Has reports whether the register with an ID is in the set.
func (r Registers) Has(id uint32) bool { return r.set.has(int(r.p.places[id])) }

// findLive finds out which registers of f may be read after a program point, with the usual dataflow analysis
// from the exit backwards. The others are left out of the states there: what they hold tells no executions
// apart any more, and its changes would be passed on for nothing.
func (p *Program) findLive(f *Func) {
	var registers []*cfg.Var
	for _, vs := range [][]*cfg.Var{f.Params, f.Locals, {f.Result}} {
		for _, v := range vs {
			if v != nil && v.Register() {
				registers = append(registers, v)
				p.places[v.ID] = int32(len(registers))
			}
		}
	}
	live := map[*cfg.Node]bits{}
	for _, n := range f.Nodes {
		live[n] = newBits(len(registers) + 1)
	}
	if f.Result != nil && f.Result.Register() {
		live[f.Exit].add(int(p.places[f.Result.ID]))
	}
	for changed := true; changed; {
		changed = false
		for _, n := range slices.Backward(f.Nodes) { // they come in reverse postorder
			for _, e := range n.Out {
				before := slices.Clone(live[e.To])
				cfg.AssignedRegisters(e.Action, func(v *cfg.Var) { before.remove(int(p.places[v.ID])) })
				if r, ok := e.Action.(*cfg.Return); ok && r.Value != nil && f.Result != nil {
					before.remove(int(p.places[f.Result.ID]))
				}
				cfg.ReadRegisters(e.Action, func(v *cfg.Var) { before.add(int(p.places[v.ID])) })
				changed = live[n].unite(before) || changed
			}
		}
	}
	for n, b := range live {
		if n == f.Entry || len(p.nodes[n.ID].ways) > 0 {
			p.nodes[n.ID].live = b
		}
	}
}
