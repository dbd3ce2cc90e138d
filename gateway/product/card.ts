export const CARD_COLUMNS = `
  p.id as "productId", p.name, p.images[1] as image, p.price, p.shop_id as "shopId", s.name as "shopName", p.unit,
  p.min_quantity, p.step, p.content_quantity, p.pack_quantity, jsonb_array_length(p.skus) > 1 as has_variants,
  p.tiers as multistage_price, jsonb_array_length(p.tiers) > 0 as multistage_status,
  case when jsonb_array_length(p.tiers) > 1 then (p.tiers->-1->>'price') || '-' || p.price end as "priceBetween"`;

export const selectCards = (ids: string) => `
  select ${CARD_COLUMNS}
  from (select id, row_number() over () as place from (${ids}) chosen) page
  join product p on p.id = page.id join shop s on s.id = p.shop_id
  order by page.place`;
