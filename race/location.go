package race

import (
	"cmp"
	"slices"
)

// location is a part of an object: accesses that overlap, directly or by way of others.
type location struct {
	bytes    Bytes
	accesses int
}

func locations(cs []*class) []location {
	known := slices.Clone(cs)
	slices.SortStableFunc(known, func(a, b *class) int { return cmp.Compare(a.Bytes.Lo, b.Bytes.Lo) })
	parent := make([]int, len(known))
	for i := range parent {
		parent[i] = i
	}
	find := func(i int) int {
		for parent[i] != i {
			parent[i] = parent[parent[i]]
			i = parent[i]
		}
		return i
	}
	unite := func(i, j int) { parent[find(j)] = find(i) }
	// Single ranges, sorted by where they begin, need only be compared with the one that has come farthest;
	// sets of ranges with everything.
	far := -1
	for i, a := range known {
		if a.Bytes.Lo != a.Bytes.Hi || a.Bytes.Size <= 0 {
			for j, b := range known {
				if j != i && find(i) != find(j) && a.overlaps(&b.Point) {
					unite(i, j)
				}
			}
			continue
		}
		if far >= 0 && known[far].Bytes.Overlaps(a.Bytes) {
			unite(far, i)
		}
		if far < 0 || a.Bytes.Lo+a.Bytes.Size > known[far].Bytes.Lo+known[far].Bytes.Size {
			far = i
		}
	}
	number := map[int]int{}
	var out []location
	for i, c := range known {
		root := find(i)
		n, ok := number[root]
		if !ok {
			n = len(out)
			number[root] = n
			out = append(out, location{bytes: c.Bytes})
		} else {
			out[n].bytes = hull(out[n].bytes, c.Bytes)
		}
		c.loc = n
		out[n].accesses += len(c.points)
	}
	return out
}

// hull is one range that covers both sets, for naming a location.
func hull(a, b Bytes) Bytes {
	if a == b {
		return a
	}
	if a.Size <= 0 || b.Size <= 0 {
		return Bytes{Lo: min(a.Lo, b.Lo)}
	}
	if a.Lo == a.Hi && b.Lo == b.Hi {
		lo := min(a.Lo, b.Lo)
		return Bytes{Lo: lo, Hi: lo, Size: max(a.Lo+a.Size, b.Lo+b.Size) - lo}
	}
	return Bytes{Lo: min(a.Lo, b.Lo), Hi: max(a.Hi, b.Hi), Stride: max(a.Stride, b.Stride), Size: max(a.Size, b.Size)}
}
