/** An age group in either language, with the dash of a range: 0-4 and 0to4 are 0–4. */
export function ageSpan(group: string): string {
  return group.replace(/^(\d+)(?:-|to)(\d+)$/, "$1–$2");
}
