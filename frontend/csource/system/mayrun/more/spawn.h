/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_SPAWN_H_MORE
#define _MAYRUN_SPAWN_H_MORE
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
extern int posix_spawnattr_getsigdefault (const posix_spawnattr_t * __restrict, sigset_t *__restrict);
extern int posix_spawnattr_setsigdefault (posix_spawnattr_t *__restrict, const sigset_t *__restrict);
extern int posix_spawnattr_getsigmask (const posix_spawnattr_t *__restrict, sigset_t *__restrict);
extern int posix_spawnattr_setsigmask (posix_spawnattr_t *__restrict, const sigset_t *__restrict);
extern int posix_spawnattr_getflags (const posix_spawnattr_t *__restrict, short int *__restrict);
extern int posix_spawnattr_setflags (posix_spawnattr_t *_attr, short int);
extern int posix_spawnattr_getpgroup (const posix_spawnattr_t *__restrict, pid_t *__restrict);
extern int posix_spawnattr_setpgroup (posix_spawnattr_t *, pid_t);
extern int posix_spawnattr_getschedpolicy (const posix_spawnattr_t * __restrict, int *__restrict);
extern int posix_spawnattr_setschedpolicy (posix_spawnattr_t *, int);
extern int posix_spawnattr_getschedparam (const posix_spawnattr_t * __restrict, struct sched_param *__restrict);
extern int posix_spawnattr_setschedparam (posix_spawnattr_t *__restrict, const struct sched_param * __restrict);
extern int posix_spawn_file_actions_addopen (posix_spawn_file_actions_t * __restrict, int, const char *__restrict, int, mode_t);
extern int posix_spawn_file_actions_addclose (posix_spawn_file_actions_t *, int);
extern int posix_spawn_file_actions_adddup2 (posix_spawn_file_actions_t *, int, int);
extern int posix_spawn_file_actions_addchdir_np (posix_spawn_file_actions_t * __restrict, const char *__restrict);
extern int posix_spawn_file_actions_addfchdir_np (posix_spawn_file_actions_t *, int);
extern int posix_spawn_file_actions_addclosefrom_np (posix_spawn_file_actions_t *, int);
extern int posix_spawn_file_actions_addtcsetpgrp_np (posix_spawn_file_actions_t *, int);
#endif
