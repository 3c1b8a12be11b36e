// The moving image: a painter for people, an overlay over it, and one loop that draws both while
// something changes.
import type { Camera, ViewSize } from "../../../maps/camera.ts";
import type { Ground } from "../../../maps/ground/ground.ts";
import { drawnStates, type PeoplePainter, type PeopleStyle } from "../../../maps/people/painter.ts";
import { PeopleAt } from "../../../maps/people/peopleAt.ts";
import { FrameLoop } from "../../../maps/player/frameLoop.ts";
import type { Player } from "../../../maps/player/player.ts";
import type { CameraControl } from "../../../maps/useCamera.ts";
import type { InfectionChain } from "../person/infectionChain.ts";
import type { PeoplePicture } from "../source/animationSource.ts";
import type { Overlay, OverlayScene } from "./overlay.ts";
import { locate, type PersonPosition, stateOf } from "./personAt.ts";
import type { TimeModel, WrittenMoment } from "./timeModel.ts";

/** Seconds between two updates of the counts. */
const updateInterval = 0.1;
/** Largest distance from a dot to a click, in pixels. */
const pickRadius = 16;

export interface StageParts {
  readonly painter: PeoplePainter;
  readonly overlay: Pick<Overlay, "draw" | "resize">;
  readonly player: Player;
  readonly camera: CameraControl;
  readonly timeModel: TimeModel;
}

export class Stage {
  readonly #parts: StageParts;
  readonly #loop: FrameLoop;
  readonly #unsubscribe: readonly (() => void)[];
  readonly #moment: WrittenMoment = { tick: 0, time: 0, until: 0 };
  readonly #followed: PersonPosition = { x: 0, y: 0 };
  readonly #scene: OverlayScene = {
    labels: [],
    people: undefined,
    person: undefined,
    chain: undefined,
    text: "#000000",
    arcs: "#000000",
    background: "#ffffff",
  };
  #day = 1;
  #style: PeopleStyle | undefined;
  #isFollowing = false;
  /** Built on the first click. */
  #everybody: PeopleAt | undefined;
  #sinceUpdate = 0;
  /** What the overlay shows; it is redrawn only when this changes. */
  #overlayCamera: Camera | undefined;

  constructor(parts: StageParts, loop?: (draw: (seconds: number) => boolean) => FrameLoop) {
    this.#parts = parts;
    this.#loop = loop?.(this.#draw) ?? new FrameLoop(this.#draw);
    const wake = () => this.#loop.wake();
    this.#unsubscribe = [
      parts.player.subscribe(wake),
      parts.player.subscribePosition(wake),
      parts.camera.subscribe(wake),
    ];
    wake();
  }

  /** Sets the people of a day. Positions of the player refer to this day. */
  show(day: number, picture: PeoplePicture): void {
    const { painter } = this.#parts;
    const before = this.#scene.people;
    this.#day = day;
    if (picture.tracks !== before?.tracks) painter.setTracks(picture.tracks);
    if (picture.homes !== before?.homes) painter.setHomes(picture.homes.x, picture.homes.y);
    if (picture.changes !== before?.changes) painter.setStates(picture.changes);
    this.#scene.people = picture;
    this.#everybody = undefined;
    this.#refresh();
  }

  setGround(ground: Ground): void {
    this.#parts.painter.setGround(ground);
    this.#scene.labels = ground.labels;
    this.#refresh();
  }

  setStyle(style: PeopleStyle, text: string, arcs: string): void {
    this.#style = style;
    this.#parts.painter.setStyle(style);
    Object.assign(this.#scene, { text, arcs, background: style.background });
    this.#refresh();
  }

  setPerson(person: number | undefined, chain: InfectionChain | undefined): void {
    this.#scene.person = person;
    this.#scene.chain = chain;
    this.#refresh();
  }

  setFollowing(isFollowing: boolean): void {
    this.#isFollowing = isFollowing;
    this.#refresh();
  }

  resize(size: ViewSize, pixelRatio: number): void {
    this.#parts.painter.resize(size, pixelRatio);
    this.#parts.overlay.resize(size, pixelRatio);
    this.#refresh();
  }

  /** The shown person nearest to a point, in metres. */
  pick(x: number, y: number): number | undefined {
    const { people } = this.#scene;
    if (!people) return undefined;
    this.#everybody ??= new PeopleAt(people.tracks, people.changes, people.homes.x, people.homes.y);
    this.#writeMoment();
    this.#everybody.move(this.#moment);
    const metres = pickRadius * this.#parts.camera.current.metresPerPixel;
    const states = this.#style && drawnStates(this.#style);
    const isShown = (state: number) => !states?.[state]?.isHidden;
    const found = this.#everybody.nearest(x, y, metres, isShown);
    return found === -1 ? undefined : found;
  }

  /** A random person who has been infected by now; undefined if there is none. */
  randomInfected(random = Math.random): number | undefined {
    const { people } = this.#scene;
    if (!people) return undefined;
    this.#writeMoment();
    const { time } = this.#moment;
    const count = people.changes.start.length - 1;
    const first = Math.floor(random() * count);
    for (let step = 0; step < count; step++) {
      const person = (first + step) % count;
      if (stateOf(people, person, time) !== 0) return person;
    }
    return undefined;
  }

  dispose(): void {
    this.#loop.dispose();
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    this.#parts.painter.dispose();
  }

  #refresh(): void {
    this.#overlayCamera = undefined;
    this.#loop.wake();
  }

  #writeMoment(): void {
    this.#parts.timeModel(this.#parts.player.position, this.#day, this.#moment);
  }

  /** Allocates nothing while nobody is followed. */
  readonly #draw = (seconds: number): boolean => {
    const { player, painter, overlay, camera } = this.#parts;
    player.advance(seconds);
    this.#writeMoment();
    this.#follow();
    const now = camera.current;
    painter.draw(now, this.#moment);
    const hasPerson = this.#scene.person !== undefined;
    if (hasPerson || this.#overlayCamera !== now) {
      overlay.draw(now, this.#moment, this.#scene);
      this.#overlayCamera = now;
    }
    this.#sinceUpdate += seconds;
    if (this.#sinceUpdate >= updateInterval) {
      this.#sinceUpdate = 0;
      player.notifyPosition();
    }
    return player.state.isRunning;
  };

  #follow(): void {
    const { people, person } = this.#scene;
    if (!this.#isFollowing || !people || person === undefined) return;
    const { camera } = this.#parts;
    locate(people, person, this.#moment, this.#followed);
    const { x, y, metresPerPixel } = camera.current;
    const distance = Math.hypot(this.#followed.x - x, this.#followed.y - y);
    if (distance < metresPerPixel / 2 || distance === this.#distanceAtEdge) return;
    camera.set({ x: this.#followed.x, y: this.#followed.y, metresPerPixel });
    // At the edge of the map the camera stays behind.
    this.#distanceAtEdge = Math.hypot(
      this.#followed.x - camera.current.x,
      this.#followed.y - camera.current.y,
    );
  }

  #distanceAtEdge = 0;
}
