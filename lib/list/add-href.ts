import { routes } from "@/lib/routes";

/** Page that puts a product into one of the member's lists. */
export const addToListHref = (productId: string): string => `${routes.lists}?${new URLSearchParams({ product_id: productId })}`;
