/** Parallel requests: the limit of browsers per host. */
const workers = 6;

/** Maps a list with limited concurrency; results are in the order of the list. */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = items.entries();
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (const [index, item] of left) results[index] = await work(item);
    }),
  );
  return results;
}
