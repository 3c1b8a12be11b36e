// The query string resolved against the battery (run-viewer specification 6, 7.4). Invalid values
// mean the default.
import {
  type Metadata,
  matchOption,
  type Option,
  type OptionSet,
  type RunIndex,
} from "@episcope/battery";
import { type Day, parseDay } from "@episcope/common";
import type { Range, XAxis } from "../../charts/chartContent.ts";
import { dateAxis } from "../../charts/layout/axis.ts";
import type { PlotDefinition } from "../../plots/plot.ts";
import { givenNameKey, hiddenKey, keys, optionKey, shownKey } from "./addressKeys.ts";
import { dateRange } from "./dateRange.ts";
import { initialShift } from "./initialShift.ts";
import { ignoredPlots, plotName } from "./plotNames.ts";
import { readPosition } from "./positionKey.ts";

export interface AddressedBattery {
  readonly metadata: Metadata;
  readonly index: RunIndex;
  /** All sets of optionSets. */
  readonly sets: readonly OptionSet[];
  /** Plots of the page. */
  readonly plots: readonly PlotDefinition[];
  /** How the page counts days; dates by default. */
  readonly axis?: XAxis;
  /** Undefined until known. */
  readonly baseRunId?: string | undefined;
  /** The start of the base run, if it has its own. */
  readonly baseShift?: number | undefined;
}

export interface RunAddress {
  /** The chosen option of every parameter. */
  readonly chosen: ReadonlyMap<string, Option>;
  /** Shift of the start date in days. */
  readonly shift: number;
  /** Whether the run without restrictions is shown. */
  readonly isBase: boolean;
  readonly isLog: boolean;
  /** Undefined if not in the address: the choice of the visit counts. */
  readonly isWide: boolean | undefined;
  /** Short names in their first spelling. */
  readonly uncheckedPlots: ReadonlySet<string>;
  /** Undefined if the address has none: the plot decides. */
  readonly hiddenSeries: (panelKey: string) => ReadonlySet<string> | undefined;
  /** Series that are hidden by default and that the visitor has shown. */
  readonly shownSeries: (panelKey: string) => ReadonlySet<string>;
  /** Ids of runs in the places that kept scenarios have; undefined where one was removed. */
  readonly kept: readonly (string | undefined)[];
  /** Whether the address keeps more scenarios than there are places. */
  readonly keepsTooMany: boolean;
  /** By the visitor, of the run of an id. */
  readonly givenName: (runId: string) => string | undefined;
  /** Date for which R is shown. */
  readonly rDay: Day;
  /** First and last shown day, if not all are shown. */
  readonly zoom: Range | undefined;
  /** Whether the table of all runs is open. */
  readonly showsAllRuns: boolean;
  /** Plots in full width, as tables, with scenarios beside each other, and collapsed. */
  readonly full: ReadonlySet<string>;
  readonly apart: ReadonlySet<string>;
  readonly tables: ReadonlySet<string>;
  readonly collapsed: ReadonlySet<string>;
  /** Plots whose curves are beside each other in small charts. */
  readonly multiples: ReadonlySet<string>;
  /** Groups of plots that are folded. */
  readonly folded: ReadonlySet<string>;
  /** The plot in full screen. */
  readonly screen: string | undefined;
  /** Whether the members of ensembles are drawn instead of bands. */
  readonly showsMembers: boolean;
  /** The embedded plot, shown without the rest of the page. */
  readonly embed: string | undefined;
}

/** Four in all with the chosen one: more lines cannot be told apart. */
export const mostKept = 3;
/** Of kept scenarios in the address; further ones change nothing. */
const mostRead = 2 * mostKept;
/** Of a name that a visitor gives. */
export const longestName = 40;

