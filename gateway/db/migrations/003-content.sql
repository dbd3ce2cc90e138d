-- What the pages show beside goods: banners, live rooms, videos, markets, fairs.

create table slide (
  id integer primary key,
  place text not null check (place in ('banner', 'advert')),
  position integer not null,
  -- shop, goods, link; anything else leads to a campaign list.
  type text not null,
  content text not null,
  img text not null,
  title text,
  subtitle text
);

create table navigation_link (
  position integer primary key,
  title text not null,
  url text not null
);

-- Countries that the shops sell to.
create table nation (
  id integer primary key,
  name text not null
);

create table video (
  id integer primary key,
  position integer not null,
  name text not null,
  path text not null,
  cover text not null,
  -- Seconds.
  duration real not null,
  shop_id integer references shop (id)
);

create table live_room (
  channel_id integer primary key,
  shop_id integer not null references shop (id),
  title text not null,
  picture text not null,
  -- CLOSURE or CLOSED is a recording, anything else is on air.
  state text not null,
  -- Seconds.
  duration integer not null default 0,
  visitors integer not null default 0,
  started_at timestamptz,
  ended_at timestamptz,
  stream_url text not null,
  product_ids integer[] not null default '{}',
  document tsvector generated always as (search_document(title)) stored
);

create table market (
  key text primary key,
  position integer not null,
  name text not null,
  img text not null,
  shops integer
);

-- Lines of trade and where they are sold: the key of a market or of its East sub-area.
create table industry (
  id integer primary key,
  market text not null,
  floor smallint,
  position integer not null,
  name text not null
);

create table exhibition (
  id integer primary key,
  name text not null,
  img text not null,
  place text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  summary text not null default ''
);

-- One row: the catalogue is loaded whole. It is written in the transaction that loads it.
create table seeding (
  products integer not null,
  finished_at timestamptz not null default now()
);
