import { createCanvasPainter } from "./canvasPainter.ts";
import type { PainterKind, PeoplePainter } from "./painter.ts";
import { createWebglPainter } from "./webglPainter.ts";

/**
 * The graphics card where there is one; pixel by pixel where it is only imitated. A canvas belongs
 * to the painter that first took it. Undefined where the browser cannot draw at all.
 */
export function createPainter(
  canvas: HTMLCanvasElement,
  kind: PainterKind = hasGraphicsCard() ? "webgl" : "canvas",
): PeoplePainter | undefined {
  return kind === "webgl" ? createWebglPainter(canvas) : createCanvasPainter(canvas);
}

/** Asked on a canvas of its own, which cannot be used for anything else afterwards. */
function hasGraphicsCard(): boolean {
  const gl = document
    .createElement("canvas")
    .getContext("webgl2", { failIfMajorPerformanceCaveat: true });
  if (!gl) return false;
  // Not every browser says so when it is asked for a fast one only.
  const names = gl.getExtension("WEBGL_debug_renderer_info");
  const name: unknown = names && gl.getParameter(names.UNMASKED_RENDERER_WEBGL);
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return !/swiftshader|llvmpipe|softpipe|software|basic render/i.test(String(name));
}
