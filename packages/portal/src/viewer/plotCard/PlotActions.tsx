import { inLanguage } from "@episcope/common";
import type { ChartContent } from "../../charts/chartContent.ts";
import { chartPng, chartSvg, type Picture } from "../../charts/chartPicture.tsx";
import { canSplit } from "../../charts/layout/smallPanels.ts";
import { withMetadata } from "../../charts/pictureNotes.ts";
import type { ScenarioContent } from "../../charts/scenarios/chartScenario.ts";
import { type ComparedContent, mergeContents } from "../../charts/scenarios/compareContents.ts";
import { chartUnits } from "../../charts/table/chartColumns.ts";
import { chartCsv } from "../../charts/table/chartCsv.ts";
import { csvComments } from "../../charts/table/csvComments.ts";
import { download } from "../../kit/browser/download.ts";
import { showToast } from "../../kit/notices/Toast.tsx";
import type { PlotDefinition } from "../../plots/plot.ts";
import { togglePlotView } from "../address/changes.ts";
import { hiddenNames } from "../address/hiddenSeries.ts";
import { shownNames } from "../compare/scenarios.ts";
import type { PlotView } from "../state/plotView.ts";
import { embedCode } from "./embedCode.ts";
import { isHiddenIn } from "./isHiddenIn.ts";
import styles from "./PlotCard.module.css";
import { cardTexts } from "./plotCardTexts.ts";
import { savedHead } from "./savedHead.ts";
import { pictureSource, sourceLines } from "./sourceLines.ts";

interface PlotActionsProps {
  readonly plot: Pick<PlotDefinition, "shortNames" | "observed">;
  readonly title: string;
  readonly content: ChartContent;
  readonly contents: readonly ScenarioContent[];
  readonly compared: ComparedContent;
  readonly view: PlotView;
  /** One of the plots of the page, which can be embedded and split into small charts. */
  readonly isListed: boolean;
  onDone(): void;
}

/** Another form of a plot, and its downloads. */
export default function PlotActions(props: PlotActionsProps) {
  const { plot, title, content, contents, compared, view, isListed, onDone } = props;
  const t = inLanguage(cardTexts, view.language);
  const [name] = plot.shortNames;
  const fileName = `${view.city}-${name}-${view.runId}`;
  const act = (action: () => void | Promise<void>, failure: string) => async () => {
    onDone();
    try {
      await action();
    } catch {
      showToast(failure);
    }
  };
  const actions = [
    [
      t.svg,
      async () =>
        download(
          `${fileName}.svg`,
          new Blob([await pictureWithNotes(props)], { type: "image/svg+xml" }),
        ),
    ],
    [t.png, async () => download(`${fileName}.png`, await chartPng(await pictureWithNotes(props)))],
    [
      t.csv,
      async () => {
        const all = mergeContents(content, contents);
        const options = {
          isHidden: (key: string, series: string) =>
            isHiddenIn(compared.content, key, series, view),
          dates: view.zoom ?? view.dates,
        };
        const units = chartUnits(all, view.language, options);
        const text =
          csvComments(await headOf(props, units)) + chartCsv(all, view.language, options);
        download(`${fileName}.csv`, new Blob([text], { type: "text/csv" }));
      },
    ],
  ] as const;
  return (
    <ul className={styles.actionItems}>
      {isListed && compared.facets.length === 0 && isSplittable(compared.content) && (
        <li>
          <button
            type="button"
            onClick={() => {
              onDone();
              view.changeFrom((current) => togglePlotView(current, "multiples", name));
            }}
          >
            {view.address.multiples.has(name) ? t.together : t.multiples}
          </button>
        </li>
      )}
      {actions.map(([label, action]) => (
        <li key={label}>
          <button type="button" onClick={act(action, t.downloadFailed)}>
            {label}
          </button>
        </li>
      ))}
      {isListed && (
        <li>
          <button
            type="button"
            onClick={act(async () => {
              await navigator.clipboard.writeText(
                embedCode(window.location.href, name, title, cardHeight(name) + embedFrame),
              );
              showToast(t.embedCopied);
            }, t.copyFailed)}
          >
            {t.embed}
          </button>
        </li>
      )}
    </ul>
  );
}

async function headOf({ plot, title, view }: PlotActionsProps, units: readonly string[] = []) {
  const runs = await recordsOf(view);
  const about = { title, units, scenarios: namesOf(view), runs, sources: sourceLines(plot, view) };
  return savedHead(about, view.language);
}

async function pictureWithNotes(props: PlotActionsProps): Promise<string> {
  return withMetadata(chartSvg(picture(props)), await headOf(props));
}

/** Of all scenarios that are shown. */
function namesOf({ scenarios, choice, language }: PlotView): readonly string[] {
  return scenarios.length > 0 ? scenarios.map(({ name }) => inLanguage(name, language)) : [choice];
}

/** Of all runs that are shown. */
function recordsOf({ scenarios, runId, readRecord }: PlotView) {
  const runIds = scenarios.length > 0 ? scenarios.map((each) => each.runId) : [runId];
  return Promise.all(runIds.map(async (each) => [each, await readRecord(each)] as const));
}

function isSplittable(content: ChartContent): boolean {
  return content.kind === "panels" && content.panels.some(canSplit);
}

/** Height of an embedded page besides the plot. */
const embedFrame = 70;
const defaultHeight = 640;

function cardHeight(name: string): number {
  return document.getElementById(`plot-${name}`)?.offsetHeight ?? defaultHeight;
}

function picture({ plot, title, compared, view }: PlotActionsProps): Picture {
  return {
    chart: {
      title,
      ...compared,
      height: 420,
      dates: view.zoom ?? view.dates,
      isLog: view.isLog,
      showsMembers: view.address.showsMembers,
      marks: view.marks,
      language: view.language,
      hiddenNames: (panel) => hiddenNames(view.address, panel),
    },
    subtitle: [
      inLanguage(compared.content.subtitle, view.language),
      shownNames(view, view.language),
    ]
      .filter(Boolean)
      .join(" · "),
    source: pictureSource(view, plot),
  };
}
