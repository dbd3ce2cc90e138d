export const hasLoaded = () => !document.prerendering && document.readyState === "complete";

/** Calls `run` once the page has loaded and is no longer prerendered. Returns a cancel function. */
export function afterLoad(run: () => void): () => void {
  const ending = new AbortController();
  const once = { once: true, signal: ending.signal };
  const begin = () => {
    if (document.prerendering) document.addEventListener("prerenderingchange", begin, once);
    else if (document.readyState !== "complete") window.addEventListener("load", begin, once);
    else run();
  };
  begin();
  return () => ending.abort();
}
