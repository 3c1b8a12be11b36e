// The setup of the run page for a viewer of spring 2020.
import { allDays, keyFigures } from "@episcope/battery";
import {
  defineTexts,
  inEachLanguage,
  inLanguage,
  type Language,
  type Localized,
} from "@episcope/common";
import type { Mark } from "../../charts/chartContent.ts";
import { formatPosition } from "../../charts/layout/axis.ts";
import { keyIncidenceOf } from "../../plots/epidemic/keyIncidence.ts";
import { keys } from "../../viewer/address/addressKeys.ts";
import type { AddressNames } from "../../viewer/address/addressNames.ts";
import type { ShiftWords, ViewerSetup } from "../../viewer/state/viewerSetup.ts";
import { axisOf, axisPosition } from "./calendar.ts";
import type { LegacyViewer } from "./definition.ts";
import { infectedFigure } from "./infectedFigure.ts";
import { legacyMetadata } from "./legacyMetadata.ts";
import { healthOutcomes } from "./plots/healthOutcomes.ts";
import { hospitalComparison } from "./plots/hospitalComparison.ts";
import { multipliers } from "./plots/multipliers.ts";
import { shiftTexts } from "./shiftTexts.ts";
import { shownTable } from "./shownTable.ts";

/** Created once per viewer, so that plots stay the same objects while the page is open. */
const setups = new Map<LegacyViewer, ViewerSetup>();

export function legacySetup(viewer: LegacyViewer): ViewerSetup {
  const known = setups.get(viewer);
  if (known) return known;
  const setup = makeSetup(viewer);
  setups.set(viewer, setup);
  return setup;
}

function makeSetup(viewer: LegacyViewer): ViewerSetup {
  const { extras, infected, table } = viewer;
  const health = healthOutcomes(viewer);
  return {
    plots: [
      health,
      ...(extras.has("hospital") ? [hospitalComparison(viewer)] : []),
      ...(extras.has("multipliers") ? [multipliers(viewer)] : []),
    ],
    keyPlot: keyIncidenceOf({
      axis: axisOf(viewer.calendar),
      shown: (infections) => shownTable(infections, table),
      reported: [],
    }),
    preview: health,
    panelTables: ["infections"],
    figures: {
      names: ["infections", "peakIncidence", "incidencePeakDay", "peakBeds", "bedsPeakDay"],
      infectionsTitle: infectionsTitle(viewer),
      axis: axisOf(viewer.calendar),
      of: (infections, { startDay }) => ({
        ...keyFigures(shownTable(infections, table), { startDay, ...allDays }),
        infections: infectedFigure(infections, table, infected?.value ?? "last"),
        infectionsPerThousand: undefined,
      }),
      singleRun: inEachLanguage((language) => inLanguage(texts, language).singleRun),
      ...(infected && {
        infected: {
          title: infected.title,
          note: {
            en: "in the model, rounded to the nearest 100",
            de: "im Modell, auf 100 gerundet",
          },
        },
      }),
    },
    names: addressNames(viewer),
    marks: (chosen, language) => marks(viewer, chosen, language),
    ...(viewer.shift && { shift: shiftWords(viewer) }),
    keepsSteps: true,
  };
}

const texts = defineTexts({
  en: {
    infected: (end: string) => `Infected by ${end}`,
    singleRun: "One model run, as published in 2020: small differences may be chance.",
  },
  de: {
    infected: (end: string) => `Infiziert bis ${end}`,
    singleRun:
      "Ein einziger Modelllauf, wie 2020 veröffentlicht: Kleine Unterschiede können Zufall sein.",
  },
});

function infectionsTitle(viewer: LegacyViewer): Localized {
  const { endDay } = legacyMetadata(viewer);
  return inEachLanguage((language) =>
    inLanguage(texts, language).infected(
      formatPosition(endDay, axisOf(viewer.calendar), language, "short"),
    ),
  );
}

/** Short names are safe here: no measure of these viewers has the same name. */
const viewNames: AddressNames = new Map([
  [keys.shift, "shift"],
  [keys.base, "base"],
  [keys.scale, "scale"],
  [keys.width, "width"],
  [keys.plotsOff, "off"],
  [keys.plotsOn, "on"],
  [keys.kept, "pin"],
  [keys.zoomFrom, "from"],
  [keys.zoomTo, "to"],
  [keys.allRuns, "runs"],
  [keys.full, "full"],
  [keys.tables, "table"],
  [keys.collapsed, "closed"],
  [keys.multiples, "small"],
]);

function addressNames({ groups }: LegacyViewer): AddressNames {
  const measures = groups.flatMap((group) => group.measures);
  return new Map([...viewNames, ...measures.map(({ column, key }) => [column, key] as const)]);
}

function marks(
  { events }: LegacyViewer,
  chosen: ReadonlyMap<string, string>,
  language: Language,
): readonly Mark[] {
  const never = 1000;
  return events.flatMap(({ on, label, after }) => {
    const days = after ? Number(chosen.get(after.column) ?? never) : 0;
    return days < never
      ? [{ day: axisPosition(on) + days, label: inLanguage(label, language) }]
      : [];
  });
}

function shiftWords({ base }: LegacyViewer): ShiftWords {
  return {
    legend: inEachLanguage((language) => inLanguage(shiftTexts, language).legend),
    label: (shift, language) => inLanguage(shiftTexts, language).label(shift),
    sentence: (shift, language) => inLanguage(shiftTexts, language).sentence(shift),
    ...(base && {
      base: {
        shift: base.shift,
        note: inEachLanguage((language) => inLanguage(shiftTexts, language).base),
      },
    }),
  };
}
