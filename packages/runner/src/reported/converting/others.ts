// Deaths, vaccinations, variants, the reproduction number and tests.
import { type Day, formatDay, weekday } from "@episcope/common";
import { areaNames, dayReader, numberIn, stateCode, weekIn } from "../reading/cells.ts";
import { type Cell, type Converter, csv, rounded, tablesFolder } from "./converter.ts";
import { byFirstCells } from "./hospital.ts";

/** One row of ours for a row of theirs, by week. */
function weekly(
  name: string,
  header: readonly string[],
  read: (cells: readonly string[]) => readonly Cell[] | undefined,
): Converter {
  const rows: (readonly Cell[])[] = [];
  let until: Day | undefined;
  return {
    row(cells) {
      const week = weekIn(cells[0] ?? "");
      const rest = read(cells.slice(1));
      if (week === undefined || !rest || rest.some(Number.isNaN)) return false;
      until = Math.max(until ?? week, week);
      rows.push([formatDay(week), ...rest]);
      return true;
    },
    finish: () =>
      until === undefined
        ? undefined
        : {
            until,
            files: new Map([[`${tablesFolder}/${name}.csv`, csv(header, rows.sort(byFirstCells))]]),
          },
  };
}

/** Columns: week, state, deaths. */
export const deathsByState = () =>
  weekly("deaths-weekly", ["week", "area", "deaths"], ([state = "", deaths = ""]) => {
    const area = stateCode(state);
    return area === undefined ? undefined : [areaNames[area], numberIn(deaths)];
  });

/** Columns: week, age group, deaths. */
export const deathsByAge = () =>
  weekly(
    "deaths-by-age-weekly",
    ["week", "area", "age_group", "deaths"],
    ([group = "", deaths = ""]) => ["Germany", group === "00+" ? "all" : group, numberIn(deaths)],
  );

/** Columns: week, tests, positive tests. Below its table the file says what is counted. */
export const tests = () =>
  weekly("tests-weekly", ["week", "pcr_tests", "pcr_positive"], ([all = "", positive = ""]) => [
    numberIn(all),
    numberIn(positive),
  ]);

/** Names of vaccines by the type that the model has; another one has no type. */
const vaccineTypes: readonly (readonly [type: string, names: RegExp])[] = [
  ["xbbUpdate", /XBB/i],
  ["omicronUpdate", /bivalent|omi[ck]ron|BA\.\d/i],
  ["mRNA", /comirnaty|biontech|moderna|spikevax/i],
  ["vector", /vaxzevria|astra ?zeneca|jcovden|janssen/i],
];

function vaccineType(name: string): string {
  return vaccineTypes.find(([, names]) => names.test(name))?.[0] ?? "other";
}

/** Columns: date, state, vaccine, number of the dose, doses. */
export function vaccinations(): Converter {
  const [byDose, byType] = [new Map<string, number>(), new Map<string, number>()];
  const dayIn = dayReader();
  let until: Day | undefined;
  const add = (to: Map<string, number>, key: string, count: number) =>
    to.set(key, (to.get(key) ?? 0) + count);
  return {
    row([date = "", state = "", vaccine = "", number = "", cell = ""]) {
      const [day, area, count] = [dayIn(date), stateCode(state), numberIn(cell)];
      const dose = number.trim();
      if (day === undefined || area === undefined || !/^\d{1,2}$/.test(dose)) return false;
      if (count === undefined || Number.isNaN(count)) return false;
      until = Math.max(until ?? day, day);
      const week = formatDay(day - ((weekday(day) + 6) % 7));
      // The country is the sum of its states and of federal bodies.
      for (const of of new Set([area, "00"])) {
        const start = `${week},${areaNames[of]}`;
        add(byDose, `${start},${dose}`, count);
        add(byType, `${start},${vaccineType(vaccine)},${dose}`, count);
      }
      return true;
    },
    finish() {
      if (until === undefined) return undefined;
      const rows = (counts: ReadonlyMap<string, number>) =>
        [...counts].sort().map(([key, count]) => [key, count]);
      return {
        until,
        files: new Map([
          [
            `${tablesFolder}/vaccinations-weekly.csv`,
            csv(["week", "area", "dose", "doses"], rows(byDose)),
          ],
          [
            `${tablesFolder}/vaccinations-by-type-weekly.csv`,
            csv(["week", "area", "type", "dose", "doses"], rows(byType)),
          ],
        ]),
      };
    },
  };
}

