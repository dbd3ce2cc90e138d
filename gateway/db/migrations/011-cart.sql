-- What members mean to buy: the lines of their carts and the products they saved. Products and shops are named by number
-- alone, and `seen` is what the member saw then: replacing the catalogue must not empty a cart. What was removed a moment
-- ago still stands, so that undoing brings it back as it was.

create table cart_line (
  id integer generated always as identity (start with 500001) primary key,
  member_id integer not null references member on delete cascade,
  product_id integer not null,
  -- Empty for a product without variants.
  sku_id text not null default '',
  quantity integer not null check (quantity > 0),
  -- {"name", "cover", "options", "unit", "price", "tiers", "shop_id", "shop_name"}
  seen jsonb not null,
  removed_at timestamptz,
  unique (member_id, product_id, sku_id)
);
create index cart_line_member on cart_line (member_id, id) where removed_at is null;

create table wish (
  member_id integer not null references member on delete cascade,
  product_id integer not null,
  -- {"name", "cover", "price", "shop_id", "shop_name", "unit"}
  seen jsonb not null,
  saved_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (member_id, product_id)
);
create index wish_list on wish (member_id, saved_at desc, product_id desc) where removed_at is null;
