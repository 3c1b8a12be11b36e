// The methods of the animation worker. It reads the file, derives trips and answers questions about
// people.
import { homePositions } from "@episcope/battery";
import type { DayType } from "@episcope/common";
import type { CallContext, Methods } from "../../../data/calls/protocol.ts";
import { stateChangesOf } from "../../../maps/people/stateChanges.ts";
import { homeTracks, tracksOf } from "../../../maps/people/tracks.ts";
import { countedSteps } from "../counts/stateTally.ts";
import { chainOf } from "../person/infectionChain.ts";
import { recordOf } from "../person/personRecord.ts";
import { LoadedOnce } from "./loadedOnce.ts";
import { type OpenedAnimation, openAnimationFile } from "./openedAnimation.ts";
import { publishedMethods } from "./published/publishedMethods.ts";

export interface FileAddress {
  readonly url: string;
}

/** One file at a time: pages show one city. */
let open: { readonly url: string; readonly animation: LoadedOnce<OpenedAnimation> } | undefined;

function opened({ url }: FileAddress, context: CallContext): Promise<OpenedAnimation> {
  if (open?.url !== url) open = { url, animation: new LoadedOnce() };
  return open.animation.get(context, (signal, report) => openAnimationFile(url, signal, report));
}

export const animationMethods = {
  open: async (address: FileAddress, context: CallContext) => {
    const animation = await opened(address, context);
    const stateCounts = await animation.stateCounts(context);
    const { facts } = animation.file.header;
    // Transferred arrays are detached here, so a copy is sent.
    const sent = { ...facts, dayTypes: facts.dayTypes.slice() };
    return { facts: sent, stateCounts };
  },
  /** The next call reads everything again. */
  forget: async ({ url }: FileAddress) => {
    if (open?.url === url) open = undefined;
  },
  readPeople: async (
    { dayType, ...address }: FileAddress & { readonly dayType?: DayType },
    context: CallContext,
  ) => {
    const animation = await opened(address, context);
    const { people, courses, streets } = await animation.population(context, dayType);
    const changes = stateChangesOf(courses, animation.personCount);
    const { districts } = animation.file.header.facts;
    const isCity = districts.map((district) => district.isCity);
    const counts = (district: number) => isCity[district] ?? false;
    const steps = countedSteps(changes, (person) => counts(people.district[person] ?? 0));
    const countedPeople = people.district.reduce((sum, one) => sum + (counts(one) ? 1 : 0), 0);
    const homes = homePositions(people, streets.places);
    return { homes, changes, steps, countedPeople, homeTracks: homeTracks(homes) };
  },
  readTracks: async (
    { dayType, ...address }: FileAddress & { readonly dayType: DayType },
    context: CallContext,
  ) => {
    const animation = await opened(address, context);
    const movement = await animation.movement(dayType, context);
    const { streets } = await animation.population(context);
    return tracksOf(streets, movement);
  },
  describePerson: async (
    { person, dayType, ...address }: FileAddress & PersonQuestion,
    context: CallContext,
  ) => {
    const animation = await opened(address, context);
    const { facts } = animation.file.header;
    const { people, places } = await animation.population(context);
    const movement = await animation.movement(dayType, context);
    const index = await animation.index(context);
    return recordOf({ facts, people, places, movement, index }, person);
  },
  findChain: async (
    { person, ...address }: FileAddress & { readonly person: number },
    context: CallContext,
  ) => chainOf(await (await opened(address, context)).index(context), person),
  ...publishedMethods,
} satisfies Methods;

interface PersonQuestion {
  readonly person: number;
  readonly dayType: DayType;
}
