// @vitest-environment jsdom
import { type LabScenario, type LaneName, type LaneStep, labCode } from "@episcope/scenario/lab";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { batteryFixture } from "../../../data/runs/fixtures/battery.ts";
import { type Deferred, deferred } from "../../../data/tasks/fixtures/deferred.ts";
import { chooseLanguage } from "../../../environment/language.ts";
import { emptyLab, labOf } from "../timeline/fixtures/someLabs.ts";
import type { BedsOutcome } from "./evaluateBeds.ts";
import { Search } from "./Search.tsx";

let root: Root;
let host: HTMLElement;
/** Scenarios that are being computed, with what stops them. */
let asked: {
  readonly lab: LabScenario;
  readonly signal: AbortSignal;
  readonly isWhole: boolean;
}[];
let answers: Deferred<BedsOutcome>[];
const opened = vi.fn();
const kept = vi.fn();
const battery = batteryFixture();
const schools = [{ day: 0, value: 100 }];
const place = {
  usual: new Map<LaneName, readonly LaneStep[]>([["schools", schools]]),
  ...{ primarySchools: schools, holidays: [] },
};

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  host = document.createElement("div");
  document.body.append(host);
  root = createRoot(host);
  asked = [];
  answers = [];
  opened.mockClear();
  kept.mockClear();
  chooseLanguage("en");
});
afterEach(() => {
  act(() => root.unmount());
  host.remove();
  vi.unstubAllGlobals();
});

const evaluate = (lab: LabScenario, signal: AbortSignal, isWhole: boolean) => {
  asked.push({ lab, signal, isWhole });
  const answer = deferred<BedsOutcome>();
  answers.push(answer);
  return answer.promise;
};

function show(lab = emptyLab, hasRoom = true) {
  act(() =>
    root.render(
      <Search
        {...{ lab, place, battery, hasRoom, evaluate }}
        usualBeds={1234}
        isKept={() => false}
        onOpen={opened}
        onKeep={kept}
      />,
    ),
  );
}
async function answer(beds: number, peaks: readonly number[] = [beds, beds, beds, beds]) {
  await act(async () => {
    answers.at(-1)?.resolve({ beds, infections: 100 * beds, peaks });
  });
}
function button(text: string): HTMLButtonElement {
  const found = [...host.querySelectorAll("button")].find((one) => one.textContent === text);
  if (!found) throw new Error(`no button ${text}`);
  return found;
}
const press = async (text: string) => await act(async () => button(text).click());
const lane = (name: string) => {
  const label = [...host.querySelectorAll("label")].find((one) => one.textContent === name);
  return label?.querySelector("input") as HTMLInputElement;
};
const status = () => host.querySelector("[role=status]")?.textContent;
/** Only schools, which count one bed for each percent that stays open. */
async function searchSchools() {
  show();
  await act(async () => lane("Work").click());
  await act(async () => lane("Leisure").click());
  await press("Search");
}

test("it begins with half of the beds that there were, and at most four lanes can be chosen", async () => {
  show();
  expect(host.querySelector<HTMLInputElement>("input[type=number]")?.value).toBe("620");
  expect(host.textContent).toContain("As it was, most beds on one day: 1,230.");
  expect(lane("Shops").disabled).toBe(false);
  await act(async () => lane("Shops").click());
  expect([lane("Visits").disabled, lane("Shops").disabled]).toEqual([true, false]);
});

test("scenarios are tried one after another, and the best is shown with its figures", async () => {
  await searchSchools();
  expect(status()).toBe("0 of at most 24 scenarios tried.");
  await answer(100);
  expect(status()).toBe(
    // 72 weekdays are among the 100 days from a Monday on.
    "1 of at most 24 scenarios tried. Least loss so far: Schools at most 0%; 72 days in all.",
  );
  await answer(900);
  // Bisection between closed and open: 50, 70, 80 %.
  await answer(500);
  await answer(620);
  await answer(560);
  expect(asked.map(({ lab }) => lab.blocks.get("schools")?.[0]?.value)).toEqual([
    ...[0, undefined, 50, 80, 60, 70],
  ]);
  await answer(619);
  // What was found is judged again, by all model runs.
  expect(status()).toMatch(/^6 scenarios tried. What was found is now computed/);
  expect(host.querySelectorAll("li h3")).toHaveLength(0);
  expect(asked.map(({ isWhole }) => isWhole).lastIndexOf(true)).toBe(6);
  await answer(625, [610, 619, 620, 630, 640]);
  expect(status()).toMatch(
    /^6 scenarios tried. In the middle of four model runs these stay below 620/,
  );
  const results = [...host.querySelectorAll("li h3")].map((title) => title.parentElement);
  expect(results).toHaveLength(1);
  expect(results[0]?.textContent).toContain("Schools at most 70%");
  expect(results[0]?.textContent).toContain("Most beds: 625, infections: 62,500");
  expect(results[0]?.textContent).toContain(
    "In 2 of 5 model runs it stays below 620 beds. The middle of these 5 is above",
  );
  // 72 weekdays with 30 % less.
  expect(results[0]?.textContent).toContain("Schools 21.6 days per child");
  await press("Show on the time line");
  await press("Keep for comparison");
  const found = asked.at(-1)?.lab;
  expect(opened.mock.calls).toEqual([[found]]);
  expect(kept.mock.calls).toEqual([[found]]);
});

test("stopping keeps what was found", async () => {
  await searchSchools();
  await answer(100);
  await press("Stop");
  expect(asked.at(-1)?.signal.aborted).toBe(true);
  expect(status()).toMatch(/^1 of at most 24 scenarios tried. Stopped/);
  expect(host.querySelectorAll("li h3")).toHaveLength(1);
  expect(button("Search")).toBeDefined();
});

test("stopped while all model runs are computed, it keeps what four of them said", async () => {
  await searchSchools();
  for (const beds of [100, 900, 500, 620, 560, 619]) await answer(beds);
  await press("Stop");
  expect(asked.at(-1)?.signal.aborted).toBe(true);
  expect(status()).toMatch(/Stopped. The best of these/);
  expect(host.querySelector("li")?.textContent).toContain("In 4 of 4 model runs");
});

test("another scenario and another page stop it", async () => {
  await searchSchools();
  show(labOf("work", [10, 20, 50]));
  expect(asked[0]?.signal.aborted).toBe(true);
  await press("Search");
  const [, second] = asked;
  expect(second && labCode(second.lab)).toContain("_w");
  act(() => root.render(<p />));
  expect(second?.signal.aborted).toBe(true);
});

test("it says if the number cannot be reached, is reached anyway, or the runs fail", async () => {
  await searchSchools();
  await answer(700);
  expect(status()).toMatch(/^Even with everything chosen closed, there are 700 beds/);
  await press("Search");
  await answer(10);
  await answer(20);
  expect(status()).toMatch(/^With these lanes as they were/);
  await press("Search");
  await act(async () => answers.at(-1)?.reject(new Error("no memory")));
  expect(status()).toBe("The search could not go on. A new one may work.");
});
