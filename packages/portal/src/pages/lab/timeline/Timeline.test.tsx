// @vitest-environment jsdom
import { parseDay } from "@episcope/common";
import { type LabScenario, type LaneName, withBlock } from "@episcope/scenario/lab";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chooseLanguage } from "../../../environment/language.ts";
import { spelledBlocks } from "./fixtures/someLabs.ts";
import { Timeline } from "./Timeline.tsx";
import { type LabHistoryState, useLabHistory } from "./useLabHistory.ts";

const day = (date: string) => parseDay(date) ?? 0;
const first = day("2020-11-02");
/** 280 days are shown: four pixels each. */
const shownFrom = first - 20;
const [width, perDay] = [1120, 4];
const empty: LabScenario = {
  ...{ place: "berlin", first, last: shownFrom + 279, blocks: new Map() },
};
const usual = new Map([["tests", [{ day: first - 100, value: 2 }]]] as const);
const unlock = vi.fn();

let root: Root;
let page: HTMLElement;
let history: LabHistoryState;
/** What the page was told: whether it continues the change before. */
let continued: boolean[];

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("matchMedia", () => ({
    ...{ matches: false, addEventListener() {}, removeEventListener() {} },
  }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
    },
  );
  // The page of these tests does not catch pointers.
  Object.assign(Element.prototype, { setPointerCapture() {} });
  page = document.createElement("div");
  document.body.append(page);
  root = createRoot(page);
  continued = [];
  unlock.mockClear();
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

function Page({ start }: { readonly start: LabScenario }) {
  history = useLabHistory(start);
  const { lab, change } = history;
  return (
    <Timeline
      {...{ lab, usual, history, shownFrom }}
      fittedUntil={first - 1}
      onUnlock={unlock}
      onChange={(next, isContinued) => {
        continued.push(isContinued);
        change(next, isContinued);
      }}
    />
  );
}

function show(...list: readonly (readonly [LaneName, number, number, number])[]) {
  const start = list.reduce(
    (lab, [lane, from, to, value]) =>
      withBlock(lab, lane, { from: first + from, to: first + to, value, target: 0 }),
    empty,
  );
  act(() => root.render(<Page start={start} />));
}

/** Days after the first one. */
function blocks(lane: LaneName): string {
  return spelledBlocks(history.lab, lane).replace(/(\d+)–(\d+)/g, (_, from, to) => {
    return `${Number(from) - first}–${Number(to) - first}`;
  });
}
function row(name: string): HTMLElement {
  const found = page.querySelector<HTMLElement>(`[role=group][aria-label="${name}"]`);
  if (!found) throw new Error(name);
  return found;
}
function trackOf(name: string): HTMLElement {
  const track = row(name).children[1]?.firstElementChild;
  if (!(track instanceof HTMLElement)) throw new Error(name);
  track.getBoundingClientRect = () => new DOMRect(0, 0, width, 32);
  return track;
}
function block(name: string, place = 0): HTMLElement {
  const found = row(name).querySelector<HTMLElement>(`[data-place="${place}"]`);
  if (!found) throw new Error(`${name} ${place}`);
  return found;
}
function named(name: string): HTMLElement {
  const found = [...page.querySelectorAll<HTMLElement>("button, input, label, select")].find(
    (one) => one.getAttribute("aria-label") === name || one.textContent === name,
  );
  if (!found) throw new Error(name);
  return found;
}
const said = () => page.querySelector("[aria-live]")?.textContent;

/** At the beginning of a day, counted from the first one. */
function point(target: HTMLElement, kind: string, at: number) {
  const clientX = (at + 20) * perDay;
  const options = { bubbles: true, clientX, button: 0, isPrimary: true, pointerType: "mouse" };
  act(() => {
    target.dispatchEvent(new PointerEvent(kind, options));
  });
}
function drag(name: string, from: number, ...to: readonly number[]) {
  const track = trackOf(name);
  point(track, "pointerdown", from);
  for (const at of to) point(track, "pointermove", at);
  point(track, "pointerup", to.at(-1) ?? from);
}
function press(target: EventTarget, key: string, options: KeyboardEventInit = {}) {
  act(() => {
    const event = new KeyboardEvent("keydown", {
      ...{ key, bubbles: true, cancelable: true },
      ...options,
    });
    target.dispatchEvent(event);
  });
}

test("all lanes are there, in four groups that can be folded", () => {
  show();
  expect(page.querySelectorAll("[role=group] [role=group]")).toHaveLength(15);
  const group = named("Places and meetings");
  expect(group.getAttribute("aria-expanded")).toBe("true");
  act(() => group.click());
  expect(page.querySelectorAll("[role=group] [role=group]")).toHaveLength(7);
});

