import { createCanvasPainter } from "./canvasPainter.ts";
import type { PainterKind, PeoplePainter } from "./painter.ts";
import { createWebglPainter } from "./webglPainter.ts";

/**
 * Uses the GPU if there is one, otherwise paints pixels. A canvas belongs to the painter that took
 * it first. Undefined if the browser cannot draw at all.
 */
export function createPainter(
  canvas: HTMLCanvasElement,
  kind: PainterKind = hasGraphicsCard() ? "webgl" : "canvas",
): PeoplePainter | undefined {
  return kind === "webgl" ? createWebglPainter(canvas) : createCanvasPainter(canvas);
}

/** Tested on a separate canvas, which cannot be used for anything else afterwards. */
function hasGraphicsCard(): boolean {
  const gl = document
    .createElement("canvas")
    .getContext("webgl2", { failIfMajorPerformanceCaveat: true });
  if (!gl) return false;
  // Not every browser respects failIfMajorPerformanceCaveat.
  const names = gl.getExtension("WEBGL_debug_renderer_info");
  const name: unknown = names && gl.getParameter(names.UNMASKED_RENDERER_WEBGL);
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return !/swiftshader|llvmpipe|softpipe|software|basic render/i.test(String(name));
}
