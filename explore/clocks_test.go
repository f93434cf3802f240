package explore

import (
	"fmt"
	"testing"

	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/interp"
	"github.com/mayrun-dev/mayrun/rules"
)

// A script is what threads do to one object of four bytes. Of each thread the first character is its number.
//
//	1r  1w  1u   an atomic read, write, update that is relaxed; with the order behind it: c, a, r, x (acquires and
//	             releases), s
//	1p           a plain write
//	1F           a fence, with the order behind it
//	1B           an update that is a full barrier
//	1b  1U       an atomic write, an update of a byte in the object
//	1H  1h       registers what runs at the end; it begins to run, in the thread
func script(c *Clocks, text string) {
	orders := map[byte]cfg.MemoryOrder{'c': cfg.Consume, 'a': cfg.Acquire, 'r': cfg.Release, 'x': cfg.AcqRel, 's': cfg.SeqCst}
	var word string
	for rest := text; rest != ""; {
		n, _ := fmt.Sscanf(rest, "%s", &word)
		if n == 0 {
			return
		}
		rest = rest[min(len(rest), len(word)+1):]
		e := &interp.Event{Thread: interp.ThreadID(word[0] - '0'), Object: 1, Size: 4, Peer: interp.NoThread}
		if len(word) > 2 {
			e.Order = orders[word[2]]
		}
		e.Atomic = true
		switch word[1] {
		case 'r':
			e.Kind = interp.Read
		case 'w':
			e.Kind = interp.Write
		case 'u':
			e.Kind = interp.Update
		case 'p':
			e.Kind, e.Atomic = interp.Write, false
		case 'F':
			e.Kind, e.Atomic = interp.Fence, false
		case 'B':
			e.Kind, e.Order, e.Barrier, e.Object = interp.Update, cfg.SeqCst, true, 2+interp.ObjectID(e.Thread)
		case 'b':
			e.Kind, e.Offset, e.Size = interp.Write, 2, 1
		case 'U':
			e.Kind, e.Offset, e.Size = interp.Update, 2, 1
		case 'H':
			e.Kind, e.Atomic, e.Handler = interp.ThreadCreate, false, 1
		case 'h':
			e.Kind, e.Atomic, e.Handler = interp.HandlerBegin, false, 1
		}
		c.Step(e)
	}
}

// TestClocks: what thread 1 has done first is known to the last thread that does something, or is not.
func TestClocks(t *testing.T) {
	for _, c := range []struct {
		text          string
		known, surely bool // if nothing is left out, and by the weakest rules
	}{
		{"1wr 2ra", true, true},
		{"1wr 2rc", true, false},
		{"1wr 2r", false, false},
		{"1w 2ra", false, false},
		{"1wr 2r 2Fa", true, true},
		{"1wr 2r 2Fc", true, true},
		{"1wr 2r 2Fr", false, false},
		{"1Fr 1w 2ra", true, true},
		{"1Fa 1w 2ra", false, false},
		{"1Fs 1w 2r 2Fs", true, true},
		{"1wr 1w 2ra", true, false},       // its own release sequence
		{"1wr 2u 1w 3ra", true, false},    // goes on behind updates of others
		{"1wr 1w 2u 3ra", true, false},    // and they with it
		{"1wr 2w 1w 3ra", false, false},   // but not behind writes
		{"1wr 2w 3ra", false, false},      // nor does anybody else continue it
		{"1wr 2wr 3ra", false, false},     // even who releases
		{"1wr 2u 3ra", true, true},        // but by updates of any order
		{"1wr 2ur 3ua 4ra", true, true},   // of any number
		{"1wr 2u 2w 3ra", false, false},   // not by what comes behind them
		{"1Fr 1w 1w 2ra", true, true},     // the fence comes before both
		{"1wr 2p 3ra", false, false},      // a plain write ends it
		{"1wr 1p 2ra", true, false},       // unless its own does not
		{"1wr 1B 1w 1p 2ra", true, false}, // whatever comes between
		{"1B 1w 2r 2B", true, false},      // gcc's full barriers are fences
		{"1B 1w 2r", false, false},        // if both are there
		{"1b 2ra", false, false},          // a byte, relaxed
		{"1wr 2b 3ra", true, false},       // of which others write a part: C does not have that
		{"1wr 2U 3ra", true, false},
		{"1H 2h", true, true}, // the registration of what runs at an end
		{"1H 2ra", false, false},
	} {
		check := func(weakest, want bool) {
			clocks := &Clocks{Standard: rules.Standard{Weakest: weakest}}
			script(clocks, c.text)
			if got := clocks.Of(lastOf(c.text)).at(1) > 0; got != want {
				t.Errorf("%q, weakest %v: known %v", c.text, weakest, got)
			}
		}
		check(false, c.known)
		check(true, c.surely)
	}
}

func lastOf(text string) (last interp.ThreadID) {
	for i := 0; i < len(text); i++ {
		if i == 0 || text[i-1] == ' ' {
			last = interp.ThreadID(text[i] - '0')
		}
	}
	return last
}
