// Who is exposed to whom, by age and setting: the time that two people share, weighted by how
// closely they meet (model specification 2), on an average day of the week.
import { activities, activityCount, type ContactSettings, code } from "../../src/activities.ts";
import { type City, type Template, wordsPerVisit } from "../../src/city/city.ts";
import { ticksPerHour } from "../../src/city/schedule/time.ts";
import { closenessOf, isHomeActivity, mayMeet } from "../../src/run/contacts/dayTables.ts";

export const contactSettings = ["household", "school", "work", "community"] as const;
export type ContactSetting = (typeof contactSettings)[number];

/** Groups of five years, 85 and older last: those of the published matrices. */
export const ageGroupCount = 18;
export const ageGroup = (age: number) => Math.min(ageGroupCount - 1, Math.floor(age / 5));

/** Hours at the closeness of a home that a person of one group is exposed to people of another. */
export type ContactMatrix = Readonly<Record<ContactSetting, readonly Float64Array[]>>;

const daysOfTemplate = [5, 1, 1] as const;

function settingOf(own: number, other: number): ContactSetting {
  const isEducation = (activity: number) => activities[activity]?.startsWith("educ_") === true;
  if (isHomeActivity[own] === 1 && isHomeActivity[other] === 1) return "household";
  if (isEducation(own) || isEducation(other)) return "school";
  if (own === code.work || own === code.business) {
    if (other === code.work || other === code.business) return "work";
  }
  return "community";
}
const settingTable: readonly number[] = Array.from({ length: activityCount ** 2 }, (_, pair) =>
  contactSettings.indexOf(settingOf(Math.floor(pair / activityCount), pair % activityCount)),
);

/** By the activities of two people; 0 where they do not meet. */
function closenessTable(contacts: ContactSettings): Float64Array {
  const intensity = activities.map((activity) => contacts[activity].intensity);
  return Float64Array.from({ length: activityCount ** 2 }, (_, pair) => {
    const [own, other] = [Math.floor(pair / activityCount), pair % activityCount];
    return mayMeet[pair] === 0 ? 0 : closenessOf(intensity, own, other);
  });
}

/** Of so many residents, evenly taken, against everybody they meet. */
export function contactMatrix(
  city: City,
  contacts: ContactSettings,
  people: number,
  includes: (person: number) => boolean = () => true,
): ContactMatrix {
  const closeness = closenessTable(contacts);
  const groups = Uint8Array.from(city.age, ageGroup);
  const sums = contactSettings.map(() =>
    Array.from({ length: ageGroupCount }, () => new Float64Array(ageGroupCount)),
  );
  const asked = new Float64Array(ageGroupCount);
  const stride = Math.max(1, Math.floor(city.residentCount / people));
  for (let person = 0; person < city.residentCount; person += stride) {
    if (!includes(person)) continue;
    const group = groups[person] ?? 0;
    asked[group] = (asked[group] ?? 0) + 1;
    const rows = sums.map((matrix) => matrix[group] ?? new Float64Array(ageGroupCount));
    city.templates.forEach((template, number) => {
      const weight = (daysOfTemplate[number] ?? 1) / 7 / ticksPerHour;
      addDay(city, template, person, weight, closeness, groups, rows);
    });
  }
  sums.forEach((matrix) => {
    matrix.forEach((row, group) => {
      row.forEach((value, column) => {
        row[column] = value / Math.max(1, asked[group] ?? 0);
      });
    });
  });
  const [household = [], school = [], work = [], community = []] = sums;
  return { household, school, work, community };
}

/** Adds what one person is exposed to on a day to the rows of the settings, by the others' ages. */
function addDay(
  city: City,
  { personStart, visits, containerStart, containerVisits }: Template,
  person: number,
  weight: number,
  closeness: Float64Array,
  groups: Uint8Array,
  rows: readonly Float64Array[],
): void {
  // Imports are slow to read in a test, which goes through millions of pairs.
  const [words, count, settings] = [wordsPerVisit, activityCount, settingTable];
  const end = personStart[person + 1] ?? 0;
  for (let visit = personStart[person] ?? 0; visit < end; visit++) {
    const at = visit * words;
    const container = visits[at + 1] ?? 0;
    const times = visits[at + 2] ?? 0;
    const [enter, leave] = [times & 0xffff, times >>> 16];
    const own = ((visits[at + 3] ?? 0) & 0xff) * count;
    const share = weight / Math.max(1, city.maxPeople[container] ?? 1);
    const until = containerStart[container + 1] ?? 0;
    for (let n = containerStart[container] ?? 0; n < until; n++) {
      const other = (containerVisits[n] ?? 0) * words;
      const theirTimes = visits[other + 2] ?? 0;
      const theirEnter = theirTimes & 0xffff;
      // They are in the order of entering.
      if (theirEnter >= leave) break;
      const joint = Math.min(leave, theirTimes >>> 16) - Math.max(enter, theirEnter);
      const met = visits[other] ?? 0;
      if (joint <= 0 || met === person) continue;
      const pair = own + ((visits[other + 3] ?? 0) & 0xff);
      const row = rows[settings[pair] ?? 0];
      const column = groups[met] ?? 0;
      if (row) row[column] = (row[column] ?? 0) + (closeness[pair] ?? 0) * joint * share;
    }
  }
}