/** Columns: date, seven-day R and its interval; empty at the start. */
export function reproduction(): Converter {
  const rows: (readonly [Day, ...(number | undefined)[]])[] = [];
  const dayIn = dayReader();
  return {
    row([date = "", ...cells]) {
      const day = dayIn(date);
      const values = cells.map(numberIn);
      if (day === undefined || values.some(Number.isNaN)) return false;
      if (values[0] !== undefined) rows.push([day, ...values]);
      return true;
    },
    finish() {
      rows.sort(([a], [b]) => a - b);
      const last = rows.at(-1);
      if (!last) return undefined;
      return {
        until: last[0],
        files: new Map([
          [
            `${tablesFolder}/r-estimate.csv`,
            csv(
              ["date", "r7", "r7_lo", "r7_hi"],
              rows.map(([day, ...values]) => [formatDay(day), ...values]),
            ),
          ],
        ]),
      };
    },
  };
}

/** Columns of our table, and the names that belong to each. */
const lineages: Readonly<Record<string, readonly string[]>> = {
  other_incl_wild_type: ["Other"],
  alpha: ["B.1.1.7", "B.1.1.7+E484K"],
  beta: ["B.1.351"],
  gamma: ["P.1"],
  delta: ["B.1.617.2", "AY.4.2"],
  ba1: ["B.1.1.529", "BA.1"],
  ba2_excl_ba275: ["BA.2", "BA.2+L452X"],
  ba3: ["BA.3"],
  ba4: ["BA.4"],
  ba5_excl_bq1: ["BA.5"],
  ba275: ["BA.2.75"],
  bq1: ["BQ.1"],
  xbb15: ["XBB.1.5", "XBB.1.5-like", "XBB.1.5-like+F456L"],
  xbb19: ["XBB.1.9"],
  xbb116: ["XBB.1.16"],
  xbb_other: ["XBB", "EG.5", "BA.2.3.20", "CH.1.1"],
  /** After those that the model has. */
  later: [],
};
/** What came before 2022 and has no column of its own. */
const early = /^(A|B|C|P|AT|AV)\.\d/;

function lineageOf(variant: string): string {
  const found = Object.keys(lineages).find((name) => lineages[name]?.includes(variant));
  return found ?? (early.test(variant) ? "other_incl_wild_type" : "later");
}

/** Fewer sequences say little. */
const fewestSequences = 50;
const variantsFile = "observed/variants-germany.csv";

/** Columns: country, week, source, variant, number of sequences. */
export function variants(): Converter {
  const weeks = new Map<Day, Map<string, number>>();
  return {
    row([country = "", date = "", source = "", variant = "", cell = ""]) {
      const [week, count] = [weekIn(date), numberIn(cell)];
      if (week === undefined || Number.isNaN(count)) return false;
      // Figures of the other source, GISAID, must not be passed on.
      const isOurs = country.trim() === "DE" && source.trim() === "TESSy";
      if (!isOurs || variant === "UNK" || !count) return true;
      const ofWeek = weeks.get(week) ?? new Map<string, number>();
      const name = lineageOf(variant.trim());
      weeks.set(week, ofWeek.set(name, (ofWeek.get(name) ?? 0) + count));
      return true;
    },
    finish() {
      const names = Object.keys(lineages);
      const rows = [...weeks]
        .sort(([a], [b]) => a - b)
        .map(([week, counts]) => {
          const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
          return { week, all, shares: names.map((name) => (counts.get(name) ?? 0) / all) };
        });
      const known = rows.filter(({ all }) => all >= fewestSequences);
      const until = known.at(-1)?.week;
      if (until === undefined) return undefined;
      return {
        until,
        files: new Map([
          [
            `${tablesFolder}/variants-weekly.csv`,
            csv(
              ["week", "sequences_approx", ...names],
              known.map(({ week, all, shares }) => [
                formatDay(week),
                all,
                ...shares.map((share) => rounded(100 * share, 2)),
              ]),
            ),
          ],
          [
            variantsFile,
            csv(
              ["date", ...names],
              known.map(({ week, shares }) => [
                formatDay(week),
                ...shares.map((share) => rounded(share, 4)),
              ]),
            ),
          ],
        ]),
      };
    },
  };
}
