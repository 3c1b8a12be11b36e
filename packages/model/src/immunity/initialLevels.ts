// Antibodies that a first infection or dose brings, per strain (model specification 5.2).
import { type EscapeOptions, escapeBetween, escapeFromOrigin } from "./escape.ts";
import { isOmicron, strain, strainCount } from "./strains.ts";
import { vaccine, vaccineCount } from "./vaccines.ts";

/** Immunity events: infections by their strain, then doses by their vaccine. */
export const eventCount = strainCount + vaccineCount;

export function infectionEvent(strainCode: number): number {
  return strainCode;
}

export function doseEvent(vaccineCode: number): number {
  return strainCount + vaccineCode;
}

/** Place of a level in the matrix: rows are events, columns are strains. */
export function levelIndex(event: number, strainCode: number): number {
  return event * strainCount + strainCode;
}

/** Of an event, or against a strain, that the table does not list. */
const unlisted = 5;
/** mRNA against the first strain, against Delta, and against BA.1. */
const wild = 29.2;
const delta = 10.9;
const omicron = 1.9;
/** An Omicron infection against its own strain, and against all that came before. */
const omicronInfection = 64 / 300;
const againstEarlier = 0.01;

/** Levels against the first strain and Alpha, Delta, BA.1, BA.2, BA.5. */
type Row = readonly [wild: number, delta: number, ba1: number, ba2: number, ba5: number];

function listedRows({ ba5 }: EscapeOptions): ReadonlyMap<number, Row> {
  /** mRNA levels times one factor per group of strains. */
  const scaled = (ofWild: number, ofDelta: number, ofOmicron: number): Row => [
    wild * ofWild,
    delta * ofDelta,
    omicron * ofOmicron,
    omicron * ofOmicron,
    (omicron / ba5) * ofOmicron,
  ];
  const infectionBeforeDelta = scaled(300 / 700, 64 / 300, 6 / 20);
  // 29.2 / eD / e1 and 10.9 / e1 with eD = 29.2 / 10.9 and e1 = 10.9 / 1.9 are both 1.9.
  return new Map<number, Row>([
    [doseEvent(vaccine.mRNA), scaled(1, 1, 1)],
    [doseEvent(vaccine.vector), scaled(210 / 700, 150 / 300, 4 / 20)],
    [doseEvent(vaccine.ba1Update), [omicron, omicron, wild, wild, wild / ba5]],
    [doseEvent(vaccine.ba5Update), [omicron / ba5, omicron / ba5, wild / ba5, wild / ba5, wild]],
    [infectionEvent(strain.SARS_CoV_2), infectionBeforeDelta],
    [infectionEvent(strain.ALPHA), infectionBeforeDelta],
    [infectionEvent(strain.DELTA), scaled(210 / 700, 450 / 300, 8 / 20)],
  ]);
}

/** Matrix event × strain, see levelIndex. */
export function initialLevels(options: EscapeOptions): Float64Array {
  const levels = new Float64Array(eventCount * strainCount).fill(unlisted);
  for (const [event, row] of listedRows(options)) fillListed(levels, event, row, options);
  for (let infection = 0; infection < strainCount; infection++) {
    if (isOmicron[infection] === 1) fillOmicronInfection(levels, infection, options);
  }
  return levels;
}

function fillListed(
  levels: Float64Array,
  event: number,
  [ofWild, ofDelta, ba1, ba2, ba5]: Row,
  options: EscapeOptions,
): void {
  const listed = [ofWild, ofWild, unlisted, ofDelta, ba1, ba2, ba5];
  levels.set(listed, levelIndex(event, 0));
  for (let against = listed.length; against < strainCount; against++) {
    const step = escapeFromOrigin(options, against);
    if (!step) continue;
    const level = levels[levelIndex(event, step.origin)] ?? unlisted;
    levels[levelIndex(event, against)] = level / step.escape;
  }
}

/** Later strains of the family are not in the published table; assumed to be like BA.1 to BA.5. */
function fillOmicronInfection(
  levels: Float64Array,
  infection: number,
  options: EscapeOptions,
): void {
  const event = infectionEvent(infection);
  for (const against of [strain.SARS_CoV_2, strain.ALPHA, strain.DELTA]) {
    levels[levelIndex(event, against)] = againstEarlier;
  }
  for (let against = 0; against < strainCount; against++) {
    if (isOmicron[against] !== 1) continue;
    const level = omicronInfection / escapeBetween(options, infection, against);
    levels[levelIndex(event, against)] = level;
  }
}
