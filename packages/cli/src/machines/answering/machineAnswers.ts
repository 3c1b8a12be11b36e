// Answers addresses for machines from a data source.
import type { BuildIdentity } from "@episcope/runner";
import {
  catalogueFile,
  csvMetadataEnding,
  dataPackageFile,
  figuresCsv,
  figuresRecordFile,
  type MachineAddress,
  machineAddress,
  openApiFile,
} from "../describing/addresses.ts";
import { catalogueDocument } from "../describing/catalogueDocument.ts";
import { csvMetadata } from "../describing/csvMetadata.ts";
import { dataPackage } from "../describing/dataPackage.ts";
import { fileRecord, recordNote } from "../describing/fileRecord.ts";
import type { Licence } from "../describing/licence.ts";
import { openApi } from "../describing/openApi.ts";
import { runList } from "../describing/runList.ts";
import { BatteryFigures } from "../figures/batteryFigures.ts";
import { BrokenBattery, type DataSource } from "../reading/dataSource.ts";
import { readReported } from "../reading/readReported.ts";
import type { RunSet } from "../reading/runSet.ts";
import { RunSets } from "../reading/runSets.ts";
import { csvText } from "../writing/csv.ts";
import { parquetBytes } from "../writing/parquet.ts";
import {
  csvMetadataType,
  csvType,
  document,
  jsonType,
  licenceLinks,
  link,
  type MachineAnswer,
  type MachineRequest,
  parquetType,
  refusal,
  shown,
} from "./machineAnswer.ts";
import { defaultTables, TableAnswers } from "./tableAnswers.ts";

export interface MachineOptions {
  readonly source: DataSource;
  readonly licence: Licence | undefined;
  /** What made the answers. */
  readonly build?: BuildIdentity;
  /** Where reported data are, if any: a data root. */
  readonly reported?: string;
  /** Of the data root, with leading and trailing slash, for Link headers. */
  readonly prefix: string;
  /** Milliseconds; for tests. */
  readonly now?: () => number;
}

/** The catalogue reads all descriptions, so it is kept for a minute. */
const catalogueMilliseconds = 60_000;

export class MachineAnswers {
  readonly #options: MachineOptions;
  readonly #runSets: RunSets;
  readonly #figures = new BatteryFigures();
  readonly #tables: TableAnswers;
  #catalogue: { readonly at: number; readonly answer: Promise<MachineAnswer> } | undefined;

  constructor(options: MachineOptions) {
    this.#options = options;
    this.#runSets = new RunSets(options.source);
    this.#tables = new TableAnswers(options);
  }

  /** Undefined for everything that is not for machines, or that somebody has published there. */
  async answer(request: MachineRequest): Promise<MachineAnswer | undefined> {
    const address = machineAddress(request.path);
    if (!address) return undefined;
    if (address.kind === "catalogue") return await this.#catalogueAnswer();
    const { source, licence } = this.#options;
    if (address.kind === "openApi") return document(openApi(licence));
    if (await source.hasFile(request.path)) return undefined;
    try {
      const runs = await this.#runSets.at(address.runs);
      if (!runs) {
        const [kind, ...name] = address.runs.split("/");
        const what = kind === "legacy" ? "grid" : "battery";
        const which = shown(name.join("/"));
        return refusal(404, `There is no ${what} "${which}". ${catalogueFile} lists all.`);
      }
      return await this.#answerOf(runs, address, request);
    } catch (error) {
      if (error instanceof BrokenBattery) return refusal(500, error.message);
      throw error;
    }
  }

  async #answerOf(
    runs: RunSet,
    address: Exclude<MachineAddress, { readonly kind: "catalogue" | "openApi" }>,
    request: MachineRequest,
  ): Promise<MachineAnswer> {
    const { licence, build = {} } = this.#options;
    switch (address.kind) {
      case "dataPackage": {
        const tables = await defaultTables(runs);
        const content = dataPackage(runs, tables, licence, build);
        return { ...document(content), links: this.#links() };
      }
      case "runs":
        return { ...document(runList(runs)), links: this.#links() };
      case "figuresMetadata": {
        const rows = await this.#figures.rows(runs);
        const metadata = csvMetadata({ file: figuresCsv, title: figuresTitle, licence, ...rows });
        return document(metadata, csvMetadataType);
      }
      case "figuresRecord": {
        const record = fileRecord(runs, "figures", build);
        return { ...document(record), links: this.#links() };
      }
      case "figures": {
        const rows = await this.#figures.rows(runs);
        const folder = this.#folder(runs.folder);
        const links = [
          link(`${folder}/${figuresCsv}${csvMetadataEnding}`, "describedby", csvMetadataType),
          link(`${folder}/${dataPackageFile}`, "describedby", "application/json"),
          link(`${folder}/${figuresRecordFile}`, "describedby", "application/json"),
          ...this.#links(),
        ];
        const notes = { [recordNote]: JSON.stringify(fileRecord(runs, "figures", build)) };
        return address.format === "csv"
          ? { status: 200, type: csvType, body: csvText(rows), links }
          : { status: 200, type: parquetType, body: await parquetBytes(rows, notes), links };
      }
      default:
        return await this.#tables.answer(runs, address, request);
    }
  }

  #catalogueAnswer(): Promise<MachineAnswer> {
    const now = (this.#options.now ?? performance.now.bind(performance))();
    if (!this.#catalogue || now - this.#catalogue.at > catalogueMilliseconds) {
      const answer = this.#makeCatalogue();
      this.#catalogue = { at: now, answer };
      answer.catch(() => {
        this.#catalogue = undefined;
      });
    }
    return this.#catalogue.answer;
  }

  async #makeCatalogue(): Promise<MachineAnswer> {
    const { licence } = this.#options;
    const found = await this.#runSets.all();
    const reported = await readReported(this.#options.reported);
    const content = catalogueDocument({ ...found, licence, reported });
    return { status: 200, type: jsonType, body: JSON.stringify(content), links: this.#links() };
  }

  #links(): readonly string[] {
    const { prefix, licence } = this.#options;
    return [
      link(`${prefix}${catalogueFile}`, "collection", "application/json"),
      link(`${prefix}${openApiFile}`, "service-desc", "application/json"),
      ...licenceLinks(licence),
    ];
  }

  #folder(folder: string): string {
    return `${this.#options.prefix}${folder.split("/").map(encodeURIComponent).join("/")}`;
  }
}

export const figuresTitle = {
  en: "Key figures of all runs",
  de: "Kennzahlen aller Läufe",
};
