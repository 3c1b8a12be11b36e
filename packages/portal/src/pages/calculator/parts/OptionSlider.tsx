import { type CalculatorGroup, chosenOption } from "@episcope/battery";
import { type CSSProperties, useId } from "react";
import styles from "./OptionSlider.module.css";

interface OptionSliderProps {
  readonly group: CalculatorGroup;
  /** Language of the definition, if it is not that of the page. */
  readonly lang: string | undefined;
  readonly chosen: number;
  /** Effect of the chosen option, if any: +0.040 */
  readonly effect?: string | undefined;
  onChoose(option: number): void;
}

/** More labels stand in two rows on a phone, if each fits into two columns. */
const mostInOneRow = 5;
const longestInTwoRows = 14;

/**
 * One group: name, a stop per option with its title, and the explanation of the chosen one. The
 * native slider supports the keyboard.
 */
export function OptionSlider(props: OptionSliderProps) {
  const { group, lang, chosen, effect, onChoose } = props;
  const id = useId();
  const { name, description, options } = group;
  const { title, explanation } = chosenOption(group, chosen);
  const valueText = title === explanation ? title : `${title}: ${explanation}`;
  const hasExplanations = options.some((option) => option.title !== option.explanation);
  const count: CSSProperties & Record<"--count", number> = { "--count": options.length };
  return (
    <div className={styles.group} style={count} lang={lang}>
      <p className={styles.head}>
        <label htmlFor={id}>{name}</label>
        {effect && <span className={styles.effect}>: {effect}</span>}
      </p>
      {description && (
        <p id={`${id}-description`} className={styles.description}>
          {description}
        </p>
      )}
      {options.length > 1 && (
        <>
          <div className={styles.slider}>
            <div className={styles.ticks} aria-hidden>
              {options.map((_, index) => (
                <i
                  // biome-ignore lint/suspicious/noArrayIndexKey: options have no other name of their own
                  key={index}
                  style={{ left: `${(100 * index) / (options.length - 1)}%` }}
                />
              ))}
            </div>
            <input
              id={id}
              type="range"
              min={0}
              max={options.length - 1}
              step={1}
              value={chosen}
              aria-valuetext={valueText}
              aria-describedby={description ? `${id}-description` : undefined}
              onChange={(event) => onChoose(Number(event.target.value))}
            />
          </div>
          <div
            className={`${styles.labels} ${isInTwoRows(group) ? styles.twoRows : ""}`}
            aria-hidden
          >
            {options.map((option, index) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: options have no other name of their own
                key={index}
                type="button"
                tabIndex={-1}
                className={index === chosen ? styles.here : undefined}
                onClick={() => onChoose(index)}
              >
                {option.title}
              </button>
            ))}
          </div>
        </>
      )}
      {(hasExplanations || options.length === 1) && (
        <p className={styles.text} aria-hidden={options.length > 1}>
          {explanation}
        </p>
      )}
    </div>
  );
}

function isInTwoRows({ options }: OptionSliderProps["group"]): boolean {
  return (
    options.length > mostInOneRow && options.every(({ title }) => title.length <= longestInTwoRows)
  );
}
