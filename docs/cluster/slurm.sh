#!/bin/bash
# One part of a sweep, or the whole of it outside of an array. docs/cluster/submit.sh sends it.
#SBATCH --job-name=episcope
#SBATCH --cpus-per-task=4
# A thread takes 2.0 GB in the sample "batch" of Cologne (generate --dry-run says it).
#SBATCH --mem=12G
#SBATCH --time=08:00:00
#SBATCH --requeue
# A task that starts again goes on in its log.
#SBATCH --open-mode=append
set -euo pipefail

# A folder that all nodes share; it becomes a data root (episcope serve --data).
out="${EPISCOPE_OUT:-$SLURM_SUBMIT_DIR/data}"
# Cities and snapshots, also shared: made once, read by all.
export EPISCOPE_CACHE="${EPISCOPE_CACHE:-$SLURM_SUBMIT_DIR/.cache/runs}"

# Run npm run build on one node first. exec lets the signal of a requeue reach the command.
cd "$SLURM_SUBMIT_DIR"
exec node packages/cli/bin/episcope.js generate "$@" \
  --out "$out" --threads "${SLURM_CPUS_PER_TASK:-1}" --resume
