import heads from "virtual:stories/heads";
import { inLanguage } from "@episcope/common";
import type { StoryPage, StoryStep } from "../../../build/stories/pageStory.ts";
import { useLanguage } from "../../environment/language.ts";
import { useIsPrinting } from "../../kit/browser/printing.ts";
import { useMediaQuery } from "../../kit/browser/useMediaQuery.ts";
import { Link } from "../../kit/controls/Link.tsx";
import { DemonstrationNotice } from "../../site/frames/DemonstrationNotice.tsx";
import { StepFigure } from "./chart/StepFigure.tsx";
import { StepText } from "./StepText.tsx";
import styles from "./Story.module.css";
import { storyTexts } from "./storyTexts.ts";
import { useActiveStep } from "./useActiveStep.ts";

/** Must match Story.module.css. */
const wide = "(min-width: 1000px)";

/**
 * An article. On a wide screen the chart of the step that is being read stays beside the text;
 * otherwise each chart follows its text.
 */
export function StoryArticle({ story }: { readonly story: StoryPage }) {
  const language = useLanguage();
  const t = inLanguage(storyTexts, language);
  const isPrinting = useIsPrinting();
  const isWide = useMediaQuery(wide) && !isPrinting;
  const { steps } = story;
  const { active, stepRef, activate } = useActiveStep(steps.length);
  const shown = steps[active];
  return (
    <article className={styles.story}>
      <header className={styles.head}>
        <p className={styles.back}>
          <Link to="/stories">{t.all}</Link>
        </p>
        <h1 className="headline">{inLanguage(story.title, language)}</h1>
        <p className={styles.lead}>{inLanguage(story.lead, language)}</p>
        <DemonstrationNotice />
      </header>
      <div className={isWide ? styles.columns : undefined}>
        <div>
          {steps.map((step, index) => (
            <section
              // biome-ignore lint/suspicious/noArrayIndexKey: steps never change their order
              key={index}
              ref={stepRef(index)}
              id={`step-${index + 1}`}
              className={styles.step}
              data-active={isWide && index === active ? "" : undefined}
              aria-labelledby={`step-${index + 1}-title`}
              onFocus={() => activate(index)}
            >
              <p className={styles.place}>{t.step(index + 1, steps.length)}</p>
              <h2 id={`step-${index + 1}-title`}>{inLanguage(step.heading, language)}</h2>
              <StepText step={step} />
              {!isWide && <StepFigure step={step} isLazy={!isPrinting} />}
              <Links step={step} />
            </section>
          ))}
        </div>
        {isWide && shown && (
          <div className={styles.stage}>
            <StepFigure key={active} step={shown} isLazy={false} />
          </div>
        )}
      </div>
      <footer className={styles.foot}>
        <p>{t.figures}</p>
        <NextStory name={story.name} />
      </footer>
    </article>
  );
}

function Links({ step: { shown } }: { readonly step: StoryStep }) {
  const language = useLanguage();
  const links = shown.kind === "page" ? [{ to: shown.to, name: shown.title }] : shown.links;
  return (
    <p className={styles.links}>
      {inLanguage(storyTexts, language).open}{" "}
      {links.map(({ to, name }, index) => (
        <span key={to}>
          {index > 0 && " · "}
          <Link to={to}>{inLanguage(name, language)}</Link>
        </span>
      ))}
    </p>
  );
}

function NextStory({ name }: { readonly name: string }) {
  const language = useLanguage();
  const place = heads.findIndex((head) => head.name === name);
  const next = heads[(place + 1) % heads.length];
  if (!next || next.name === name) return undefined;
  return (
    <p>
      {inLanguage(storyTexts, language).next}:{" "}
      <Link to={`/stories/${next.name}`}>{inLanguage(next.title, language)}</Link>
    </p>
  );
}
