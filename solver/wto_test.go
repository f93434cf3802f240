package solver

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

func TestWeakTopologicalOrder(t *testing.T) {
	for _, c := range []struct {
		name  string
		edges [][]int32
		want  []int32
	}{
		{"chain", [][]int32{{1}, {2}, {}}, []int32{0, 1, 2}},
		{"branch", [][]int32{{1, 2}, {3}, {3}, {}}, []int32{0, 2, 1, 3}},
		{"loop", [][]int32{{1}, {2, 3}, {1}, {}}, []int32{0, 1, 2, 3}},
		// 0 (1 2 (3 4) 5) 6: the inner loop is a block within the outer one.
		{"nested loops", [][]int32{{1}, {2, 6}, {3}, {4, 5}, {3}, {1}, {}}, []int32{0, 1, 2, 3, 4, 5, 6}},
		{"self loop", [][]int32{{0, 1}, {}}, []int32{0, 1}},
	} {
		start := make([]int32, len(c.edges))
		for i := range start {
			start[i] = int32(i)
		}
		got, _ := weakTopologicalOrder(len(c.edges), func(n int32) []int32 { return c.edges[n] }, start)
		if c.name == "nested loops" || c.name == "loop" {
			// What comes after a loop may be anywhere after its head.
			place := invert(got)
			for from, to := range c.edges {
				for _, to := range to {
					if back := place[from] >= place[to]; back != (int32(from) > to) {
						t.Errorf("%s: %v: edge %d → %d", c.name, got, from, to)
					}
				}
			}
			continue
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

func invert(order []int32) []int {
	place := make([]int, len(order))
	for i, n := range order {
		place[n] = i
	}
	return place
}

// On any graph every node has one place, and edges between different components lead forwards.
func TestWeakTopologicalOrderOfAnyGraph(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 12).Draw(t, "nodes")
		edges := make([][]int32, n)
		reach := make([][]bool, n)
		for i := range edges {
			edges[i] = rapid.SliceOfN(rapid.Int32Range(0, int32(n)-1), 0, 3).Draw(t, "edges")
			reach[i] = make([]bool, n)
			for _, j := range edges[i] {
				reach[i][j] = true
			}
		}
		for k := range n {
			for i := range n {
				for j := range n {
					reach[i][j] = reach[i][j] || reach[i][k] && reach[k][j]
				}
			}
		}
		start := make([]int32, n)
		for i := range start {
			start[i] = int32(i)
		}
		order, end := weakTopologicalOrder(n, func(n int32) []int32 { return edges[n] }, start)
		if sorted := slices.Sorted(slices.Values(order)); !slices.Equal(sorted, start) {
			t.Fatalf("%v is no permutation", order)
		}
		place := invert(order)
		for i := range n {
			if int(end[i]) < place[i] || int(end[i]) >= n || !reach[i][order[end[i]]] && int(end[i]) > place[i] {
				t.Fatalf("%v: the block of %d ends at %d", order, i, end[i])
			}
			for _, j := range edges[i] {
				if place[i] > place[j] && !reach[j][i] {
					t.Fatalf("%v: edge %d → %d leads backwards, but is in no cycle", order, i, j)
				}
			}
		}
	})
}
