package solver

import "slices"

// weakTopologicalOrder numbers the nodes 0…n-1 of a graph such that most edges lead to higher numbers, and that
// a loop is a block of consecutive numbers that starts with its head, the target of the edges that do not
// (Bourdoncle, "Efficient Chaotic Iteration Strategies with Widenings", FMPA 1993). It returns the nodes in
// that order, and for each node the place of the last one in the block that it heads: its own if it heads none.
//
// Strongly connected components are decomposed again without their heads, to a depth of maxNesting; nodes
// within deeper components are left in depth-first order, which costs speed only. Time O((nodes + edges) ·
// nesting).
func weakTopologicalOrder(n int, successors func(node int32) []int32, start []int32) (order, end []int32) {
	w := wto{successors: successors, region: make([]int32, n), number: make([]int32, n), low: make([]int32, n), end: make([]int32, n)}
	w.decompose(start, 0)
	return w.order, w.end
}

const maxNesting = 16

type wto struct {
	successors  func(int32) []int32
	order, end  []int32
	region      []int32 // the component that a node is in, at the present depth; -1 once it has its place in the order
	regions     int32
	number, low []int32 // Tarjan's; number 0: not visited yet
	count       int32
	stack       []int32
	path        []wtoFrame
}

type wtoFrame struct {
	node int32
	next int // successor to look at next
}

// decompose orders the nodes that can be reached from start within its region.
func (w *wto) decompose(start []int32, depth int) {
	if len(start) == 0 {
		return
	}
	var components [][]int32 // in reverse topological order
	region := w.region[start[0]]
	for _, node := range start {
		if w.number[node] == 0 {
			w.visit(node, region, &components)
		}
	}
	for _, component := range slices.Backward(components) {
		w.order = append(w.order, component[0])
		w.region[component[0]] = -1
		w.end[component[0]] = int32(len(w.order) + len(component) - 2)
		if len(component) == 1 {
			continue
		}
		inner := component[1:]
		if depth == maxNesting {
			for i, node := range inner {
				w.end[node] = int32(len(w.order) + i)
			}
			w.order = append(w.order, inner...)
			continue
		}
		w.regions++
		for _, node := range inner {
			w.region[node] = w.regions
			w.number[node] = 0
		}
		w.decompose(inner, depth+1)
	}
}

// visit is Tarjan's algorithm with an explicit stack. It appends the components in the order in which they are
// finished; each lists its nodes in the order in which they were visited, so that the first is where it was
// entered.
func (w *wto) visit(node, region int32, components *[][]int32) {
	push := func(node int32) {
		w.count++
		w.number[node], w.low[node] = w.count, w.count
		w.stack = append(w.stack, node)
		w.path = append(w.path, wtoFrame{node: node})
	}
	const finished = int32(1<<31 - 1)
	for push(node); len(w.path) > 0; {
		top := &w.path[len(w.path)-1]
		v := top.node
		if successors := w.successors(v); top.next < len(successors) {
			s := successors[top.next]
			top.next++
			switch {
			case w.region[s] != region:
			case w.number[s] == 0:
				push(s)
			case w.low[s] != finished:
				w.low[v] = min(w.low[v], w.number[s])
			}
			continue
		}
		w.path = w.path[:len(w.path)-1]
		if len(w.path) > 0 {
			parent := w.path[len(w.path)-1].node
			w.low[parent] = min(w.low[parent], w.low[v])
		}
		if w.low[v] == w.number[v] {
			i := len(w.stack) - 1
			for w.stack[i] != v {
				i--
			}
			component := slices.Clone(w.stack[i:])
			w.stack = w.stack[:i]
			for _, node := range component {
				w.low[node] = finished
			}
			*components = append(*components, component)
		}
	}
}
