import type { OfferedProduct } from "@/lib/contract/product";
import { priceTiers } from "@/lib/product";
import { routes } from "@/lib/routes";
import { CURRENCY, decimalPrice, offeredPrice } from "./product";
import { absolute, pictureUrl } from "./urls";
import { escapeXml } from "./xml";

/** Limits of Merchant Center. */
const TITLE_MAX = 150;
const DESCRIPTION_MAX = 5_000;
const MORE_PICTURES_MAX = 10;
const BULK_PRICES_MAX = 6;

const AVAILABILITY: Record<string, string> = { on_sale: "in_stock", sold_out: "out_of_stock" };

const element = (name: string, value: string) => `<${name}>${escapeXml(value)}</${name}>`;

export const merchantFeedHead = (title: string, description: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
${element("title", title)}
${element("link", absolute(routes.home))}
${element("description", description)}
`;

export const MERCHANT_FEED_END = "</channel>\n</rss>\n";

const bulkPrices = (product: OfferedProduct, first: number) =>
  priceTiers(product)
    .flatMap(({ price, quantity }) => (quantity !== undefined && price > 0 && price < first ? [{ price, quantity }] : []))
    .slice(0, BULK_PRICES_MAX)
    .map(
      ({ price, quantity }) =>
        `<g:bulk_price>${element("g:min_quantity", String(quantity))}${element("g:price", `${decimalPrice(price)} ${CURRENCY}`)}</g:bulk_price>`,
    );

/** A product as an item of the feed; empty without price, picture or known status. The price is that of the smallest order. */
export function merchantItem(product: OfferedProduct, trail: readonly string[]): string {
  const price = offeredPrice(product);
  const availability = AVAILABILITY[product.status];
  const [cover, ...more] = product.cover;
  if (price === undefined || availability === undefined || cover === undefined) return "";
  const parts = [
    element("g:id", product.id),
    element("g:title", [...product.name].slice(0, TITLE_MAX).join("")),
    element("g:description", [...(product.describe_detail_image || product.name)].slice(0, DESCRIPTION_MAX).join("")),
    element("g:link", absolute(routes.product(product.id))),
    element("g:image_link", pictureUrl(cover)),
    ...more.slice(0, MORE_PICTURES_MAX).map((src) => element("g:additional_image_link", pictureUrl(src))),
    element("g:availability", availability),
    element("g:price", `${decimalPrice(price)} ${CURRENCY}`),
    ...bulkPrices(product, price),
    product.brand ? element("g:brand", product.brand) : element("g:identifier_exists", "no"),
    element("g:product_type", trail.length > 0 ? trail.join(" > ") : product.product_type_name),
  ];
  return `<item>${parts.join("")}</item>\n`;
}
