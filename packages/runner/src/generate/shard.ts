// Splits the work between machines without a coordinator: each knows its number and the total.

export interface Shard {
  /** From 0. */
  readonly number: number;
  readonly count: number;
}

export const wholeWork: Shard = { number: 0, count: 1 };

/** Every item is in exactly one shard; the runs of a battery are spread evenly. */
export function shardOf<T>(items: readonly T[], { number, count }: Shard): readonly T[] {
  return items.filter((_, index) => index % count === number);
}

/** "2/8" is the second of eight. Undefined if invalid. */
export function parseShard(text: string): Shard | undefined {
  const [, number, count] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  return number === undefined ? undefined : checked(Number(number) - 1, Number(count));
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * From a Slurm array or a Kubernetes indexed job; undefined outside of both. Throws if
 * inconsistent.
 */
export function shardFromEnvironment(environment: Environment): Shard | undefined {
  return slurmShard(environment) ?? kubernetesShard(environment);
}

/**
 * Slurm says how many tasks were sent, not how many parts there are: of tasks that are sent again,
 * each would take another part. So the number of parts has to be given.
 */
function slurmShard(environment: Environment): Shard | undefined {
  const id = environment.SLURM_ARRAY_TASK_ID;
  if (id === undefined) return undefined;
  const parts = environment.EPISCOPE_PARTS;
  if (parts === undefined) {
    throw new Error(
      "In a Slurm array, EPISCOPE_PARTS has to say how many parts there are, the same for tasks that are sent again (docs/cluster/submit.sh sets it). Or use --shard.",
    );
  }
  const shard = checked(Number(id), Number(parts));
  if (shard) return shard;
  throw new Error(
    `The Slurm array task ${id} is no part of ${parts}: tasks are numbered from 0, and EPISCOPE_PARTS is the number of all of them.`,
  );
}

/** Kubernetes sets the index; the manifest has to pass the number of completions. */
function kubernetesShard(environment: Environment): Shard | undefined {
  const index = environment.JOB_COMPLETION_INDEX;
  if (index === undefined) return undefined;
  const count = environment.JOB_COMPLETIONS;
  const shard = checked(Number(index), Number(count ?? ""));
  if (shard) return shard;
  throw new Error(
    `JOB_COMPLETION_INDEX is ${index}, but JOB_COMPLETIONS is ${count ?? "missing"}: set it to the completions of the job, or use --shard.`,
  );
}

function checked(number: number, count: number): Shard | undefined {
  const isShard =
    Number.isSafeInteger(number) && Number.isSafeInteger(count) && number >= 0 && number < count;
  return isShard ? { number, count } : undefined;
}
