/** Requests at a time: what browsers send to one host anyway. */
const workers = 6;

/** Works through a list, a few at a time; results in the order of the list. */
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
