// Reports have dates in their paths.
const dateInPath = /(?:^|\/)(\d{4}-\d{2}-\d{2})(?=\/|$)/;

export function latestReport(batteries: readonly string[]): string | undefined {
  let latest: string | undefined;
  let latestDate = "";
  for (const path of batteries) {
    const date = dateInPath.exec(path)?.[1] ?? "";
    if (date <= latestDate) continue;
    latest = path;
    latestDate = date;
  }
  return latest;
}
