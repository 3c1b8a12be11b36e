// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Loaded, useLoaded } from "./useLoaded.ts";

let root: Root;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  root = createRoot(document.createElement("div"));
  calls = [];
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

interface Call {
  readonly key: string;
  readonly signal: AbortSignal;
  resolve(value: string): void;
  reject(error: Error): void;
}
/** All requests so far; each is answered by the test. */
let calls: Call[];
let shown: Loaded<string>;

/** Values that need no request. */
const known = new Map<string, string>();
const states: string[] = [];

function Reader({ name }: { readonly name: string }) {
  shown = useLoaded(
    name,
    (signal) =>
      new Promise((resolve, reject) => calls.push({ key: name, signal, resolve, reject })),
    () => known.get(name),
  );
  states.push(shown.state);
  return undefined;
}
const show = (name: string) => act(() => root.render(<Reader name={name} />));
const answer = (call: number, value: string) => act(async () => calls[call]?.resolve(value));
const fail = (call: number) => act(async () => calls[call]?.reject(new Error("no network")));
const asked = () => calls.map(({ key }) => key);

test("it is loading, then has the value, with one request", async () => {
  show("a");
  expect(shown).toEqual({ state: "loading" });
  await answer(0, "A");
  expect(shown).toMatchObject({ state: "done", value: "A" });
  show("a");
  expect(asked()).toEqual(["a"]);
});

test("a known value is there at once, and is requested only after a retry", async () => {
  known.set("a", "A");
  states.length = 0;
  show("a");
  expect(shown).toMatchObject({ state: "done", value: "A" });
  expect(states).toEqual(["done"]);
  expect(asked()).toEqual([]);
  known.clear();
  act(() => {
    if (shown.state === "done") shown.retry();
  });
  expect(shown).toEqual({ state: "loading" });
  await answer(0, "B");
  expect(shown).toMatchObject({ state: "done", value: "B" });
});

test("a value can be loaded again", async () => {
  show("a");
  await answer(0, "A");
  act(() => {
    if (shown.state === "done") shown.retry();
  });
  expect(shown).toEqual({ state: "loading" });
  await answer(1, "B");
  expect(shown).toMatchObject({ state: "done", value: "B" });
});

test("a failure is reported, and a retry starts again", async () => {
  show("a");
  await fail(0);
  expect(shown).toMatchObject({ state: "failed", error: { message: "no network" } });
  act(() => {
    if (shown.state === "failed") shown.retry();
  });
  expect(shown).toEqual({ state: "loading" });
  expect(asked()).toEqual(["a", "a"]);
  await answer(1, "A");
  expect(shown).toMatchObject({ state: "done", value: "A" });
});

test("another key aborts the previous request and shows nothing of it", async () => {
  show("a");
  await answer(0, "A");
  show("b");
  expect(shown).toEqual({ state: "loading" });
  show("c");
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
  await answer(2, "C");
  await answer(1, "B");
  expect(shown).toMatchObject({ state: "done", value: "C" });
});

test("a late failure of an outdated request is ignored", async () => {
  show("a");
  show("b");
  await fail(0);
  expect(shown).toEqual({ state: "loading" });
  await answer(1, "B");
  expect(shown).toMatchObject({ state: "done", value: "B" });
});

test("a key is requested after another one failed", async () => {
  show("a");
  await fail(0);
  show("b");
  expect(shown).toEqual({ state: "loading" });
  await answer(1, "B");
  expect(shown).toMatchObject({ state: "done", value: "B" });
});

test("unmounting aborts the request", () => {
  show("a");
  act(() => root.render(undefined));
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true]);
});
