// Everybody in one room for eight hours a day: what theory says exactly (P-01, P-02, P-15).
import type { City } from "../src/city/city.ts";
import { duration } from "../src/disease/durations.ts";
import { transitions } from "../src/disease/transitions.ts";
import { strain } from "../src/immunity/strains.ts";
import { adults, cityFixture, together } from "../src/run/fixtures/cityFixture.ts";
import { meanOf } from "../src/run/fixtures/statistics.ts";
import { always, plainSettings } from "../src/run/plainSettings.ts";
import { simulate } from "../src/run/simulation.ts";
import type { ModelSettings } from "../src/settings.ts";
import { measured, type Row } from "./rows.ts";
import type { Check, Workbench } from "./workbench.ts";

const hoursTogether = 8;
const { infectedToContagious, contagiousToRecovered } = transitions.classic2020;

function oneRoom(people: number): City {
  return cityFixture({
    people: adults(people),
    visits: together([0, people], 0, "work", 8, 8 + hoursTogether),
    spaces: { 0: 1 },
  });
}

const quantiles = Array.from({ length: 2000 }, (_, index) => (index + 0.5) / 2000);
const infectiousDays = meanOf(quantiles.map((uniform) => duration(contagiousToRecovered, uniform)));

/**
 * Constant infectiousness, nobody isolates, nobody loses immunity: the mean infectious time
 * decides.
 */
function settingsOf(city: City, r0: number, dayCount: number, initial: number): ModelSettings {
  const plain = plainSettings("classic2020", dayCount);
  const perDay = plain.contacts.work.intensity * hoursTogether * 3600 * infectiousDays;
  const otherPeople = (city.personCount - 1) / city.personCount;
  return {
    ...plain,
    theta: r0 / (perDay * otherPeople),
    disease: { ...plain.disease, symptomatic: always(0), ageDependence: false, daysImmune: 5000 },
    imports: [{ strain: strain.SARS_CoV_2, perDay: Float64Array.of(initial, 0) }],
  };
}

/** Share of people infected in the end, of whom a share is infected at the beginning. */
function finalSize(r0: number, initialShare: number): number {
  let size = 1;
  for (let step = 0; step < 10_000; step++) size = 1 - (1 - initialShare) * Math.exp(-r0 * size);
  return size;
}

export const finalSizes: Check = {
  name: "P-01",
  run: (bench) => {
    const people = 20_000;
    const initial = 40;
    const city = oneRoom(people);
    const values = bench.options.isQuick ? [1.5, 3] : [1.2, 1.5, 2, 2.5, 3, 4];
    return values.map((r0): Row => {
      const settings = settingsOf(city, r0, 700, initial);
      const sizes = bench.sample(city, settings, bench.seeds(24), ({ log }) => log.count / people);
      const expected = finalSize(r0, initial / people);
      return measured(
        "P-01",
        `final size, one room of ${people}, R0 ${r0}`,
        sizes,
        `${(100 * expected).toFixed(1)} % (s₀ → 1: ${(100 * finalSize(r0, 1e-9)).toFixed(1)} %)`,
        [expected - 0.01, expected + 0.01],
        { isPercent: true },
      );
    });
  },
};

/** Probability to be infectious so many days after the infection. */
const infectiousOn: readonly number[] = (() => {
  const days = new Array<number>(400).fill(0);
  const coarse = quantiles.filter((_, index) => index % 10 === 5);
  for (const one of coarse) {
    const latent = Math.max(1, duration(infectedToContagious, one));
    for (const other of coarse) {
      const end = latent + duration(contagiousToRecovered, other);
      for (let day = latent; day < end && day < days.length; day++) {
        days[day] = (days[day] ?? 0) + 1 / coarse.length ** 2;
      }
    }
  }
  return days;
})();

/**
 * Growth per day (natural logarithm) that belongs to a reproduction number, by the equation of
 * Euler and Lotka.
 */
