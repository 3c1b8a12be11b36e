// Canvases that record their drawing commands, for pictures that are compared as text.
import { vi } from "vitest";

const settings = [
  ...["fillStyle", "strokeStyle", "lineWidth", "lineJoin", "lineCap", "font", "textAlign"],
  ...["textBaseline", "globalAlpha", "imageSmoothingEnabled"],
];

/** All canvases share one list, in the order of the commands. */
export function recordDrawing(): readonly string[] {
  const commands: string[] = [];
  const contexts = new WeakMap<HTMLCanvasElement, unknown>();
  vi.stubGlobal("Path2D", RecordedPath);
  vi.stubGlobal("ImageData", RecordedImage);
  vi.stubGlobal("DOMMatrix", Array);
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(function (
    this: HTMLCanvasElement,
  ) {
    if (!contexts.has(this)) contexts.set(this, recordingContext(this, commands));
    return contexts.get(this) as never;
  });
  return commands;
}

function recordingContext(canvas: HTMLCanvasElement, commands: string[]): unknown {
  return new Proxy({} as Record<string, unknown>, {
    get(known, key) {
      const name = String(key);
      if (name === "canvas") return canvas;
      if (name === "measureText") return (text: string) => ({ width: 6 * text.length });
      if (name === "createPattern") return () => new RecordedPattern();
      if (settings.includes(name)) return known[name];
      return (...values: unknown[]) => void commands.push([name, ...values.map(shown)].join(" "));
    },
    set(known, key, value) {
      const name = String(key);
      if (known[name] !== value) commands.push(`${name} = ${shown(value)}`);
      known[name] = value;
      return true;
    },
  });
}

function shown(value: unknown): string {
  if (value instanceof HTMLCanvasElement) return `canvas ${value.width}×${value.height}`;
  return typeof value === "number" ? String(Math.round(value * 100) / 100) : String(value);
}

class RecordedPath {
  #steps: string;

  constructor(steps = "") {
    this.#steps = steps;
  }

  moveTo(x: number, y: number): void {
    this.#steps += `M${shown(x)},${shown(y)}`;
  }

  lineTo(x: number, y: number): void {
    this.#steps += `L${shown(x)},${shown(y)}`;
  }

  arc(x: number, y: number, radius: number): void {
    this.#steps += `circle(${[x, y, radius].map(shown)})`;
  }

  closePath(): void {
    this.#steps += "Z";
  }

  toString(): string {
    return this.#steps;
  }
}

class RecordedPattern {
  setTransform(): void {}

  toString(): string {
    return "pattern";
  }
}

/** Painted pixels as digits: the coverage of each, from . to 9. */
class RecordedImage {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;

  constructor(...given: [Uint8ClampedArray, number, number] | [number, number]) {
    const [width, height] = given.slice(-2) as [number, number];
    this.width = width;
    this.height = height;
    this.data = given.length === 3 ? given[0] : new Uint8ClampedArray(4 * width * height);
  }

  toString(): string {
    const digit = (pixel: number) => Math.ceil((9 * (this.data[4 * pixel + 3] ?? 0)) / 255) || ".";
    const rows = Array.from({ length: this.height }, (_, row) =>
      Array.from({ length: this.width }, (__, column) => digit(row * this.width + column)).join(""),
    );
    return `${this.width}×${this.height}\n${rows.join("\n")}\n`;
  }
}
