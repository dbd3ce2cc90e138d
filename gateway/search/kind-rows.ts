import { allKinds } from "../product/seed-kinds.ts";
import { goodsLines, isTargeted, stemText, widerStems } from "./synonyms.ts";

export type KindRow = {
  id: number;
  noun: string;
  leaf_id: number;
  uses: string[];
  words: string[];
  packing: string[];
  aliases: string[];
};

export function kindRows(): KindRow[] {
  return allKinds().map(({ good, index, leafId, leafName, subIndex, top }) => {
    const categories = [top.name, top.children[subIndex]?.name ?? "", leafName];
    const named = { noun: good.noun, categories, uses: good.uses };
    const attributes = Object.values(good.attributes).flat();
    return {
      id: index + 1,
      noun: good.noun,
      leaf_id: leafId,
      uses: good.uses,
      words: [...good.materials, ...good.details, ...good.colors],
      packing: [
        ...good.forms,
        ...good.sizes,
        ...(good.variants ?? []),
        ...attributes,
        ...widerStems(good.materials.flatMap(stemText)),
      ],
      aliases: goodsLines.filter(({ target }) => isTargeted(named, target)).flatMap(({ phrases }) => phrases),
    };
  });
}
