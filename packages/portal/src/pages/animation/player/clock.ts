// Times of day. Positions of Infection Traces are seconds from 0 to `lastSecond`.
export const lastSecond = 86_399;

/** For example 07:42. */
export function formatClock(seconds: number): string {
  const minutes = Math.floor(clamped(seconds) / 60);
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The value of a time input in seconds; undefined while it is incomplete. */
export function parseClock(text: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)(?::\d\d)?$/.exec(text) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const seconds = Number(hours) * 3600 + Number(minutes) * 60;
  return Number(hours) < 24 && Number(minutes) < 60 ? seconds : undefined;
}

function clamped(seconds: number): number {
  return Math.min(lastSecond, Math.max(0, seconds));
}

function two(value: number): string {
  return String(value).padStart(2, "0");
}
