// The text of a story: front matter, title, lead, and a step for each heading of the second level.
// What to look at is the quotation in a step.

export interface StoryFile {
  /** YAML, at the lines it has in the file; undefined without front matter. */
  readonly frontMatter: string | undefined;
  readonly title: Part;
  readonly lead: Part;
  readonly steps: readonly StepText[];
  readonly faults: readonly FileFault[];
}

export interface StepText {
  readonly heading: Part;
  /** Markdown. */
  readonly text: Part;
  /** What to look at, as plain text. */
  readonly look: Part;
}

/** A part of a file and its first line, counted from 1. */
export interface Part {
  readonly text: string;
  readonly line: number;
}

export interface FileFault {
  readonly line: number;
  readonly reason: string;
}

/** A longer line is no sentence. */
const longestLine = 5000;

export function parseStory(source: string): StoryFile {
  const lines = source.replace(/^\ufeff/, "").split(/\r?\n/);
  const faults: FileFault[] = [];
  const { frontMatter, start } = takeFrontMatter(lines, faults);
  const sections = sectionsOf(lines, start, faults);
  const [head, ...others] = sections;
  const titleLine = head?.lines.findIndex(({ text }) => /^# +\S/.test(text)) ?? -1;
  const before = head?.lines.slice(0, Math.max(0, titleLine)) ?? [];
  if (titleLine < 0 || before.some(({ text }) => text.trim() !== "")) {
    faults.push({ line: start + 1, reason: "a story begins with its title: # Title" });
  }
  const title = head?.lines[titleLine];
  const lead = paragraphs(head?.lines.slice(titleLine + 1) ?? [], start + 1);
  if (titleLine >= 0 && lead.text === "") {
    faults.push({ line: lead.line, reason: "between the title and the first step is a lead" });
  }
  const steps = others.map((section) => stepOf(section, faults));
  if (steps.length === 0) faults.push({ line: start + 1, reason: "there is no step: ## Heading" });
  return {
    frontMatter,
    title: { text: title?.text.replace(/^# +/, "").trim() ?? "", line: title?.number ?? 1 },
    lead,
    steps,
    faults,
  };
}

interface Line {
  readonly text: string;
  readonly number: number;
}

interface Section {
  readonly heading: Line;
  readonly lines: readonly Line[];
}

function takeFrontMatter(
  lines: readonly string[],
  faults: FileFault[],
): { readonly frontMatter: string | undefined; readonly start: number } {
  if (lines[0]?.trim() !== "---") return { frontMatter: undefined, start: 0 };
  const end = lines.findIndex((line, index) => index > 0 && line.trim() === "---");
  if (end < 0) {
    faults.push({ line: 1, reason: "the front matter has no end: ---" });
    return { frontMatter: undefined, start: lines.length };
  }
  return { frontMatter: ["", ...lines.slice(1, end)].join("\n"), start: end + 1 };
}

function sectionsOf(lines: readonly string[], start: number, faults: FileFault[]): Section[] {
  const sections: { heading: Line; lines: Line[] }[] = [
    { heading: { text: "", number: start + 1 }, lines: [] },
  ];
  lines.slice(start).forEach((text, index) => {
    const line = { text, number: start + index + 1 };
    if (text.length > longestLine) {
      faults.push({ line: line.number, reason: `the line is longer than ${longestLine} letters` });
    } else if (/^## +\S/.test(text)) {
      sections.push({ heading: line, lines: [] });
    } else {
      sections.at(-1)?.lines.push(line);
    }
  });
  return sections;
}

function stepOf({ heading, lines }: Section, faults: FileFault[]): StepText {
  const isLook = ({ text }: Line) => /^>/.test(text);
  const looks = lines.filter(isLook);
  const first = looks[0]?.number ?? heading.number;
  const text = paragraphs(
    lines.filter((line) => !isLook(line)),
    heading.number,
  );
  const look = looks
    .map((line) => line.text.replace(/^>\s?/, "").trim())
    .filter(Boolean)
    .join(" ");
  if (look === "") {
    faults.push({ line: heading.number, reason: "the step does not say what to look at: > …" });
  }
  if (looks.some(({ number }, index) => number !== first + index)) {
    faults.push({ line: first, reason: "a step has one quotation" });
  }
  if (text.text === "") faults.push({ line: heading.number, reason: "the step has no text" });
  return {
    heading: { text: heading.text.replace(/^## +/, "").trim(), line: heading.number },
    text,
    look: { text: look, line: first },
  };
}

/** Without empty lines at both ends. */
function paragraphs(lines: readonly Line[], fallback: number): Part {
  const first = lines.find(({ text }) => text.trim() !== "");
  return {
    text: lines
      .map(({ text }) => text)
      .join("\n")
      .trim(),
    line: first?.number ?? fallback,
  };
}
