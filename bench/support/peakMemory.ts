import { readFileSync } from "node:fs";

/**
 * The most memory this process has held, in MB. Linux counts it anew for a new program; elsewhere
 * what the starting process held is in it.
 */
export function peakMegabytes(): number {
  if (process.platform === "linux") {
    const [, kilobytes] =
      /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8")) ?? [];
    if (kilobytes !== undefined) return Math.round(Number(kilobytes) / 1024);
  }
  return Math.round(process.resourceUsage().maxRSS / 1024);
}
