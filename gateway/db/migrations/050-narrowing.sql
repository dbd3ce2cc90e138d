-- What a list can be narrowed to besides its category, price and shop. Filled by gateway/search/derive.ts.
alter table product_search add column min_quantity integer not null default 1;
alter table product_search add column material text;
alter table product_search add column colors text[] not null default '{}';
-- US dollars a master carton, at the price that its number of units reaches; null where nobody said what it holds.
alter table product_search add column carton_price numeric(14, 2);

-- What a carton comes to: its units at the tier that they reach.
create function carton_price(price numeric, tiers jsonb, units integer) returns numeric language sql immutable as $$
  select units * coalesce(
    (select (tier->>'price')::numeric from jsonb_array_elements(tiers) tier
     where (tier->>'quantity')::integer <= units order by (tier->>'quantity')::integer desc limit 1),
    price)
$$;
