// All faults of an animation file (docs/animation.md).
import { type BatteryFiles, countResidents, readAnimation, statesAt } from "@episcope/battery";
import { type AnimationData, type Fault, healthStates, problem } from "@episcope/common";

export function isAnimationFile(place: string): boolean {
  return /\.epan$/i.test(place);
}

export async function* animationFaults(files: BatteryFiles, file: string): AsyncGenerator<Fault> {
  const source = await files.open(file);
  if (!source) {
    yield { file, ...problem("fileMissing") };
    return;
  }
  const result = await readAnimation(source, file);
  if (result.kind === "broken") yield* result.faults;
  else yield* countFaults(result.value, file);
}

/** The day grid and the curve show the counts, the map shows the courses: they must agree. */
function* countFaults(animation: AnimationData, file: string): Generator<Fault> {
  const { facts, people, courses, stateCounts } = animation;
  const stateCount = healthStates.length;
  for (let day = 1; day <= facts.dayCount; day++) {
    const states = statesAt(courses, people.home.length, day, 0);
    const counted = countResidents(states, people, facts.districts);
    const given = stateCounts.subarray((day - 1) * stateCount, day * stateCount);
    const wrong = healthStates.filter((_, state) => counted[state] !== given[state]);
    if (wrong.length > 0) {
      yield { file, ...problem("countsDiffer", { day, states: wrong }) };
    }
  }
}
