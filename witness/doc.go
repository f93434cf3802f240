// Package witness reads and writes executions that show races.
//
// A [File] is mayrun's own format (JSON): which program, which race, what the inputs were, and which thread
// took each step. It is complete: mayrun replay executes it again, step for step. [WriteYAML] and
// [WriteGraphML] write the violation witnesses that other verifiers validate: version 2.2 (YAML; its two
// targets in the last segment are the racing accesses) and version 1.0 (GraphML) of the formats of SV-COMP
// (Ayaziová, Beyer, Lingsch-Rosenfeld, Spiessl, Strejček, Software Verification Witnesses 2.0, SPIN 2024; Beyer
// and Friedberger, Violation Witnesses and Result Validation for Multi-Threaded Programs, ISoLA 2020). They
// tell the order of what synchronises, not the inputs.
//
// This package may change in any release: see COMPATIBILITY.md.
package witness
