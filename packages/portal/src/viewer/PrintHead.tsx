import site from "virtual:content/site";
import { inLanguage } from "@episcope/common";
import { useLanguage } from "../environment/language.ts";
import { formatDate, today } from "../text/format.ts";
import { shownNames } from "./compare/scenarios.ts";
import type { FigureSet } from "./figures/figureNames.ts";
import { figureTitle, figureUnit, spreadText } from "./figures/figureText.ts";
import { figureSpread, type RunFigures } from "./figures/runFigures.ts";
import styles from "./PrintHead.module.css";
import { parameterTitle } from "./panel/parameterTitle.ts";
import { shownOption } from "./panel/shownLabel.ts";
import { runTexts } from "./runTexts.ts";
import type { PlotView } from "./state/plotView.ts";
import type { RunViewerState } from "./state/useRunViewer.ts";

interface PrintHeadProps {
  readonly viewer: RunViewerState;
  readonly view: PlotView;
  readonly figures: RunFigures | undefined;
  readonly figureSet: FigureSet;
}

/** Printed only: choices, key figures, source and print date. */
export function PrintHead({ viewer, view, figures, figureSet }: PrintHeadProps) {
  const language = useLanguage();
  const t = inLanguage(runTexts, language);
  // The comparison prints the figures of both runs.
  const isCompared = view.scenarios.length > 0;
  const choice = viewer.isBase
    ? [t.base]
    : viewer.options.groups
        .flatMap(({ sets }) => sets)
        .map((set) => {
          const option = viewer.address.chosen.get(set.parameter);
          return `${parameterTitle(set.parameter, set, language)}: ${option ? shownOption(option, language) : ""}`;
        });
  return (
    <section className={styles.head}>
      <p>
        <strong>{choice.join(" · ") || view.choice}</strong>
      </p>
      {viewer.run.shown?.ensemble && !viewer.address.showsMembers && (
        <p>{t.printedBands(viewer.run.shown.ensemble.members.length)}</p>
      )}
      {isCompared ? (
        <p>{shownNames(view, language)}</p>
      ) : (
        <dl className={styles.figures}>
          {figureSet.names.map((name) => {
            const spread = figures && figureSpread(figures, name);
            if (!spread) return undefined;
            const { value, range } = spreadText(name, spread, language, figureSet.axis);
            return (
              <div key={name}>
                <dt>
                  {figureTitle(name, language, figureSet)} {figureUnit(name, language)}
                </dt>
                <dd>{range ? `${value} (${range})` : value}</dd>
              </div>
            );
          })}
        </dl>
      )}
      <p className={styles.source}>
        {site.name} · {t.runId(view.runId)} · {t.printedOn(formatDate(today(), language))} ·{" "}
        {window.location.href}
      </p>
    </section>
  );
}
