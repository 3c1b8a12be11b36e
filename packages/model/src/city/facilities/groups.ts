// Who is together inside a school or a workplace: classes, groups of a day care, courses, teams
// (model specification 12.5). Each group is a container of its own at the place of its school or
// establishment, whose own container is left for what everybody shares: the yard.
import { code } from "../../activities.ts";
import { itemKey, uniform } from "../../random/counterRandom.ts";
import { role } from "../people/roles.ts";
import { stepKey } from "../steps.ts";
import { logNormal } from "./facilities.ts";

/** Learners of a group of a day care, a class, a course, by role [D]. */
const learnersPerGroup: Readonly<Record<number, number>> = {
  [role.kindergarten]: 18,
  [role.primary]: 25,
  [role.secondary]: 25,
  [role.vocational]: 25,
  [role.student]: 30,
};

/** Sizes of teams are log-normal: most are small, a few people have many colleagues [D]. */
const team = { median: 5, sigma: 0.9, largest: 30 } as const;

/**
 * Two colleagues meet as closely in a small team as in a large one: as two people in a room of ten.
 * Divided by the size of the team, contacts would not depend on it (model specification 3).
 */
export const teamRoom = 10;

export interface Groups {
  /** Container number of the first one; the others follow, those of one facility together. */
  readonly first: number;
  /** By group: container of the school or establishment. */
  readonly facility: Uint32Array;
}

export function isGroup({ first, facility }: Groups, container: number): boolean {
  return container >= first && container < first + facility.length;
}

/** The school or establishment of a group; undefined for any other container. */
export function facilityOf({ first, facility }: Groups, container: number): number | undefined {
  return facility[container - first];
}

interface Grouping {
  readonly groups: Groups;
  /** By person: container of the group; of those without one, where they learn or work. */
  readonly places: Uint32Array;
}

/** `rolePlaces` name the school or workplace; `purpose` is what visitors do there. */
export function formGroups(
  roles: Uint8Array,
  ages: Uint8Array,
  rolePlaces: Uint32Array,
  purpose: Uint8Array,
  seed: number,
): Grouping {
  const key = stepKey(seed, "groups");
  const first = purpose.length;
  const places = rolePlaces.slice();
  const facility: number[] = [];
  // Classes are of one age; who plays, studies or works together is chance.
  const rank = (person: number) => {
    const own = roles[person] ?? 0;
    const byAge = own === role.primary || own === role.secondary ? (ages[person] ?? 0) : 0;
    return byAge + uniform(itemKey(key, person), 0);
  };
  const inOrder = (people: readonly number[]) =>
    people
      .map((person) => ({ person, rank: rank(person) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ person }) => person);
  const teamSize = (group: number) => {
    const drawn = team.median * logNormal(team.sigma, uniform(itemKey(key, group), 1));
    return Math.min(team.largest, Math.max(1, Math.round(drawn)));
  };

  const formTeams = (establishment: number, workers: readonly number[]) => {
    let free = 0;
    for (const worker of inOrder(workers)) {
      if (free === 0) {
        facility.push(establishment);
        free = teamSize(first + facility.length - 1);
      }
      free--;
      places[worker] = first + facility.length - 1;
    }
  };
  const formClasses = (
    school: number,
    learners: readonly number[],
    teachers: readonly number[],
  ) => {
    const size = learnersPerGroup[roles[learners[0] ?? 0] ?? 0] ?? learners.length;
    const count = Math.max(1, Math.round(learners.length / size));
    const own = first + facility.length;
    for (let group = 0; group < count; group++) facility.push(school);
    inOrder(learners).forEach((learner, place) => {
      places[learner] = own + Math.floor((place * count) / learners.length);
    });
    // Several may share a class.
    teachers.forEach((teacher, place) => {
      places[teacher] = own + (place % count);
    });
  };

  forEachFacility(roles, rolePlaces, purpose, (container, people) => {
    const learners = people.filter((person) => roles[person] !== role.worker);
    const workers = people.filter((person) => roles[person] === role.worker);
    if (learners.length > 0) formClasses(container, learners, workers);
    else formTeams(container, workers);
  });
  return { groups: { first, facility: Uint32Array.from(facility) }, places };
}

/**
 * People by school or establishment, in the order in which these are first met. Shops, restaurants
 * and care homes have no groups.
 */
function forEachFacility(
  roles: Uint8Array,
  rolePlaces: Uint32Array,
  purpose: Uint8Array,
  visit: (facility: number, people: readonly number[]) => void,
): void {
  const isMember = (person: number) =>
    roles[person] !== role.none && hasGroups(purpose[rolePlaces[person] ?? 0] ?? 0);
  // Millions of people in one list, those of a facility together.
  const count = new Uint32Array(purpose.length);
  const facilities: number[] = [];
  for (let person = 0; person < roles.length; person++) {
    if (!isMember(person)) continue;
    const facility = rolePlaces[person] ?? 0;
    if (count[facility] === 0) facilities.push(facility);
    count[facility] = (count[facility] ?? 0) + 1;
  }
  const end = new Uint32Array(purpose.length);
  let members = 0;
  for (const facility of facilities) {
    end[facility] = members;
    members += count[facility] ?? 0;
  }
  const ordered = new Uint32Array(members);
  for (let person = 0; person < roles.length; person++) {
    if (!isMember(person)) continue;
    const facility = rolePlaces[person] ?? 0;
    const place = end[facility] ?? 0;
    ordered[place] = person;
    end[facility] = place + 1;
  }
  for (const facility of facilities) {
    const until = end[facility] ?? 0;
    visit(facility, [...ordered.subarray(until - (count[facility] ?? 0), until)]);
  }
}

function hasGroups(purpose: number): boolean {
  return purpose === code.work || (purpose >= code.educ_kiga && purpose <= code.educ_higher);
}
