import { mostOptions, type Option, type OptionSet } from "@episcope/battery";
import { type Day, defineTexts, inAvailableLanguage, inLanguage } from "@episcope/common";
import { RotateCcw } from "lucide-react";
import { useId } from "react";
import type { XAxis } from "../../charts/chartContent.ts";
import { useLanguage, useTexts } from "../../environment/language.ts";
import { RadioButtons } from "../../kit/controls/RadioButtons.tsx";
import { SteadyButton } from "../../kit/controls/SteadyButton.tsx";
import { StepSlider } from "../../kit/controls/StepSlider.tsx";
import { formatNumber } from "../../text/format.ts";
import type { PanelSet, ShownGroup } from "../address/optionSets.ts";
import { groupHeading } from "./groupHeading.ts";
import styles from "./OptionGroups.module.css";
import { parameterTitle } from "./parameterTitle.ts";
import { shownOption } from "./shownLabel.ts";

const texts = defineTexts({
  en: {
    none: "There are no options to choose here.",
    base: "The run without restrictions is shown. Your choice is kept and counts again afterwards.",
    leaveBase: "Show the alternatives",
    reset: "Back to the initial choice",
    isInitial: "This is the initial choice.",
    tooMany: (count: string, chosen: string) =>
      `${count} options are too many for buttons. Chosen: ${chosen}. The list of all runs opens another one.`,
  },
  de: {
    none: "Hier gibt es keine Optionen zu wählen.",
    base: "Gezeigt wird der Lauf ohne Einschränkungen. Die Auswahl bleibt erhalten und gilt danach wieder.",
    leaveBase: "Alternativen zeigen",
    reset: "Zurück zur Anfangsauswahl",
    isInitial: "Das ist die Anfangsauswahl.",
    tooMany: (count: string, chosen: string) =>
      `${count} Optionen sind zu viele für Knöpfe. Gewählt: ${chosen}. Die Liste aller Läufe öffnet eine andere.`,
  },
});

export interface OptionGroupsProps {
  readonly groups: readonly ShownGroup[];
  /** The chosen option of each parameter. */
  readonly chosen: ReadonlyMap<string, Option>;
  /** `isContinued` for further choices during one drag of a slider. */
  onChoose(set: OptionSet, option: Option, isContinued: boolean): void;
  /** Calendar date of simulation day 1 without shift. */
  readonly startDay: Day;
  /** How the page counts days; dates by default. */
  readonly axis?: XAxis;
  /** The run without restrictions is shown, so options have no effect. */
  readonly isBase: boolean;
  onLeaveBase(): void;
  /** If the page has a button that resets the choices. */
  readonly reset?: { readonly isInitial: boolean; readonly onReset: () => void } | undefined;
}

/** The options of the battery, one radio group or slider per measure. */
export function OptionGroups(props: OptionGroupsProps) {
  const { groups, isBase, onLeaveBase, reset } = props;
  const t = useTexts(texts);
  return (
    <div className={styles.groups}>
      {isBase && (
        <div className={styles.base}>
          <p>{t.base}</p>
          <button type="button" className="button" onClick={onLeaveBase}>
            {t.leaveBase}
          </button>
        </div>
      )}
      {groups.length === 0 && <p className={styles.none}>{t.none}</p>}
      {groups.map((shown, position) => (
        // Groups have no unique name, and their order never changes.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Group key={position} shown={shown} {...props} />
      ))}
      {reset && (
        <div className={styles.reset}>
          <SteadyButton isIdle={reset.isInitial} onClick={reset.onReset}>
            <RotateCcw size={16} aria-hidden /> {t.reset}
          </SteadyButton>
          <p role="status">{reset.isInitial && t.isInitial}</p>
        </div>
      )}
    </div>
  );
}

interface GroupProps extends OptionGroupsProps {
  readonly shown: ShownGroup;
}

function Group({ shown: { group, sets }, startDay, axis, ...props }: GroupProps) {
  const language = useLanguage();
  const headingId = useId();
  const subheading = inAvailableLanguage(group.subheading, language);
  const { date, words } = groupHeading(group, startDay, language, axis);
  return (
    <section className={styles.group} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {date && <span className={styles.date}>{date} </span>}
        {words && <span className={styles.words}>{words}</span>}
      </h3>
      {subheading && <p className={styles.subheading}>{subheading}</p>}
      {sets.map((set) => (
        <Choice key={set.parameter} set={set} {...props} />
      ))}
    </section>
  );
}

interface ChoiceProps extends Pick<OptionGroupsProps, "chosen" | "onChoose" | "isBase"> {
  readonly set: PanelSet;
}

function Choice(props: ChoiceProps) {
  const { set, chosen } = props;
  const language = useLanguage();
  const { options } = set;
  if (options.length <= mostOptions || set.widget === "slider") return <OptionChoice {...props} />;
  const option = chosen.get(set.parameter) ?? set.defaultOption;
  return (
    <div>
      <p>{parameterTitle(set.parameter, set, language)}</p>
      <p className={styles.meaning}>
        {inLanguage(texts, language).tooMany(
          formatNumber(options.length, language),
          shownOption(option, language),
        )}
      </p>
    </div>
  );
}

function OptionChoice({ set, chosen, onChoose, isBase }: ChoiceProps) {
  const language = useLanguage();
  const option = chosen.get(set.parameter) ?? set.defaultOption;
  const choices = set.options.map((one) => ({
    id: one.value,
    label: shownOption(one, language),
    stop: inLanguage(set.stops?.get(one.value), language),
  }));
  const choose = (id: string, isContinued = false) => {
    const found = set.options.find(({ value }) => value === id);
    if (found) onChoose(set, found, isContinued);
  };
  const meaning = inLanguage(set.meanings?.get(option.value), language);
  const Widget = set.widget === "slider" ? StepSlider : RadioButtons;
  return (
    <div>
      <Widget
        legend={parameterTitle(set.parameter, set, language)}
        choices={choices}
        chosen={option.value}
        onChoose={choose}
        isDisabled={isBase}
      />
      {meaning && <p className={styles.meaning}>{meaning}</p>}
    </div>
  );
}
