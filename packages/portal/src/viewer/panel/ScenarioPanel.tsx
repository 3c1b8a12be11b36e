import type { OptionSet } from "@episcope/battery";
import { defineTexts } from "@episcope/common";
import { useTexts } from "../../environment/language.ts";
import { Accordion } from "../../kit/containers/Accordion.tsx";
import { Figures, type FiguresProps } from "./Figures.tsx";
import { FixedParameters } from "./FixedParameters.tsx";
import { OptionGroups, type OptionGroupsProps } from "./OptionGroups.tsx";
import { PlotMenu, type PlotMenuProps } from "./PlotMenu.tsx";
import styles from "./ScenarioPanel.module.css";

const texts = defineTexts({
  en: { scenario: "Select scenario", plots: "Plots" },
  de: { scenario: "Szenario wählen", plots: "Diagramme" },
});

export interface ScenarioPanelProps extends OptionGroupsProps, FiguresProps, PlotMenuProps {
  /** Parameters without buttons. */
  readonly fixed: readonly OptionSet[];
  /** The plot menu is left out. */
  readonly hasOnePlot?: boolean;
}

/** The left panel: the options, and the figures of the choice (run-viewer specification 5). */
export function ScenarioPanel(props: ScenarioPanelProps) {
  const t = useTexts(texts);
  const { fixed, chosen, infected, rValue, modelRuns, onRDay, plots, onCheckPlots } = props;
  const scenario = (
    <div className={styles.scenario}>
      <OptionGroups
        groups={props.groups}
        chosen={chosen}
        onChoose={props.onChoose}
        startDay={props.startDay}
        {...(props.axis && { axis: props.axis })}
        isBase={props.isBase}
        onLeaveBase={props.onLeaveBase}
        reset={props.reset}
      />
      <Figures infected={infected} rValue={rValue} modelRuns={modelRuns} onRDay={onRDay} />
      <FixedParameters fixed={fixed} chosen={chosen} />
    </div>
  );
  return (
    <div className={styles.panel}>
      <Accordion
        initiallyOpen="scenario"
        sections={[
          { id: "scenario", title: t.scenario, content: scenario },
          ...(props.hasOnePlot
            ? []
            : [
                {
                  id: "plots",
                  title: t.plots,
                  content: <PlotMenu plots={plots} onCheckPlots={onCheckPlots} />,
                },
              ]),
        ]}
      />
    </div>
  );
}
