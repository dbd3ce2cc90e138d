import { HYDRATED } from "@/lib/hydration";

/** How long a press is held at most, in milliseconds; then the form goes its way without scripts. */
const HELD_MS = 10_000;

/**
 * Runs in the browser before hydration. A press on a form that scripts alone can answer (`data-held`) would otherwise leave the page and
 * lose what was chosen: it is held until they do, and sent then.
 */
const SCRIPT = `{
const held = [];
const hold = (event) => {
  const form = event.target;
  if (!form.dataset.held) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (form.ariaBusy) return;
  form.ariaBusy = "true";
  held.push(() => {
    form.ariaBusy = null;
    form.requestSubmit(event.submitter);
  });
  if (held.length === 1) setTimeout(release, ${HELD_MS});
};
const release = () => {
  document.removeEventListener("submit", hold, true);
  for (const send of held.splice(0)) send();
};
document.addEventListener("submit", hold, true);
addEventListener("${HYDRATED}", release, { once: true });
}`;

/** Holds presses on `form[data-held="true"]` that come before the scripts. For public pages, once a page. */
export function HoldSubmits() {
  return <script>{SCRIPT}</script>;
}
