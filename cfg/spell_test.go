package cfg_test

import (
	"math"
	"strings"
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend"
)

// TestSpell: expressions have one text only if they have one value. Each line is a pair of them, over the same registers.
func TestSpell(t *testing.T) {
	for _, test := range []struct {
		x, y string
		same bool
	}{
		{"n + 1", "n + 1", true},
		{"n + 1", "n + 2", false},
		{"n + 1", "m + 1", false},
		{"n + 1", "1 + n", false},
		{"n - m", "m - n", false},
		{"0x31L << n", "0x31u << n", false},
		{"-1L >> n", "-1UL >> n", false},
		{"-1L / m", "-1UL / m", false},
		{"~n", "-n", false},
		{"(short)n", "(char)n", false},
		{"(long)n >> 1", "(long)(n >> 1)", false},
		{"n % 8", "n % 8u", false},
		{"!n", "!m", false},
	} {
		spell := func(x string) string {
			p, err := frontend.LoadSource(t.Context(), map[string]string{"a.c": "long f(int n, unsigned m) { return " + x + "; }\nint main(void) { return f(1, 2); }"}, frontend.Options{})
			if err != nil {
				t.Fatal(err)
			}
			for e := range p.AllEdges() {
				if a, ok := e.Action.(*cfg.Return); ok && e.From.Func.Name == "f" {
					var b strings.Builder
					if !cfg.Spell(&b, a.Value, func(l *cfg.Load) bool { b.WriteString(l.LV.Var.Name); return l.LV.IsVariable() }, nil) {
						t.Fatalf("%s cannot be spelled", x)
					}
					return b.String()
				}
			}
			t.Fatalf("%s is not returned", x)
			return ""
		}
		if a, b := spell(test.x), spell(test.y); (a == b) != test.same {
			t.Errorf("%s is %q, and %s is %q", test.x, a, test.y, b)
		}
	}
}

// A conversion makes another number of a constant of another type.
func TestSpellConverted(t *testing.T) {
	wide := &cfg.Int{Name: "__int128", Bytes: 16, Signed: true}
	text := func(typ *cfg.Int) string {
		var b strings.Builder
		if !cfg.Spell(&b, &cfg.Cast{Typ: wide, X: &cfg.Const{Typ: typ, Bits: math.MaxUint64}}, nil, nil) {
			t.Errorf("%s cannot be spelled", typ)
		}
		return b.String()
	}
	if a, b := text(&cfg.Int{Name: "long", Bytes: 8, Signed: true}), text(&cfg.Int{Name: "unsigned long", Bytes: 8}); a == b {
		t.Errorf("both are %q", a)
	}
}

// What is read may be refused, and so may addresses; an index is a number whatever its type is, unless it is a negative one.
func TestSpellIndex(t *testing.T) {
	i, u := &cfg.Int{Name: "long", Bytes: 8, Signed: true}, &cfg.Int{Name: "unsigned long", Bytes: 8}
	text := func(x cfg.Expr) string {
		var b strings.Builder
		cfg.SpellIndex(&b, x, nil, nil)
		return b.String()
	}
	if a, b := text(&cfg.Const{Typ: i, Bits: 3}), text(&cfg.Const{Typ: u, Bits: 3}); a != b {
		t.Errorf("%q, %q", a, b)
	}
	if a, b := text(&cfg.Const{Typ: i, Bits: math.MaxUint64}), text(&cfg.Const{Typ: u, Bits: math.MaxUint64}); a == b {
		t.Errorf("both are %q", a)
	}
	lv := cfg.VarLV(&cfg.Var{Name: "v", Type: i})
	var b strings.Builder
	if cfg.Spell(&b, &cfg.Load{LV: lv}, func(*cfg.Load) bool { return false }, nil) || cfg.Spell(&b, &cfg.AddrOf{LV: lv, Typ: &cfg.Pointer{Elem: i, Bytes: 8}}, nil, nil) {
		t.Error("what is refused is spelled")
	}
}
