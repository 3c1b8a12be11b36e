// Contact matrices of Germany by setting, 18 groups of five years (Mistry et al., Nature
// Communications 12, 323 (2021)): how often people meet per setting, times the weight of the
// setting. The files are not part of the repository.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Contacts per day of somebody who takes part, as published with the matrices. */
const weights = { household: 4.11, school: 11.41, work: 8.07, community: 2.79 };

/**
 * Undefined where the folder has none.
 * @param {string | undefined} folder
 * @returns {import("../packages/model/validation/whoMeetsWhom.ts").PublishedContacts | undefined}
 */
export function publishedContacts(folder) {
  if (!folder || !existsSync(join(folder, "contacts"))) return undefined;
  const rows = (/** @type {string} */ name) =>
    readFileSync(join(folder, "contacts", `germany-${name}-18.csv`), "utf8")
      .trim()
      .split("\n")
      .map((line) => line.split(",").map(Number));
  const weighted = (/** @type {keyof typeof weights} */ setting) =>
    rows(`F_${setting}_setting`).map((row) => row.map((value) => value * weights[setting]));
  return {
    people: rows("age-distribution").map(([, people = 0]) => people),
    contacts: {
      household: weighted("household"),
      school: weighted("school"),
      work: weighted("work"),
      community: weighted("community"),
    },
  };
}
