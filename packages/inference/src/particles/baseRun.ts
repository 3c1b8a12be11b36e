// The base run of a region: its real regime, without any choices.
import { faultText, regionRecord } from "@episcope/common";
import { type City, type ModelSettings, makeCity } from "@episcope/model";
import {
  type Recipe,
  readScenario,
  runSettings,
  runsOf,
  type Scenario,
  type SharedFiles,
} from "@episcope/scenario";
import { recipeSettings } from "./recipeSettings.ts";

export interface BaseRunSource {
  readonly region: string;
  /** Share of the population; a preset of the region by default. */
  readonly sample?: number;
  /** Last day; that up to which the region is observed by default. */
  readonly end?: string;
  /**
   * The last day whose measures are known; all by default. Later ones are as on that day, except
   * holidays and the calendar.
   */
  readonly known?: string;
  readonly shared: SharedFiles;
}

const start = "2020-02-25";

export class BaseRun {
  readonly scenario: Scenario;
  readonly #runId: string;
  readonly #source: BaseRunSource;
  #city: City | undefined;
  #fast: ((recipe: Recipe) => ModelSettings) | undefined;

  constructor(source: BaseRunSource) {
    this.#source = source;
    const { region, shared } = source;
    const { calibration } = regionRecord(region);
    if (!calibration) throw new Error(`regions/${region}/region.json has no calibration`);
    const { profile } = calibration;
    const end = source.end ?? calibration.observed?.until ?? calibration.end;
    const text = `region: ${region}
profile: ${profile}
sample: demo
runName: base
start: ${start}
end: ${end}
regime: { name: ${region}, until: ${source.known ?? end} }
groups:
  - heading: None
    options:
      - { name: nothing, title: Nothing, values: { "no": [], "yes": [{ thetaTimes: 1.01 }] } }
`;
    const { scenario, faults } = readScenario(text, `base run of ${region}`, shared);
    const first = scenario && runsOf(scenario).runs[0];
    if (!first) throw new Error(faults.map((fault) => faultText(fault, "en")).join("\n"));
    this.scenario = scenario;
    this.#runId = first.runId;
  }

  get city(): City {
    const { region, sample = this.scenario.sample } = this.#source;
    this.#city ??= makeCity({ region, sample, seed: 4711 });
    return this.#city;
  }

  settings(recipe?: Recipe): ModelSettings {
    return runSettings(recipe ? { ...this.scenario, recipe } : this.scenario, this.#runId);
  }

  /** The same city, with another knowledge of what is to come. */
  knowing(known: string): BaseRun {
    const other = new BaseRun({ ...this.#source, known });
    other.#city = this.city;
    return other;
  }

  /** For many recipes. */
  fastSettings(recipe: Recipe): ModelSettings {
    const { startDay, endDay } = this.scenario;
    this.#fast ??= recipeSettings((one) => this.settings(one), startDay, endDay - startDay + 1);
    return this.#fast(recipe);
  }
}
