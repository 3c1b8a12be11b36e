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

/** Arrays may begin anywhere and have steps (--array=1-100:2), but must be regular. */
function slurmShard(environment: Environment): Shard | undefined {
  const id = environment.SLURM_ARRAY_TASK_ID;
  if (id === undefined) return undefined;
  const value = (name: string, missing: string) =>
    Number(environment[`SLURM_ARRAY_TASK_${name}`] ?? missing);
  const first = value("MIN", "0");
  const step = value("STEP", "1") || 1;
  const count = value("COUNT", "");
  const shard = checked((Number(id) - first) / step, count);
  if (shard) return shard;
  throw new Error(
    `The Slurm array task ${id} has no place in ${count} tasks from ${first} in steps of ${step}: use an array without gaps, or --shard.`,
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
