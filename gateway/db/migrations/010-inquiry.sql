-- Files that people sent; the bytes lie in the data folder under the name in `path`. What nothing uses is removed after a
-- week. A file of nobody belongs to the first who names it.
create table upload (
  path text primary key,
  member_id integer references member on delete cascade,
  name text not null,
  type text not null,
  size integer not null,
  uses integer not null default 0 check (uses >= 0),
  created_at timestamptz not null default now()
);
create index upload_unused on upload (created_at) where uses = 0;
create index upload_member on upload (member_id);

-- Requests for quotation. One of a guest has no member until an account has verified its e-mail. Shops and products are
-- named by number alone: replacing the catalogue must not take requests with it.
create table inquiry (
  id integer generated always as identity (start with 300001) primary key,
  member_id integer references member on delete cascade,
  email text not null,
  status text not null default 'open' check (status in ('open', 'quoted', 'accepted', 'closed', 'expired')),
  name text not null,
  detail text not null default '',
  quantity double precision,
  unit text not null,
  -- The rest of what was asked for, as it was given.
  asked jsonb not null default '{}',
  attachments text[] not null default '{}',
  shop_id integer,
  shop_name text,
  product_id integer,
  cover text,
  created_at timestamptz not null default now(),
  -- When the offers were made out; they arrive one after another.
  answered_at timestamptz
);
create index inquiry_member on inquiry (member_id, id desc);
create index inquiry_of_guest on inquiry (lower(email)) where member_id is null;

create table offer (
  id integer generated always as identity (start with 500001) primary key,
  inquiry_id integer not null references inquiry on delete cascade,
  shop_id integer not null,
  shop_name text not null,
  product_id integer not null,
  product_name text not null,
  picture text,
  unit text,
  unit_price numeric(12, 2) not null check (unit_price > 0),
  min_quantity integer not null,
  lead_time_days integer not null,
  trade_terms text not null,
  note text not null,
  status text not null default 'open' check (status in ('open', 'accepted', 'declined', 'expired')),
  arrives_at timestamptz not null,
  valid_until timestamptz not null
);
create index offer_inquiry on offer (inquiry_id);
-- One offer of a request can be accepted, whatever else fails.
create unique index offer_accepted on offer (inquiry_id) where status = 'accepted';
