// Tells bench/paired.mjs, from inside a browser without a debugger, where a product card stands, when it was pressed and when the product's heading was drawn.
const now = () => performance.timeOrigin + performance.now();
const tell = (event) => fetch("http://127.0.0.1:3390/", { method: "POST", mode: "no-cors", body: JSON.stringify(event) });

function tellCard() {
  const card = [...document.querySelectorAll("main a[href^='/product/']")].find((link) => {
    const { top, bottom, height } = link.getBoundingClientRect();
    return height > 10 && top > 100 && bottom < innerHeight;
  });
  if (!card) return tell({ kind: "no card" });
  const { left, top, width, height } = card.getBoundingClientRect();
  tell({ kind: "card", x: screenX + left + width / 2, y: screenY + outerHeight - innerHeight + top + height / 2 });
}

function watchHeading() {
  if (!document.querySelector("main h1")?.textContent.trim()) return requestAnimationFrame(watchHeading);
  // The second frame begins once the one with the heading has been drawn.
  requestAnimationFrame(() =>
    tell({ kind: "heading", at: now(), isPrerendered: performance.getEntriesByType("navigation")[0].activationStart > 0 }),
  );
}

if (location.pathname.startsWith("/product/")) {
  if (document.prerendering)
    document.addEventListener("prerenderingchange", () => requestAnimationFrame(watchHeading), { once: true });
  else requestAnimationFrame(watchHeading);
} else {
  addEventListener("pointerdown", () => tell({ kind: "press", at: now() }), true);
  addEventListener("load", () => setTimeout(tellCard, 1500));
}
