// Actions of the visitor as changes of the address. A default value removes its key.
import type { Metadata, Option, OptionSet } from "@episcope/battery";
import { type Day, formatDay } from "@episcope/common";
import type { Range, XAxis } from "../../charts/chartContent.ts";
import { dateAxis } from "../../charts/layout/axis.ts";
import type { QueryChange } from "../../environment/useQuery.ts";
import { givenNameKey, keys, optionKey } from "./addressKeys.ts";
import { initialShift } from "./initialShift.ts";
import { ignoredPlots, plotName } from "./plotNames.ts";
import { positionKey } from "./positionKey.ts";
import { rowShift } from "./rowShift.ts";
import {
  type AddressedBattery,
  longestName,
  mostKept,
  type RunAddress,
  zoomWithin,
} from "./runAddress.ts";

export function chooseOption(set: OptionSet, option: Option): QueryChange {
  const isDefault = option.value === set.defaultOption.value;
  return { [optionKey(set.parameter)]: isDefault ? undefined : option.label };
}

export function chooseShift(metadata: Metadata, shift: number): QueryChange {
  return { [keys.shift]: shift === initialShift(metadata) ? undefined : String(shift) };
}

export function showBase(isBase: boolean): QueryChange {
  return { [keys.base]: isBase ? "1" : undefined };
}

export function chooseScale(isLog: boolean): QueryChange {
  return { [keys.scale]: isLog ? undefined : "linear" };
}

/** Undefined removes the width from the address. */
export function chooseWidth(isWide: boolean | undefined): QueryChange {
  return { [keys.width]: isWide === undefined ? undefined : isWide ? "wide" : "narrow" };
}

/** Checks or unchecks plots in the menu; the others stay as they are. */
export function checkPlots(
  address: RunAddress,
  battery: Pick<AddressedBattery, "metadata" | "plots">,
  names: readonly string[],
  isChecked: boolean,
): QueryChange {
  const unchecked = new Set(address.uncheckedPlots);
  for (const name of names.map((given) => plotName(battery.plots, given))) {
    if (isChecked) unchecked.delete(name);
    else unchecked.add(name);
  }
  const ignored = ignoredPlots(battery);
  return {
    [keys.plotsOff]: [...unchecked].filter((name) => !ignored.has(name)),
    [keys.plotsOn]: [...ignored].filter((name) => !unchecked.has(name)),
  };
}

/** In the first free place; unchanged if there is none. */
export function keepRun({ kept }: Pick<RunAddress, "kept">, runId: string): QueryChange {
  const places = Array.from({ length: mostKept }, (_, place) => kept[place]);
  const free = places.indexOf(undefined);
  if (places.includes(runId) || free < 0) return {};
  return { [keys.kept]: placesInAddress(places.with(free, runId)) };
}

/** The others keep their places and with them their colours. */
export function removeRun({ kept }: Pick<RunAddress, "kept">, runId: string): QueryChange {
  const places = kept.map((id) => (id === runId ? undefined : id));
  return { [keys.kept]: placesInAddress(places), [givenNameKey(runId)]: undefined };
}

const freePlace = "-";

function placesInAddress(places: readonly (string | undefined)[]): readonly string[] {
  const end = places.findLastIndex((id) => id !== undefined) + 1;
  return places.slice(0, end).map((id) => id ?? freePlace);
}

/** An empty name is taken back. */
export function nameRun(runId: string, name: string): QueryChange {
  return { [givenNameKey(runId)]: name.trim().slice(0, longestName) };
}

export function chooseRDay(metadata: Metadata, day: Day): QueryChange {
  return { [keys.rDay]: day === metadata.rValueDay ? undefined : formatDay(day) };
}

/** Undefined shows the whole axis. */
export function zoomTo(
  metadata: Metadata,
  range: Range | undefined,
  axis: XAxis = dateAxis,
): QueryChange {
  const zoom = range && zoomWithin(metadata, Math.round(range[0]), Math.round(range[1]));
  return {
    [keys.zoomFrom]: zoom && positionKey(zoom[0], axis),
    [keys.zoomTo]: zoom && positionKey(zoom[1], axis),
  };
}

export function showAllRuns(showsAllRuns: boolean): QueryChange {
  return { [keys.allRuns]: showsAllRuns ? "1" : undefined };
}

export function showMembers(showsMembers: boolean): QueryChange {
  return { [keys.members]: showsMembers ? "1" : undefined };
}

/** Resets options, start and base run to their defaults. */
export function resetChoice(sets: readonly OptionSet[]): QueryChange {
  const names = [keys.base, keys.shift, ...sets.map(({ parameter }) => optionKey(parameter))];
  return Object.fromEntries(names.map((name) => [name, undefined]));
}

export function showScreen(name: string | undefined): QueryChange {
  return { [keys.screen]: name };
}

/**
 * Toggles full width, table, collapsed, or small charts of curves or scenarios for one plot, or
 * folds a group of plots.
 */
export function togglePlotView(
  address: RunAddress,
  view: "full" | "tables" | "collapsed" | "multiples" | "apart" | "folded",
  name: string,
): QueryChange {
  const names = new Set(address[view]);
  if (!names.delete(name)) names.add(name);
  return { [keys[view]]: [...names] };
}

/** Chooses every option of a run; undefined if the battery has no such run. */
export function openRun(battery: AddressedBattery, runId: string): QueryChange | undefined {
  if (runId === battery.baseRunId) return showBase(true);
  const run = battery.index.runs.find((candidate) => candidate.runId === runId);
  if (!run) return undefined;
  const cellOf = (parameter: string) => run.values[battery.index.parameters.indexOf(parameter)];
  const options = battery.sets.map((set) => {
    const option = set.options.find(({ value }) => value === cellOf(set.parameter));
    return chooseOption(set, option ?? set.defaultOption);
  });
  // The address can only contain shifts that are offered.
  const shift = rowShift(battery, run);
  const isOffered = shift !== undefined && battery.metadata.shifts.includes(shift);
  const shiftChange = isOffered ? chooseShift(battery.metadata, shift) : {};
  // Not Object.assign: a parameter may be called __proto__.
  const changes = [showBase(false), ...options, shiftChange];
  return Object.fromEntries(changes.flatMap((change) => Object.entries(change)));
}

/** Changes the city: plots reset to the city's defaults, and kept runs are unknown there. */
export function chooseCity(folder: string, firstFolder: string): QueryChange {
  return {
    [keys.city]: folder === firstFolder ? undefined : folder,
    [keys.plotsOff]: undefined,
    [keys.plotsOn]: undefined,
    [keys.kept]: undefined,
  };
}
