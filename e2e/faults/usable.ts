import { memberSection } from "../../lib/routes";
import messages from "../../messages/es.json" with { type: "json" };
import failed from "../../messages/failed.json" with { type: "json" };
import type { PageRow } from "./pages";
import type { Landed } from "./plain-browser";

const RETRY = [failed.retry, messages.error.retryNow];
/** Statuses of an error page for gateway failures; 500 would be the site's fault. */
const GATEWAY_FAILURE_STATUSES = [429, 503, 504];
const FOREIGN = /Bad Gateway|Internal Server Error|Application error/;

/** Why a response is not a complete page of the site, if so. */
function frameProblem({ html, path, $ }: Landed): string | undefined {
  if ($("html").attr("lang") !== "es-CO") return "not a page of the site";
  if ($("main h1").text().trim() === "") return "no heading";
  if ($("header input[name=keyword]").length === 0) return "no frame";
  if (FOREIGN.test($("main").text())) return "foreign words";
  const menu = $(`nav[aria-label="${messages.member.navigation}"] a`);
  if (memberSection(path.split("?")[0] ?? "") && menu.length < 8) return "no member menu";
  return html.includes("__next_error__") ? "the framework's own error" : undefined;
}

/** Whether the page links to itself for a retry. */
const hasRetry = ({ $ }: Landed): boolean =>
  $("main a")
    .toArray()
    .some((link) => RETRY.includes($(link).text().trim()) && $(link).attr("href") === "");

/** The problem of a page with a failed call, if any. `well`: the same page without failure. */
export function problemOf({ loss }: Pick<PageRow, "loss">, page: Landed, well: Landed): string | undefined {
  const broken = frameProblem(page);
  if (broken) return `${page.status} ${broken}`;
  const isErrorPage = GATEWAY_FAILURE_STATUSES.includes(page.status);
  const isSame = page.$("main h1").text() === well.$("main h1").text();
  if (loss === "page") {
    // Public pages may be served from the cache.
    if (page.status === 200 && isSame && memberSection(page.path.split("?")[0] ?? "") === undefined) return undefined;
    if (!isErrorPage) return `status ${page.status}`;
    return hasRetry(page) ? undefined : "no way to try again";
  }
  if (page.status !== 200) return `status ${page.status}: the page fell with a part`;
  if (loss === "silent") return undefined;
  if (!isSame) return "another page";
  if (page.$("main [role=alert]").length === 0 && page.$("main noscript").text() === "")
    return "the part is missing without a word";
  return hasRetry(page) || page.$("main noscript").text().includes(failed.retry) ? undefined : "no way to try again";
}
