// What must hold on every day of every run: everybody is in one state, reports agree with it, and
// nobody is infected without a contact.
import { imported, notReached } from "@episcope/common";
import { beforeAll, describe, expect, test } from "vitest";
import { code } from "../activities.ts";
import type { City } from "../city/city.ts";
import { makeCity } from "../city/makeCity.ts";
import { strain } from "../immunity/strains.ts";
import type { ModelSettings, Profile } from "../settings.ts";
import { dayTypeOf } from "./dayType.ts";
import { quarantine, status, statusCount } from "./disease/status.ts";
import { everyMeasure } from "./fixtures/measureFixtures.ts";
import {
  bytesOf,
  doublesOf,
  fieldOf,
  infectionsOf,
  longsOf,
  numbers,
  savedState,
} from "./fixtures/runFixtures.ts";
import { firstDays, plainSettings } from "./plainSettings.ts";
import type { RunResult } from "./results/runResult.ts";
import { Simulation } from "./simulation.ts";

const slow = 120_000;
const dayCount = 60;
const profiles: readonly Profile[] = ["classic2020", "berlin2021", "cologne2022"];
let city: City;
beforeAll(() => {
  city = makeCity({ region: "berlin", sample: 1 / 1500 });
}, slow);

type State = ReadonlyMap<string, Uint8Array>;

interface WatchedRun {
  readonly result: RunResult;
  /** After the contacts of each day. */
  readonly states: readonly State[];
}

function watch(settings: ModelSettings): WatchedRun {
  const run = new Simulation(city, settings);
  const states: State[] = [];
  while (!run.isFinished) {
    run.step();
    states.push(savedState(run));
  }
  return { result: run.finish(), states };
}

function settingsOf(profile: Profile, changes: Partial<ModelSettings>): ModelSettings {
  return plainSettings(profile, dayCount, {
    theta: 2.5e-5,
    imports: [
      { strain: strain.SARS_CoV_2, perDay: firstDays(10, 6000) },
      {
        strain: strain.ALPHA,
        perDay: Float64Array.from({ length: 40 }, (_, day) => (day < 20 ? 0 : 3000)),
      },
    ],
    ...changes,
  });
}

function isResident(person: number): boolean {
  return city.districts[city.district[person] ?? 0]?.isCity ?? false;
}

/** Counted from the state of every person instead of by changes. */
function recount(state: State): { present: number[]; quarantined: number[] } {
  const [statuses, quarantines] = [bytesOf(state, "status"), bytesOf(state, "quarantine")];
  const vaccinated = fieldOf(state, "isVaccinated");
  const present = new Array<number>(2 * statusCount).fill(0);
  const quarantined = new Array<number>(4).fill(0);
  for (let person = 0; person < city.personCount; person++) {
    if (!isResident(person)) continue;
    const now = statuses[person] ?? 0;
    present[now] = (present[now] ?? 0) + 1;
    if (vaccinated[person] === 1)
      present[statusCount + now] = (present[statusCount + now] ?? 0) + 1;
    const kind = quarantines[person] ?? 0;
    if (kind !== quarantine.none) quarantined[kind] = (quarantined[kind] ?? 0) + 1;
  }
  return { present, quarantined };
}

function checkStates({ states }: WatchedRun): void {
  for (const state of states) {
    const { present, quarantined } = recount(state);
    expect([...doublesOf(state, "people by status")]).toEqual(present);
    expect([...doublesOf(state, "people in quarantine")]).toEqual(quarantined);
    checkInfectious(state);
  }
}

/**
 * The list of infectious people holds everybody who is contagious or goes about with symptoms,
 * once, and nobody else.
 */
function checkInfectious(state: State): void {
  const count = longsOf(state, "infectiousCounts")[0] ?? 0;
  const listed = [...longsOf(state, "infectious").subarray(0, count)].sort((a, b) => a - b);
  const statuses = bytesOf(state, "status");
  const quarantines = bytesOf(state, "quarantine");
  const expected = [...statuses.keys()].filter(
    (person) =>
      statuses[person] === status.contagious ||
      (statuses[person] === status.symptoms && quarantines[person] !== quarantine.full),
  );
  expect(listed).toEqual(expected);
}

