import { expect, test } from "vitest";
import { createChartLog } from "../chartLog.ts";
import { inputFixture, lineSpec } from "../fixtures/chart.ts";
import { compileSpec } from "./compileSpec.ts";
import { prepareSpec } from "./prepareSpec.ts";

const data = [{ date: "2020-03-10", n: 1 }];
const zip = { kind: "zip", entry: "x" } as const;

function compiled(more = {}) {
  const prepared = prepareSpec(
    inputFixture({ source: zip, specification: lineSpec(more) }, { data }),
  );
  return compileSpec(prepared, "de", createChartLog().logger);
}

test("the rows of the run are inserted where the chart expects them", () => {
  const [source] = compiled().data ?? [];
  expect(source).toEqual({ name: "episcope-run", values: data });
});

test("a specification cannot listen to the page or create controls in it", () => {
  const { config } = compiled({
    config: {
      events: { bind: "any", selector: true, window: true, timer: true, globalCursor: true },
      locale: { number: { decimal: "#" } },
      axis: { labelFontSize: 20 },
    },
    params: [{ name: "key", value: 0, bind: { element: "#root", input: "text" } }],
  });
  expect(config?.events).toEqual({
    bind: "container",
    globalCursor: false,
    selector: false,
    timer: false,
    window: ["mousemove", "mouseup", "pointermove", "pointerup", "touchmove", "touchend"],
  });
  expect(config?.locale?.number?.decimal).toBe(",");
  expect(config?.axis?.labelFontSize).toBe(20);
});

test("the log keeps the first failure, with its error", () => {
  const log = createChartLog();
  log.logger.warn("only a warning").info("a").debug("b");
  expect(log.failure()).toBeUndefined();
  const error = new Error("first");
  log.logger.warn("Loading failed", "x.csv", error);
  log.logger.error("second");
  expect(log.failure()).toBe(error);
  const other = createChartLog();
  other.logger.error("a", 1);
  expect(other.failure()).toMatchObject({ message: "a 1" });
});
