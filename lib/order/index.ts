import type { z } from "zod";
import { QUANTITY_MAX } from "@/lib/contract/limits";
import type { Order, OrderPre } from "@/lib/contract/order";

export type Preview = z.output<typeof OrderPre.response>;
export type PreviewShop = Preview["shops"][number];
export type PreviewLine = PreviewShop["lines"][number];

export const allLines = (shops: { lines: PreviewLine[] }[]) => shops.flatMap(({ lines }) => lines);

export const orderLines = (order: Pick<Order, "shops">): PreviewLine[] => allLines(order.shops);

/** Keeps the initials of a company's form on one line: `S. A. S.` */
export const unbrokenInitials = (name: string): string => name.replace(/(?<=\p{Lu}\.) (?=\p{Lu}\.)/gu, "\u00a0");

/** `Color: Rojo · Talla: M`. */
export const optionsLabel = (options: Record<string, string>): string =>
  Object.entries(options)
    .map(([name, value]) => `${name}: ${value}`)
    .join(" · ");

/** Undefined unless an integer from 1 to QUANTITY_MAX. */
export function parseLineQuantity(value: unknown): number | undefined {
  const quantity = Number(value);
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= QUANTITY_MAX ? quantity : undefined;
}
