#!/bin/bash
# Sends a sweep to Slurm in a fixed number of parts, and a last step that repairs and lists what is there.
#
#   docs/cluster/submit.sh 32 cologne/2022-06-23/2b --sample batch            # parts 0 to 31
#   TASKS=0,2 docs/cluster/submit.sh 32 cologne/2022-06-23/2b --sample batch  # two of them again, the same parts
#
# The first argument is the number of parts, the others go to `episcope generate`. Options of sbatch, such as a partition or
# --time, can be given in SBATCH_… variables. What is there is left out. A task that reaches the time limit is sent again, at
# most EPISCOPE_ROUNDS (20) times; give --checkpoint 30d if a single run takes longer than that.
set -euo pipefail
parts="$1"
shift
here="$(cd "$(dirname "$0")" && pwd)"
array="$(sbatch --parsable --array="${TASKS:-0-$((parts - 1))}" --export="ALL,EPISCOPE_PARTS=$parts" "$here/slurm.sh" "$@")"
# Runs that failed in their part are computed here; listings and archives of grids are complete afterwards. Its state is
# COMPLETED only if nothing is missing.
last="$(sbatch --parsable --dependency="afterany:${array%%;*}" --kill-on-invalid-dep=yes "$here/slurm.sh" "$@")"
echo "Parts: job $array. Last step: job $last."
