type ProductAndVariant = { product_id: string; sku_id?: string | undefined };

/** Key of a line by product and variant. */
export const lineKey = ({ product_id, sku_id = "" }: ProductAndVariant): string => `${product_id}/${sku_id}`;
