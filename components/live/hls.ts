import Hls from "hls.js/light";

/** A staging gateway generates a segment when it is first asked for, which takes long. */
const FIRST_BYTE_MS = 30_000;

export function attachHls(
  video: HTMLVideoElement,
  source: string,
  onTrouble: (status: number | undefined, isFatal: boolean) => void,
): () => void {
  if (!Hls.isSupported()) {
    onTrouble(undefined, true);
    return () => {};
  }
  const { default: policy } = Hls.DefaultConfig.fragLoadPolicy;
  const fragLoadPolicy = { default: { ...policy, maxTimeToFirstByteMs: FIRST_BYTE_MS } };
  // No worker: it needs `blob:` in the CSP, and our segments need no transmuxing.
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
