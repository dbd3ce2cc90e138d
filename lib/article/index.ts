import { z } from "zod";
import accessibility from "@/messages/content/articles/accesibilidad.json";
import agreement from "@/messages/content/articles/acuerdo-de-usuario.json";
import tierPrices from "@/messages/content/articles/como-leer-precios-por-escala.json";
import quotation from "@/messages/content/articles/como-pedir-una-cotizacion.json";
import containers from "@/messages/content/articles/cuanto-cabe-en-un-contenedor.json";
import documents from "@/messages/content/articles/documentos-importacion-ordinaria-colombia.json";
import incoterms from "@/messages/content/articles/incoterms-fob-cif-ddp.json";
import samples from "@/messages/content/articles/muestras-y-control-de-calidad.json";
import privacy from "@/messages/content/articles/politica-de-privacidad.json";
import { fillCompanyFacts } from "./inline";

const Texts = z.array(z.string().min(1)).min(1);
const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** A piece of an article. A string is a paragraph; `company` stands for the data of the configured company. */
export const Block = z.union([
  z.string().min(1),
  z.strictObject({ list: Texts }),
  z.strictObject({ steps: Texts }),
  z.strictObject({ note: z.string().min(1) }),
  z.strictObject({
    table: z.strictObject({ caption: z.string().min(1), head: z.array(z.string()).min(2), rows: z.array(Texts) }),
  }),
  z.strictObject({ company: z.literal(true) }),
]);
export type Block = z.output<typeof Block>;

export const TextSection = z.strictObject({ id: Slug, title: z.string().min(1), body: z.array(Block).min(1) });
export type TextSection = z.output<typeof TextSection>;

/** @throws ZodError for malformed content */
export const parseTextSections = (content: unknown): TextSection[] => z.array(TextSection).parse(content);

/** An article (`/article/{slug}`). `cover`: path of the media service. */
export const Article = z.strictObject({
  slug: Slug,
  kind: z.enum(["guide", "legal"]),
  title: z.string().min(1),
  summary: z.string().min(1),
  published: z.iso.datetime({ offset: true }),
  modified: z.iso.datetime({ offset: true }),
  cover: z
    .string()
    .regex(/^\/media\/still\/article\.[a-z0-9~-]+\.\d+\.\d+$/)
    .optional(),
  related: z.array(Slug),
  sections: z.array(TextSection).min(1),
});
export type Article = z.output<typeof Article>;

/** Guides first, in display order. */
export const ARTICLES: readonly Article[] = [
  tierPrices,
  quotation,
  incoterms,
  containers,
  samples,
  documents,
  agreement,
  privacy,
  accessibility,
].map((content) => {
  const article = Article.parse(content);
  return { ...article, summary: fillCompanyFacts(article.summary) };
});

export const findArticle = (slug: string) => ARTICLES.find((article) => article.slug === slug);
export const articlesByKind = (kind: Article["kind"]) => ARTICLES.filter((article) => article.kind === kind);
export const relatedArticles = ({ related }: Article) => related.flatMap((slug) => findArticle(slug) ?? []);

const WORDS_PER_MINUTE = 200;

export function readingMinutes({ sections }: Pick<Article, "sections">): number {
  const words = sections
    .flatMap(({ body }) => body.flatMap(blockTexts))
    .join(" ")
    .split(/\s+/);
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}

export function blockTexts(block: Block): string[] {
  if (typeof block === "string") return [block];
  if ("list" in block) return block.list;
  if ("steps" in block) return block.steps;
  if ("note" in block) return [block.note];
  if ("table" in block) return [block.table.caption, ...block.table.head, ...block.table.rows.flat()];
  return [];
}
