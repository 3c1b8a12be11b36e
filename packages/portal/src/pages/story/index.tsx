import heads from "virtual:stories/heads";
import pages from "virtual:stories/pages";
import { inLanguage } from "@episcope/common";
import { useParams } from "react-router";
import { useLanguage } from "../../environment/language.ts";
import { useLoaded } from "../../kit/browser/useLoaded.ts";
import { Link } from "../../kit/controls/Link.tsx";
import { Failure } from "../../kit/notices/Failure.tsx";
import { PlainPage } from "../../site/frames/PlainPage.tsx";
import styles from "./Story.module.css";
import { StoryArticle } from "./StoryArticle.tsx";
import { storyTexts } from "./storyTexts.ts";

export function Component() {
  const { name = "" } = useParams();
  const load = Object.hasOwn(pages, name) ? pages[name] : undefined;
  return load ? <StoryPage key={name} {...{ name, load }} /> : <UnknownStory />;
}

interface StoryPageProps {
  readonly name: string;
  readonly load: NonNullable<(typeof pages)[string]>;
}

function StoryPage({ name, load }: StoryPageProps) {
  const loaded = useLoaded(name, async () => (await load()).default);
  if (loaded.state === "done") return <StoryArticle story={loaded.value} />;
  return (
    <div className={styles.coming}>
      {loaded.state === "failed" && (
        <Failure error={loaded.error} onRetry={loaded.retry} isWholePage />
      )}
    </div>
  );
}

function UnknownStory() {
  const language = useLanguage();
  const t = inLanguage(storyTexts, language);
  return (
    <PlainPage title={t.unknown}>
      <p>{t.unknownText}</p>
      <ul>
        {heads.map(({ name, title }) => (
          <li key={name}>
            <Link to={`/stories/${name}`}>{inLanguage(title, language)}</Link>
          </li>
        ))}
      </ul>
    </PlainPage>
  );
}
