#!/bin/bash
# Computes batteries on a Slurm cluster: every task of the array takes its part of the runs.
#
#   sbatch docs/cluster/slurm.sh cologne/2022-06-23/2b --sample batch --seeds 5
#
# Arguments go to `episcope generate`. Submit tasks that were cut off again: --resume skips finished runs. Arrays must have no gaps.
#SBATCH --job-name=episcope
#SBATCH --array=0-31
#SBATCH --cpus-per-task=4
#SBATCH --mem=8G
#SBATCH --time=08:00:00
#SBATCH --requeue
set -euo pipefail

# A folder that all nodes share; it becomes a data root (episcope serve --data).
out="${EPISCOPE_OUT:-$SLURM_SUBMIT_DIR/data}"
# Cities and snapshots, also shared: made once, read by all.
export EPISCOPE_CACHE="${EPISCOPE_CACHE:-$SLURM_SUBMIT_DIR/.cache/runs}"

# Run npm run build on one node first. exec lets the signal of a requeue reach the command.
cd "$SLURM_SUBMIT_DIR"
exec node packages/cli/bin/episcope.js generate "$@" \
  --out "$out" --threads "${SLURM_CPUS_PER_TASK:-1}" --resume
