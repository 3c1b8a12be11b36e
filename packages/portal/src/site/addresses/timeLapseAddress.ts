/** Address of the time lapse of a run of a battery, from a day of the run on. */
export function timeLapseAddress(
  { battery, runId }: { readonly battery: string; readonly runId: string },
  day: number,
): string {
  const run = `${battery}/${runId}`;
  return `/timelapse?run=${encodeURIComponent(run)}&day=${Math.max(1, day)}`;
}
