import { z } from "zod";
import type { Sql } from "../db/database.ts";
import { load } from "../db/load.ts";
import { normalizeReference, toSearchDocument } from "./document.ts";
import type { KindRow } from "./kind-rows.ts";
import { comparableSize } from "./units.ts";

/** Fills the temporary table `product_document` with each product's kind, reference, document and size. */
export async function loadDocuments(sql: Sql, kinds: readonly KindRow[]): Promise<void> {
  await sql.run("drop table if exists product_document");
  await sql.run(
    "create temporary table product_document (id integer primary key, kind_id integer, reference text, document tsvector, size real) on commit drop",
  );
  const categories = new Map((await sql.rows(CategoryName, CATEGORIES)).map(({ leaf, names }) => [leaf, names]));
  const longestFirst = [...kinds].sort((one, other) => other.noun.length - one.noun.length);
  const kindsByLeaf = Map.groupBy(longestFirst, ({ leaf_id }) => leaf_id);
  for (let last = 0; ; ) {
    const products = await sql.rows(Product, PRODUCTS, [last]);
    if (products.length === 0) break;
    last = products.at(-1)?.id ?? last;
    await load(
      sql,
      "product_document",
      products.map((product) => toRow(product, kindsByLeaf, categories.get(product.category_id) ?? [])),
    );
  }
}

const BATCH_SIZE = 2000;

const Product = z.object({
  id: z.number(),
  name: z.string(),
  category_id: z.number(),
  brand: z.string().default(""),
  size: z.string().default(""),
  attributes: z.array(z.object({ name: z.string(), value: z.string() })),
  reference: z.string().default(""),
});

const PRODUCTS = `
  select id, name, category_id, brand, size, attributes,
    (select value->>'value' from jsonb_array_elements(attributes) value where value->>'name' = 'Referencia' limit 1) as reference
  from product where id > $1 order by id limit ${BATCH_SIZE}`;

const CategoryName = z.object({ leaf: z.number(), names: z.array(z.string()) });

const CATEGORIES = `
  select leaf.id as leaf, array[top.name, sub.name, leaf.name] as names
  from category leaf join category sub on sub.id = leaf.parent_id join category top on top.id = sub.parent_id`;

const productKind = (kindsByLeaf: Map<number, KindRow[]>, { name, category_id }: z.output<typeof Product>) =>
  kindsByLeaf.get(category_id)?.find(({ noun }) => name.startsWith(noun));

const UNREAD_LABELS = new Set(["Referencia", "Contenido del cartón"]);

/** The value stands first, so that `Número de hojas: 96` becomes `96 hojas`. */
const attributeText = ({ name, value }: { name: string; value: string }) => `${value} ${name.replace(/^Número de /, "")}`;

function toRow(product: z.output<typeof Product>, kindsByLeaf: Map<number, KindRow[]>, categories: readonly string[]) {
  const kind = productKind(kindsByLeaf, product);
  const described = {
    name: product.name,
    noun: kind?.noun ?? product.name.split(" ", 1).join(""),
    aliases: kind?.aliases ?? [],
    categories,
    uses: kind?.uses ?? [],
    packing: kind?.packing ?? [],
    values: [product.brand, ...product.attributes.filter(({ name }) => !UNREAD_LABELS.has(name)).map(attributeText)],
  };
  return {
    id: product.id,
    kind_id: kind?.id ?? null,
    reference: normalizeReference(product.reference),
    document: toSearchDocument(described),
    size: comparableSize(product.size),
  };
}
