#!/bin/sh
#SBATCH --array=1-16
#SBATCH --cpus-per-task=2
#SBATCH --mem=8G
#SBATCH --time=2:00:00
# Task files with known verdicts on a cluster: sbatch ci/slurm.sh DIR, with further flags of mayrun bench if need be. Each job
# of the array runs its part, and goes on where it was stopped if it is submitted again. Afterwards:
#	mayrun bench merge results-*.jsonl
set -eu
exec mayrun bench --jobs "${SLURM_CPUS_PER_TASK:-1}" --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT" \
	--resume "results-$SLURM_ARRAY_TASK_ID.jsonl" "$@"
