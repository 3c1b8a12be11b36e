import type { OptionSet } from "@episcope/battery";
import { defineTexts } from "@episcope/common";
import { useTexts } from "../../environment/language.ts";
import { Figures, type FiguresProps } from "./Figures.tsx";
import { FixedParameters } from "./FixedParameters.tsx";
import { OptionGroups, type OptionGroupsProps } from "./OptionGroups.tsx";
import styles from "./ScenarioPanel.module.css";

const texts = defineTexts({
  en: { scenario: "Select scenario" },
  de: { scenario: "Szenario wählen" },
});

export interface ScenarioPanelProps extends OptionGroupsProps, FiguresProps {
  /** Parameters without buttons. */
  readonly fixed: readonly OptionSet[];
}

/** The left panel: the options, and the figures of the choice (run-viewer specification 5). */
export function ScenarioPanel(props: ScenarioPanelProps) {
  const t = useTexts(texts);
  const { fixed, chosen, rValue, isEnsemble, onRDay } = props;
  return (
    <section className={styles.panel}>
      <h2 className={styles.heading}>{t.scenario}</h2>
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
        <Figures rValue={rValue} isEnsemble={isEnsemble} onRDay={onRDay} />
        <FixedParameters fixed={fixed} chosen={chosen} />
      </div>
    </section>
  );
}
