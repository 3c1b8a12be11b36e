// Each kind of change is taken over or named.
import { expect, test } from "vitest";
import { changeKinds } from "../../changes/changeKinds.ts";
import { day } from "../../fixtures/scenarioFixtures.ts";
import { labOfRun } from "./labOfRun.ts";

const first = day("2021-02-27");
const last = day("2021-08-31");

const regime = `changes:
  - restrict: { activities: leisure, from: 2020-03-01, remaining: 0.8 }
  - restrict: { activities: schools, from: 2021-06-24, to: 2021-08-06, atMost: 0.2 }
    known: true
  - doses: { from: 2021-01-01, perDay: 1000 }
  - boosters: { from: 2021-01-01, perDay: 100 }
  - tests: { kind: rapid, activities: work, from: 2021-01-01, rate: 0.2 }
  - tracing: { from: 2020-04-01, capacity: 200 }
  - strain: { name: ALPHA, infectiousness: 1.65, arrives: 2020-12-05 }
  - imports: { strain: SARS_CoV_2, from: 2020-02-25, perDay: 4 }
`;
const oneRun = { step: 0, runs: [0], returns: [0] };
const posterior = {
  ...{ region: "berlin", stamp: "x", walk: { days: 7, spread: 0.1, persistence: 0.9 } },
  ...{ days: ["2020-02-25"], steps: [[[-1, 1, 1, 1, 1, 1, 1]]] },
  dates: Object.fromEntries(
    ["2020-03-31", "2020-10-31", "2021-02-26", "2021-04-30", "2021-08-31"].map((date) => [
      ...[date, oneRun],
    ]),
  ),
};
const source = { calibration: "{}", regime, posterior: JSON.stringify(posterior) };

function taken(change: string, follows = "2021-02-26") {
  const text = `region: berlin
profile: berlin2021
sample: demo
runName: run
start: 2020-02-25
end: 2021-08-31
regime: { name: berlin, until: 2021-12-31, follows: ${follows} }
groups:
  - heading: { en: Option, de: Option }
    options:
      - name: chosen
        title: { en: Chosen, de: Gewählt }
        values:
          "no": []
          "yes": [${change}]
`;
  const found = labOfRun({ text, runId: "run2", place: "berlin" }, source);
  if (!found) throw new Error("nothing was taken over");
  const { lab, rough, left } = found;
  const blocks = [...lab.blocks].flatMap(([name, list]) =>
    list.map(({ from, to, value, target }) => [name, from - first, to - last, value, target]),
  );
  // The lab takes it from later reports, always.
  expect(left).toContain("caution");
  return { first: lab.first, blocks, rough, left: left.filter((name) => name !== "caution") };
}

const from = "from: 2021-03-01";
const whole = (lane: string, value: number, target = 0) => [[lane, 2, 0, value, target]];
/** By kind of change: what a lane says exactly. */
const exact: readonly (readonly [change: string, blocks: readonly unknown[]])[] = [
  [`restrict: { activities: leisure, ${from}, remaining: 0.52 }`, whole("leisure", 50)],
  [
    `restrict: { activities: leisure, ${from}, to: 2021-03-10, remaining: 1 }`,
    [["leisure", 2, -174, 100, 0]],
  ],
  // Holidays stay, and split no block.
  [`restrict: { activities: schools, ${from}, atMost: 0.5 }`, whole("schools", 50)],
  [`restrict: { activities: kindergarten, ${from}, remaining: 0 }`, whole("dayCare", 0)],
  [`restrict: { activities: university, ${from}, remaining: 0 }`, whole("universities", 0)],
  [`restrict: { activities: workBusiness, ${from}, remaining: 0.6 }`, whole("work", 60)],
  [`restrict: { activities: shopErrands, ${from}, remaining: 0.6 }`, whole("shops", 60)],
  [`series: { activities: visit, values: { 2021-03-01: 0.3 } }`, whole("visits", 30)],
  [`restrict: { activities: pt, ${from}, remaining: 0.5 }`, whole("transport", 50)],
  [`restrict: { activities: [pt, shopErrands], ${from}, masks: { ffp2: 0.9 } }`, whole("masks", 3)],
  [
    `tests: { kind: rapid, activities: [kindergarten, schools], ${from}, rate: 0.4 }`,
    whole("tests", 2),
  ],
  [`tracing: { ${from}, capacity: 714 }`, whole("tracing", 200)],
  [`vaccinationSpeed: { ${from}, times: 0.5 }`, whole("vaccination", 50)],
  [`outdoor: { ${from}, times: 0.5 }`, whole("season", 50)],
  [
    `adaptive: { ${from}, activities: leisure, restrictAt: 100, restricted: { remaining: 0.2 } }`,
    whole("rule", 100),
  ],
];

test.each(exact)("a lane says it: %s", (change, blocks) => {
  expect(taken(`{ ${change} }`)).toEqual({ first, blocks, rough: [], left: [] });
});

