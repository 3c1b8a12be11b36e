import { withCapacity } from "./withCapacity.ts";

/** The numbers of one line, reused for the next. */
export class NumberList {
  values = new Float64Array(64);
  length = 0;

  push(value: number): void {
    if (this.length === this.values.length) {
      this.values = withCapacity(this.values, this.length + 1, Float64Array);
    }
    this.values[this.length++] = value;
  }

  at(index: number): number {
    return this.values[index] ?? 0;
  }
}
