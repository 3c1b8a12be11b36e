// Settings of many recipes of one run, fast: what a recipe changes is found once and written into a
// copy. The slow way of scenarios, which reads the whole regime again, gives the same numbers.

import { isDeepStrictEqual } from "node:util";
import { activities, type ModelSettings, type RestrictionsByDay } from "@episcope/model";
import { infectiousnessFactors, type Recipe } from "@episcope/scenario";

type Slow = (recipe: Recipe) => ModelSettings;

const even: Omit<Recipe["steps"][number], "day"> = { seed: 1, away: 1, home: 1, imports: 1 };
type Factor = "away" | "home";

/** The fast way if it agrees with the slow one in a test, or else the slow one. */
export function recipeSettings(slow: Slow, startDay: number, dayCount: number): Slow {
  const first = (changes: Partial<typeof even>): Recipe => ({
    steps: [{ day: startDay, ...even, ...changes }],
    strains: [],
  });
  const plain = slow(first({}));
  const scaled = (factor: Factor) => {
    const probe = slow(first({ [factor]: 0.5 }));
    return activities.filter(
      (name) => !isDeepStrictEqual(probe.restrictions[name], plain.restrictions[name]),
    );
  };
  const scaledBy = { away: scaled("away"), home: scaled("home") };
  const isScaled = (name: (typeof activities)[number], place: number, probe: ModelSettings) =>
    probe.restrictions[name].ciCorrection[place] !== plain.restrictions[name].ciCorrection[place];
  const probes = { away: slow(first({ away: 0.5 })), home: slow(first({ home: 0.5 })) };

  function byDay<Step extends { readonly day: number }>(
    steps: readonly Step[],
    read: (step: Step) => number,
  ): Float64Array {
    const series = new Float64Array(dayCount).fill(1);
    steps.forEach((step, index) => {
      const next = steps[index + 1]?.day ?? startDay + dayCount;
      series.fill(read(step), Math.max(0, step.day - startDay), Math.max(0, next - startDay));
    });
    return series;
  }

  const fast: Slow = (recipe) => {
    const { steps, strains } = recipe;
    const restrictions: Partial<Record<keyof RestrictionsByDay, unknown>> = {
      ...plain.restrictions,
    };
    for (const factor of ["away", "home"] as const) {
      const factors = byDay(steps, (step) => step[factor]);
      for (const name of scaledBy[factor]) {
        const series = plain.restrictions[name];
        const ciCorrection = series.ciCorrection.map((value, place) =>
          isScaled(name, place, probes[factor]) ? (factors[place] ?? 1) * value : value,
        );
        restrictions[name] = { ...series, ciCorrection };
      }
    }
    const imported = byDay(steps, (step) => step.imports);
    return {
      ...plain,
      reseeds: steps.map(({ day, seed }) => ({ from: day, value: seed })),
      restrictions: restrictions as RestrictionsByDay,
      strains: plain.strains.map((settings, code) => ({
        ...settings,
        inferred: infectiousnessFactors(recipe, code),
      })),
      imports: plain.imports.map((settings) => {
        const ofStrain = strains.filter(({ strain }) => strain === settings.strain);
        const times = byDay(ofStrain, (one) => one.imports);
        const perDay = settings.perDay.map(
          (count, place) => count * ((times[place] ?? 1) * (imported[place] ?? 1)),
        );
        return { ...settings, perDay };
      }),
    };
  };
  const strange: Recipe = {
    steps: Array.from({ length: Math.ceil(dayCount / 7) }, (_, step) => ({
      day: startDay + 7 * step,
      seed: step,
      away: Number((0.3 + 0.0137 * (step % 61)).toPrecision(4)),
      home: Number((0.7 + 0.0091 * (step % 53)).toPrecision(4)),
      imports: Number((0.5 + 0.0173 * (step % 47)).toPrecision(4)),
    })),
    strains: [0, 100, 107].flatMap((days) =>
      plain.imports.map(({ strain }) => ({
        day: startDay + days,
        strain,
        infectiousness: 1.037 + days / 1000,
        imports: 0.713 + days / 1000,
      })),
    ),
  };
  return isDeepStrictEqual(fast(strange), slow(strange)) ? fast : slow;
}
