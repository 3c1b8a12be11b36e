// Runs in the browser: a painter with five known people.
import { createPainter } from "../../packages/portal/src/maps/people/createPainter.ts";
import type { PainterKind, PeoplePainter } from "../../packages/portal/src/maps/people/painter.ts";
import { timeOf } from "../../packages/portal/src/maps/people/stateChanges.ts";

const size = { width: 400, height: 300 };
/** Ten metres per pixel; the view is centred on the ground. */
const camera = { x: 0, y: 0, metresPerPixel: 10 };
export const colors = ["#bbbb44", "#00dddd", "#bb2222", "#ff5533", "#7733ee", "#ff66ff", "#116622"];

/**
 * From hour 8 to hour 10 the first one goes from (-1500, 1000) to (500, 1000); all others stay
 * where they are.
 */
const tracks = {
  start: Uint32Array.of(0, 4, 5, 6, 7, 8),
  tick: Uint16Array.of(0, 14_400, 18_000, 43_200, 0, 0, 0, 0),
  x: Float32Array.of(-1500, -1500, 500, 500, 1500, 1500, 0, -1000),
  y: Float32Array.of(1000, 1000, 1000, 1000, 1000, -1000, -1000, -1000),
};
const homes = {
  x: Float32Array.of(-1500, 1500, 1500, 0, 1200),
  y: Float32Array.of(1000, 1000, -1000, -1000, 400),
};
/**
 * The first is infected on day 2 at noon, the second is contagious from day 1, the fourth
 * recovered, the fifth is ill and stays at home.
 */
const changes = {
  start: Uint32Array.of(0, 1, 2, 2, 3, 4),
  time: Uint32Array.of(timeOf(2, 21_600), timeOf(1, 0), timeOf(1, 0), timeOf(2, 0)),
  state: Uint8Array.of(1, 2, 6, 3),
};

let painter: PeoplePainter | undefined;
let canvas: HTMLCanvasElement;

export function begin(kind: PainterKind, ratio: number): string {
  canvas = document.createElement("canvas");
  document.body.replaceChildren(canvas);
  painter = createPainter(canvas, kind);
  if (!painter) return "none";
  painter.resize(size, ratio);
  painter.setTracks(tracks);
  painter.setHomes(homes.x, homes.y);
  painter.setStates(changes);
  painter.setStyle({
    colors,
    background: "#181518",
    streets: "#445577",
    outline: "#8899bb",
    isHidden: colors.map(() => false),
  });
  return painter.kind;
}

export function hide(state: number): void {
  painter?.setStyle({
    colors,
    background: "#181518",
    streets: "#445577",
    outline: "#8899bb",
    isHidden: colors.map((_, number) => number === state),
  });
}

/** Colours at points given in metres, as six hexadecimal digits. */
export function colorsAt(
  day: number,
  tick: number,
  points: readonly (readonly [x: number, y: number])[],
): readonly string[] {
  painter?.draw(camera, { tick, time: timeOf(day, tick), until: timeOf(day + 1, 0) });
  // Copies the canvas, whichever painter drew it, in the same task, before it is handed to the
  // screen.
  const copy = document.createElement("canvas");
  copy.width = canvas.width;
  copy.height = canvas.height;
  const context = copy.getContext("2d", { willReadFrequently: true });
  context?.drawImage(canvas, 0, 0);
  const ratio = canvas.width / size.width;
  return points.map(([x, y]) => {
    const column = Math.floor((size.width / 2 + x / camera.metresPerPixel) * ratio);
    const row = Math.floor((size.height / 2 - y / camera.metresPerPixel) * ratio);
    const [red = 0, green = 0, blue = 0] = context?.getImageData(column, row, 1, 1).data ?? [];
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  });
}

/** Loses and restores the graphics context. */
export async function loseContext(): Promise<void> {
  const extension = canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context");
  if (!extension) throw new Error("the context cannot be lost on purpose");
  const event = (name: string) =>
    new Promise((resolve) => canvas.addEventListener(name, resolve, { once: true }));
  const lost = event("webglcontextlost");
  extension.loseContext();
  await lost;
  // It may be restored only after all listeners were notified.
  await new Promise(requestAnimationFrame);
  const restored = event("webglcontextrestored");
  extension.restoreContext();
  await restored;
}

export function end(): void {
  painter?.dispose();
}
