// For tests: published animation files of sixty made-up people, who can be followed by hand.
import { dayFile, healthStates, publishedFiles, writeZip } from "@episcope/battery";

/** The last two make no trip, so they are counted and not drawn. */
export const peopleCount = 60;
export const drawnCount = 58;
/** Persons 0 … 39. */
const infectedCount = 40;
const centre = { x: 4_595_000, y: 5_820_000 };
export const work = { x: 3000, y: 2000 };
const hour = 3600;

export const idOf = (person: number) => String(91_628_201 + 7 * person);

/** Metres from the centre. */
export function homeOf(person: number): { readonly x: number; readonly y: number } {
  return { x: -9500 + 1000 * (person % 20), y: -6000 + 4000 * Math.floor(person / 20) };
}

/** Two on each day: 0 and 1 on day 2 at 0:00, all others at noon. */
const infectionDay = (person: number) => 2 + Math.floor(person / 2);

/** Days on which states begin, by state; 0 for never. */
function entryDays(person: number): readonly number[] {
  if (person >= infectedCount) return healthStates.map(() => 0);
  const day = infectionDay(person);
  return [0, day, day + 4, person % 5 === 0 ? 0 : day + 6, 0, 0, day + 16];
}

/** Whoever is infected on that day counts as infected. */
export function stateOn(person: number, day: number): number {
  return Math.max(
    0,
    entryDays(person).findLastIndex((entry) => entry > 0 && entry <= day),
  );
}

const everybody = Array.from({ length: peopleCount }, (_, person) => person);

export function countsOn(day: number): readonly number[] {
  return healthStates.map(
    (_, state) => everybody.filter((person) => stateOn(person, day) === state).length,
  );
}

/** To work at 8:00, back at 16:30, half an hour each. */
function trips(): string {
  const lines = everybody.map((person) => {
    const home = homeOf(person);
    const at = ({ x, y }: typeof home) => [centre.x + x, centre.y + y];
    const isDrawn = person < drawnCount;
    const time = isDrawn ? [8 * hour, 8.5 * hour, 16.5 * hour, 17 * hour] : [];
    const path = isDrawn ? [at(home), at(work), at(work), at(home)] : [];
    return JSON.stringify({ id: idOf(person), time, path, trips: time, dtime: [], d: [] });
  });
  return `${lines.join("\n")}\n`;
}

/** In another order on each day. */
export function dayText(day: number): string {
  const order = everybody.map((_, at) => (at * 7 + day * 11) % peopleCount);
  const lines = order.map((person) => {
    const isNew = person > 1 && person < infectedCount && infectionDay(person) === day;
    const second = isNew ? 12 * hour : 0;
    const state = stateOn(person, day);
    return `{"id":"${idOf(person)}","dtime":[${second}.0,-1.0,-1.0],"d":[${state}.0,-1.0,-1.0]}`;
  });
  return `${lines.join("\n")}\n`;
}

function timeLapse(): string {
  const rows = everybody.toReversed().map((person) => {
    const { x, y } = homeOf(person);
    return [idOf(person), centre.x + x, centre.y + y, ...entryDays(person).slice(1)].join(",");
  });
  return `${["id,x,y", ...healthStates.slice(1)].join(",")}\n${rows.join("\n")}\n`;
}

/** People, not dots; row n is the beginning of day n + 1, before anybody is infected on it. */
function totals(): string {
  const columns = healthStates.map((name) => `n${name.charAt(0).toUpperCase()}${name.slice(1)}`);
  const rows = Array.from({ length: 92 }, (_, at) => {
    const states = everybody.map((person) => {
      const state = stateOn(person, at + 2);
      return state === 1 && infectionDay(person) === at + 2 ? 0 : state;
    });
    const counts = columns.map((_, state) => 100 * states.filter((one) => one === state).length);
    return [at + 1, ...counts].join("\t");
  });
  return `${["day", ...columns].join("\t")}\n${rows.join("\n")}\n`;
}

/** A cross of two long roads, and a short street. */
function network(): Promise<Uint8Array> {
  const nodes = [
    [-9000, 0],
    [9000, 0],
    [0, -9000],
    [0, 9000],
    [500, 0],
    [500, 400],
  ].map(([x = 0, y = 0], at) => ({ x: centre.x + x, y: centre.y + y, node_id: String(at) }));
  const links = [
    ["0", "1"],
    ["2", "3"],
    ["4", "5"],
    ["5", "4"],
  ].map(([from, to]) => ({ from_node: from, to_node: to }));
  const bytes = new TextEncoder().encode(JSON.stringify({ nodes, links }));
  return writeZip([{ name: "network.json", bytes }]);
}

/** By path below the folder of the animations. */
export async function publishedTestFiles(
  dayCount: number,
): Promise<ReadonlyMap<string, string | Uint8Array<ArrayBuffer>>> {
  const days = Array.from({ length: dayCount }, (_, at) => at + 1);
  return new Map<string, string | Uint8Array<ArrayBuffer>>([
    [publishedFiles.trips, trips()],
    ...days.map((day) => [dayFile(day), dayText(day)] as const),
    [publishedFiles.timeLapse, timeLapse()],
    [publishedFiles.totals, totals()],
    [publishedFiles.network, new Uint8Array(await network())],
  ]);
}