test("dragging on a lane draws a block, as one change that is undone at once", () => {
  show();
  drag("Schools", 0, 10, 20, 49);
  expect(blocks("schools")).toBe("0–48=0");
  expect(continued).toEqual([false, true, true]);
  expect(said()).toBe("Schools: 0% from 2 November to 20 December 2020");
  expect(document.activeElement).toBe(block("Schools"));
  press(document.body, "z", { ctrlKey: true });
  expect(blocks("schools")).toBe("");
  expect(said()).toBe("Undone");
  press(document.body, "Z", { ctrlKey: true, shiftKey: true });
  expect(blocks("schools")).toBe("0–48=0");
  press(document.body, "z", { ctrlKey: true });
  press(document.body, "y", { ctrlKey: true });
  expect(blocks("schools")).toBe("0–48=0");
});

test("blocks are moved by their middle and stretched by their ends", () => {
  show(["leisure", 10, 19, 20]);
  drag("Leisure", 15, 25);
  expect(blocks("leisure")).toBe("20–29=20");
  drag("Leisure", 20, 5);
  expect(blocks("leisure")).toBe("5–29=20");
  drag("Leisure", 30, 40);
  expect(blocks("leisure")).toBe("5–39=20");
});

test("Escape takes a drag back, and nothing is left to undo", () => {
  show(["leisure", 10, 19, 20], ["leisure", 30, 39, 50]);
  const track = trackOf("Leisure");
  point(track, "pointerdown", 15);
  point(track, "pointermove", 33);
  expect(blocks("leisure")).toBe("28–37=20 38–39=50");
  press(document.body, "Escape");
  expect(blocks("leisure")).toBe("10–19=20 30–39=50");
  point(track, "pointerup", 33);
  expect(blocks("leisure")).toBe("10–19=20 30–39=50");
  expect(history.canUndo).toBe(false);
});

test("the past is locked", () => {
  show();
  drag("Schools", -15, -5, 5);
  expect(blocks("schools")).toBe("");
  act(() => named("Unlock the past").click());
  expect(unlock).toHaveBeenCalledOnce();
});

test("a tap says the day of an event, and opens the editor of a block", () => {
  show();
  drag("New variant", 75);
  expect(blocks("variant")).toBe("75–259=150");
  const bar = block("New variant");
  point(bar, "pointerdown", 80);
  point(bar, "pointerup", 80);
  act(() => bar.click());
  expect(page.querySelector("[role=dialog]")?.textContent).toContain("New variant");
});

test("keys change the block that has the focus", () => {
  show(["schools", 10, 19, 0], ["schools", 40, 49, 50]);
  const one = block("Schools");
  act(() => one.focus());
  press(one, "ArrowRight", { shiftKey: true });
  press(one, "ArrowLeft", { altKey: true });
  press(one, "ArrowUp");
  expect(blocks("schools")).toBe("17–25=5 40–49=50");
  expect(said()).toBe("Schools: 5% from 19 to 27 November 2020");
  expect(continued).toEqual([false, false, false]);
  press(one, "ArrowUp", { repeat: true });
  expect(continued.at(-1)).toBe(true);
  press(one, "PageDown");
  expect(document.activeElement).toBe(block("Schools", 1));
  expect([block("Schools").tabIndex, block("Schools", 1).tabIndex]).toEqual([-1, 0]);
  press(block("Schools", 1), "Delete");
  expect(blocks("schools")).toBe("17–25=10");
  expect(said()).toBe("Schools: block deleted");
  expect(document.activeElement).toBe(block("Schools"));
  press(block("Schools"), "Delete");
  expect(document.activeElement?.textContent).toBe("Schools");
  press(document.activeElement ?? page, "n");
  expect(blocks("schools")).toBe("0–27=0");
  expect(document.activeElement).toBe(block("Schools"));
});

test("a full lane says so", () => {
  show(["schools", 0, 259, 0]);
  act(() => named("Add: Schools").click());
  expect(blocks("schools")).toBe("0–259=0");
  expect(said()).toBe("Schools: no room for another block");
});

