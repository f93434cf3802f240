package value

import "slices"

// Smear is what can be read from bytes that hold parts of v: any integer, and v's bases with unknown offsets.
// It does not depend on the size of the read. Zero bytes stay zero, and those that nothing was written to are that.
func (v Value) Smear() Value {
	if v.blank() || v.smeared() {
		return v
	}
	out := make([]Part, 0, len(v.parts)+1)
	out = append(out, Part{Off: anyNum()})
	for _, p := range v.parts {
		if p.Base != Null {
			out = append(out, Part{Base: p.Base, Off: anyNum()})
		}
	}
	return Value{out}
}

// blank reports whether v is what every part of it is, too: zero, or indeterminate.
func (v Value) blank() bool {
	return !slices.ContainsFunc(v.parts, func(p Part) bool {
		c, ok := p.Off.Const()
		return p.Base != Indeterminate && !(p.Base == Null && ok && c == 0)
	})
}

// smeared reports whether v is a result of Smear.
func (v Value) smeared() bool {
	return v.parts[0].Base == Null && !slices.ContainsFunc(v.parts, func(p Part) bool { return p.in != 0 || !equalNum(p.Off, anyNum()) })
}

// addresses is the part of v that is no plain integer, at unknown offsets; also what is indeterminate.
func (v Value) addresses() Value {
	parts := v.Smear().parts
	if len(parts) > 0 && parts[0].Base == Null {
		parts = parts[1:]
	}
	return Value{parts}
}

// smears joins the smears of values, without making each of them: where many cells are read at once, most of them add
// nothing. The zero value is that of none.
type smears struct {
	blank Value  // of those that are their own
	bases []Base // those of the others, ascending, without [Null]
	some  bool   // there are others
}

// add adds the smear of a value.
func (s *smears) add(v Value) {
	if v.blank() {
		s.blank = s.blank.Join(v)
		return
	}
	s.some = true
	i := 0
	for _, p := range v.parts {
		if p.Base == Null {
			continue
		}
		for i < len(s.bases) && s.bases[i] < p.Base {
			i++
		}
		if i == len(s.bases) || s.bases[i] != p.Base {
			s.bases = slices.Insert(s.bases, i, p.Base)
		}
	}
}

// join is v joined with all of them.
func (s *smears) join(v Value) Value {
	v = v.Join(s.blank)
	if !s.some {
		return v
	}
	parts := make([]Part, 0, len(s.bases)+1)
	parts = append(parts, Part{Off: anyNum()})
	for _, b := range s.bases {
		parts = append(parts, Part{Base: b, Off: anyNum()})
	}
	return v.Join(Value{parts})
}
