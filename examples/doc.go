// Package examples holds the programs that a newcomer reads first.
//
//	c/…            C programs, each in a racing and a fixed version, for mayrun check
//	library        a Go program that analyses C sources and prints the races, in forty lines
//	customdigest   a digest of one's own
//	cookbook       three more, with the mistakes that their tests must find; how to read a counterexample
//	basic          an analysis of another language, with packages lattice and solver
//
// Each of them runs as a test. The marks in the C programs (RACE!, NORACE) are explained in internal/annotest.
package examples