test("the editor changes value, days and what a block acts on, and deletes it", () => {
  show(["masks", 10, 19, 3]);
  act(() => block("Masks").click());
  const dialog = page.querySelector("[role=dialog]");
  act(() => named("surgical").click());
  act(() => named("also in leisure").click());
  expect(history.lab.blocks.get("masks")?.[0]).toMatchObject({ value: 2, target: 3 });
  const [from, to] = dialog?.querySelectorAll<HTMLInputElement>("input[type=date]") ?? [];
  expect([from?.value, to?.value]).toEqual(["2020-11-12", "2020-11-21"]);
  type(to, "2020-12-01");
  expect(blocks("masks")).toBe("10–29=2");
  act(() => named("Delete").click());
  expect(blocks("masks")).toBe("");
  expect(page.querySelector("[role=dialog]")).toBeNull();
  expect(document.activeElement?.textContent).toBe("Masks");
});

/** React notices a change only if the native setter is used. */
function type(input: HTMLInputElement | undefined, value: string) {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  act(() => {
    set?.call(input, value);
    input?.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

test("Escape closes the editor and gives back the focus", () => {
  show(["schools", 10, 19, 0]);
  act(() => block("Schools").click());
  const slider = page.querySelector<HTMLInputElement>("[role=dialog] input[type=range]");
  expect(document.activeElement).toBe(slider);
  expect(slider?.getAttribute("aria-valuetext")).toBe("0%");
  press(slider ?? page, "Escape");
  expect(page.querySelector("[role=dialog]")).toBeNull();
  expect(document.activeElement).toBe(block("Schools"));
});

test("the menu of a lane takes it back or copies it to lanes of the same kind", () => {
  show(["schools", 10, 19, 0]);
  const open = () => act(() => row("Schools").querySelector("button")?.click());
  open();
  expect(row("Schools").textContent).toContain("Holidays stay.");
  act(() => named("Day care").click());
  expect([blocks("dayCare"), said()]).toEqual(["10–19=0", "Schools copied to Day care"]);
  open();
  act(() => named("As it was").click());
  expect([blocks("schools"), said()]).toEqual(["", "Schools: as it was"]);
});

test("the same scenario is a table that can be changed", () => {
  show(["schools", 10, 19, 0], ["variant", 75, 75, 150]);
  const described = page.querySelector("[aria-describedby][role=group]");
  const words = document.getElementById(described?.getAttribute("aria-describedby") ?? "");
  expect(words?.textContent).toBe(
    "Schools: 0% from 12 to 21 November 2020. New variant: 150% from 16 January 2021 on.",
  );
  act(() => named("As a table").click());
  const rows = [...page.querySelectorAll("tbody tr")];
  expect(rows.map((one) => one.querySelector("th")?.textContent)).toEqual([
    ...["Schools", "New variant"],
  ]);
  // What the lab does not know is read with the row.
  expect(rows.map((one) => [...one.querySelectorAll("td")].at(-2)?.textContent)).toEqual([
    "assumption: nothing like it has been. Holidays stay. How parents arrange themselves is not known.",
    "It makes people as ill as the strain that prevails then.",
  ]);
  const numbers = page.querySelectorAll<HTMLInputElement>("tbody input[type=number]");
  type(numbers[0], "35");
  expect(blocks("schools")).toBe("10–19=35");
  // On the way to 120 there is 12, which no variant has.
  type(numbers[1], "12");
  expect(blocks("variant")).toBe("75–259=150");
  type(numbers[1], "120");
  expect(blocks("variant")).toBe("75–259=120");
  act(() => named("Add").click());
  expect(blocks("schools")).toBe("0–9=0 10–19=35");
  act(() => named("Delete: Schools: 35% from 12 to 21 November 2020").click());
  expect([blocks("schools"), said()]).toEqual(["0–9=0", "Schools: block deleted"]);
  expect(document.activeElement?.tagName).toBe("SELECT");
});

test("two months can be shown and moved", () => {
  show(["schools", 200, 209, 0]);
  act(() => named("Months").querySelector("input")?.click());
  expect(block("Schools").hasAttribute("data-outside")).toBe(true);
  expect(named("Later").getAttribute("aria-disabled")).toBe("false");
  // A block that gets the focus is shown.
  act(() => block("Schools").focus());
  expect(block("Schools").hasAttribute("data-outside")).toBe(false);
  for (let step = 0; step < 9; step++) act(() => named("Earlier").click());
  expect(named("Earlier").getAttribute("aria-disabled")).toBe("true");
});

test("everything is said in German, too", () => {
  act(() => chooseLanguage("de"));
  show(["schools", 10, 19, 0]);
  expect(block("Schulen").getAttribute("aria-label")).toBe(
    "Schulen: 0\u00a0% vom 12. bis 21. November 2020 (Annahme: So etwas gab es nie)",
  );
  act(() => chooseLanguage("en"));
});
