import { z } from "zod";
import { chosenValues } from "../../lib/contract/chosen-values.ts";
import type { ProductCard } from "../../lib/contract/product.ts";
import type { Database } from "../db/database.ts";
import type { Meaning } from "../search/meaning.ts";
import { isColor, stemText } from "../search/synonyms.ts";
import type { SearchRequest } from "./product-query.ts";

const Colored = z.object({ id: z.string(), pictures: z.record(z.string(), z.string()).default({}) });

const PICTURES = `
  select p.id::text, (
    select json_object_agg(sku->'options'->>'Color', sku->>'image') from jsonb_array_elements(p.skus) sku
    where sku->'options' ? 'Color' and sku ? 'image'
  ) as pictures
  from product p where p.id = any($1::integer[])`;

function askedStems({ color }: SearchRequest, meaning: Meaning | null): string[] {
  const typed = meaning ? [...meaning.words, ...meaning.weighing].flatMap(({ lexemes }) => lexemes) : [];
  const stems = [...chosenValues(color).flatMap(stemText), ...typed];
  return color !== undefined || stems.some(isColor) ? stems : [];
}

/** The picture of the colour whose name has most of the stems, one of them a colour: that of `azul marino` for `gorra azul marino`. Undefined without such a colour. */
export function pickPicture(pictures: Record<string, string>, stems: readonly string[]): string | undefined {
  const shared = (color: string) => stemText(color).filter((stem) => stems.includes(stem));
  const [best] = Object.keys(pictures)
    .filter((color) => shared(color).some(isColor))
    .sort((one, other) => shared(other).length - shared(one).length);
  return best === undefined ? undefined : pictures[best];
}

export async function showAskedColor(
  database: Database,
  cards: ProductCard[],
  request: SearchRequest,
  meaning: Meaning | null,
): Promise<ProductCard[]> {
  const stems = askedStems(request, meaning);
  if (stems.length === 0 || cards.length === 0) return cards;
  const rows = await database.rows(Colored, PICTURES, [cards.map(({ productId }) => Number(productId))]);
  const picturesById = new Map(rows.map(({ id, pictures }) => [id, pictures]));
  const chosen = chosenValues(request.color);
  return cards.map((card) => {
    const pictures = picturesById.get(card.productId) ?? {};
    const image = chosen.flatMap((color) => pictures[color] ?? [])[0] ?? pickPicture(pictures, stems);
    return image === undefined ? card : { ...card, image };
  });
}
