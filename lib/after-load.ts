/** Runs something once a page has loaded and is looked at, not merely rendered ahead by the browser. Returns what calls it off. */
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
