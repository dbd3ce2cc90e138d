import type { ProductDetail } from "@/lib/contract/product";
import { fill } from "@/lib/format";
import { priceLabel } from "@/lib/product";
import { text } from "@/lib/text";
import { unitCount, unitName } from "@/lib/unit";
import { DESCRIPTION_LETTERS_MAX, fitting, TITLE_LETTERS_MAX } from "./length";

const t = text.product.inSearchEngines;

type Named = Pick<ProductDetail, "name" | "attr_detail">;
type Priced = Pick<ProductDetail, "price" | "multistage_price" | "multistage_status" | "unit" | "min_quantity" | "shop_name">;

/** Packing phrases: "en caja por 12", "por 6 unidades", "surtido por docena". */
const PACKING = /^(?:en|por|a granel|(?:surtid|apilad|empacad|envuelt|enrollad|doblad|desarmad|desinflad|plegad)[oa]s?)(?= |$)/i;

const attribute = ({ attr_detail }: Named, name: string): string =>
  attr_detail.find((one) => one.name === name)?.value.toLowerCase() ?? "";

function withoutPacking(product: Named): string {
  const parts = product.name.split(", ");
  const presentation = attribute(product, "Presentación");
  const at = parts.findIndex((part, index) => index > 0 && (part.toLowerCase() === presentation || PACKING.test(part)));
  return at === -1 ? product.name : parts.slice(0, at).join(", ");
}

/** "Termo de acero inoxidable con tapa" becomes "Termo de acero con tapa" and "Termo con tapa". */
function withLessMaterial(name: string, material: string): string[] {
  const at = material ? name.toLowerCase().indexOf(` ${material} `) : -1;
  if (at === -1) return [];
  const [before, after] = [name.slice(0, at), name.slice(at + material.length + 1)];
  return [`${before} ${material.split(" ")[0]}${after}`, before.replace(/ (?:de|en)$/, "") + after];
}

const LINKING = new Set("de del con en para por y e o a la el las los un una sin tipo".split(" "));

/** Longest fitting prefix that does not end in a linking word. */
function cut(name: string, maxLength: number): string {
  if (name.length <= maxLength) return name;
  const words = name.slice(0, name.lastIndexOf(" ", maxLength)).split(" ");
  while (LINKING.has(words.at(-1)?.toLowerCase() ?? "")) words.pop();
  return words.join(" ").replace(/,$/, "");
}

export function shortName(product: Named, maxLength: number = TITLE_LETTERS_MAX): string {
  const name = withoutPacking(product);
  if (name.length <= maxLength) return name;
  const material = attribute(product, "Material") || attribute(product, "Tipo");
  const shorter = withLessMaterial(name, material);
  return shorter.find((one) => one.length <= maxLength) ?? cut(shorter.at(-1) ?? name, maxLength);
}

/** The name, with "al por mayor" and the brand if they fit. It has no price, because prices change. */
export function productTitle(product: Named, brand: string): string {
  const name = shortName(product);
  const wholesale = fill(t.wholesale, { name });
  return fitting([`${wholesale} – ${brand}`, `${name} – ${brand}`, wholesale, name], TITLE_LETTERS_MAX);
}

/** Name, price and minimum, then as many sentences as fit. */
export function productDescription(product: Named & Priced): string {
  const name = shortName(product);
  const placeholders = {
    name,
    price: priceLabel(product),
    unit: unitName(product.unit),
    minimum: unitCount(product.min_quantity ?? 1, product.unit),
    shop: product.shop_name,
  };
  const offer = fitting([fill(t.offer, placeholders), fill(t.from, placeholders), name], DESCRIPTION_LETTERS_MAX);
  return [fill(t.wholesaler, placeholders), t.quote].reduce((description, sentence) => {
    const longer = `${description} ${sentence}`;
    return longer.length <= DESCRIPTION_LETTERS_MAX ? longer : description;
  }, offer);
}