/** Residents whose own course is in hospital, by day. */
function drawnInHospital({ log }: RunResult): readonly number[] {
  const people = new Array<number>(dayCount + 1).fill(0);
  for (let entry = 0; entry < log.count; entry++) {
    const from = log.seriouslySickDay[entry] ?? notReached;
    if (from === notReached || !isResident(log.person[entry] ?? 0)) continue;
    const end = Math.min(log.recoveredDay[entry] ?? notReached, dayCount + 1);
    for (let day = from; day < end; day++) people[day] = (people[day] ?? 0) + 1;
  }
  return people;
}

/** U-11. */
function checkReport({ result }: WatchedRun): void {
  const column = (name: string) => numbers(result, "infections", name);
  const total = city.residentCount / city.sample;
  const [susceptible, infected, recovered] = [
    column("nSusceptible"),
    column("nTotalInfected"),
    column("nRecovered"),
  ];
  expect(susceptible).toHaveLength(dayCount);
  const drawn = drawnInHospital(result);
  susceptible.forEach((count, row) => {
    expect(count + (infected[row] ?? 0) + (recovered[row] ?? 0)).toBeCloseTo(total, 3);
    const parts = ["nInfectedButNotContagious", "nContagious", "nShowingSymptoms"];
    const sum = parts.reduce((all, name) => all + (column(name)[row] ?? 0), 0);
    const inHospital = (drawn[row + 1] ?? 0) / city.sample;
    expect(sum + inHospital).toBeCloseTo(infected[row] ?? 0, 3);
  });
  for (const name of result.tables.get("infections")?.columns.keys() ?? []) {
    if (!/^n.*Cumulative|^n(Re)?Vaccinated$/.test(name)) continue;
    column(name).forEach((count, row, all) => {
      expect(count, name).toBeGreaterThanOrEqual(all[row - 1] ?? 0);
    });
  }
  const inside = new Array<number>(dayCount + 2).fill(0);
  const fromOutside = new Array<number>(dayCount + 2).fill(0);
  for (const { person, day, isImport } of infectionsOf(result)) {
    if (!isResident(person)) continue;
    const series = isImport ? fromOutside : inside;
    series[day] = (series[day] ?? 0) + 1;
  }
  column("nInfectedCumulative").forEach((count, row, all) => {
    const day = row + 1;
    const added = (inside[day - 1] ?? 0) + (fromOutside[day] ?? 0);
    expect((count - (all[row - 1] ?? 0)) * city.sample).toBeCloseTo(added, 6);
  });
}

/** U-12. */
function checkReproduction({ result }: WatchedRun): void {
  const { log } = result;
  const [r, infectors] = [
    numbers(result, "rValues", "rValue"),
    numbers(result, "rValues", "newContagious"),
  ];
  const caused = r.reduce((sum, value, row) => sum + value * (infectors[row] ?? 0), 0);
  let expected = 0;
  for (let entry = 0; entry < log.count; entry++) {
    const source = log.infectorEpisode[entry] ?? imported;
    if (source !== imported && (log.contagiousDay[source] ?? notReached) <= dayCount) expected++;
  }
  expect(caused).toBeCloseTo(expected, 6);
  expect(expected).toBe(infectionsOf(result).filter(({ isImport }) => !isImport).length);
}

