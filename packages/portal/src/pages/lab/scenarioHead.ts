// What the scenario file of the lab says about itself, as comments above it.
import { defineTexts, inLanguage, type Language } from "@episcope/common";
import type { BuildIdentity } from "@episcope/scenario";

const texts = defineTexts({
  en: {
    drawn: (site: string) => `Drawn in the scenario lab of ${site}:`,
    program: (version: string) => `Computed there with Episcope ${version}`,
    commit: (commit: string) => `, commit ${commit}`,
    demonstration: "For demonstration, among invented people",
  },
  de: {
    drawn: (site: string) => `Gezeichnet im Szenario-Labor von ${site}:`,
    program: (version: string) => `Dort berechnet mit Episcope ${version}`,
    commit: (commit: string) => `, Commit ${commit}`,
    demonstration: "Demonstrationsdaten, mit erfundenen Menschen",
  },
});

export interface ScenarioOrigin {
  readonly site: string;
  /** Opens the scenario again. */
  readonly address: string;
  readonly build: BuildIdentity;
}

export function scenarioHead({ site, address, build }: ScenarioOrigin, language: Language): string {
  const t = inLanguage(texts, language);
  const { version, commit, demonstration } = build;
  const lines = [
    t.drawn(site),
    address,
    ...(version === undefined
      ? []
      : [t.program(version) + (commit === undefined ? "" : t.commit(commit))]),
    ...(demonstration ? [t.demonstration] : []),
  ];
  return lines.map((line) => `# ${line.replaceAll(/\s+/g, " ")}\n`).join("");
}
