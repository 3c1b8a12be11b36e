// Runs of one city and one length that are simulated once for all days that they share: each goes
// on from the run before it that it resembles longest.
import { type City, type ModelSettings, type RunResult, Simulation } from "@episcope/model";
import { firstDifference } from "@episcope/scenario";

/** The run that another one goes on from; undefined for one that shares nothing. */
type Parents = readonly (number | undefined)[];

/** Fewer days are simulated faster than a snapshot is read. */
const minSharedDays = 5;

/** By place, from the settings of any member: the others differ likewise. */
export function parentsOf(all: readonly ModelSettings[]): Parents {
  return all.map((settings, place) => {
    const shared = all.slice(0, place).map((other) => firstDifference(other, settings) - 1);
    const most = Math.max(0, ...shared);
    return most < minSharedDays ? undefined : shared.indexOf(most);
  });
}

/** Calls back with each run. All members of a run have the same parent, but not the same day. */
export function simulateTogether(
  city: City,
  all: readonly ModelSettings[],
  parents: Parents,
  onRun: (place: number, run: RunResult) => void,
): void {
  const branches = all.map((settings, place): Branch | undefined => {
    const parent = parents[place];
    const other = parent === undefined ? undefined : all[parent];
    if (parent === undefined || !other) return undefined;
    return { parent, day: firstDifference(other, settings) - 1 };
  });
  const snapshots = new Map<string, Uint8Array>();
  all.forEach((settings, place) => {
    const branch = branches[place];
    const past = branch && snapshots.get(nameOf(branch));
    const run = past ? Simulation.resume(city, settings, past) : new Simulation(city, settings);
    const wanted = new Set(
      branches.flatMap((one) => (one?.parent === place && one.day > 0 ? [one.day] : [])),
    );
    const save = () => {
      if (!wanted.has(run.day)) return;
      snapshots.set(nameOf({ parent: place, day: run.day }), run.save());
    };
    save();
    while (!run.isFinished) {
      run.step();
      save();
    }
    onRun(place, run.finish());
  });
}

interface Branch {
  readonly parent: number;
  /** The last shared one. */
  readonly day: number;
}

function nameOf({ parent, day }: Branch): string {
  return `${parent} ${day}`;
}
