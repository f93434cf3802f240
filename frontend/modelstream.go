package frontend

import (
	"github.com/mayrun-dev/mayrun/cfg"
	"github.com/mayrun-dev/mayrun/frontend/models"
)

// streams emits what the use of a stream does besides. Streams lock themselves, but not against functions that do
// not lock them; and any one may be that which has a buffer of the program. Which one is a guess, and so is what
// it does to its buffer.
func (r *modelRun) streams() {
	r.buffers()
	if r.f.u.feature(models.UnlockedStreams) && r.m.Feature != models.UnlockedStreams {
		r.perhaps(models.Step{Do: models.Update, Args: []models.Arg{"&file:unlocked", "8"}, Atomic: true})
	}
}

// buffers emits what streams may do to memory of the program: what is written to any of them may be found there,
// and what is there may be read by any function.
func (r *modelRun) buffers() {
	if r.f.u.feature(models.StreamBuffers) {
		r.perhaps(models.Step{Do: models.Update, Args: []models.Arg{"*file:buffers"}, Atomic: true, Outside: true})
		r.perhaps(models.Step{Do: models.Update, Args: []models.Arg{"*file:ends"}, Atomic: true}) // of open_memstream
	}
}

// perhaps emits a step that a guess is.
func (r *modelRun) perhaps(s models.Step) {
	r.ways(func() { r.f.emit(&cfg.Skip{}, r.pos) }, func() { r.step(s) })
}

// flush emits what the end of the process does to streams (C17 7.22.4.4).
func (f *funcBuilder) flush(pos cfg.Pos) {
	(&modelRun{f: f, b: f.u.b, m: &models.Model{}, pos: pos}).buffers()
}
