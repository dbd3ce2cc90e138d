"use client";

import { withoutWidth } from "@/components/ui/picture-address";
import { numberIn } from "@/lib/compare";
import { parseSeen, SEEN_KEY } from "@/lib/product/seen.client";
import { useStored } from "@/lib/use-stored";
import { Suggestions } from "./suggestions";

const SHOWN = 6;

type Props = {
  title: string;
  /** Products of the comparison. */
  chosen: string[];
  /** Address of the comparison up to the place where a further product's number is appended. */
  withAnother: string;
  suggestedHrefs: string[];
};

/** Products that this browser has shown before and that can be added to the comparison. */
export function SeenSuggestions({ title, chosen, withAnother, suggestedHrefs }: Props) {
  const suggested = parseSeen(useStored(SEEN_KEY)).flatMap(({ href, name, price, image }) => {
    const id = numberIn(href, "product");
    if (id === undefined || chosen.includes(id) || suggestedHrefs.includes(withAnother + id)) return [];
    const picture = image === "" ? undefined : withoutWidth(image);
    return [{ label: name, note: price, picture, href: withAnother + id }];
  });
  return suggested.length > 0 && <Suggestions title={title} suggested={suggested.slice(0, SHOWN)} />;
}
