package interp

import (
	"bytes"
	"encoding/binary"
	"slices"

	"github.com/mayrun-dev/mayrun/cfg"
)

// MaxArgs is how many arguments a program may be called with, besides its own name, and MaxArgText how long
// each of them may be, where they are chosen.
const (
	MaxArgs    = 8
	MaxArgText = 64
	// MaxInput is how much is read at once from outside.
	MaxInput = 64
)

// PackText is an argument as answers to the choices of its text, 8 bytes each.
func PackText(s string) []uint64 {
	b := append([]byte(s), 0)
	var out []uint64
	for len(b) > 0 {
		var w [8]byte
		b = b[copy(w[:], b):]
		out = append(out, binary.LittleEndian.Uint64(w[:]))
	}
	return out
}

// Args are the arguments of main, the program's name included.
func (m *Machine) Args() []string { return m.args }

// arguments chooses the arguments of main, as far as the program looks at them.
func (m *Machine) arguments() []string {
	args := []string{"program"}
	if m.opt.Choose == nil || m.keeps(Inputs) || m.code.mainUses == 0 {
		return args
	}
	n := m.choose(Choice{Kind: ArgCount, N: MaxArgs + 1})
	for range n {
		text := ""
		for m.code.mainUses > 1 && len(text) < MaxArgText {
			w := binary.LittleEndian.AppendUint64(nil, m.choose(Choice{Kind: ArgText, Part: len(text)}))
			if i := bytes.IndexByte(w, 0); i >= 0 {
				text += string(w[:i])
				break
			}
			text += string(w)
		}
		args = append(args, text)
	}
	return args
}

// hasOptions reports whether the program is called with options, of those that getopt takes for options.
func (m *Machine) hasOptions() bool {
	return slices.ContainsFunc(m.args[min(1, len(m.args)):], func(a string) bool { return len(a) > 1 && a[0] == '-' })
}

// usesOfMain says which of its parameters the first function looks at: 0 none, 1 the number of arguments, 2 the
// arguments, too.
func usesOfMain(p *cfg.Program) int {
	uses := 0
	see := func(lv *cfg.LVal) {
		for i, v := range p.Main.Params {
			if lv.Var == v {
				uses = max(uses, min(i+1, 2))
			}
		}
	}
	for e := range p.AllEdges() {
		cfg.InspectAction(e.Action, func(x cfg.Expr) {
			switch x := x.(type) {
			case *cfg.Load:
				see(x.LV)
			case *cfg.AddrOf:
				see(x.LV)
			}
		})
	}
	return uses
}

// mainArgs passes argc, argv and an empty environment.
func (m *Machine) mainArgs(f *frame) {
	ps := m.code.Main.Params
	ptr := m.code.model.PointerSize()
	pt := &m.code.pointer
	m.args = m.opt.Args
	if m.args == nil {
		m.args = m.arguments()
	}
	vs := []Value{{Lo: uint64(len(m.args))}, {}, {}}
	if len(ps) > 1 {
		list := m.create(Object{Kind: GlobalObject, Size: ptr * int64(len(m.args)+1), Thread: 0}, true)
		for i, a := range m.args {
			s := m.create(Object{Kind: GlobalObject, Size: int64(len(a)) + 1, Thread: 0}, true)
			s.data = append([]byte(a), 0)
			list.write(int64(i)*ptr, pt, Value{Lo: s.Addr, Prov: s.ID})
		}
		vs[1] = Value{Lo: list.Addr, Prov: list.ID}
		env := m.create(Object{Kind: GlobalObject, Size: ptr, Thread: 0}, true)
		vs[2] = Value{Lo: env.Addr, Prov: env.ID}
	}
	for i := range ps {
		if i < len(vs) {
			if m.keeps(Inputs) {
				vs[i] = unknown
			}
			m.pass(0, f, i, vs[i], nil)
		}
	}
}