export function growthRate(r0: number): number {
  const area = infectiousOn.reduce((sum, share) => sum + share, 0);
  let [low, high] = [-1, 2];
  for (let step = 0; step < 60; step++) {
    const rate = (low + high) / 2;
    const caused = infectiousOn.reduce((sum, share, day) => sum + share * Math.exp(-rate * day), 0);
    if ((r0 / area) * caused > 1) low = rate;
    else high = rate;
  }
  return (low + high) / 2;
}

/** New infections by day, index 1 is the first day. */
function byDay(days: Uint16Array, dayCount: number, isMeant: (entry: number) => boolean): number[] {
  const counts = new Array<number>(dayCount + 1).fill(0);
  days.forEach((day, entry) => {
    if (isMeant(entry)) counts[day] = (counts[day] ?? 0) + 1;
  });
  return counts;
}

function sumOf(counts: readonly number[], from: number, to: number): number {
  return counts.slice(from, to + 1).reduce((sum, count) => sum + count, 0);
}

export const earlyGrowth: Check = {
  name: "P-02",
  run: (bench) => {
    const people = 60_000;
    const city = oneRoom(people);
    const r0 = 2.5;
    const rate = growthRate(r0);
    const initial = 30;
    const dayCount = 60;
    const settings = settingsOf(city, r0, dayCount, initial);
    // The first generations are no smooth growth yet; beyond 1.5 % of the people it slows down.
    const growths = bench.sample(city, settings, bench.seeds(120), ({ log }) => {
      const counts = byDay(log.day, dayCount, () => true);
      let cumulative = 0;
      let last = 0;
      for (let day = 1; day <= dayCount && cumulative < 0.015 * people; day++) {
        cumulative += counts[day] ?? 0;
        last = day;
      }
      const first = 14;
      const growth = Math.log(sumOf(counts, last - 6, last) / sumOf(counts, first - 6, first));
      return growth / (last - first);
    });
    return [
      measured(
        "P-02",
        `early growth per day (ln), one room of ${people}, R0 ${r0}`,
        growths,
        `${rate.toFixed(4)} (Euler–Lotka; doubles in ${(Math.LN2 / rate).toFixed(1)} days)`,
        [0.97 * rate, 1.03 * rate],
        { digits: 4 },
      ),
    ];
  },
};

/** Change of the logarithm of the odds of the second strain per day, from one week to another. */
function oddsGrowth(bench: Workbench, factor: number): readonly number[] {
  const city = oneRoom(60_000);
  const [first, second] = [14, 28];
  const plain = settingsOf(city, 1.8, second + 3, 1);
  const imports = [strain.SARS_CoV_2, strain.ALPHA].map((code) => ({
    strain: code,
    perDay: Float64Array.of(120, 0),
  }));
  const strains = plain.strains.map((one, code) => ({
    ...one,
    infectiousness: code === strain.ALPHA ? factor : 1,
  }));
  return bench.seeds(100).map((seed) => {
    const { log } = simulate(city, { ...plain, imports, strains, seed });
    const of = (code: number) => byDay(log.day, second + 3, (entry) => log.strain[entry] === code);
    const [one, other] = [of(strain.SARS_CoV_2), of(strain.ALPHA)];
    const odds = (day: number) =>
      Math.log(sumOf(other, day - 3, day + 3) / sumOf(one, day - 3, day + 3));
    return (odds(second) - odds(first)) / (second - first);
  });
}

export const twoStrains: Check = {
  name: "P-15",
  run: (bench) => {
    const expected = growthRate(1.8 * 1.65) - growthRate(1.8);
    return [
      measured(
        "P-15",
        "two equal strains: change of ln odds per day",
        oddsGrowth(bench, 1),
        "0: no trend",
        [-0.002, 0.002],
        { digits: 4 },
      ),
      measured(
        "P-15",
        "second strain × 1.65: change of ln odds per day",
        oddsGrowth(bench, 1.65),
        `${expected.toFixed(4)} (difference of growth rates)`,
        [0.9 * expected, 1.1 * expected],
        { digits: 4 },
      ),
    ];
  },
};
