-- What members want to be told of: searches whose new goods, products whose prices. A round looks no sooner than `look_at`. Products are named
-- by number alone: replacing the catalogue must not take what is watched with it.
create table search_watch (
  id integer generated always as identity (start with 900001) primary key,
  member_id integer not null references member on delete cascade,
  name text not null,
  -- What is searched for (WatchedFilter of the contract).
  filter jsonb not null,
  -- The last arrival that was looked at.
  seen_arrival integer not null,
  look_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (member_id, filter)
);
create index search_watch_seen on search_watch (seen_arrival);

create table price_watch (
  id integer generated always as identity (start with 950001) primary key,
  member_id integer not null references member on delete cascade,
  product_id integer not null,
  -- {"name", "cover", "unit"}, as the member saw them.
  seen jsonb not null,
  -- Cents of US dollars a unit, on the day it was saved: shown beside the price of now.
  saved_cents bigint not null,
  -- As last told: a unit of the smallest order, and of the largest tier.
  price_cents bigint not null,
  low_cents bigint not null,
  -- How many changes were told.
  told integer not null default 0,
  look_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (member_id, product_id)
);
create index price_watch_due on price_watch (look_at);

-- Products in the order in which they came after the catalogue was loaded. Who adds one holds the table's lock until its end, so that no
-- number becomes visible after a larger one, which a round would have passed over.
create table product_arrival (
  id integer generated always as identity primary key,
  product_id integer not null unique
);