/** Infectors were infectious; they and the infected were there, and not isolated. */
function checkContacts(
  { result, states }: WatchedRun,
  { startDay, dayTypes }: ModelSettings,
): void {
  const { log } = result;
  const faults: string[] = [];
  for (let entry = 0; entry < log.count; entry++) {
    const infector = log.infector[entry] ?? 0;
    if (infector === imported) continue;
    const day = log.day[entry] ?? 0;
    const person = log.person[entry] ?? 0;
    const container = log.container[entry] ?? 0;
    const state = states[day - 1];
    if (!state) continue;
    const template = city.templates[dayTypeOf(startDay + day - 1, dayTypes)];
    const stays = (who: number, activity: number) => {
      const found: (readonly [number, number])[] = [];
      const until = template.personStart[who + 1] ?? 0;
      for (let visit = template.personStart[who] ?? 0; visit < until; visit++) {
        const [at, times, what] = template.visits.subarray(4 * visit + 1, 4 * visit + 4);
        const planned = (what ?? 0) & 0xff;
        const meant = activity === code.quarantine_home ? code.home : activity;
        if (at === container && planned === meant)
          found.push([(times ?? 0) & 0xffff, (times ?? 0) >>> 16]);
      }
      return found;
    };
    const own = stays(infector, log.infectorActivity[entry] ?? 0);
    const ownStays = stays(person, log.activity[entry] ?? 0);
    const ends = own.flatMap(([from, to]) =>
      ownStays.flatMap(([start, end]) =>
        Math.max(from, start) < Math.min(to, end) ? [Math.min(to, end)] : [],
      ),
    );
    const quarantines = bytesOf(state, "quarantine");
    const isIsolated = (who: number, activity: number) =>
      quarantines[who] === quarantine.full ||
      (quarantines[who] === quarantine.atHome && activity !== code.quarantine_home);
    const infectorStatus = bytesOf(state, "status")[infector];
    if (infectorStatus !== status.contagious && infectorStatus !== status.symptoms)
      faults.push(`${entry}: not infectious`);
    if (bytesOf(state, "status")[person] !== status.infected) faults.push(`${entry}: not infected`);
    if (!ends.includes(log.tick[entry] ?? -1)) faults.push(`${entry}: no contact that ends then`);
    if (isIsolated(infector, log.infectorActivity[entry] ?? 0))
      faults.push(`${entry}: infector isolated`);
    if (isIsolated(person, log.activity[entry] ?? 0))
      faults.push(`${entry}: infected in isolation`);
    if (log.strain[entry] !== log.strain[log.infectorEpisode[entry] ?? 0])
      faults.push(`${entry}: another strain`);
    if (!((log.probability[entry] ?? 0) > 0 && (log.probability[entry] ?? 0) <= 1))
      faults.push(`${entry}: probability`);
  }
  expect(faults).toEqual([]);
}

/** Days of an episode ascend, and agree with the state. */
function checkEpisodes({ result, states }: WatchedRun): void {
  const { log } = result;
  const last = states.at(-1) ?? new Map<string, Uint8Array>();
  const [statuses, episodes] = [bytesOf(last, "status"), fieldOf(last, "episode")];
  const sinceDays = fieldOf(last, "statusDay");
  for (let entry = 0; entry < log.count; entry++) {
    const [day, contagious] = [log.day[entry] ?? 0, log.contagiousDay[entry] ?? notReached];
    const [symptoms, recovered] = [
      log.symptomsDay[entry] ?? notReached,
      log.recoveredDay[entry] ?? notReached,
    ];
    expect(contagious).toBeGreaterThan(day);
    expect(symptoms).toBeGreaterThanOrEqual(contagious);
    expect(recovered).toBeGreaterThanOrEqual(symptoms === notReached ? contagious : symptoms);
    const person = log.person[entry] ?? 0;
    if (episodes[person] !== entry) continue;
    const now = statuses[person];
    expect(contagious === notReached).toBe(now === status.infected);
    expect(recovered !== notReached).toBe(now === status.recovered || now === status.susceptible);
    if (now === status.contagious) expect(sinceDays[person]).toBe(contagious);
  }
}

describe.each(profiles)("%s", (profile) => {
  test.each(Object.entries(everyMeasure(profile)))(
    "U-11, U-12, conservation and contacts with %s",
    (_, changes) => {
      const settings = settingsOf(profile, changes);
      const run = watch(settings);
      expect(run.result.log.count).toBeGreaterThan(200);
      checkStates(run);
      checkReport(run);
      checkReproduction(run);
      checkContacts(run, settings);
      checkEpisodes(run);
    },
    slow,
  );
});
