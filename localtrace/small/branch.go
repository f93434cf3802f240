package small

import (
	"fmt"

	"github.com/mayrun-dev/mayrun/cfg"
)

// branch builds the statements with blocks.
func (b *builder) branch(s Stmt, at *cfg.Node) (*cfg.Node, error) {
	at, first, others, err := b.ways(s, at)
	if err != nil {
		return nil, err
	}
	if s.Op == "loop" {
		body, err := b.stmts(s.Blocks[0], b.then(at, first))
		if err != nil {
			return nil, err
		}
		b.edge(body, at, &cfg.Skip{})
		return b.then(at, others[0]), nil
	}
	inside := b.then(at, first)
	if s.Op == "lockif" && b.robust[s.Args[0]] {
		b.edge(at, inside, &cfg.Lock{Mutex: b.address(s.Args[0], b.prog.Types.Int), Orphaned: true})
	}
	end, err := b.stmts(s.Blocks[0], inside)
	if err != nil {
		return nil, err
	}
	if s.Op == "once" {
		end = b.then(end, &cfg.OnceDone{Control: b.address(s.Args[0], b.prog.Types.Int)})
	}
	other := b.f.NewNode()
	for _, a := range others {
		b.edge(at, other, a)
	}
	if len(s.Blocks) > 1 {
		if other, err = b.stmts(s.Blocks[1], other); err != nil {
			return nil, err
		}
	}
	b.edge(end, other, &cfg.Skip{})
	return other, nil
}

// ways are the actions that lead into the first block of a statement, and past it, from a program point that
// comes after at.
func (b *builder) ways(s Stmt, at *cfg.Node) (from *cfg.Node, first cfg.Action, others []cfg.Action, err error) {
	ts := b.prog.Types
	decide := func(cond cfg.Expr, truth bool) {
		first, others = &cfg.Guard{Cond: cond, Truth: truth}, []cfg.Action{&cfg.Guard{Cond: cond, Truth: !truth}}
	}
	switch s.Op {
	case "choose", "loop":
		first, others = &cfg.Skip{}, []cfg.Action{&cfg.Skip{}}
	case "see":
		decide(&cfg.Load{LV: b.place(s.Args[0])}, true)
	case "lockif", "trylock":
		m, kind, try := b.address(s.Args[0], ts.Int), b.kinds[s.Args[0]], s.Op == "trylock"
		first, others = &cfg.Lock{Mutex: m, Kind: kind, Try: try}, []cfg.Action{&cfg.LockFail{Mutex: m, Kind: kind, Try: try}}
		if b.robust[s.Args[0]] {
			others = append(others, &cfg.LockFail{Mutex: m, Kind: kind, Try: try, Lost: true})
		}
	case "unlockif":
		m, kind := b.address(s.Args[0], ts.Int), b.kinds[s.Args[0]]
		first, others = &cfg.Unlock{Mutex: m, Kind: kind}, []cfg.Action{&cfg.UnlockFail{Mutex: m, Kind: kind}}
	case "joinif", "tryjoin":
		var handle cfg.Expr
		at, handle = b.handle(s.Args[0], at)
		first, others = &cfg.Join{Thread: handle}, []cfg.Action{&cfg.JoinFail{Thread: handle, Try: s.Op == "tryjoin"}}
	case "once":
		o := b.address(s.Args[0], ts.Int)
		first, others = &cfg.OnceBegin{Control: o}, []cfg.Action{&cfg.OnceWait{Control: o}}
	case "load", "swap":
		o, err := order(s, 1)
		if err != nil {
			return nil, nil, nil, err
		}
		v, x := b.fresh("v", ts.Int), b.global(s.Args[0], ts.Int)
		if s.Op == "load" {
			at = b.then(at, &cfg.AtomicLoad{Result: v, Source: x, Order: o})
		} else {
			at = b.then(at, &cfg.AtomicRMW{Old: v, Target: x, Op: cfg.RMWExchange, Operand: b.int(1), Order: o})
		}
		decide(&cfg.Load{LV: v}, s.Op == "load")
	case "cas":
		swap, success, err := b.swap(s, 1, 2)
		if err != nil {
			return nil, nil, nil, err
		}
		at = b.then(at, swap)
		decide(success, true)
	default:
		return nil, nil, nil, fmt.Errorf("small: unknown statement %q", s.Op)
	}
	return at, first, others, nil
}
