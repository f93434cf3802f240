package interp

import (
	"encoding/binary"
	"math/bits"
)

// Sets of signals are computed, and a thread that waits for one of a set gets any of them: another process may have
// sent it. The last two signals before the real-time ones of POSIX belong to the C library.

const librarySignals = 1<<31 | 1<<32

// uncaught are the signals that no thread waits for: SIGKILL and SIGSTOP.
const uncaught = 1<<8 | 1<<18

// signalSet is the set of signals that a call makes, as the system keeps it: a bit for each, from signal 1 on.
// What others do with numbers that no signal has is not executed.
func (m *Machine) signalSet(t *thread, x *extra) (*blob, bool) {
	arg := func(i int) Value { return m.get(t.top, x.call.args[i].slot) }
	set, bit := uint64(0), uint64(0)
	switch x.text {
	case "sigfillset":
		set = ^uint64(librarySignals)
	case "sigaddset", "sigdelset":
		var ok bool
		n := arg(1)
		if set, ok = m.signals(arg(0)); !ok || n.undef || n.Lo < 1 || n.Lo > 64 || librarySignals>>(n.Lo-1)&1 != 0 {
			m.choose(Choice{Kind: LibraryValue, Thread: t.id, Edge: x.edge, N: 1, Guess: true})
			return nil, false
		}
		bit = 1 << (n.Lo - 1)
	}
	if set |= bit; x.text == "sigdelset" {
		set &^= bit
	}
	return &blob{size: 8, data: binary.LittleEndian.AppendUint64(nil, set)}, true
}

// signals is the set at a place.
func (m *Machine) signals(p Value) (uint64, bool) {
	o, at, _ := m.resolve(p, 8)
	if o == nil || o.indeterminate(at, 8) || o.says(at, 8) {
		return 0, false
	}
	return o.bits(at, 8), true
}

// awaited chooses the signal that sigwait gets; ok is false if it is not known of which set, or if none can come.
func (m *Machine) awaited(t *thread, x *extra) (*blob, bool) {
	set, ok := m.signals(m.get(t.top, x.call.args[0].slot))
	if set &^= librarySignals | uncaught; !ok || set == 0 {
		m.choose(Choice{Kind: LibraryValue, Thread: t.id, Edge: x.edge, N: 1, Guess: true})
		return nil, false
	}
	for range m.choose(Choice{Kind: SignalChoice, Thread: t.id, Edge: x.edge, N: bits.OnesCount64(set)}) {
		set &= set - 1
	}
	return &blob{size: 4, data: binary.LittleEndian.AppendUint32(nil, uint32(bits.TrailingZeros64(set)+1))}, true
}
