import { inLanguage, type Language } from "@episcope/common";
import type { ReactNode } from "react";
import type { ColorScheme } from "../../environment/colorScheme.ts";
import type { Facet } from "./chartScenario.ts";
import styles from "./FacetGrid.module.css";
import { ScenarioMark } from "./ScenarioMark.tsx";

interface FacetGridProps {
  readonly facets: readonly Facet[];
  readonly width: number;
  /** Of the chart if it were alone. */
  readonly height: number;
  readonly language: Language;
  readonly scheme: ColorScheme;
  children(facet: Facet, width: number, height: number): ReactNode;
}

const gap = 16;
/** Two fit beside each other on a tablet, three and four on a wide page. */
const leastWidth = 270;
const leastHeight = 170;

/** Small charts of equal size beside or below each other, each with its name. */
export function FacetGrid({ facets, language, scheme, children, ...size }: FacetGridProps) {
  const fitting = Math.max(1, Math.floor((size.width + gap) / (leastWidth + gap)));
  // Two rows of two instead of three and one.
  const columns = fitting >= facets.length ? facets.length : Math.min(fitting, 2);
  const width = Math.floor((size.width - gap * (columns - 1)) / columns);
  const height = Math.max(leastHeight, Math.round(size.height * (columns > 1 ? 0.7 : 0.55)));
  return (
    <ul className={styles.grid} style={{ gap, gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
      {facets.map((facet) => (
        <li key={facet.key} data-facet={inLanguage(facet.label, language)}>
          <p className={styles.name}>
            <ScenarioMark look={facet} scheme={scheme} /> {inLanguage(facet.label, language)}
          </p>
          {children(facet, width, height)}
        </li>
      ))}
    </ul>
  );
}
