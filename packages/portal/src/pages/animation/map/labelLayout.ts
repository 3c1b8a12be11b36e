// As many labels as fit without overlapping; earlier ones have priority.
import type { Camera, ViewSize } from "../../../maps/camera.ts";
import type { GroundLabel } from "../../../maps/ground/ground.ts";

/** Distance in pixels between labels. */
const gap = 6;
const height = 16;

/** Calls `place` for each label that fits, with its centre in pixels. */
export function layOutLabels(
  labels: readonly GroundLabel[],
  widthOf: (label: GroundLabel) => number,
  camera: Camera,
  size: ViewSize,
  place: (label: GroundLabel, x: number, y: number) => void,
): void {
  const placed: { x: number; y: number; width: number }[] = [];
  for (const label of labels) {
    const x = size.width / 2 + (label.x - camera.x) / camera.metresPerPixel;
    const y = size.height / 2 - (label.y - camera.y) / camera.metresPerPixel;
    const width = widthOf(label);
    if (x < -width || y < -height || x > size.width + width || y > size.height + height) continue;
    const isFree = placed.every(
      (other) =>
        Math.abs(other.x - x) > (other.width + width) / 2 + gap ||
        Math.abs(other.y - y) > height + gap,
    );
    if (!isFree) continue;
    placed.push({ x, y, width });
    place(label, x, y);
  }
}
