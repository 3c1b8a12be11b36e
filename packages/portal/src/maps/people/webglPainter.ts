// The painter for GPUs (WebGL2).
import type { Camera, ViewSize } from "../camera.ts";
import type { Ground } from "../ground/ground.ts";
import { GraphicsMemory, type Scene } from "./graphicsMemory.ts";
import type { PeoplePainter, PeopleStyle } from "./painter.ts";
import type { Moment } from "./peopleAt.ts";
import type { StateChanges } from "./stateChanges.ts";
import type { PeopleTracks } from "./tracks.ts";

/** Undefined if the browser has no WebGL2. */
export function createWebglPainter(canvas: HTMLCanvasElement): PeoplePainter | undefined {
  const gl = canvas.getContext("webgl2", {
    alpha: false,
    antialias: true,
    depth: true,
    powerPreference: "high-performance",
  });
  return gl ? new WebglPainter(canvas, gl) : undefined;
}

class WebglPainter implements PeoplePainter {
  readonly kind = "webgl";
  readonly #canvas: HTMLCanvasElement;
  readonly #gl: WebGL2RenderingContext;
  readonly #scene: Scene = {};
  readonly #listeners = new AbortController();
  #memory: GraphicsMemory | undefined;
  #size: ViewSize = { width: 1, height: 1 };
  #pixelRatio = 1;
  #last: { readonly camera: Camera; readonly moment: Moment } | undefined;

  constructor(canvas: HTMLCanvasElement, gl: WebGL2RenderingContext) {
    this.#canvas = canvas;
    this.#gl = gl;
    this.#memory = new GraphicsMemory(gl, this.#scene);
    const options = { signal: this.#listeners.signal };
    canvas.addEventListener(
      "webglcontextlost",
      (event) => {
        // Asks the browser to restore the context.
        event.preventDefault();
        this.#memory = undefined;
      },
      options,
    );
    canvas.addEventListener(
      "webglcontextrestored",
      () => {
        this.#memory = new GraphicsMemory(gl, this.#scene);
        this.#redraw();
      },
      options,
    );
    // The browser has emptied the picture since it was shown.
    window.addEventListener("beforeprint", () => this.#redraw(), options);
  }

  setTracks(tracks: PeopleTracks): void {
    this.#scene.tracks = tracks;
    this.#memory?.sendTracks();
  }

  setHomes(x: Float32Array, y: Float32Array): void {
    this.#scene.homes = { x, y };
    this.#memory?.sendPeople();
  }

  setStates(changes: StateChanges): void {
    this.#scene.changes = changes;
    this.#memory?.sendChanges();
  }

  setGround(ground: Ground): void {
    this.#scene.ground = ground;
    this.#memory?.sendGround();
  }

  setStyle(style: PeopleStyle): void {
    this.#scene.style = style;
    this.#memory?.sendStyle();
  }

  resize(size: ViewSize, pixelRatio: number): void {
    this.#size = size;
    this.#pixelRatio = pixelRatio;
    this.#canvas.width = Math.max(1, Math.round(size.width * pixelRatio));
    this.#canvas.height = Math.max(1, Math.round(size.height * pixelRatio));
  }

  draw(camera: Camera, moment: Moment): void {
    this.#last = { camera, moment };
    if (!this.#memory || this.#gl.isContextLost()) return;
    this.#gl.viewport(0, 0, this.#canvas.width, this.#canvas.height);
    this.#memory.draw(camera, this.#size, this.#pixelRatio, moment);
  }

  #redraw(): void {
    if (this.#last) this.draw(this.#last.camera, this.#last.moment);
  }

  dispose(): void {
    this.#listeners.abort();
    this.#memory = undefined;
    this.#gl.getExtension("WEBGL_lose_context")?.loseContext();
  }
}
