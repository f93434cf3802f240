// Package lsp is a server of the Language Server Protocol (version 3.17): it shows in an editor what mayrun check
// finds out about a program.
//
// An editor starts the server and talks to it over standard input and output. Messages are JSON-RPC 2.0
// ([jsonrpc2]), each behind a header with its length ([stream]). What the editor asks for is answered at once from
// the results of the last analysis ([Server.hover], [Server.lenses], [Server.actions]); what it is told without
// asking are diagnostics, and how the analysis gets on.
//
// # When, and what
//
// An analysis begins when a C file is opened or saved, and reads files from the disk: text that is not saved is
// not analysed, and nothing is offered that would change it. What is analysed is the program that the project
// file of the workspace folder names ([Job] without a file), as mayrun check without arguments would, else the
// saved file alone. A save of a file that takes part ends an analysis that is going on: its result would be old.
//
// # Who does it
//
// The server analyses nothing itself: an [Analyst] does, in a process of its own. So an analysis that hangs, or
// uses too much memory, is ended without harm to the server, and what it may read and use is bounded as on the
// command line. What it hands back is the document that check --format json --verbose prints, with the summary
// of the program.
//
// # Whom it trusts
//
// Nobody. Messages may be any bytes: what is no message is answered with an error, or ends the connection where
// it can no longer be told where the next one begins; sizes and numbers of values are bounded before anything is
// made of them ([stream.ReadObject]). Files are read by a confined reader, and only to find columns, words and
// indentation in them. Texts of a program are shown as plain text, and inert (package printable).
//
// Positions count lines and UTF-16 units from 0 ([Position]), where the report counts lines and bytes from 1.
package lsp
