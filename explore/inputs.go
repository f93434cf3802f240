package explore

import (
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/interp"
	"github.com/mayrun-dev/mayrun/interp/concolic"
)

// constants are the numbers of a program that inputs may be compared with, and their neighbours.
func constants(p *cfg.Program) []uint64 {
	seen := map[uint64]bool{}
	var out []uint64
	add := func(x uint64) {
		if !seen[x] {
			seen[x] = true
			out = append(out, x)
		}
	}
	for _, f := range p.All() {
		if f == p.Init || f == p.TLSInit {
			continue
		}
		for _, n := range f.Nodes {
			for _, e := range n.Out {
				cfg.InspectAction(e.Action, func(x cfg.Expr) {
					switch x := x.(type) {
					case *cfg.Binary:
						for _, y := range []cfg.Expr{x.X, x.Y} {
							if c, ok := cfg.IsConst(y); ok {
								add(uint64(c))
								add(uint64(c) + 1)
								add(uint64(c) - 1)
							}
						}
					case *cfg.Load:
						index(x.LV, add)
					case *cfg.AddrOf:
						index(x.LV, add)
					}
				})
			}
		}
	}
	slices.Sort(out)
	return out
}

// index adds the constant indices of an lvalue: an input may be meant to meet the same element.
func index(lv *cfg.LVal, add func(uint64)) {
	for _, s := range lv.Path {
		if s.Index != nil {
			if c, ok := cfg.IsConst(s.Index); ok {
				add(uint64(c))
			}
		}
	}
}

// inputs decides what a program leaves open, and writes the decisions down.
type inputs struct {
	rnd    *rand.Rand
	pool   []uint64
	sticky uint64 // a number that this run prefers
	// how often a call takes another way than the first one, which is the call that succeeds: once in so many
	// times; 0: never
	fails  int
	keyed  bool   // decisions depend on the thread and its earlier decisions only
	seed   uint64 // of keyed decisions
	crowd  int    // how many threads at a time the execution likes
	words  []string
	text   []uint64 // what is left of an argument
	bare   bool     // the program is called without arguments
	linger bool     // whether the process likes to go on when a thread may end it
	log    []uint64
	whose  []interp.ThreadID // of each decision
	given  []uint64          // decisions to repeat
	each   [][]uint64        // decisions to repeat, of each thread apart; before given
	taken  []int             // how many of each
	plan   plan              // what to choose first
	count  []int             // how much each thread has chosen
	trace  *concolic.Trace   // to follow the inputs; nil: not
	also   interp.Follower   // follows the inputs, too
	guess  bool              // some decision was not the program's to take
	other  bool              // values that memory happens to hold are others than those to repeat
	ways   []way             // what was chosen from few ways, if that is to be turned as well
	turned bool              // whether to fill ways
	stop   *stop             // from which the execution goes on
	kinds  bool              // whether to fill chosen
	chosen []Chosen
}

func (in *inputs) choose(c *interp.Choice) uint64 {
	x := in.decide(c)
	if n := uint64(len(c.Edges)); c.Kind == interp.EdgeChoice && n > 0 {
		in.guess = in.guess || c.Edges[x%n].Guess // some ways may be open to the program where others are not
	} else {
		in.guess = in.guess || c.Guess
	}
	if in.turned && c.N > 1 && c.N <= fewWays && (c.Kind == interp.EdgeChoice || c.Kind == interp.FailChoice) {
		in.ways = append(in.ways, way{c.Thread, in.count[c.Thread] - 1, c.Edge, slices.Clone(c.Edges), c.N, int(x % uint64(c.N))})
	}
	in.log = append(in.log, x)
	in.whose = append(in.whose, c.Thread)
	if in.kinds {
		in.chosen = append(in.chosen, Chosen{c.Kind, c.Thread, c.Edge, x})
	}
	return x
}

// apart are the decisions so far, of each thread apart.
func (in *inputs) apart() [][]uint64 {
	var out [][]uint64
	for i, t := range in.whose {
		for int(t) >= len(out) {
			out = append(out, nil)
		}
		out[t] = append(out[t], in.log[i])
	}
	return out
}

func (in *inputs) decide(c *interp.Choice) uint64 {
	x := in.answer(c)
	if in.other && c.Kind == interp.Indeterminate {
		if i, ok := c.Type.(*cfg.Int); ok && i.Bytes < 8 && !i.Bool {
			x &= 1<<(8*i.Bytes) - 1 // what of it counts
		}
		if x != 0 {
			return 0
		}
		return 0x0101_0101_0101_0101
	}
	return x
}

