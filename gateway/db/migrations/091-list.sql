-- Members' named lists of goods. `share` is the secret of the link that shows one to everybody; null while it is not shared. Products are
-- named by number alone: replacing the catalogue must not take lists with it.
create table goods_list (
  id integer generated always as identity (start with 700001) primary key,
  member_id integer not null references member on delete cascade,
  name text not null,
  share text unique,
  updated_at timestamptz not null default now()
);
create index goods_list_member on goods_list (member_id, updated_at desc, id desc);

create table goods_list_line (
  list_id integer not null references goods_list on delete cascade,
  place integer not null,
  product_id integer not null,
  sku_id text,
  quantity integer not null check (quantity > 0),
  primary key (list_id, place)
);
