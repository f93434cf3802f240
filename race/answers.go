package race

import "github.com/mayrun-dev/mayrun/digest"

// answers are what the digests say of pairs of accesses to one object. Very many accesses have few digests among them: each
// is known by a number, and is asked once about each other one.
type answers struct {
	pass    *Pass
	base    uint32 // 0: objects that are not known
	numbers map[asker]int
	rows    [2][][]uint64 // of one that asks, by the other's number: the excluders; for the second kind, see [digest.Location].Raced
	cells   int
}

// asker is what the answer depends on.
type asker struct {
	digest   digest.Tuple
	newest   uint32
	anywhere bool
}

// unasked is the answer that has not been given. If every component excludes a pair, it is asked again.
const unasked = ^uint64(0)

// maxCells bounds the answers that are kept, 8 bytes each.
const maxCells = 1 << 22

func (p *Pass) answers(base uint32) *answers {
	return &answers{pass: p, base: base, numbers: map[asker]int{}}
}

// number is that of who makes the accesses of a class.
func (as *answers) number(c *class) int {
	if c.asked == as {
		return c.number
	}
	k := asker{c.Digest, c.Newest, c.Anywhere}
	n, ok := as.numbers[k]
	if !ok {
		n = len(as.numbers)
		as.numbers[k] = n
	}
	c.asked, c.number = as, n
	return n
}

// groups are classes by who makes their accesses, in the order of the first of each.
func (as *answers) groups(cs []*class) (groups [][]*class) {
	at := map[int]int{}
	for _, c := range cs {
		n := as.number(c)
		i, ok := at[n]
		if !ok {
			i = len(groups)
			at[n] = i
			groups = append(groups, nil)
		}
		c.group = i
		groups[i] = append(groups[i], c)
	}
	return groups
}

// of is the set of components that exclude a pair.
func (as *answers) of(a, b *class, raced bool) uint64 {
	x, y := as.number(a), as.number(b) // before the row, which has room for both
	row := as.row(x, raced)
	if row[y] == unasked {
		where := digest.Location{Base: as.base, Unknown: b.Anywhere, Raced: raced}
		if newest := max(a.Newest, b.Newest); newest != 0 {
			where.Base = newest
		}
		row[y] = as.pass.asked.MayRun(where, min(a.Digest, b.Digest), max(a.Digest, b.Digest)) & as.pass.Excluders
	}
	return row[y]
}

// known is that, if it has been asked for.
func (as *answers) known(a, b *class, raced bool) (by uint64, ok bool) {
	x, y := as.number(a), as.number(b)
	by = as.row(x, raced)[y]
	return by, by != unasked
}

// row are the answers that one has got so far, with room for all others.
func (as *answers) row(x int, raced bool) []uint64 {
	rows := &as.rows[0]
	if raced {
		rows = &as.rows[1]
	}
	if x < len(*rows) && len((*rows)[x]) == len(as.numbers) {
		return (*rows)[x]
	}
	if as.cells > maxCells {
		as.rows, as.cells = [2][][]uint64{}, 0
	}
	for len(*rows) <= x {
		*rows = append(*rows, nil)
	}
	row := (*rows)[x]
	as.cells += len(as.numbers) - len(row)
	for len(row) < len(as.numbers) {
		row = append(row, unasked)
	}
	(*rows)[x] = row
	return row
}
