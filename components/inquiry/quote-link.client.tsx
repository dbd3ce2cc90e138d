"use client";

import type { ComponentProps } from "react";
import { ButtonLink } from "@/components/ui/button";
import { useChosenSku } from "@/lib/product/fragment.client";
import { useChosenQuantity } from "@/lib/product/quantity.client";
import { withQuery } from "@/lib/with-query";

type Props = ComponentProps<typeof ButtonLink> & { href: string; firstSku: string | undefined };

/** Takes the variant and quantity chosen on the product's page along to the quotation. */
export function QuoteLink({ href, firstSku, ...rest }: Props) {
  const sku = useChosenSku() ?? firstSku;
  return <ButtonLink href={withQuery(href, { sku, quantity: useChosenQuantity()?.quantity })} {...rest} />;
}
