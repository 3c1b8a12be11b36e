// The modules that build/outlines/outlinesPlugin.ts makes from published borders.
declare module "virtual:outlines" {
  /** By name of the region. */
  const regions: Readonly<
    Record<string, () => Promise<{ readonly default: import("./areas.ts").PackedAreas }>>
  >;
  export default regions;
}
