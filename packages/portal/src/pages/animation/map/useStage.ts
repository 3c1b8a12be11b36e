// Passes React state on to the map.
import { useEffect, useMemo, useState } from "react";
import type { Ground } from "../../../maps/ground/ground.ts";
import type { CameraControl } from "../../../maps/useCamera.ts";
import { useChoice } from "../choices.ts";
import type { MapPalette } from "../look/palettes.ts";
import type { AnimationSource } from "../source/animationSource.ts";
import type { ShownPicture } from "../source/usePicture.ts";
import type { Stage } from "./stage.ts";

/** Following zooms in at least to this, in metres per pixel. */
const followFrom = 20;

export function useStage(
  stage: Stage | undefined,
  camera: CameraControl,
  source: AnimationSource,
  shown: ShownPicture["shown"],
  palette: MapPalette,
): void {
  const ground = useGround(source, shown !== undefined);
  const hidden = useChoice((chosen) => chosen.hidden);
  const isFollowing = useChoice((chosen) => chosen.isFollowing);
  const style = useMemo(
    () => ({
      ...palette,
      isHidden: palette.colors.map((_, state) => hidden.includes(state)),
    }),
    [palette, hidden],
  );
  useEffect(() => stage?.setStyle(style, palette.text, palette.arcs), [stage, style, palette]);
  useEffect(() => {
    if (ground) stage?.setGround(ground);
  }, [stage, ground]);
  useEffect(() => {
    if (shown) stage?.show(shown.day, shown.picture);
  }, [stage, shown]);
  useEffect(() => {
    stage?.setFollowing(isFollowing);
    if (!isFollowing) return;
    const { current } = camera;
    camera.set({ ...current, metresPerPixel: Math.min(followFrom, current.metresPerPixel) });
  }, [stage, camera, isFollowing]);
}

/**
 * The ground is loaded after the people: the worker needs their positions for the streets. If it
 * fails, people are shown without it.
 */
function useGround(source: AnimationSource, isReady: boolean): Ground | undefined {
  const [ground, setGround] = useState<Ground>();
  useEffect(() => {
    if (!isReady) return;
    const abort = new AbortController();
    source.loadGround(abort.signal).then(
      (loaded) => {
        if (!abort.signal.aborted) setGround(loaded);
      },
      () => {},
    );
    return () => abort.abort();
  }, [source, isReady]);
  return ground;
}
