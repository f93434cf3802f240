// Package source reads the files that an analysed program, or what lies beside it, may name.
//
// Sources, headers, compilation databases, project files, model files and witnesses say which further files are
// to be read. Nobody may have reviewed them: what they name may be a device that never ends, a pipe that nobody
// writes to, or a secret that an error message would show. So all of these files are read here, and nowhere
// else:
//
//	r := &source.Reader{}
//	r.Allow("/home/me/project")
//	r.AllowSystem()
//	program, err := frontend.Load(ctx, files, frontend.Options{Reader: r})
//
// A [Reader] reads regular files only, up to a size, a number and a total, and only within the folders that it
// was given: symbolic links are followed as long as they do not lead out. Of what lies outside, nobody learns
// even whether it is there. What is hidden below these folders (.git, .env, .ssh: its name begins with a dot)
// is refused likewise, since that is where credentials are kept.
//
// A nil *Reader is what a Go program gets that says nothing: it reads every regular file that the process may
// read, within the same limits. The command mayrun always uses one that is confined.
package source
