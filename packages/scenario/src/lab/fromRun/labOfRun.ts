// A run of a battery as a scenario of the lab: everything that lanes can say, and by name what they
// cannot. Both are compared as the model would get them, day by day.
import { parseDay } from "@episcope/common";
import { draftOf, noFaults } from "../../apply.ts";
import { fittedUntil } from "../../departure.ts";
import { isEqual } from "../../difference/equality.ts";
import type { Draft } from "../../draft/draft.ts";
import { posteriorFor } from "../../posterior/posteriorText.ts";
import { ScenarioError } from "../../publication/scenarioError.ts";
import { readScenario } from "../../readScenario.ts";
import { choiceOf } from "../../runs.ts";
import type { Scenario } from "../../scenario.ts";
import type { LabSource } from "../labPlace.ts";
import { labStart } from "../labRunId.ts";
import { fitting, type LabScenario, mostLabDays, withDays, withLane } from "../labScenario.ts";
import { labRunText } from "../labText.ts";
import { labTime } from "../labTime.ts";
import type { LaneName } from "../lanes.ts";
import type { LeftName } from "../leftNames.ts";
import { schoolHolidays } from "../schoolHolidays.ts";
import { isSameVariant, newStrainOf, ruleOf } from "./labEvents.ts";
import { isSameOn, laneBlocks, type Span } from "./laneBlocks.ts";
import { laneViews } from "./laneView.ts";
import { dailyDifferences, otherDifferences, strainDifferences } from "./otherDifferences.ts";

/** As the lab begins at least so many days before the end. */
const fewestDays = 28;

export interface ShownRun {
  /** scenario.yaml of its battery. */
  readonly text: string;
  readonly runId: string;
  readonly place: string;
}

export interface TakenOver {
  readonly lab: LabScenario;
  /** Lanes with blocks that come near, but do not say the same. */
  readonly rough: readonly LaneName[];
  readonly left: readonly (LaneName | LeftName)[];
}

/** Undefined if the lab cannot begin where the run leaves what happened. */
export function labOfRun(
  { text, runId, place }: ShownRun,
  source: LabSource,
): TakenOver | undefined {
  const scenario = scenarioOf(text, place, source);
  const { endDay } = scenario;
  const time = labTime(place, source.posterior);
  const posterior = time && posteriorFor(time.posterior, scenario);
  const until = posterior && fittedUntil({ ...scenario, posterior });
  const [earliest] = time?.firstDays ?? [];
  if (!time || until === undefined || earliest === undefined) return undefined;
  const { firstDays, end } = time;
  const last = Math.min(endDay, end);
  const latest = Math.min(until + 1, last - fewestDays);
  if (latest < earliest) return undefined;
  const run = draftOf(scenario, choiceOf(scenario, runId), noFaults);
  const usualIn = (span: Span): LabScenario => ({ place, ...span, blocks: new Map() });
  const whole = { first: earliest, last };
  const usual = draftOfLab(usualIn(whole), source);
  const views = laneViews([run, usual], schoolHolidays(source.regime));
  const drawn = views.map((view) => [view.name, laneBlocks(view, run, usual, whole)] as const);
  const variant = newStrainOf(run, usual, whole);
  const rule = ruleOf(run, whole);
  const events = [
    ["variant", variant ? [variant.block] : []],
    ["rule", rule ? [rule] : []],
  ] as const;
  const all = [...drawn, ...events];
  // Measures of a run may differ before its last reports, and do in looks back.
  const differs = Math.min(...all.flatMap(([, [block]]) => (block ? [block.from] : [])), latest);
  const first = firstDays.findLast((day) => day <= differs) ?? earliest;
  const span = { first, last: Math.min(last, first + mostLabDays - 1) };
  const lab = all.reduce((made, [name, blocks]) => withLane(made, name, blocks), usualIn(whole));
  const taken = fitting(withDays(lab, span.first, span.last));
  return { lab: taken, ...differences() };

  function differences(): Pick<TakenOver, "rough" | "left"> {
    const made = draftOfLab(taken, source);
    const other = [
      ...views.filter((view) => !isSameOn(view, [run, made, usual], span)).map(({ name }) => name),
      ...(!variant || isSameVariant(run, made, span, variant) ? [] : (["variant"] as const)),
      ...(isEqual(run.adaptive, made.adaptive) ? [] : (["rule"] as const)),
    ];
    const rough = other.filter((name) => taken.blocks.has(name));
    const codes = variant ? [variant.strain, variant.inLab] : [];
    const before = { first: parseDay(labStart) ?? 0, last: first - 1 };
    const isEarlier =
      views.some((view) => !isSameOn(view, [run, usual, usual], before)) ||
      dailyDifferences(run, usual, before).length > 0;
    return {
      rough,
      left: [
        ...other.filter((name) => !rough.includes(name)),
        // The lab knows from later reports what a battery could not know.
        "caution",
        ...otherDifferences(run, made, span),
        ...strainDifferences(run, made, span, codes),
        ...(isEarlier ? (["earlier"] as const) : []),
        ...(endDay > span.last ? (["later"] as const) : []),
      ],
    };
  }
}

/** How careful people were is compared with nothing: the lab takes it from later reports. */
function scenarioOf(text: string, place: string, { calibration, regime }: LabSource): Scenario {
  // A run that follows reports has the regime of its place.
  const regimes = new Map([[place, regime]]);
  const { scenario, faults } = readScenario(text, "scenario.yaml", { calibration, regimes });
  if (!scenario) throw new ScenarioError(faults);
  return { ...scenario, caution: [] };
}

function draftOfLab(lab: LabScenario, source: LabSource): Draft {
  const options = { regime: source.regime, sample: "demo", members: 1 };
  return draftOf(
    scenarioOf(labRunText(lab, "lab", options), lab.place, source),
    new Map(),
    noFaults,
  );
}
