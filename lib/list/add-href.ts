import { routes } from "@/lib/routes";

export const addToListHref = (productId: string): string => `${routes.lists}?${new URLSearchParams({ product_id: productId })}`;
