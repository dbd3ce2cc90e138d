import { memberSection } from "../../lib/routes";
import failure from "../../messages/error.json" with { type: "json" };
import messages from "../../messages/es.json" with { type: "json" };
import type { PageRow } from "./pages";
import type { Landed } from "./plain-browser";

const RETRY = [failure.retry, messages.error.retryNow];
/** Statuses of a page that says that it could not be made: what the service does, never a fault of the site (500). */
const STOOD_IN = [429, 503, 504];
const FOREIGN = /Bad Gateway|Internal Server Error|Application error/;

/** A page without its frame, its own words, or the menu of the member area is no page of the site. */
function frameProblem({ html, path, $ }: Landed): string | undefined {
  if ($("html").attr("lang") !== "es-CO") return "not a page of the site";
  if ($("main h1").text().trim() === "") return "no heading";
  if ($("header input[name=keyword]").length === 0) return "no frame";
  if (FOREIGN.test($("main").text())) return "foreign words";
  const menu = $(`nav[aria-label="${messages.member.navigation}"] a`);
  if (memberSection(path.split("?")[0] ?? "") && menu.length < 8) return "no member menu";
  return html.includes("__next_error__") ? "the framework's own error" : undefined;
}

/** Whether the page offers to be asked for again: a link to its own address. */
const hasRetry = ({ $ }: Landed): boolean =>
  $("main a")
    .toArray()
    .some((link) => RETRY.includes($(link).text().trim()) && $(link).attr("href") === "");

/** What is wrong with a page that has lost a call; nothing where a person can use it. `well`: the same page at its best. */
export function problemOf({ loss }: Pick<PageRow, "loss">, page: Landed, well: Landed): string | undefined {
  const broken = frameProblem(page);
  if (broken) return `${page.status} ${broken}`;
  const isStoodIn = STOOD_IN.includes(page.status);
  const isSame = page.$("main h1").text() === well.$("main h1").text();
  if (loss === "page") {
    // A public page may be shown as it was kept.
    if (page.status === 200 && isSame && memberSection(page.path.split("?")[0] ?? "") === undefined) return undefined;
    if (!isStoodIn) return `status ${page.status}`;
    return hasRetry(page) ? undefined : "no way to try again";
  }
  if (page.status !== 200) return `status ${page.status}: the page fell with a part`;
  if (loss === "silent") return undefined;
  if (!isSame) return "another page";
  if (page.$("main [role=alert]").length === 0 && page.$("main noscript").text() === "")
    return "the part is missing without a word";
  return hasRetry(page) || page.$("main noscript").text().includes(failure.retry) ? undefined : "no way to try again";
}
