/* Declarations only: what these functions do, no model says. */
#ifndef _MAYRUN_SYS_QUOTA_H
#define _MAYRUN_SYS_QUOTA_H
#include <mayrun/types.h>
#include <mayrun/linux.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#include <linux/quota.h>
#define dbtob(num) ((num) << 10)
#define btodb(num) ((num) >> 10)
#define fs_to_dq_blocks(num,blksize) (((num) * (blksize)) / 1024)
#define MAX_IQ_TIME 604800
#define MAX_DQ_TIME 604800
#define QUOTAFILENAME "quota"
#define QUOTAGROUP "staff"
#define NR_DQHASH 43
#define NR_DQUOTS 256
struct dqblk { __uint64_t dqb_bhardlimit; __uint64_t dqb_bsoftlimit; __uint64_t dqb_curspace; __uint64_t dqb_ihardlimit; __uint64_t dqb_isoftlimit; __uint64_t dqb_curinodes; __uint64_t dqb_btime; __uint64_t dqb_itime; __uint32_t dqb_valid; };
#define dq_bhardlimit dq_dqb.dqb_bhardlimit
#define dq_bsoftlimit dq_dqb.dqb_bsoftlimit
#define dq_curspace dq_dqb.dqb_curspace
#define dq_valid dq_dqb.dqb_valid
#define dq_ihardlimit dq_dqb.dqb_ihardlimit
#define dq_isoftlimit dq_dqb.dqb_isoftlimit
#define dq_curinodes dq_dqb.dqb_curinodes
#define dq_btime dq_dqb.dqb_btime
#define dq_itime dq_dqb.dqb_itime
#define dqoff(UID) ((__loff_t)((UID) * sizeof (struct dqblk)))
struct dqinfo { __uint64_t dqi_bgrace; __uint64_t dqi_igrace; __uint32_t dqi_flags; __uint32_t dqi_valid; };
extern int quotactl (int, const char *, int, __caddr_t);
#endif