func (in *inputs) answer(c *interp.Choice) uint64 {
	if in.each != nil {
		for int(c.Thread) >= len(in.taken) {
			in.taken = append(in.taken, 0)
		}
		if n := in.taken[c.Thread]; int(c.Thread) < len(in.each) && n < len(in.each[c.Thread]) {
			in.taken[c.Thread]++
			return in.each[c.Thread][n]
		}
		return 0
	}
	if n := len(in.log); n < len(in.given) {
		return in.given[n]
	}
	for int(c.Thread) >= len(in.count) {
		in.count = append(in.count, 0)
	}
	n := in.count[c.Thread]
	in.count[c.Thread]++
	if int(c.Thread) < len(in.plan) && n < len(in.plan[c.Thread]) {
		return in.plan[c.Thread][n]
	}
	if in.keyed {
		for int(c.Thread) >= len(in.taken) {
			in.taken = append(in.taken, 0)
		}
		in.rnd = keyed(in.seed, c.Thread, in.taken[c.Thread])
		in.taken[c.Thread]++
	}
	switch c.Kind {
	case interp.EdgeChoice, interp.FailChoice:
		if in.fails == 0 || in.rnd.IntN(in.fails) > 0 {
			return 0
		}
		return uint64(in.rnd.IntN(c.N))
	case interp.WakeChoice, interp.SignalChoice:
		return uint64(in.rnd.IntN(c.N))
	case interp.SymbolChoice:
		return uint64(in.rnd.IntN(4) / 3) // few programs have parts that are not here
	case interp.ArgCount:
		// Most programs are called with few arguments, and many with none.
		if in.bare || in.rnd.IntN(2) == 0 {
			return 0
		}
		return uint64(min(in.rnd.IntN(3)*in.rnd.IntN(4)+1, c.N-1))
	case interp.InputText:
		if c.Part == 0 {
			var n uint64
			n, in.text = in.data()
			return n
		}
		if len(in.text) == 0 {
			return 0
		}
		x := in.text[0]
		in.text = in.text[1:]
		return x
	case interp.ArgText:
		if c.Part == 0 {
			in.text = interp.PackText(in.word())
		}
		if len(in.text) == 0 {
			return 0
		}
		x := in.text[0]
		in.text = in.text[1:]
		return x
	}
	x := in.number()
	if _, ok := c.Type.(*cfg.Float); ok {
		return math.Float64bits(float64(int64(x)))
	}
	return x
}

// data are what the program reads from outside: a text, a line, or a number.
func (in *inputs) data() (size uint64, data []uint64) {
	k := in.rnd.IntN(8)
	if k == 0 {
		return uint64(4 + 4*in.rnd.IntN(2)), []uint64{in.number()}
	}
	s := in.word()
	if k < 4 {
		s += "\n"
	}
	return uint64(len(s)), interp.PackText(s)
}

// word is an argument for the program: a number, or a text that the program mentions.
func (in *inputs) word() string {
	switch k := in.rnd.IntN(10); {
	case k < 4 && len(in.words) > 0:
		return in.words[in.rnd.IntN(len(in.words))]
	case k < 8:
		return strconv.Itoa(in.rnd.IntN(10))
	case k < 9:
		return strconv.FormatInt(int64(in.number()), 10)
	}
	return "-" + string(rune('a'+in.rnd.IntN(26)))
}

// words are the short texts of a program, which may be meant for comparison with its arguments.
func words(p *cfg.Program) []string {
	var out []string
	for _, v := range p.Globals {
		s, end := string(v.Data), len(v.Data)-1
		if v.Storage == cfg.Literal && end >= 0 && end <= 24 && s[end] == 0 && !strings.ContainsAny(s[:end], "\x00\n%") {
			out = append(out, s[:end])
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

func (in *inputs) number() uint64 {
	switch k := in.rnd.IntN(20); {
	case k < 5:
		return uint64(in.rnd.IntN(3))
	case k < 7:
		return uint64(in.rnd.IntN(16))
	case k < 12 && len(in.pool) > 0:
		return in.pool[in.rnd.IntN(len(in.pool))]
	case k < 16:
		return in.sticky
	case k < 18:
		return []uint64{math.MaxUint64, math.MaxInt32, 1 << 31, math.MaxInt64, 1 << 63, 255, 127, 10, 100}[in.rnd.IntN(9)]
	}
	return in.rnd.Uint64() >> in.rnd.IntN(64)
}
