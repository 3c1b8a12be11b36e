// What a saved table or picture says about itself.
import site from "virtual:content/site";
import { defineTexts, inLanguage, type Language } from "@episcope/common";
import type { Note } from "../../charts/pictureNotes.ts";
import { addressInComment } from "../../charts/table/csvComments.ts";
import type { RunRecord } from "../../data/reader/runs/runRecord.ts";
import { today } from "../../text/format.ts";

const texts = defineTexts({
  en: {
    title: "Title",
    unit: "Unit",
    scenario: "Scenario",
    run: "Run",
    model: (runId: string, stamp: string, commit: string | undefined) =>
      `${runId}, model ${stamp}${commit === undefined ? "" : `, commit ${commit}`}`,
    licence: "Licence",
    address: "Address",
    saved: "Saved on",
    portal: "Portal",
    version: (name: string, version: string) => `${name}, version ${version}`,
  },
  de: {
    title: "Titel",
    unit: "Einheit",
    scenario: "Szenario",
    run: "Lauf",
    model: (runId: string, stamp: string, commit: string | undefined) =>
      `${runId}, Modell ${stamp}${commit === undefined ? "" : `, Commit ${commit}`}`,
    licence: "Lizenz",
    address: "Adresse",
    saved: "Gespeichert am",
    portal: "Portal",
    version: (name: string, version: string) => `${name}, Version ${version}`,
  },
});

export interface Saved {
  readonly title: string;
  /** With what they count, for tables. */
  readonly units?: readonly string[];
  /** One for each that is shown; none if there are no scenarios. */
  readonly scenarios: readonly string[];
  /** The runs behind them, and how each was made, if that is known. */
  readonly runs?: readonly (readonly [runId: string, record: RunRecord | undefined])[];
  /** Lines that say what they are. */
  readonly sources: readonly string[];
}

export function savedHead(saved: Saved, language: Language): readonly Note[] {
  const t = inLanguage(texts, language);
  return [
    { label: t.title, text: saved.title },
    ...(saved.units ?? []).map((text) => ({ label: t.unit, text })),
    ...saved.scenarios.map((text) => ({ label: t.scenario, text })),
    ...(saved.runs ?? []).map(([runId, record]) => ({
      label: t.run,
      text: record ? t.model(runId, record.model, record.commit) : runId,
    })),
    ...saved.sources.map((text) => ({ text })),
    { label: t.licence, text: `${site.licence.name} (${site.licence.url})` },
    { label: t.address, text: addressInComment(window.location.href.replace(/#.*$/, "")) },
    { label: t.saved, text: today() },
    { label: t.portal, text: t.version(site.name, __EPISCOPE_VERSION__) },
  ];
}
