/** Columns of a shop's card, with its trade and three best-selling products; for `shop s` and the joins below. */
export const SHOP_CARD_COLUMNS = `
  s.id, s.name, s.cover, s.location, s.district, trade.name as trade, coalesce(goods.products, '[]') as products`;

/** What a card has in lists of shops, but not in suggestions. */
export const SHOP_LIST_COLUMNS = `${SHOP_CARD_COLUMNS}, s.since, s.total,
  jsonb_build_object(
    'licences', cardinality(s.licence_images),
    'pictures', (select count(distinct picture) from unnest(s.main_images || s.secondary_images || s.about_images || s.showcase_images) picture)
  ) as evidence`;

export const SHOP_CARD_JOINS = `
  left join category trade on trade.id = s.trade_id
  left join lateral (
    select jsonb_agg(jsonb_build_object('productId', p.id, 'name', p.name, 'cover', p.images[1]) order by best.rank desc, best.id desc) as products
    from (select id, rank from product_search where shop_id = s.id order by rank desc, id desc limit 3) best
    join product p on p.id = best.id
  ) goods on true`;
