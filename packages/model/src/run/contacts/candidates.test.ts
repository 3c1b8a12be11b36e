// Of several infections of one person the earliest counts, in whatever order they were found
// (model specification 1, step 11).
import fc from "fast-check";
import { expect, test } from "vitest";
import { Candidates } from "./candidates.ts";

interface Found {
  readonly person: number;
  readonly infector: number;
  readonly container: number;
  readonly tick: number;
  readonly probability: number;
}

function listOf(all: readonly Found[], capacity = 1): Candidates {
  const candidates = new Candidates(capacity);
  for (const { person, infector, container, tick, probability } of all) {
    candidates.add(person, infector, container, tick, 1, 7, probability);
  }
  return candidates;
}

function chosenOf(candidates: Candidates): readonly Found[] {
  return [...candidates.first()].map((entry) => ({
    person: candidates.person(entry),
    infector: candidates.infector(entry),
    container: candidates.container(entry),
    tick: candidates.tick(entry),
    probability: candidates.probability(entry),
  }));
}

test("the earliest, then the smaller infector and container, then the likelier", () => {
  const base = { person: 5, infector: 9, container: 3, tick: 100, probability: 0.5 };
  const inOrder = [
    base,
    { ...base, probability: 0.25 },
    { ...base, container: 4 },
    { ...base, infector: 10, container: 1 },
    { ...base, tick: 101, infector: 1 },
  ];
  for (let from = 0; from < inOrder.length; from++) {
    const rest = inOrder.slice(from);
    expect(chosenOf(listOf(rest.toReversed()))).toEqual([rest[0]]);
    expect(chosenOf(listOf(rest))).toEqual([rest[0]]);
  }
});

test("activities are kept", () => {
  const candidates = listOf([{ person: 1, infector: 2, container: 3, tick: 4, probability: 1 }]);
  expect([candidates.infectorActivity(0), candidates.activity(0)]).toEqual([1, 7]);
});

const found = fc.record({
  person: fc.nat(20),
  infector: fc.nat(5),
  container: fc.nat(3),
  tick: fc.nat(4),
  probability: fc.constantFrom(0.125, 0.25, 0.5),
});

test("neither the order nor the parts in which they were found matter", () => {
  fc.assert(
    fc.property(fc.array(found, { maxLength: 80 }), fc.nat(80), (all, cut) => {
      const chosen = chosenOf(listOf(all));
      expect(chosenOf(listOf(all.toReversed()))).toEqual(chosen);
      const parts = new Candidates(2);
      parts.append(listOf(all.slice(cut)).bytes);
      parts.append(listOf(all.slice(0, cut)).bytes);
      expect(chosenOf(parts)).toEqual(chosen);
      expect(chosen.map(({ person }) => person)).toEqual(
        [...new Set(all.map(({ person }) => person))].sort((a, b) => a - b),
      );
    }),
  );
});