test("a new strain that the lab knows is a new variant", () => {
  const alpha = `infectiousness: 1.5, relativeTo: ALPHA, arrives: 2021-03-01, days: 7`;
  const own = taken(`{ strain: { name: B1351, ${alpha}, perDay: 16, afterwards: 4 } }`);
  expect(own).toEqual({ first, blocks: whole("variant", 150), rough: ["variant"], left: [] });
  const severe = taken(
    `{ strain: { name: B1351, ${alpha}, seriouslySick: 1, atHome: 1, perDay: 16, afterwards: 4 } }`,
  );
  expect(severe.blocks).toEqual(whole("variant", 150));
});

/** What is said to be missing, or only roughly so. */
const named: readonly (readonly [change: string, ...names: readonly string[]])[] = [
  [`restrict: { activities: leisPublic, ${from}, remaining: 0 }`, "leisure"],
  [`restrict: { activities: workBusiness, ${from}, masks: { ffp2: 0.9 } }`, "masks"],
  [`restrict: { activities: home, ${from}, remaining: 0.9 }`, "home"],
  [`restrict: { activities: leisure, ${from}, ciTimes: 0.5 }`, "distance"],
  [`restrict: { activities: leisure, ${from}, closingHours: 22-5 }`, "closingHours"],
  [`restrict: { activities: leisure, ${from}, maxGroupSize: 10 }`, "groupSizes"],
  [`restrict: { activities: leisure, ${from}, withoutPass: 0 }`, "passes"],
  [`pass: { ${from}, vaccinatedDays: 90 }`, "passes"],
  [`days: { dates: [2021-05-13], like: sunday }`, "days"],
  [
    `adaptive: { ${from}, activities: leisure, restrictAt: 100, restricted: { remaining: 0.2 }, open: { remaining: 1 } }`,
    "rule",
  ],
  ["skippedActivity: home", "contacts"],
  ["contacts: { activities: work, times: 0.5 }", "contacts"],
  ["maskTable: eikenberry2020", "maskEffect"],
  [`outdoor: { ${from}, constant: 1 }`, "season"],
  ["theta: 2e-5", "infectiousness"],
  ["thetaTimes: 1.1", "infectiousness"],
  ["disease: { symptomatic: 0.5 }", "disease"],
  ["strain: { name: ALPHA, infectiousness: 2 }", "strains"],
  ["strain: { name: ALPHA, arrives: 2021-04-01 }", "arrivals"],
  ["escape: { ba1ToBa2: 2 }", "protection"],
  ["soup: { from: 2021-05-01, yearlyEscape: 12 }", "variant", "protection", "arrivals"],
  [
    "vaccineEffect: { vaccine: mRNA, strain: ALPHA, effectiveness: 0.5, fullDay: 49, infectivity: 1 }",
    "protection",
  ],
  ["immunity: { beta: 2 }", "protection"],
  ["households: { share: 0.2, inside: 0, outside: 1 }", "households"],
  [`imports: { strain: SARS_CoV_2, ${from}, perDay: 40 }`, "imports"],
  // Boosters are part of the lane's number, but not doubled.
  [`doses: { ${from}, times: 2 }`, "vaccination"],
  [`boosters: { ${from}, perDay: 5000 }`, "vaccination"],
  ["quotas: { ages: [18, 59], points: { 2021-03-01: 0, 2021-06-01: 0.7 } }", "vaccination"],
  ["vaccination: { order: random }", "vaccinated"],
  ["campaign: { from: 2021-05-01, vaccine: mRNA, compliance: { 12: 0.5 } }", "vaccinated"],
  [`tests: { kind: pcr, activities: visit, ${from}, rate: 0.2 }`, "tests"],
  ["testing: { kind: rapid, falseNegative: 0.5 }", "rapidTests"],
  [`tracing: { ${from}, capacity: unlimited }`, "tracing"],
  [`tracing: { ${from}, delay: 1 }`, "tracingWays"],
  [`quarantine: { ${from}, days: 5 }`, "quarantine"],
  ["seed: 4712", "seed"],
];

test.each(named)("no lane says it: %s", (change, ...names) => {
  const { rough, left } = taken(`{ ${change} }`);
  expect([...rough, ...left]).toEqual(names);
});

test("all kinds of changes are among them", () => {
  const kinds = [...exact, ...named].map(([change]) => change.replace(/:.*/s, ""));
  // They say how other values go on, which is compared; obeying needs closing hours.
  const others = ["caution", "hold", "curfewCompliance"];
  expect(new Set([...kinds, ...others])).toEqual(new Set(changeKinds.keys()));
});

test("what differs before the last reports is taken over from the first day that is offered", () => {
  const early = taken("{ restrict: { activities: leisure, from: 2020-11-05, remaining: 0.2 } }");
  expect(early.first).toBe(day("2020-11-01"));
  expect(early.left).toEqual([]);
  const first = taken("{ restrict: { activities: leisure, from: 2020-03-05, remaining: 0.2 } }");
  expect([first.first, first.left]).toEqual([day("2020-04-01"), ["earlier"]]);
});

test("a run that follows reports to its end begins where it differs", () => {
  const back = taken(
    "{ restrict: { activities: leisure, from: 2021-05-10, remaining: 0.2 } }",
    "2021-08-31",
  );
  expect(back.first).toBe(day("2021-05-01"));
});
