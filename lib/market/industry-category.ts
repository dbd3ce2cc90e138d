import type { CategoryTree } from "@/lib/contract/category";
import { comparable } from "@/lib/format";

const SERVICE = /^(servicios|oficinas|galería|comercio)/i;
/** Stems of words that name no goods: "Venta directa de fabricantes de flores". */
const VAGUE = new Set("accesori articul vent direct fabricant material".split(" "));
const LINKING = new Set(["y", "e", "de", "del", "para"]);

function wordStems(name: string): string[] {
  const words = comparable(name)
    .split(/[^a-z]+/)
    .filter((word) => word && !LINKING.has(word));
  return words.map((word) => (word.length > 3 ? word.replace(/(es|[aeo]?s|[aeo])$/, "") : word));
}

/**
 * Id of the category for a line of trade: the one whose name has all its words and the fewest others.
 * Without one, the top category whose name has the first word that is not VAGUE.
 */
export function findCategory(industry: string, tree: CategoryTree[]): string | undefined {
  const stems = wordStems(industry);
  const firstGoodsStem = stems.find((stem) => !VAGUE.has(stem));
  if (!firstGoodsStem || SERVICE.test(industry)) return undefined;
  const categories = tree.flatMap((top) => [top, ...top.children.flatMap((second) => [second, ...(second.children ?? [])])]);
  const [closest] = categories
    .map(({ id, name }) => ({ id, nameStems: wordStems(name) }))
    .filter(({ nameStems }) => stems.every((stem) => nameStems.includes(stem)))
    .toSorted((a, b) => a.nameStems.length - b.nameStems.length);
  return (closest ?? tree.find(({ name }) => wordStems(name).includes(firstGoodsStem)))?.id;
}
