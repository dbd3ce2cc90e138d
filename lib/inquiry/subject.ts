import { fieldText } from "@/lib/form/fields";
import { routes } from "@/lib/routes";

/** What an inquiry is about: a product, an unfinished inquiry (`rfqId`), a shop, what was searched for, or lines. */
export type InquirySubject = {
  productId?: string | undefined;
  skuId?: string | undefined;
  variant?: string | undefined;
  rfqId?: string | undefined;
  shopId?: string | undefined;
  keyword?: string | undefined;
  lines?: string | undefined;
};

/** Subject of a long form, with the `files` of the inquiry that it completes. */
export type LongAbout = InquirySubject & { files?: string[] };

/** Address of the page with the long form. */
export function inquiryPath({ productId, skuId, rfqId, shopId, keyword, lines }: InquirySubject): string {
  if (productId) return routes.quoteFor(productId, skuId);
  if (rfqId) return routes.quoteAgain(rfqId);
  if (lines) return routes.quoteWith({ lines });
  return shopId ? routes.quoteOfShop(shopId) : routes.quoteWith({ keyword: keyword ?? "" });
}

/** Hidden fields of the long form; `postedSubject` reads them. */
export const subjectFields = ({ productId, skuId, variant, rfqId, shopId, keyword, lines }: InquirySubject) => ({
  product_id: productId,
  sku: skuId,
  variant,
  rfq_id: rfqId,
  shop_id: shopId,
  key_word: keyword,
  lines,
});

/** The subject of a posted form. Fields that it lacks are empty. */
export const postedSubject = (data: FormData) => ({
  productId: fieldText(data, "product_id"),
  skuId: fieldText(data, "sku"),
  variant: fieldText(data, "variant"),
  rfqId: fieldText(data, "rfq_id"),
  shopId: fieldText(data, "shop_id"),
  keyword: fieldText(data, "key_word"),
  lines: fieldText(data, "lines"),
});
