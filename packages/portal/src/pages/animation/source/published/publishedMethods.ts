// Methods of the animation worker for published files.
import { countStates, homesOf, type StateChanges, scatterX, scatterY } from "@episcope/battery";
import { ticksPerDay } from "@episcope/common";
import type { CallContext, Methods } from "../../../../data/calls/protocol.ts";
import { ArchiveError } from "../../../../data/network/archiveError.ts";
import { isMissing } from "../../../../data/network/fetchText.ts";
import type { StreetLines } from "../../../../maps/ground/ground.ts";
import { homeTracks } from "../../../../maps/people/tracks.ts";
import { countedSteps } from "../../counts/stateTally.ts";
import { publishedCounts } from "./publishedCounts.ts";
import { publishedDays } from "./publishedFacts.ts";
import { PublishedFolder } from "./publishedFolder.ts";
import { staysOf } from "./publishedPerson.ts";
import { roadLines } from "./publishedRoads.ts";
import { findAnimation, hasPublished } from "./publishedSearch.ts";

interface FolderAddress {
  /** With a trailing slash. */
  readonly folder: string;
}

interface PersonOfDay {
  readonly person: number;
  /** People are numbered as in the trips if there is a day, otherwise as in the time lapse. */
  readonly day: number | undefined;
}

/** One folder at a time: pages show one city. */
let open: { readonly url: string; readonly files: PublishedFolder } | undefined;

function filesIn({ folder }: FolderAddress): PublishedFolder {
  if (open?.url !== folder) open = { url: folder, files: new PublishedFolder(folder) };
  return open.files;
}

export const publishedMethods = {
  findAnimation: ({ folder }: FolderAddress, { signal }: CallContext) =>
    findAnimation(folder, signal),
  hasPublished: ({ folder }: FolderAddress, { signal }: CallContext) =>
    hasPublished(folder, signal),
  /** Discards what was read before. Undefined if no file has counts of all days. */
  openPublished: async (address: FolderAddress, context: CallContext) => {
    open = undefined;
    const files = filesIn(address);
    const totals = await ifAvailable(files.totals(context));
    if (totals) return publishedCounts(totals.value);
    const lapse = await ifAvailable(files.timeLapse(context));
    return lapse && countStates(lapse.value.changes, publishedDays);
  },
  readTrips: async (address: FolderAddress, context: CallContext) => {
    const { value, faults } = await filesIn(address).trips(context);
    const { start, tick, x, y } = value.tracks;
    // Transferred arrays are detached here, so copies are sent.
    const tracks = { start: start.slice(), tick: tick.slice(), x: x.slice(), y: y.slice() };
    return { tracks, homes: homesOf(value.tracks), faults };
  },
  readDay: async (
    { day, ...address }: FolderAddress & { readonly day: number },
    context: CallContext,
  ) => {
    const { value, faults } = await filesIn(address).day(day, context);
    const { health, changes } = value;
    return { changes, ...counted(health.changes), counts: health.counts, faults };
  },
  readTimeLapse: async (address: FolderAddress, context: CallContext) => {
    const { value, faults } = await filesIn(address).timeLapse(context);
    const { changes, positions } = value;
    // Half of all homes have several residents, who would cover each other.
    const homes = {
      x: positions.x.map((x, person) => x + scatterX(person)),
      y: positions.y.map((y, person) => y + scatterY(person)),
    };
    const { start, time, state } = changes;
    return {
      homes,
      tracks: homeTracks(homes),
      changes: { start: start.slice(), time: time.slice(), state: state.slice() },
      ...counted(changes),
      counts: countStates(changes, publishedDays),
      faults,
    };
  },
  readRoads: async (
    address: FolderAddress,
    context: CallContext,
  ): Promise<readonly StreetLines[]> =>
    roadLines((await filesIn(address).roads(context)).value.segments),
  describePublished: async (
    { person, day, ...address }: FolderAddress & PersonOfDay,
    context: CallContext,
  ) => {
    const files = filesIn(address);
    const trips = day === undefined ? undefined : (await files.trips(context)).value;
    const lapse = (await ifAvailable(files.timeLapse(context)))?.value;
    const id = (trips ?? lapse)?.people.idOf(person) ?? "";
    const number = lapse?.people.findId(id) ?? -1;
    return {
      id,
      stays: trips && staysOf(trips.tracks, person),
      infectedDay: lapse && number >= 0 ? (firstDay(lapse.changes, number) ?? "never") : undefined,
    } as const;
  },
} satisfies Methods;

function counted(changes: StateChanges) {
  return {
    steps: countedSteps(changes, () => true),
    countedPeople: Math.max(0, changes.start.length - 1),
  };
}

function firstDay({ start, time }: StateChanges, person: number): number | undefined {
  const first = start[person] ?? 0;
  if (first >= (start[person + 1] ?? 0)) return undefined;
  return Math.floor((time[first] ?? 0) / ticksPerDay) + 1;
}

/** Optional files; a broken one counts as missing until the visitor wants to see it. */
async function ifAvailable<T>(file: Promise<T>): Promise<T | undefined> {
  try {
    return await file;
  } catch (error) {
    if (isMissing(error) || error instanceof ArchiveError) return undefined;
    throw error;
  }
}
