#ifndef _SPAWN_H
#define _SPAWN_H
#include <features.h>
#include <sys/types.h>
#include <sched.h>
#include <mayrun/types.h>
#include <mayrun/sigset.h>
typedef struct { short __flags; pid_t __pgrp; sigset_t __sd, __ss; struct sched_param __sp; int __policy, __pad[16]; } posix_spawnattr_t;
typedef struct { int __allocated, __used; void *__actions; int __pad[16]; } posix_spawn_file_actions_t;
int posix_spawn(pid_t *, const char *, const posix_spawn_file_actions_t *, const posix_spawnattr_t *, char *const[], char *const[]);
int posix_spawnp(pid_t *, const char *, const posix_spawn_file_actions_t *, const posix_spawnattr_t *, char *const[], char *const[]);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *);
int posix_spawnattr_init(posix_spawnattr_t *);
int posix_spawnattr_destroy(posix_spawnattr_t *);
#define POSIX_SPAWN_RESETIDS 1
#define POSIX_SPAWN_SETPGROUP 2
#define POSIX_SPAWN_SETSIGDEF 4
#define POSIX_SPAWN_SETSIGMASK 8
#define POSIX_SPAWN_SETSCHEDPARAM 16
#define POSIX_SPAWN_SETSCHEDULER 32
#ifdef _GNU_SOURCE
#define POSIX_SPAWN_USEVFORK 64
#define POSIX_SPAWN_SETSID 128
#endif
#include <mayrun/more/spawn.h>
#endif
