import { z } from "zod";
import type { Fetched } from "./crawl";

export type Node = Record<string, unknown>;
export const Node: z.ZodType<Node> = z.record(z.string(), z.unknown());

/** The pages that do not keep a rule, as readable lines. */
export const broken = (pages: readonly Fetched[], keeps: (page: Fetched) => boolean) =>
  pages.filter((page) => !keeps(page)).map(({ path, agent }) => `${path} (${agent})`);

export const head = ({ html }: Fetched) => html.slice(0, html.indexOf("</head>"));
export const content = ({ $ }: Fetched, selector: string) => $(`head ${selector}`).attr("content") ?? "";
export const canonical = ({ $ }: Fetched) => $('head link[rel="canonical"]').attr("href") ?? "";

/** The structured data of a page as it stands in the HTML. */
export const blocks = ({ $ }: Fetched) =>
  $('script[type="application/ld+json"]')
    .map((_, script) => $(script).text())
    .get();
export const nodes = (page: Fetched) => blocks(page).flatMap((block) => z.array(Node).parse([JSON.parse(block)].flat()));
export const typed = (page: Fetched, ...types: string[]) => nodes(page).filter((node) => types.includes(String(node["@type"])));

/** Where a page's links lead, as they are written. */
export const links = ({ $ }: Fetched) =>
  $("a[href]")
    .map((_, link) => $(link).attr("href"))
    .get();
