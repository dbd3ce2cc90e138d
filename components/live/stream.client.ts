const HLS_TYPE = "application/vnd.apple.mpegurl";
const CHECK_MS = 1000;
const STALL_SECONDS = { troubled: 6, playing: 15, starting: 40 };

/** Called at most once. `status`: of the last failed request; 0 without a response or a network, undefined when none failed. */
type OnFailure = (status: number | undefined) => void;

/** Plays HLS natively, else by hls.js. Returns a cleanup function. */
export function attachStream(video: HTMLVideoElement, source: string, onFailure: OnFailure): () => void {
  const finished = new AbortController();
  let status: number | undefined;
  let detach = () => {};
  const release = () => {
    finished.abort();
    detach();
    video.removeAttribute("src");
    video.load();
  };
  const fail = () => {
    if (finished.signal.aborted) return;
    finished.abort();
    onFailure(navigator.onLine ? status : 0);
  };
  const onTrouble = (failed: number | undefined, hasGivenUp: boolean) => {
    status = failed;
    if (!hasGivenUp) return;
    // Play out the buffer first.
    if (video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA) fail();
    else video.addEventListener("waiting", fail, { once: true, signal: finished.signal });
  };
  // A failed import counts as a request without response.
  const playWithLibrary = async () => {
    const library = await import("./hls").catch(() => undefined);
    if (finished.signal.aborted) return;
    if (library) detach = library.attachHls(video, source, onTrouble);
    else onTrouble(0, true);
  };
  const onNativeError = () => {
    const mayUseLibrary = video.currentTime === 0 && "MediaSource" in window;
    if (mayUseLibrary) return playWithLibrary();
    onTrouble(video.error?.code === MediaError.MEDIA_ERR_NETWORK ? 0 : undefined, true);
  };
  if (video.canPlayType(HLS_TYPE)) {
    video.addEventListener("error", onNativeError, { once: true, signal: finished.signal });
    video.src = source;
  } else playWithLibrary();
  watchForStall(video, () => status !== undefined, fail, finished.signal);
  return release;
}

function watchForStall(video: HTMLVideoElement, isTroubled: () => boolean, onStall: () => void, signal: AbortSignal): void {
  let [time, stalledSeconds] = [video.currentTime, 0];
  const timer = setInterval(() => {
    const isMoving = video.currentTime !== time || video.paused || video.ended || document.hidden;
    stalledSeconds = isMoving ? 0 : stalledSeconds + CHECK_MS / 1000;
    time = video.currentTime;
    const phase = isTroubled() ? "troubled" : video.played.length > 0 ? "playing" : "starting";
    if (stalledSeconds >= STALL_SECONDS[phase]) onStall();
  }, CHECK_MS);
  signal.addEventListener("abort", () => clearInterval(timer));
}
