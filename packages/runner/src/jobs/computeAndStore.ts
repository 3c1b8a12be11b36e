import type { Compute, ComputeWatch, ResultFiles, RunFileKind, RunJob } from "@episcope/scenario";

export interface ResultStore {
  has(files: ResultFiles, kind: RunFileKind): Promise<boolean>;
  store(files: ResultFiles, kind: RunFileKind, bytes: Uint8Array): Promise<void>;
}

interface StoreOptions extends Omit<ComputeWatch, "onFile"> {
  readonly compute: Compute;
  readonly results: ResultStore;
  /** A file is available now; others may follow. */
  onStored?(kind: RunFileKind): void;
}

/** Computes a run and stores each file as soon as it is available. */
export async function computeAndStore(job: RunJob, options: StoreOptions): Promise<void> {
  const { compute, results, onStored, ...watch } = options;
  const stores: Promise<void>[] = [];
  const onFile = (kind: RunFileKind, bytes: Uint8Array) => {
    const storing = results.store(job, kind, bytes).then(() => onStored?.(kind));
    // Errors are reported below, when the computation is over.
    storing.catch(() => {});
    stores.push(storing);
  };
  await compute(job, { ...watch, onFile });
  await Promise.all(stores);
}
