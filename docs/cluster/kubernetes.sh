#!/bin/bash
# Prints docs/cluster/kubernetes.yaml for another number of parts, which stands in it three times, and another image:
#
#   docs/cluster/kubernetes.sh 32 registry.example.org/episcope:latest | kubectl apply -f -
set -euo pipefail
parts="${1:?the number of parts}"
image="${2:?the image}"
if [[ ! "$parts" =~ ^[1-9][0-9]*$ ]]; then
  echo "The number of parts must be a whole number from 1." >&2
  exit 1
fi
sed -E \
  -e "s|^( *)(completions\|parallelism): .*|\1\2: $parts|" \
  -e "/name: JOB_COMPLETIONS/{n;s|value: .*|value: \"$parts\"|}" \
  -e "s|^( *)image: .*|\1image: $image|" \
  "$(dirname "$0")/kubernetes.yaml"
