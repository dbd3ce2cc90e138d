/** The lowest of product `p`'s own price and those of its tiers. */
export const LOWEST_PRICE = `
  least(p.price, (select min((tier->>'price')::numeric) from jsonb_array_elements(p.tiers) tier))`;
