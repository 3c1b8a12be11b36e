// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnimationSource, LoadOptions, PeoplePicture } from "./animationSource.ts";
import { type ShownPicture, usePicture } from "./usePicture.ts";

interface Call extends LoadOptions {
  readonly day: number | "homes";
  resolve(picture: PeoplePicture): void;
  reject(error: Error): void;
}
/** All requests so far; each is answered by the test. */
let calls: Call[];
let shown: ShownPicture;
let root: Root;

function ask(day: number | "homes", options: LoadOptions): Promise<PeoplePicture> {
  return new Promise((resolve, reject) => calls.push({ day, ...options, resolve, reject }));
}
const source = {
  loadDay: ask,
  loadHomes: (options: LoadOptions) => ask("homes", options),
} as unknown as AnimationSource;

function Reader({ kind, day }: { readonly kind: "traces" | "timelapse"; readonly day: number }) {
  shown = usePicture(source, kind, day);
  return undefined;
}
const show = (day: number, kind: "traces" | "timelapse" = "traces") =>
  act(() => root.render(<Reader kind={kind} day={day} />));
const picture = (name: string) => ({ name }) as unknown as PeoplePicture;
const answer = (call: number, name: string) => act(async () => calls[call]?.resolve(picture(name)));

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  root = createRoot(document.createElement("div"));
  calls = [];
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

test("the previous day stays until the new one is complete", async () => {
  show(5);
  expect(shown).toMatchObject({ shown: undefined, loading: "waiting" });
  await act(async () => calls[0]?.onProgress?.({ step: "loading", progress: 0.5 }));
  expect(shown.loading).toEqual({ step: "loading", progress: 0.5 });
  await answer(0, "five");
  expect(shown).toMatchObject({ shown: { day: 5, picture: { name: "five" } } });
  expect(shown.loading).toBeUndefined();
  show(6);
  expect(shown).toMatchObject({ shown: { day: 5 }, loading: "waiting" });
  await answer(1, "six");
  expect(shown).toMatchObject({ shown: { day: 6, picture: { name: "six" } } });
});

test("of two quick changes the first is aborted, and its late answer is dropped", async () => {
  show(5);
  show(6);
  show(7);
  expect(calls.map(({ day, signal }) => [day, signal.aborted])).toEqual([
    [5, true],
    [6, true],
    [7, false],
  ]);
  await answer(2, "seven");
  await answer(1, "six");
  await answer(0, "five");
  await act(async () => calls[0]?.onProgress?.({ step: "loading", progress: 0.1 }));
  expect(shown).toMatchObject({ shown: { day: 7, picture: { name: "seven" } } });
  expect(shown.loading).toBeUndefined();
});

test("a failure is reported, the previous picture stays, and a retry works", async () => {
  show(5);
  await answer(0, "five");
  show(6);
  await act(async () => calls[1]?.reject(new Error("lost")));
  expect(shown).toMatchObject({ shown: { day: 5 }, failure: { error: new Error("lost") } });
  expect(shown.loading).toBeUndefined();
  act(() => shown.failure?.retry());
  expect(shown).toMatchObject({ loading: "waiting" });
  expect(shown.failure).toBeUndefined();
  await answer(2, "six");
  expect(shown).toMatchObject({ shown: { day: 6, picture: { name: "six" } } });
});

test("the time lapse loads once for all days", async () => {
  show(3, "timelapse");
  await answer(0, "homes");
  show(4, "timelapse");
  expect(calls.map(({ day }) => day)).toEqual(["homes"]);
  expect(shown).toMatchObject({ shown: { picture: { name: "homes" } } });
});

test("unmounting aborts pending requests", () => {
  show(5);
  act(() => root.render(undefined));
  expect(calls[0]?.signal.aborted).toBe(true);
});
