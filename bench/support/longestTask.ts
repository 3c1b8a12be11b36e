// The longest task of a page while something happens: in processor time, which other programs of
// the machine do not lengthen, and by the clock.
import type { Browser } from "playwright";

export interface LongestTask<T> {
  /** Milliseconds. */
  readonly processor: number;
  readonly clock: number;
  readonly result: T;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

export async function longestTask<T>(
  browser: Browser,
  during: () => Promise<T>,
): Promise<LongestTask<T>> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => {
    events.push(...(value as unknown as readonly TraceEvent[]));
  });
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["toplevel"], excludedCategories: ["*"] },
  });
  const result = await during();
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await complete;
  await session.detach();
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const pages = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(threadOf),
  );
  const tasks = events.filter((event) => /RunTask$/.test(event.name) && pages.has(threadOf(event)));
  if (tasks.length === 0) throw new Error("no task of the page was seen");
  const most = (of: (event: TraceEvent) => number | undefined) =>
    tasks.reduce((longest, event) => Math.max(longest, of(event) ?? 0), 0) / 1000;
  return { processor: most(({ tdur }) => tdur), clock: most(({ dur }) => dur), result };
}
