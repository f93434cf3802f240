/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_GSHADOW_H
#define _MAYRUN_GSHADOW_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <paths.h>
#include <stddef.h>
#include <stdio.h>
struct _IO_FILE;
#define GSHADOW _PATH_GSHADOW
struct sgrp { char *sg_namp; char *sg_passwd; char **sg_adm; char **sg_mem; };
extern void setsgent (void);
extern void endsgent (void);
extern struct sgrp *getsgent (void);
extern struct sgrp *getsgnam (const char *);
extern struct sgrp *sgetsgent (const char *);
extern struct sgrp *fgetsgent (FILE *);
extern int putsgent (const struct sgrp *, FILE *);
extern int getsgent_r (struct sgrp *, char *, size_t, struct sgrp **);
extern int getsgnam_r (const char *, struct sgrp *, char *, size_t, struct sgrp **);
extern int sgetsgent_r (const char *, struct sgrp *, char *, size_t, struct sgrp **);
extern int fgetsgent_r (FILE *, struct sgrp *, char *, size_t, struct sgrp **);
#endif
