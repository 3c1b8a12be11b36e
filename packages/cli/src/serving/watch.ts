// Monitors the server: a line per response in the log, and metrics. Neither contains addresses of
// visitors or their choices.
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { OpenComputedData } from "@episcope/runner";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Log } from "./log.ts";
import { Metrics } from "./metrics.ts";

const secondBounds = [0.005, 0.025, 0.1, 0.5, 2.5, 10];
const kinds: readonly (readonly [prefix: string, kind: string])[] = [
  ["/data/", "data"],
  ["/assets/", "asset"],
  ["/art/", "asset"],
  ["/reports/", "report"],
];

export function watchServer(
  server: FastifyInstance,
  log: Log,
  computed: OpenComputedData | undefined,
): Metrics {
  const metrics = new Metrics();
  const answers = metrics.counter("episcope_http_answers_total", "Answers by kind and status.");
  const seconds = metrics.histogram(
    "episcope_http_answer_seconds",
    "Time until an answer was sent.",
    secondBounds,
  );
  server.addHook("onResponse", async (request, reply) => {
    const kind = kindOf(request);
    const { statusCode, elapsedTime } = reply;
    answers.add({ kind, method: methodOf(request), code: String(statusCode) });
    seconds.observe({ kind }, elapsedTime / 1000);
    log.info("answer", {
      method: methodOf(request),
      path: pathOf(request),
      status: statusCode,
      milliseconds: Math.round(elapsedTime),
    });
  });
  addProcess(metrics, server);
  if (computed) addRuns(metrics, computed);
  return metrics;
}

function addProcess(metrics: Metrics, server: FastifyInstance): void {
  const delay = monitorEventLoopDelay();
  delay.enable();
  server.addHook("onClose", async () => {
    delay.disable();
  });
  metrics.gauge("process_resident_memory_bytes", "Memory of the process.", () =>
    process.memoryUsage.rss(),
  );
  metrics.gauge("process_uptime_seconds", "Time since the start.", () => process.uptime());
  metrics.gauge(
    "episcope_event_loop_delay_seconds",
    "How long things had to wait: 99 of 100 less, since the last question.",
    () => {
      const value = delay.percentile(99) / 1e9;
      delay.reset();
      return value;
    },
  );
}

function addRuns(metrics: Metrics, { figures }: OpenComputedData): void {
  metrics.gauge("episcope_runs_waiting", "Runs that wait to be computed.", () => figures().waiting);
  metrics.gauge("episcope_runs_computing", "Runs being computed.", () => figures().computing);
  metrics.gauge("episcope_runs_computed", "Runs computed since the start.", () => figures().done);
  metrics.gauge(
    "episcope_runs_failed",
    "Runs that failed since the start.",
    () => figures().failed,
  );
  metrics.gauge("episcope_cache_bytes", "Size of the files that are kept.", () => figures().cached);
}

/** Clients may send any method. */
function methodOf({ method }: FastifyRequest): string {
  return ["GET", "HEAD", "OPTIONS", "POST", "PUT", "DELETE"].includes(method) ? method : "other";
}

function kindOf(request: FastifyRequest): string {
  const path = pathOf(request);
  return kinds.find(([prefix]) => path.startsWith(prefix))?.[1] ?? "page";
}

/** Without the query, which contains the visitor's choices. */
function pathOf({ originalUrl }: FastifyRequest): string {
  return (originalUrl.split("?", 1)[0] ?? "").slice(0, 300);
}
