import type { ItemList, WithContext } from "schema-dts";
import { absolute } from "./urls";

export function itemList(paths: readonly string[], first = 1): WithContext<ItemList> {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    itemListElement: paths.map((path, index) => ({
      "@type": "ListItem" as const,
      position: first + index,
      url: absolute(path),
    })),
  };
}
