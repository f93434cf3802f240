package freshness

// Objects lists the fresh bases.
func (d *Digest) Objects(a Element) []uint32 { return d.sets.Items(a.Fresh) }
