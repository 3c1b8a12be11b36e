// How much memory snapshots may take.
import { totalmem } from "node:os";

/** Of all memory, for all threads together: the rest is for cities and simulations. */
const share = 1 / 8;
/** Of a thread in a machine with little memory, and of one that serves visitors beside others. */
export const leastSnapshotBytes = 64 * 1024 * 1024;

/** Of each of so many threads. */
export function snapshotBytesOf(threads: number, memory: number = usableMemory()): number {
  return Math.max(leastSnapshotBytes, Math.floor((memory * share) / threads));
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Of the machine, or what a container, a service or a batch system leaves to this process. */
export function usableMemory(
  environment: Environment = process.env,
  constrained: number | undefined = process.constrainedMemory(),
): number {
  // In megabytes; without limits of the kernel, Slurm ends what takes more.
  const slurm = Number(environment.SLURM_MEM_PER_NODE ?? 0) * 1024 * 1024;
  return Math.min(...[totalmem(), constrained ?? 0, slurm].filter((bytes) => bytes > 0));
}
