import { z } from "zod";
import type { Fetched } from "./crawl";

export type Node = Record<string, unknown>;
export const Node: z.ZodType<Node> = z.record(z.string(), z.unknown());

/** Pages that violate a rule, as text. */
export const broken = (pages: readonly Fetched[], keeps: (page: Fetched) => boolean) =>
  pages.filter((page) => !keeps(page)).map(({ path, agent }) => `${path} (${agent})`);

export const head = ({ html }: Fetched) => html.slice(0, html.indexOf("</head>"));
export const content = ({ $ }: Fetched, selector: string) => $(`head ${selector}`).attr("content") ?? "";
export const canonical = ({ $ }: Fetched) => $('head link[rel="canonical"]').attr("href") ?? "";

/** JSON-LD of the raw HTML. */
export const blocks = ({ $ }: Fetched) =>
  $('script[type="application/ld+json"]')
    .map((_, script) => $(script).text())
    .get();
export const nodes = (page: Fetched) => blocks(page).flatMap((block) => z.array(Node).parse([JSON.parse(block)].flat()));
export const typed = (page: Fetched, ...types: string[]) => nodes(page).filter((node) => types.includes(String(node["@type"])));

/** `href` values of the page's links. */
export const links = ({ $ }: Fetched) =>
  $("a[href]")
    .map((_, link) => $(link).attr("href"))
    .get();
