// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type DetailSort, DetailTable } from "./DetailTable.tsx";

let root: Root;
let host: HTMLElement;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  host = document.createElement("div");
  document.body.append(host);
  root = createRoot(host);
});
afterEach(() => {
  act(() => root.unmount());
  host.remove();
  vi.unstubAllGlobals();
});

interface Fruit {
  readonly name: string;
  readonly count: number;
}
const fruits: readonly Fruit[] = [
  { name: "Apple", count: 3 },
  { name: "Pear", count: 12 },
];
const onSort = vi.fn<(sort: DetailSort) => void>();

function show(sort: DetailSort, rows = fruits): void {
  act(() =>
    root.render(
      <DetailTable
        caption="Fruit"
        rowTitle={{ key: "name", title: "Name", text: (fruit) => fruit.name }}
        columns={[{ key: "count", title: "Count", isNumber: true, cell: (fruit) => fruit.count }]}
        rows={rows}
        rowKey={(fruit) => fruit.name}
        sort={sort}
        onSort={onSort}
        detail={(fruit) => `Details of ${fruit.name}`}
        action={{ title: "Eat", cell: (fruit) => <button type="button">Eat {fruit.name}</button> }}
        currentMark="in the basket"
        isCurrent={(fruit) => fruit.name === "Pear"}
      />,
    ),
  );
}
const byName: DetailSort = { key: "name", isDescending: false };

function button(text: string): HTMLButtonElement {
  const found = [...host.querySelectorAll("button")].find(
    (candidate) => candidate.textContent === text,
  );
  if (!found) throw new Error(`no button ${text}`);
  return found;
}
const click = (text: string) => act(() => button(text).click());

test("a row expands to a detail over all columns, and collapses again", () => {
  show(byName);
  expect(button("Pear").getAttribute("aria-expanded")).toBe("false");
  expect(host.textContent).not.toContain("Details of");
  click("Pear");
  expect(button("Pear").getAttribute("aria-expanded")).toBe("true");
  const detail = document.getElementById(button("Pear").getAttribute("aria-controls") ?? "");
  expect(detail?.textContent).toBe("Details of Pear");
  expect(detail?.previousElementSibling).toBe(button("Pear").closest("tr"));
  expect(detail?.querySelector("td")?.colSpan).toBe(3);
  expect(host.textContent).not.toContain("Details of Apple");
  click("Pear");
  expect(host.textContent).not.toContain("Details of");
});

test("a row stays open when the rows are sorted", () => {
  show(byName);
  click("Pear");
  show(byName, fruits.toReversed());
  expect([...host.querySelectorAll("tbody tr")].map((row) => row.textContent)).toEqual([
    "Pearin the basket12Eat Pear",
    "Details of Pear",
    "Apple3Eat Apple",
  ]);
});

test("headers show the sort order, and change it", () => {
  show(byName);
  const sorts = () =>
    [...host.querySelectorAll("thead th")].map((th) => th.getAttribute("aria-sort"));
  expect(sorts()).toEqual(["ascending", null, null]);
  onSort.mockClear();
  click("Count");
  expect(onSort).toHaveBeenLastCalledWith({ key: "count", isDescending: false });
  click("Name");
  expect(onSort).toHaveBeenLastCalledWith({ key: "name", isDescending: true });
  show({ key: "count", isDescending: true });
  expect(sorts()).toEqual([null, "descending", null]);
  click("Count");
  expect(onSort).toHaveBeenLastCalledWith({ key: "count", isDescending: false });
});

test("rows have a header, the table a caption, and the current row a text mark", () => {
  show(byName);
  expect(host.querySelector("caption")?.textContent).toBe("Fruit");
  const rows = [...host.querySelectorAll("tbody tr")];
  expect(rows.map((row) => row.querySelector("th[scope=row]")?.textContent)).toEqual([
    "Apple",
    "Pearin the basket",
  ]);
  expect(rows.map((row) => row.getAttribute("aria-current"))).toEqual([null, "true"]);
});
