package engine

// numbers gives things numbers from 0, in the order in which they are first asked for. The zero value has given
// none.
type numbers[K comparable] struct {
	index map[K]uint32
	list  []K
}

// of is the number of k.
func (n *numbers[K]) of(k K) uint32 {
	i, ok := n.index[k]
	if !ok {
		if n.index == nil {
			n.index = map[K]uint32{}
		}
		i = uint32(len(n.list))
		n.index[k] = i
		n.list = append(n.list, k)
	}
	return i
}

// at is the thing with a number.
func (n *numbers[K]) at(i uint32) K { return n.list[i] }

// len is how many numbers have been given.
func (n *numbers[K]) len() int { return len(n.list) }
