// Names of the files of grids, as published (legacy-viewers specification 1.1, 1.4). Apart from the
// facts about grids, because workers of pages need only these.

/** Side by side in one folder. */
interface LegacyFiles {
  /** Run table. */
  readonly info: string;
  /** Single tables of runs. */
  readonly folder: string;
  /** The tables of all runs. */
  readonly archive: string;
}

/** v7/berlin has v7-info-berlin.txt and v7-data-berlin.zip. */
export function legacyFiles(id: string): LegacyFiles {
  const [version, ...city] = id.split("/");
  const named = (part: string) => [version, part, ...city].join("-");
  const folder = named("data");
  return { info: `${named("info")}.txt`, folder, archive: `${folder}.zip` };
}
