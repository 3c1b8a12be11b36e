// scenarios/calibration.yaml: a small file with a fixed form, edited in place so that comments
// stay.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FittedRegion } from "./baseCourse.ts";

const file = join(process.cwd(), "scenarios", "calibration.yaml");

export function readCalibrationFile(): string {
  return readFileSync(file, "utf8");
}

export function writeCalibrationFile(text: string): void {
  writeFileSync(file, text);
}

export interface Step {
  readonly date: string;
  readonly value: number;
}

/** The text before, in and after the part of a region. */
function partOf(
  { region }: FittedRegion,
  text: string,
  lines: string,
): readonly [string, string, string] {
  const found = new RegExp(`^${region}:\\n(?:  .*\\n)*?${lines}`, "m").exec(text);
  const meant = found?.[1];
  if (!found || meant === undefined)
    throw new Error(`scenarios/calibration.yaml lacks ${lines} of ${region}`);
  const start = found.index + found[0].lastIndexOf(meant);
  return [text.slice(0, start), meant, text.slice(start + meant.length)];
}

const thetaLine = ({ profile }: FittedRegion) => `  ${profile}: \\{ theta: ([\\d.e-]+) \\}`;
const cautionLines = "  caution:\\n((?:    .*\\n)+)";

export function thetaIn(text: string, place: FittedRegion): number {
  return Number(partOf(place, text, thetaLine(place))[1]);
}

export function withTheta(text: string, place: FittedRegion, theta: number): string {
  const [before, , after] = partOf(place, text, thetaLine(place));
  return before + theta.toExponential() + after;
}

export function cautionIn(text: string, place: FittedRegion): readonly Step[] {
  const lines = partOf(place, text, cautionLines)[1].trim().split("\n");
  return lines.map((line) => {
    const [date = "", value] = line.trim().split(": ");
    return { date, value: Number(value) };
  });
}

export function withCaution(text: string, place: FittedRegion, steps: readonly Step[]): string {
  const [before, , after] = partOf(place, text, cautionLines);
  return before + steps.map(({ date, value }) => `    ${date}: ${value}\n`).join("") + after;
}
