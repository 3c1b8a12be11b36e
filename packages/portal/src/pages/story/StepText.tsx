import { inLanguage } from "@episcope/common";
import { Fragment } from "react";
import type { StoryStep } from "../../../build/stories/pageStory.ts";
import type { Inline } from "../../../build/stories/storyBlocks.ts";
import { useLanguage } from "../../environment/language.ts";
import { Link } from "../../kit/controls/Link.tsx";
import styles from "./Story.module.css";
import { storyTexts } from "./storyTexts.ts";

/** The text of a step, and what to look at in its chart. */
export function StepText({ step }: { readonly step: StoryStep }) {
  const language = useLanguage();
  const blocks = inLanguage(step.blocks, language).map((block, index) => ({ block, index }));
  return (
    <>
      {blocks.map(({ block, index }) =>
        block.kind === "paragraph" ? (
          <p key={index}>
            <Parts parts={block.parts} />
          </p>
        ) : (
          <ul key={index}>
            {block.items.map((parts) => (
              <li key={JSON.stringify(parts)}>
                <Parts parts={parts} />
              </li>
            ))}
          </ul>
        ),
      )}
      <p className={styles.look}>
        <strong>{inLanguage(storyTexts, language).look}</strong> {inLanguage(step.look, language)}
      </p>
    </>
  );
}

function Parts({ parts }: { readonly parts: readonly Inline[] }) {
  return parts
    .map((part, index) => ({ part, index }))
    .map(({ part, index }) => <Fragment key={index}>{partOf(part)}</Fragment>);
}

function partOf(part: Inline) {
  if (typeof part === "string") return part;
  if ("strong" in part) return <strong>{part.strong}</strong>;
  if ("em" in part) return <em>{part.em}</em>;
  return <Link to={part.to}>{part.text}</Link>;
}
