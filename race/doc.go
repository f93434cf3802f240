// Package race decides which pairs of accesses may race, and holds the report about them (DESIGN §2 and §6;
// "Data Race Detection by Digest-Driven Abstract Interpretation", §6).
//
// The engine hands over every access of the program as a [Point]: which bytes of which object, read or write,
// atomic or not, and the digest of the history that led to it. Two points *conflict* if they may touch a common
// byte, at least one writes, and not both are atomic; an access through an unknown pointer may touch every
// object that other threads can reach. A [Pass] looks at every conflicting pair, of two accesses or of one
// access with itself in another thread, and asks the product of digests whether they may run in parallel. If no
// component excludes that, the pair is reported; otherwise the set of components that exclude it is kept, and
// for every safe location the report names a smallest choice of digests that excludes all its pairs.
//
// Accesses that differ only in where they stand in the source fall into one class, and classes are compared,
// not accesses. Accesses that overlap, directly or by way of others, make up one location, which gets one
// finding.
//
// Making or destroying a synchronisation object conflicts with every use of it, and freeing an object with
// every access to it.
package race
