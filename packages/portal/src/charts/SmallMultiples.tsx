import { inLanguage } from "@episcope/common";
import { useMemo } from "react";
import { smallPanels } from "./layout/smallPanels.ts";
import { PanelChart, type PanelChartProps } from "./PanelChart.tsx";
import styles from "./SmallMultiples.module.css";

const height = 170;
/** A narrower panel shows nothing but its axis. */
const narrowest = 155;
const widest = 300;
const gap = 12;
const noMarks = [] as const;

/** The curves of a panel beside each other, each with its own axes on the same scale. */
export function SmallMultiples(props: PanelChartProps) {
  const { title, panel, width, x, isLog, hidden, language } = props;
  const panels = useMemo(() => smallPanels({ panel, x, isLog, hidden }), [panel, x, isLog, hidden]);
  const most = Math.max(1, Math.floor((width + gap) / (narrowest + gap)));
  const wanted = Math.ceil((width + gap) / (widest + gap));
  const columns = Math.min(most, Math.max(2, wanted), Math.max(1, panels.length));
  const each = Math.floor((width - (columns - 1) * gap) / columns);
  return (
    <ul
      className={styles.panels}
      style={{ gridTemplateColumns: `repeat(${columns}, ${each}px)`, gap }}
    >
      {panels.map((one) => (
        <li key={one.name} data-small={one.name}>
          <p className={styles.name}>{inLanguage(one.label, language)}</p>
          <PanelChart
            {...props}
            title={`${title}: ${inLanguage(one.label, language)}`}
            panel={one.panel}
            width={each}
            height={height}
            marks={noMarks}
          />
        </li>
      ))}
    </ul>
  );
}