export function readRunAddress(query: URLSearchParams, battery: AddressedBattery): RunAddress {
  const { metadata, sets, axis = dateAxis } = battery;
  const text = (key: string) => query.getAll(key).find(Boolean);
  const texts = (key: string) => new Set(query.getAll(key).filter(Boolean));
  const plots = (key: string) =>
    new Set([...texts(key)].map((name) => plotName(battery.plots, name)));
  const position = (key: string) => readPosition(text(key) ?? "", axis);
  const day = (key: string) => parseDay(text(key) ?? "");
  const width = text(keys.width);
  const embed = text(keys.embed);
  const screen = text(keys.screen);
  return {
    chosen: new Map(
      sets.map((set) => [
        set.parameter,
        matchOption(set, text(optionKey(set.parameter)) ?? "") ?? set.defaultOption,
      ]),
    ),
    shift: readShift(text(keys.shift), metadata),
    isBase: text(keys.base) === "1",
    isLog: text(keys.scale) !== "linear",
    isWide: width === "wide" ? true : width === "narrow" ? false : undefined,
    uncheckedPlots: uncheckedPlots(battery, plots(keys.plotsOff), plots(keys.plotsOn)),
    hiddenSeries: (panelKey) => {
      const names = texts(hiddenKey(panelKey));
      return names.size > 0 ? names : undefined;
    },
    shownSeries: (panelKey) => texts(shownKey(panelKey)),
    ...readKept(query.getAll(keys.kept), battery),
    givenName: (runId) => text(givenNameKey(runId))?.trim().slice(0, longestName) || undefined,
    rDay: day(keys.rDay) ?? metadata.rValueDay,
    zoom: zoomWithin(metadata, position(keys.zoomFrom), position(keys.zoomTo)),
    showsAllRuns: text(keys.allRuns) === "1",
    full: plots(keys.full),
    tables: plots(keys.tables),
    apart: plots(keys.apart),
    collapsed: plots(keys.collapsed),
    multiples: plots(keys.multiples),
    folded: texts(keys.folded),
    screen: screen === undefined ? undefined : plotName(battery.plots, screen),
    showsMembers: text(keys.members) === "1",
    embed: embed === undefined ? undefined : plotName(battery.plots, embed),
  };
}

/** The subfolder of a page with several cities; undefined means the first one. */
export function readCity(query: URLSearchParams): string | undefined {
  return query.getAll(keys.city).find(Boolean);
}

function readShift(text: string | undefined, metadata: Metadata): number {
  const shift = text !== undefined && /^-?\d+$/.test(text) ? Number(text) : undefined;
  return shift !== undefined && metadata.shifts.includes(shift) ? shift : initialShift(metadata);
}

function uncheckedPlots(
  battery: AddressedBattery,
  off: ReadonlySet<string>,
  on: ReadonlySet<string>,
): ReadonlySet<string> {
  const ignored = [...ignoredPlots(battery)].filter((name) => !on.has(name));
  return new Set([...ignored, ...off]);
}

/** Each run once; an unknown one leaves its place free. */
function readKept(
  runIds: readonly string[],
  { index, baseRunId }: AddressedBattery,
): Pick<RunAddress, "kept" | "keepsTooMany"> {
  const places = runIds
    .filter(Boolean)
    .slice(0, mostRead)
    .map((runId, place, all) => {
      const isKnown = runId === baseRunId || index.runs.some((run) => run.runId === runId);
      return isKnown && all.indexOf(runId) === place ? runId : undefined;
    });
  const kept = places.slice(0, mostKept);
  const further = places.slice(mostKept).filter((runId) => runId !== undefined);
  return { kept, keepsTooMany: further.length > 0 };
}

/**
 * The part of the date axis between two days in either order; undefined if it is the whole axis or
 * empty.
 */
export function zoomWithin(
  metadata: Metadata,
  from: Day | undefined,
  to: Day | undefined,
): Range | undefined {
  const [graphStartDay, endDay] = dateRange(metadata);
  const ends = [from ?? graphStartDay, to ?? endDay];
  const first = Math.max(Math.min(...ends), graphStartDay);
  const last = Math.min(Math.max(...ends), endDay);
  const isAll = first === graphStartDay && last === endDay;
  return first < last && !isAll ? [first, last] : undefined;
}
