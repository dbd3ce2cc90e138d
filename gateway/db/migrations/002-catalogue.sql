-- What is sold and by whom. Identifiers are whole numbers below 1,000,000,000; pictures are paths such as /media/p/1.

create table category (
  id integer primary key,
  parent_id integer references category (id),
  level smallint not null check (level between 1 and 3),
  position integer not null,
  name text not null,
  img text,
  -- Products on sale in it, all levels below included; kept by whoever writes product_search.
  total integer not null default 0
);
create index category_parent on category (parent_id, position);

create table shop (
  id integer primary key,
  status text not null default 'open' check (status in ('open', 'closed')),
  name text not null,
  cover text not null,
  address text,
  location text,
  -- Market key of SPEC.md section 2: District_1 to District_5, hy, sc.
  district text,
  factory boolean not null default false,
  since smallint,
  introduction text not null default '',
  contacts text,
  email text,
  telephone text,
  licence_images text[] not null default '{}',
  main_images text[] not null default '{}',
  secondary_images text[] not null default '{}',
  about_images text[] not null default '{}',
  header_images text[] not null default '{}',
  showcase_images text[] not null default '{}',
  chat_user_id text,
  rank integer not null default 0,
  updated_at timestamptz not null,
  -- Derived after loading: top category it sells most in, products on sale, words it is found by.
  trade_id integer references category (id),
  total integer not null default 0,
  document tsvector not null default ''
);
create index shop_rank on shop (rank desc, id desc);
create index shop_document on shop using gin (document) with (fastupdate = off);

create table product (
  id integer primary key,
  shop_id integer not null references shop (id),
  -- A category of the third level.
  category_id integer not null references category (id),
  status text not null default 'on_sale' check (status in ('on_sale', 'sold_out', 'withdrawn')),
  name text not null,
  brand text,
  unit text,
  -- US dollars a unit; with tiers, the price of the first one.
  price numeric(12, 2) not null check (price >= 0),
  -- [{"quantity": 12, "price": 3.2}], dearest first; empty for a plain price.
  tiers jsonb not null default '[]',
  -- [{"sku_id": "1-1", "options": {"Color": "rojo"}, "image": "/media/..", "price": 3.2}]
  skus jsonb not null default '[]',
  -- [{"name": "Material", "value": "Acero inoxidable"}]
  attributes jsonb not null default '[]',
  images text[] not null,
  detail_images text[] not null default '{}',
  description text not null default '',
  -- {"url": "/media/..", "cover": "/media/..", "duration": 24}
  video jsonb,
  weight real,
  size text,
  source text,
  min_quantity integer,
  pack_quantity integer,
  -- How well it sells: higher is shown first.
  rank integer not null default 0,
  published_at timestamptz not null,
  updated_at timestamptz not null
);
create index product_shop on product (shop_id);

-- The narrow table that listings and search read: everything that filters or sorts, nothing that is shown.
-- Derived from product; withdrawn products are not in it. Rows are laid down best rank first.
create table product_search (
  id integer primary key,
  rank integer not null,
  price numeric(12, 2) not null,
  published_at timestamptz not null,
  top_id integer not null,
  sub_id integer not null,
  leaf_id integer not null,
  shop_id integer not null,
  -- Whether it is of the tenth that sells best: where these match often enough, nobody needs to look at the others.
  prime boolean not null,
  document tsvector not null
);
create index product_search_document on product_search using gin (document) with (fastupdate = off);
create index product_search_prime on product_search using gin (document) with (fastupdate = off) where prime;
create index product_search_rank on product_search (rank desc, id desc);
create index product_search_price on product_search (price, id) include (top_id);
create index product_search_published on product_search (published_at desc, id desc);
create index product_search_shop on product_search (shop_id, rank desc, id desc);
create index product_search_top_rank on product_search (top_id, rank desc, id desc) include (price);
create index product_search_top_price on product_search (top_id, price, id) include (sub_id);
create index product_search_top_published on product_search (top_id, published_at desc, id desc);
create index product_search_sub_rank on product_search (sub_id, rank desc, id desc) include (price);
create index product_search_sub_price on product_search (sub_id, price, id) include (leaf_id);
create index product_search_sub_published on product_search (sub_id, published_at desc, id desc);
create index product_search_leaf_rank on product_search (leaf_id, rank desc, id desc) include (price);
create index product_search_leaf_price on product_search (leaf_id, price, id);
create index product_search_leaf_published on product_search (leaf_id, published_at desc, id desc);

-- Categories of all three levels that a shop sells in.
create table shop_category (
  shop_id integer not null references shop (id),
  category_id integer not null references category (id),
  total integer not null,
  primary key (shop_id, category_id)
);
create index shop_category_category on shop_category (category_id, shop_id);

-- Words that lead somewhere: suggestions while typing, and what a mistyped word may have meant.
create table search_term (
  scope text not null check (scope in ('product', 'shop')),
  term text not null,
  -- The term without accents, ñ as n.
  plain text not null,
  -- How many products or shops carry it.
  weight integer not null,
  -- Stem of a single word, as search_document keeps it; null for a phrase.
  stem text,
  -- The word itself and the word with each of its letters left out: two words that are one letter (added, missing,
  -- changed or swapped with its neighbour) apart share one. Empty for a phrase.
  deletions text[] not null default '{}',
  primary key (scope, term)
);
create index search_term_prefix on search_term (scope, plain text_pattern_ops);
create index search_term_stem on search_term (stem);
create index search_term_deletions on search_term using gin (deletions) with (fastupdate = off);

create table campaign (
  code text primary key,
  id integer not null unique,
  position integer not null,
  name text not null,
  summary text not null default '',
  img text,
  starts_at timestamptz,
  ends_at timestamptz
);

-- Goods of a campaign with the columns of product_search, so that one query text lists both.
create table campaign_search (
  code text not null references campaign (code),
  id integer not null references product (id),
  -- Place in the campaign: higher is shown first.
  rank integer not null,
  price numeric(12, 2) not null,
  published_at timestamptz not null,
  top_id integer not null,
  sub_id integer not null,
  leaf_id integer not null,
  shop_id integer not null,
  primary key (code, id)
);
create index campaign_search_rank on campaign_search (code, rank desc, id desc);
create index campaign_search_price on campaign_search (code, price, id);
create index campaign_search_published on campaign_search (code, published_at desc, id desc);
