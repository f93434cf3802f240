package ownership

// Strict returns a digest that follows no strays: what it drops is all that the text does not show to be by the rules.
func Strict() *Digest {
	d := New()
	d.strict = true
	return d
}
