// Package litmus holds the analysis against C's memory model: small programs of atomic accesses of all orders,
// whose results decide whether two plain accesses run in parallel. Its tests have an oracle of their own, which
// enumerates the executions of such a program that the model RC11 permits.
package litmus
