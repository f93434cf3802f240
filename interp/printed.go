package interp

import "github.com/mayrun-dev/mayrun/cfg"

// Texts that calls print into memory. Their arguments are registers, or in a list of variable arguments; strings are
// looked at when the text is written, behind the accesses of the call.

// printed is the text that a call prints: "printf" with its format and arguments, or "vprintf" with a format and
// the address of a list of arguments.
func (m *Machine) printed(f *frame, name string, args []arg) ([]byte, bool) {
	if len(args) == 0 {
		return nil, false
	}
	p, format, ok := m.printer(f, name, args)
	if !ok || !p.print(format) {
		return nil, false
	}
	m.work += int64(len(p.out))
	return p.out, true
}

// newPrinter is a printer for the program's types.
func (m *Machine) newPrinter() *printer {
	p := &printer{long: m.code.Types.Long.Size(), pointer: m.code.model.PointerSize()}
	if m.code.model == cfg.LP64 {
		p.double = 16
	}
	return p
}

// printer is a printer of a call's arguments.
func (m *Machine) printer(f *frame, name string, args []arg) (*printer, []byte, bool) {
	p := m.newPrinter()
	p.text = func(v Value, max int64) ([]byte, bool) { return operand{m, v}.text(max) }
	format, ok := operand{m, m.get(f, args[0].slot)}.text(-1)
	if !ok {
		return nil, nil, false
	}
	if name == "vprintf" {
		l, ok := m.listOf(m.get(f, args[1].slot))
		p.next = l.next
		return p, format, ok
	}
	args = args[1:]
	p.next = func(size int64) (Value, bool) {
		if len(args) == 0 || args[0].typ == nil {
			return Value{}, false
		}
		a := args[0]
		args = args[1:]
		v := m.get(f, a.slot)
		return v, !v.undef && a.typ.carries(size)
	}
	return p, format, true
}

// carries reports whether a number of so many bytes, negative for a floating one, has this type.
func (s *scalar) carries(size int64) bool {
	if size < 0 {
		return s.size == -size && (s.class == cFloat || s.class == cExtended)
	}
	return s.size == size && (s.class == cInt || s.class == cPtr)
}

// A valist reads the variable arguments of a list, which it leaves alone.
type valist struct {
	m  *Machine
	o  *object
	at int64
}

// listOf is the list at a place.
func (m *Machine) listOf(p Value) (*valist, bool) {
	ptr := &m.code.pointer
	at := int64(0)
	if m.code.model == cfg.LP64 {
		at = 8
	}
	o, off, _ := m.resolve(p, at+ptr.size)
	if o == nil || o.indeterminate(off+at, ptr.size) {
		return nil, false
	}
	a, pos, _ := m.resolve(o.read(off+at, ptr), 0)
	return &valist{m, a, pos}, a != nil && a.Kind == VarArgs
}

// next is the next argument, of so many bytes.
func (l *valist) next(size int64) (Value, bool) {
	t := &scalar{class: cInt, size: size}
	switch {
	case size == -8:
		t.class, t.size = cFloat, 8
	case size == -16:
		t.class, t.size = cExtended, 16
	case size == l.m.code.pointer.size:
		t = &l.m.code.pointer
	}
	t.num = l.m.code.pointer.num
	at := l.at
	l.at += (t.size + 7) &^ 7
	// Behind the last argument is some room that none has.
	if size == 0 || l.at+8 > l.o.Size || l.o.indeterminate(at, t.size) {
		return Value{}, false
	}
	return l.o.read(at, t), true
}

// nextListed says what vprintf takes from a list next, if the arguments are the format, the address of a list as it
// was, and that of the list as it is now: nothing (0), a string (3), or something else (1).
func (m *Machine) nextListed(a []operand) (int64, bool) {
	format, ok := a[0].text(-1)
	if !ok {
		return 0, false
	}
	from, ok := m.listOf(a[1].v)
	now, also := m.listOf(a[2].v)
	if !ok || !also || from.o != now.o {
		return 0, false
	}
	kind, found, fresh := int64(0), false, false
	p := m.newPrinter()
	p.next = func(size int64) (Value, bool) {
		v, ok := from.next(size)
		if fresh = !found && now.at < from.at; fresh {
			kind, found = 1, true
		}
		return v, ok
	}
	p.text = func(Value, int64) ([]byte, bool) {
		if fresh {
			kind = 3
		}
		return nil, true
	}
	ok = p.print(format)
	return kind, ok || found
}

// filling is what an instruction is about to write, if that is computed: a text with its terminator, cut off where
// there is no room, or what a file has given.
func (m *Machine) filling(t *thread, in *instr) (*blob, bool) {
	f, x := t.top, in.x
	switch {
	case in.op != opFill || x.text == "" || m.keeps(Inputs):
		return nil, false
	case fileCalls[x.text] != nil:
		return t.got, t.got != nil
	case x.text == "sigwait":
		return nil, false // it is chosen when the signal comes
	case x.text != "printf" && x.text != "vprintf":
		return m.signalSet(t, x)
	}
	s, ok := m.printed(f, x.text, x.call.args)
	if !ok {
		return nil, false
	}
	s = append(s, 0)
	if x.known {
		n := m.get(f, in.b)
		if n.undef || int64(n.Lo) < 0 {
			return nil, false
		}
		if room := int64(n.Lo); room < int64(len(s)) {
			if s = s[:room]; room > 0 {
				s[room-1] = 0
			}
		}
	}
	return &blob{size: int64(len(s)), data: s}, true
}
