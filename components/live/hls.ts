import Hls from "hls.js/light";

/**
 * Plays a stream by hls.js. `onError` gets the answer's status (0 without one, undefined where no request failed) and whether
 * nothing more will come. Answers what destroys the player.
 */
export function attachHls(
  video: HTMLVideoElement,
  source: string,
  onError: (status: number | undefined, isFatal: boolean) => void,
): () => void {
  if (!Hls.isSupported()) {
    onError(undefined, true);
    return () => {};
  }
  // Its worker would need `blob:` in the content policy; our segments need no conversion that a worker would take over.
  const hls = new Hls({ enableWorker: false, capLevelToPlayerSize: true });
  let hasRecovered = false;
  hls.on(Hls.Events.ERROR, (_event, { type, fatal, response }) => {
    if (fatal && type === Hls.ErrorTypes.MEDIA_ERROR && !hasRecovered) {
      hasRecovered = true;
      hls.recoverMediaError();
      return;
    }
    onError(type === Hls.ErrorTypes.NETWORK_ERROR ? (response?.code ?? 0) : undefined, fatal);
  });
  hls.loadSource(source);
  hls.attachMedia(video);
  return () => hls.destroy();
}
