/** Which member of an ensemble a file has; 1 for the run itself. */
export function memberAt(path: string): number {
  return Number(/\.member(\d+)\.zip$/.exec(path)?.[1] ?? 1);
}
