import { type City, makeCity } from "@episcope/model";
import { beforeAll, expect, test } from "vitest";
import { SharedCities } from "./sharedCities.ts";

let city: City;
beforeAll(() => {
  city = makeCity({ region: "heinsberg", sample: 1 / 400 });
});

function makeShared() {
  const answers: string[] = [];
  const shared = new SharedCities<string>((thread, name, found) =>
    answers.push(`${thread} ${name} ${found ? "gets it" : "makes it"}`),
  );
  /** What was answered since the last call. */
  const answered = () => answers.splice(0);
  return { shared, answered };
}

test("the first thread makes it; those that wait, and later ones, get it", () => {
  const { shared, answered } = makeShared();
  for (const thread of ["a", "b"]) shared.ask(thread, "x");
  shared.ask("c", "y");
  expect(answered()).toEqual(["a x makes it", "c y makes it"]);
  shared.take("x", city);
  expect(answered()).toEqual(["b x gets it"]);
  shared.ask("d", "x");
  expect(answered()).toEqual(["d x gets it"]);
  expect(shared.bytes).toBeGreaterThan(10_000);
});

test.each<readonly [string, (shared: SharedCities<string>) => void]>([
  ["dies", (shared) => shared.forget("a")],
  ["fails", (shared) => shared.take("x", undefined)],
])("if the maker %s, the next one makes it", (_, end) => {
  const { shared, answered } = makeShared();
  for (const thread of ["a", "b", "c"]) shared.ask(thread, "x");
  end(shared);
  expect(answered()).toEqual(["a x makes it", "b x makes it"]);
  shared.forget("c");
  shared.take("x", city);
  expect(answered()).toEqual([]);
});

test("if nobody waits for a city that was not made, the next that asks makes it", () => {
  const { shared, answered } = makeShared();
  shared.ask("a", "x");
  shared.forget("a");
  shared.ask("b", "x");
  expect(answered()).toEqual(["a x makes it", "b x makes it"]);
});

test("two cities are kept: those that were asked for last", () => {
  const { shared, answered } = makeShared();
  for (const name of ["x", "y", "z"]) {
    shared.ask("a", name);
    shared.take(name, city);
  }
  answered();
  for (const name of ["z", "x"]) shared.ask("b", name);
  expect(answered()).toEqual(["b z gets it", "b x makes it"]);
});
