import { inLanguage } from "@episcope/common";
import { useWidth } from "../../../charts/useWidth.ts";
import { formatNumber } from "../../../text/format.ts";
import type { ModelView } from "../modelView.ts";
import styles from "./Forecasts.module.css";
import { forecastTexts } from "./forecastTexts.ts";
import { horizonsOf, type ScoreRow } from "./scoreRows.ts";

const rowHeight = 44;
const margin = { top: 8, bottom: 28, right: 16 };
const ticks = [0.5, 1, 1.5, 2];
const ends = [0.5, 2.2] as const;

interface ScoreDotsProps {
  readonly rows: readonly ScoreRow[];
  readonly view: ModelView;
}

/** A line of dots for each horizon. The table beside it has the values. */
export function ScoreDots({ rows, view }: ScoreDotsProps) {
  const { language } = view;
  const t = inLanguage(forecastTexts, language);
  const [ruler, width] = useWidth();
  const horizons = horizonsOf(rows);
  const isNarrow = width < 500;
  const left = isNarrow ? 12 : 130;
  const height = margin.top + margin.bottom + horizons.length * rowHeight;
  const x = (score: number) => {
    const share = Math.log(score / ends[0]) / Math.log(ends[1] / ends[0]);
    return left + share * (width - left - margin.right);
  };
  const isShown = (score: number) => score >= ends[0] && score <= ends[1];
  return (
    <figure className={styles.dots}>
      <figcaption>
        <strong>{t.dots}</strong>
        <span className={styles.help}>{t.dotsHelp}</span>
        <span className={styles.legend} aria-hidden>
          {(["model", "together", "other", "simple"] as const)
            .filter((kind) => rows.some((row) => row.kind === kind))
            .map((kind) => (
              <span key={kind}>
                <svg width="14" height="14" aria-hidden>
                  <Dot kind={kind} x={7} y={7} />
                </svg>
                {t.legend[kind]}
              </span>
            ))}
        </span>
      </figcaption>
      <div ref={ruler} />
      {width > 0 && (
        <svg width={width} height={height} aria-hidden focusable="false">
          {ticks.map((tick) => (
            <g key={tick}>
              <line
                x1={x(tick)}
                x2={x(tick)}
                y1={margin.top}
                y2={height - margin.bottom}
                className={tick === 1 ? styles.one : styles.grid}
              />
              <text x={x(tick)} y={height - 8} className={styles.tick}>
                {formatNumber(tick, language)}
              </text>
            </g>
          ))}
          {horizons.map((ahead, index) => {
            const y = margin.top + (index + 0.5) * rowHeight + (isNarrow ? 8 : 0);
            const beyond = rows.filter(({ scores }) => (scores.get(ahead) ?? 1) > ends[1]).length;
            return (
              <g key={ahead}>
                <text x={isNarrow ? left : 0} y={isNarrow ? y - 14 : y + 4} className={styles.row}>
                  {t.ahead(String(ahead))}
                </text>
                {rows
                  .toSorted((a, b) => order[a.kind] - order[b.kind])
                  .map(({ name, kind, scores }) => {
                    const score = scores.get(ahead);
                    return score !== undefined && isShown(score) ? (
                      <Dot key={name} kind={kind} x={x(score)} y={y} />
                    ) : undefined;
                  })}
                {beyond > 0 && (
                  <text x={width - 4} y={y - 12} className={styles.beyond}>
                    {t.outside(formatNumber(beyond, language))}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      )}
    </figure>
  );
}

/** The model is drawn last. */
const order = { other: 0, simple: 1, together: 2, model: 3 } as const;

/** Shapes differ, too: never colour alone. */
function Dot({
  kind,
  x,
  y,
}: {
  readonly kind: ScoreRow["kind"];
  readonly x: number;
  readonly y: number;
}) {
  if (kind === "model" || kind === "together")
    return (
      <path
        d={`M${x} ${y - 8}L${x + 7} ${y}L${x} ${y + 8}L${x - 7} ${y}Z`}
        className={kind === "model" ? styles.modelDot : styles.togetherDot}
      />
    );
  if (kind === "simple")
    return <rect x={x - 5} y={y - 5} width="10" height="10" className={styles.simpleDot} />;
  return <circle cx={x} cy={y} r="5" className={styles.otherDot} />;
}
