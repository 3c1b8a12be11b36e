/** An age group with an en dash: 0-4 and 0to4 are 0–4. */
export function ageSpan(group: string): string {
  return group.replace(/^(\d+)(?:-|to)(\d+)$/, "$1–$2");
}
