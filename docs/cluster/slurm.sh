#!/bin/bash
# One part of a sweep, or the whole of it outside of an array. docs/cluster/submit.sh sends it.
#SBATCH --job-name=episcope
#SBATCH --cpus-per-task=4
# In the sample "batch" of Cologne, four threads take 6.6 GB and up to 1.5 GB of snapshots (generate --dry-run says it).
#SBATCH --mem=12G
#SBATCH --time=08:00:00
# Two minutes before the time limit the job stops, and is sent again.
#SBATCH --signal=B:USR1@120
#SBATCH --requeue
# A task that starts again goes on in its log.
#SBATCH --open-mode=append
set -euo pipefail

# A folder that all nodes share; it becomes a data root (episcope serve --data).
out="${EPISCOPE_OUT:-$SLURM_SUBMIT_DIR/data}"
# Cities, snapshots and checkpoints, also shared: made once, read by all.
export EPISCOPE_CACHE="${EPISCOPE_CACHE:-$SLURM_SUBMIT_DIR/.cache/runs}"
# A line of JSON for each run, and a summary of each part.
logs="${EPISCOPE_LOGS:-$SLURM_SUBMIT_DIR/logs}"
name="part-${SLURM_ARRAY_TASK_ID:-all}"

# Run npm run build on one node first.
cd "$SLURM_SUBMIT_DIR"

node packages/cli/bin/episcope.js generate "$@" \
  --out "$out" --threads "${SLURM_CPUS_PER_TASK:-1}" --resume \
  --run-log "$logs/$name.jsonl" --summary "$logs/$name.json" &
child=$!
is_limit=0
trap 'is_limit=1; kill -TERM "$child" || true' USR1
# Preempted or cancelled: Slurm decides what follows.
trap 'kill -TERM "$child" || true' TERM INT
# A signal ends the waiting, too.
while :; do
  code=0
  wait "$child" || code=$?
  kill -0 "$child" 2>/dev/null || break
done

if ((is_limit && code != 0)); then
  if ((${SLURM_RESTART_COUNT:-0} < ${EPISCOPE_ROUNDS:-20})); then
    echo "The time is over: the rest follows in another round."
    exec scontrol requeue "$SLURM_JOB_ID"
  fi
  echo "This was the last of ${EPISCOPE_ROUNDS:-20} rounds. docs/cluster/submit.sh with the same arguments goes on." >&2
fi
# The last step says what is missing over all parts; it succeeds if nothing is.
if [[ -z "${SLURM_ARRAY_TASK_ID:-}" ]] && ((code <= 1)); then
  exec node packages/cli/bin/episcope.js generate "$@" --out "$out" --status
fi
exit "$code"
