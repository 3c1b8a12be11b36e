import { ProblemError } from "@episcope/common";

/** A problem with an animation file. Internal to this folder: readers return it as a fault. */
export class AnimationError extends ProblemError {}
