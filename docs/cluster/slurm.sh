#!/bin/bash
# Computes batteries on a Slurm cluster: every task of the array takes its part of the runs, nobody hands them out.
#
#   sbatch docs/cluster/slurm.sh cologne/2022-06-23/2b --sample batch --seeds 5
#
# What stands behind the script goes to `episcope generate`. Tasks that were cut off are sent again as they are: --resume leaves
# out what is there. Arrays must have no gaps.
#SBATCH --job-name=episcope
#SBATCH --array=0-31
#SBATCH --cpus-per-task=4
#SBATCH --mem=8G
#SBATCH --time=08:00:00
#SBATCH --requeue
set -euo pipefail

# A folder that all nodes see; it becomes a data root (episcope serve --data).
out="${EPISCOPE_OUT:-$SLURM_SUBMIT_DIR/data}"
# Cities and snapshots, shared as well: made once, read by all.
export EPISCOPE_CACHE="${EPISCOPE_CACHE:-$SLURM_SUBMIT_DIR/.cache/runs}"

# Built beforehand on one node, with npm run build. exec, so that the signal of a requeue reaches the command.
cd "$SLURM_SUBMIT_DIR"
exec node packages/cli/bin/episcope.js generate "$@" \
  --out "$out" --threads "${SLURM_CPUS_PER_TASK:-1}" --resume
