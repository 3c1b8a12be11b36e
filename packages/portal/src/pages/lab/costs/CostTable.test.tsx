// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chooseLanguage } from "../../../environment/language.ts";
import { type CostColumn, CostTable } from "./CostTable.tsx";
import type { Costs } from "./costNames.ts";
import type { RunCosts } from "./runCosts.ts";

let root: Root;
let host: HTMLElement;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  host = document.createElement("div");
  document.body.append(host);
  root = createRoot(host);
  chooseLanguage("en");
});
afterEach(() => {
  act(() => root.unmount());
  host.remove();
  vi.unstubAllGlobals();
});

/** Eight members; one has ten infections more than the one before. */
function costs(infections: number, schoolDays: number): RunCosts {
  const members = Array.from({ length: 8 }, (_, place): [number, Costs] => [
    place + 1,
    {
      ...{ infections: infections + 10 * place, beds: 12, deaths: undefined, schoolDays },
      ...{ dayCareDays: 0, leisureHours: 80, homeDays: 30, quarantineDays: 5000 },
      ...{ tests: 100, doses: 0 },
    },
  ]);
  return { members: new Map(members), memberCount: 8 };
}

function show(...list: readonly CostColumn["costs"][]) {
  const columns = list.map((own, place): CostColumn => {
    const look = place > 0 ? { color: "#d55e00", dash: undefined } : undefined;
    return { runId: `${place}`, name: `Scenario ${place}`, look, costs: own };
  });
  act(() => root.render(<CostTable columns={columns} scheme="light" />));
}
const row = (title: string) => {
  const head = [...host.querySelectorAll("tbody th")].find((th) =>
    th.textContent?.startsWith(title),
  );
  return [...(head?.parentElement?.querySelectorAll("td") ?? [])].map((cell) =>
    cell.textContent?.replaceAll(/\s+/g, " ").trim(),
  );
};

test("a column for each scenario, with the difference from the first in words", () => {
  show(costs(1000, 10), costs(400, 41.26));
  expect([...host.querySelectorAll("thead th")].map((th) => th.textContent?.trim())).toEqual([
    ...["What is counted", "Scenario 0", "Scenario 1"],
  ]);
  // 1,000 to 1,070 and 600 fewer in each pair: 600/1035 are 58 %.
  expect(row("Infections")).toEqual([
    "1,035 1,004 – 1,067",
    "435 404 – 467 better: 600 fewer (−58%)",
  ]);
  expect(row("School days")).toEqual(["10", "41.3 worse: 31.3 more (+313%)"]);
  expect(row("Hours of leisure")).toEqual(["80", "80 the same"]);
  expect(row("Deaths")).toEqual(["– no value", "– no value – no value"]);
});

test("until a scenario has arrived its cells say so, and a lost one has no values", () => {
  show(costs(1000, 10), undefined, "none");
  expect(row("Infections")).toEqual([
    "1,035 1,004 – 1,067",
    "… loading … loading",
    "– no value – no value",
  ]);
});

test("the rows are in three groups, in German too", () => {
  act(() => chooseLanguage("de"));
  show(costs(1000, 10));
  const groups = [...host.querySelectorAll("th[scope=rowgroup]")].map((th) => th.textContent);
  expect(groups).toEqual([
    ...["Krankheit", "Worauf Menschen verzichten", "Was bereitgestellt werden muss"],
  ]);
  expect(row("Infektionen")).toEqual(["1.035 1.004 – 1.067"]);
});
