// Metrics of the server in the Prometheus text format (exposition format 0.0.4). They say nothing
// about visitors.

type Labels = Readonly<Record<string, string>>;

interface Figure {
  readonly name: string;
  readonly help: string;
  readonly kind: "counter" | "gauge" | "histogram";
  lines(): Iterable<string>;
}

export class Counter {
  readonly #values = new Map<string, number>();

  add(labels: Labels = {}, by = 1): void {
    const key = labelText(labels);
    this.#values.set(key, (this.#values.get(key) ?? 0) + by);
  }

  *lines(name: string): Iterable<string> {
    for (const [labels, value] of this.#values) yield `${name}${labels} ${value}`;
  }
}

interface Buckets {
  readonly labels: Labels;
  /** By bound, and one more for larger values. */
  readonly counts: number[];
  sum: number;
}

export class Histogram {
  readonly #bounds: readonly number[];
  readonly #buckets = new Map<string, Buckets>();

  constructor(bounds: readonly number[]) {
    this.#bounds = bounds;
  }

  observe(labels: Labels, value: number): void {
    const key = labelText(labels);
    let buckets = this.#buckets.get(key);
    if (!buckets) {
      buckets = { labels, counts: new Array(this.#bounds.length + 1).fill(0), sum: 0 };
      this.#buckets.set(key, buckets);
    }
    const found = this.#bounds.findIndex((bound) => value <= bound);
    const at = found === -1 ? this.#bounds.length : found;
    buckets.counts[at] = (buckets.counts[at] ?? 0) + 1;
    buckets.sum += value;
  }

  *lines(name: string): Iterable<string> {
    for (const [key, { labels, counts, sum }] of this.#buckets) {
      let total = 0;
      for (const [at, count] of counts.entries()) {
        total += count;
        const le = String(this.#bounds[at] ?? "+Inf");
        yield `${name}_bucket${labelText({ ...labels, le })} ${total}`;
      }
      yield `${name}_sum${key} ${sum}`;
      yield `${name}_count${key} ${total}`;
    }
  }
}

export class Metrics {
  readonly #figures: Figure[] = [];

  counter(name: string, help: string): Counter {
    const counter = new Counter();
    this.#figures.push({ name, help, kind: "counter", lines: () => counter.lines(name) });
    return counter;
  }

  histogram(name: string, help: string, bounds: readonly number[]): Histogram {
    const histogram = new Histogram(bounds);
    this.#figures.push({ name, help, kind: "histogram", lines: () => histogram.lines(name) });
    return histogram;
  }

  /** Read on request. */
  gauge(name: string, help: string, read: () => number, labels: Labels = {}): void {
    const lines = () => [`${name}${labelText(labels)} ${read()}`];
    this.#figures.push({ name, help, kind: "gauge", lines });
  }

  text(): string {
    return this.#figures
      .flatMap(({ name, help, kind, lines }) => [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} ${kind}`,
        ...lines(),
      ])
      .map((line) => `${line}\n`)
      .join("");
  }
}

export const metricsType = "text/plain; version=0.0.4; charset=utf-8";

function labelText(labels: Labels): string {
  const parts = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return parts.length === 0 ? "" : `{${parts.join(",")}}`;
}

function escaped(value: string): string {
  return value.replace(/[\\"\n]/g, (sign) => (sign === "\n" ? "\\n" : `\\${sign}`));
}
