/** What is wrong with an animation file, in words for the person who published it. Does not leave this folder: readers hand out faults. */
export class AnimationError extends Error {}
