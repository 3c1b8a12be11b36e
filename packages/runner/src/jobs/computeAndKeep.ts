import type { Compute, ComputeWatch, KeptFiles, RunFileKind, RunJob } from "@episcope/scenario";

/** Where results are kept. */
export interface Shelf {
  has(files: KeptFiles, kind: RunFileKind): Promise<boolean>;
  keep(files: KeptFiles, kind: RunFileKind, bytes: Uint8Array): Promise<void>;
}

interface KeepOptions extends Omit<ComputeWatch, "onFile"> {
  readonly compute: Compute;
  readonly shelf: Shelf;
  /** A file can be had now; others may follow. */
  onKept?(kind: RunFileKind): void;
}

/** Computes a run and keeps its files, each as soon as it is there. */
export async function computeAndKeep(job: RunJob, options: KeepOptions): Promise<void> {
  const { compute, shelf, onKept, ...watch } = options;
  const keeping: Promise<void>[] = [];
  const onFile = (kind: RunFileKind, bytes: Uint8Array) => {
    const storing = shelf.keep(job, kind, bytes).then(() => onKept?.(kind));
    // Whether it worked is asked below, when the computation is over.
    storing.catch(() => {});
    keeping.push(storing);
  };
  await compute(job, { ...watch, onFile });
  await Promise.all(keeping);
}
