const HLS_TYPE = "application/vnd.apple.mpegurl";
const CHECK_MS = 1000;
const STALL_SECONDS = { troubled: 6, playing: 15, starting: 40 };

/** Called once: status of the last failed request, 0 without response, undefined when none failed. */
type OnFailure = (status: number | undefined) => void;

/** Plays HLS natively, else by hls.js. Returns a cleanup function. */
export function attachStream(video: HTMLVideoElement, source: string, onFailure: OnFailure): () => void {
  const ended = new AbortController();
  let status: number | undefined;
  let detach = () => {};
  const release = () => {
    ended.abort();
    detach();
    video.removeAttribute("src");
    video.load();
  };
  const fail = () => {
    if (ended.signal.aborted) return;
    ended.abort();
    onFailure(navigator.onLine ? status : 0);
  };
  const onTrouble = (failed: number | undefined, hasGivenUp: boolean) => {
    status = failed;
    if (!hasGivenUp) return;
    // Play out the buffer first.
    if (video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA) fail();
    else video.addEventListener("waiting", fail, { once: true, signal: ended.signal });
  };
  // A failed import counts as a request without response.
  const withLibrary = async () => {
    const library = await import("./hls").catch(() => undefined);
    if (ended.signal.aborted) return;
    if (library) detach = library.attachHls(video, source, onTrouble);
    else onTrouble(0, true);
  };
  const onNativeError = () => {
    const isFirst = video.currentTime === 0 && "MediaSource" in window;
    if (isFirst) return withLibrary();
    onTrouble(video.error?.code === MediaError.MEDIA_ERR_NETWORK ? 0 : undefined, true);
  };
  if (video.canPlayType(HLS_TYPE)) {
    video.addEventListener("error", onNativeError, { once: true, signal: ended.signal });
    video.src = source;
  } else withLibrary();
  watch(video, () => status !== undefined, fail, ended.signal);
  return release;
}

function watch(video: HTMLVideoElement, isTroubled: () => boolean, onStall: () => void, signal: AbortSignal): void {
  let [time, still] = [video.currentTime, 0];
  const timer = setInterval(() => {
    const isMoving = video.currentTime !== time || video.paused || video.ended || document.hidden;
    still = isMoving ? 0 : still + CHECK_MS / 1000;
    time = video.currentTime;
    const phase = isTroubled() ? "troubled" : video.played.length > 0 ? "playing" : "starting";
    if (still >= STALL_SECONDS[phase]) onStall();
  }, CHECK_MS);
  signal.addEventListener("abort", () => clearInterval(timer));
}
