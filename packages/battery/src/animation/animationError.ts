import { ProblemError } from "@episcope/common";

/** What is wrong with an animation file. Does not leave this folder: readers hand out faults. */
export class AnimationError extends ProblemError {}
