import { expect, test } from "vitest";
import { Metrics } from "./metrics.ts";

test("counters count by label", () => {
  const metrics = new Metrics();
  const answers = metrics.counter("answers_total", "Answers.");
  answers.add({ code: "200" });
  answers.add({ code: "200" });
  answers.add({ code: '4"\n\\' }, 3);
  expect(metrics.text()).toBe(
    [
      "# HELP answers_total Answers.",
      "# TYPE answers_total counter",
      'answers_total{code="200"} 2',
      'answers_total{code="4\\"\\n\\\\"} 3',
      "",
    ].join("\n"),
  );
});

test("histogram buckets are cumulative", () => {
  const metrics = new Metrics();
  const times = metrics.histogram("seconds", "Time.", [0.1, 1]);
  for (const value of [0.05, 0.1, 0.5, 7]) times.observe({ kind: "page" }, value);
  expect(metrics.text().split("\n").slice(2, -1)).toEqual([
    'seconds_bucket{kind="page",le="0.1"} 2',
    'seconds_bucket{kind="page",le="1"} 3',
    'seconds_bucket{kind="page",le="+Inf"} 4',
    'seconds_sum{kind="page"} 7.65',
    'seconds_count{kind="page"} 4',
  ]);
});

test("gauges are read on request", () => {
  const metrics = new Metrics();
  let value = 1;
  metrics.gauge("waiting", "Runs.", () => value);
  value = 2;
  expect(metrics.text()).toContain("\nwaiting 2\n");
});
