import Hls from "hls.js/light";

/** A segment may take this long to begin: a staging gateway makes it on its first request. */
const FIRST_BYTE_MS = 30_000;

/**
 * Plays a stream by hls.js. `onTrouble` gets the status of what failed (0 without an answer, undefined when it was no request, or
 * when pictures come again) and whether the player has given up. Answers what destroys the player.
 */
export function attachHls(
  video: HTMLVideoElement,
  source: string,
  onTrouble: (status: number | undefined, isFatal: boolean) => void,
): () => void {
  if (!Hls.isSupported()) {
    onTrouble(undefined, true);
    return () => {};
  }
  // Its worker would need `blob:` in the content policy; our segments need no conversion that a worker would take over.
  const { default: policy } = Hls.DefaultConfig.fragLoadPolicy;
  const fragLoadPolicy = { default: { ...policy, maxTimeToFirstByteMs: FIRST_BYTE_MS } };
  const hls = new Hls({ enableWorker: false, capLevelToPlayerSize: true, fragLoadPolicy });
  let hasRecovered = false;
  hls.on(Hls.Events.ERROR, (_event, { type, fatal, response }) => {
    if (fatal && type === Hls.ErrorTypes.MEDIA_ERROR && !hasRecovered) {
      hasRecovered = true;
      hls.recoverMediaError();
      return;
    }
    if (type === Hls.ErrorTypes.NETWORK_ERROR) onTrouble(response?.code ?? 0, fatal);
    else if (fatal) onTrouble(undefined, true);
  });
  hls.on(Hls.Events.FRAG_BUFFERED, () => onTrouble(undefined, false));
  hls.loadSource(source);
  hls.attachMedia(video);
  return () => hls.destroy();
}
