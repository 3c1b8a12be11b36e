// The libraries shipped with portal and server, and their licences, from the lock file and the
// installed packages.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./prepare.mjs";

/** Licences that only require attribution. */
const accepted = new Set([
  "MIT",
  "ISC",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "0BSD",
  "BlueOak-1.0.0",
  "OFL-1.1",
  "PSF-2.0",
  "Unlicense",
  "(MPL-2.0 OR Apache-2.0)",
]);

/** @typedef {{ name: string, version: string, licence: string }} Library */

/** @returns {Library[]} Libraries that are not only for building or testing, sorted. */
export function shippedLibraries() {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  /** @type {Library[]} */
  const libraries = [];
  for (const [place, entry] of Object.entries(lock.packages)) {
    if (!place.startsWith("node_modules/") || entry.dev || entry.link || entry.optional) continue;
    const file = join(root, place, "package.json");
    const licence = existsSync(file)
      ? JSON.parse(readFileSync(file, "utf8")).license
      : entry.license;
    const name = place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
    libraries.push({ name, version: entry.version, licence: String(licence ?? "unknown") });
  }
  /** @param {Library} library */
  const key = ({ name, version }) => `${name}@${version}`;
  const unique = new Map(libraries.map((library) => [key(library), library]));
  return [...unique.values()].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** @returns {Library[]} */
export function unacceptedLibraries() {
  return shippedLibraries().filter(({ licence }) => !accepted.has(licence));
}

export function noticeText() {
  const rows = shippedLibraries().map(
    ({ name, version, licence }) => `${name} ${version}: ${licence}`,
  );
  return `Episcope is published under the MIT licence (LICENSE).

Borders: © GeoBasis-DE / BKG (2016), simplified (https://www.bkg.bund.de, data licence GeoNutzV).
Populations of counties, for weights: Statistisches Bundesamt (Destatis), end of 2018.

These libraries travel with the portal or the server; their licences are in their packages.

${rows.join("\n")}
`;
}
