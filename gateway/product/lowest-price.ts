/** Product `p`'s lowest price: that of its last tier, since tiers become cheaper. Cards show it first; lists are sorted and narrowed by it. */
export const LOWEST_PRICE = "coalesce((p.tiers->-1->>'price')::numeric, p.price)";
