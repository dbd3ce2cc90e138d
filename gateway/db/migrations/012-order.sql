-- Orders and what was paid for them. Money is in cents of US dollars. Shops and products are named by number alone, and their
-- names, prices and pictures are copies: replacing the catalogue must not touch an order.

create table member_order (
  id integer generated always as identity primary key,
  -- Random: it tells nobody how many orders there are.
  order_no text not null unique,
  member_id integer not null references member,
  family text not null check (family in ('national', 'legacy')),
  -- Open: gateway/order/state.ts holds the values that it moves through, any other one is shown as it comes.
  status text not null,
  total_cents bigint not null check (total_cents >= 0),
  line_count integer not null,
  cover text,
  -- Estimates, as they were told before the order was placed.
  weight_kg double precision,
  volume_m3 double precision,
  -- The address on that day.
  receiver text not null,
  phone text not null,
  destination text not null,
  offer_id integer,
  idempotency_key uuid not null,
  -- SHA-256 of what was asked for under that key.
  request_hash text not null,
  -- When the staging gateway ships it, once it is paid.
  ship_at timestamptz,
  tracking_no text,
  cancel_reason text,
  score smallint check (score between 1 and 5),
  comment text,
  created_at timestamptz not null default now(),
  -- Deleted from the member's list.
  hidden_at timestamptz,
  -- Words of its number, products and shops, and one that stands for the member: see order_document.
  document tsvector not null,
  unique (member_id, idempotency_key)
);
create index member_order_list on member_order (member_id, family, id desc) where hidden_at is null;
create index member_order_status on member_order (member_id, family, status, id desc) where hidden_at is null;
create index member_order_due on member_order (member_id, ship_at) where status = 'paid';
create index member_order_document on member_order using gin (document) with (fastupdate = off);
-- An accepted offer becomes one order; a cancelled one gives it back.
create unique index member_order_offer on member_order (offer_id) where status <> 'cancelled';

-- The word of the member lets one index answer "this member's orders with that word".
create function order_document(member_id integer, words text) returns tsvector language sql immutable strict parallel safe
return search_document(words) || array_to_tsvector(array['member' || member_id]);

-- How many orders a member has in each status, so that no list has to count them.
create table order_count (
  member_id integer not null references member,
  family text not null,
  status text not null,
  total integer not null,
  primary key (member_id, family, status)
);

create function count_order() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.hidden_at is null then
    update order_count set total = total - 1
    where member_id = old.member_id and family = old.family and status = old.status;
  end if;
  if new.hidden_at is null then
    insert into order_count (member_id, family, status, total) values (new.member_id, new.family, new.status, 1)
    on conflict (member_id, family, status) do update set total = order_count.total + 1;
  end if;
  return null;
end $$;
create trigger member_order_counted after insert or update of status, hidden_at on member_order
for each row execute function count_order();

create table order_shop (
  order_id integer not null references member_order on delete cascade,
  position integer not null,
  shop_id integer not null,
  shop_name text not null,
  note text not null default '',
  subtotal_cents bigint not null,
  primary key (order_id, position)
);

create table order_line (
  order_id integer not null references member_order on delete cascade,
  position integer not null,
  shop_id integer not null,
  product_id integer not null,
  sku_id text,
  name text not null,
  cover text,
  options jsonb not null default '{}',
  quantity integer not null check (quantity > 0),
  unit text,
  unit_price_cents bigint not null check (unit_price_cents >= 0),
  total_cents bigint not null check (total_cents = unit_price_cents * quantity),
  primary key (order_id, position)
);

create table order_event (
  id integer generated always as identity primary key,
  order_id integer not null references member_order on delete cascade,
  status text not null,
  note text not null default '',
  at timestamptz not null default now()
);
create index order_event_order on order_event (order_id, id);

-- Lines kept before an order of the legacy family is placed; priced whenever they are read.
create table temporary_order (
  id integer generated always as identity (start with 700001) primary key,
  member_id integer not null references member on delete cascade,
  lines jsonb not null,
  created_at timestamptz not null default now()
);
create index temporary_order_member on temporary_order (member_id, id);

create table payment (
  id uuid primary key default gen_random_uuid(),
  order_id integer not null references member_order on delete cascade,
  member_id integer not null references member,
  provider text not null,
  -- The foreign account that pays, as it is shown: its holder, bank and masked number.
  account text,
  amount_cents bigint not null check (amount_cents >= 0),
  -- Open; pending, approved, declined and abandoned are known.
  status text not null default 'pending',
  reason text,
  -- Keys to the hosted page, as SHA-256, the last one first.
  token_hashes text[] not null default '{}',
  -- A pending payment is abandoned then.
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index payment_order on payment (order_id, created_at);
create index payment_due on payment (member_id, expires_at) where status = 'pending';
-- Whatever else fails, no order is paid twice, and no provider has two open payments of one order.
create unique index payment_approved on payment (order_id) where status = 'approved';
create unique index payment_pending on payment (order_id, provider) where status = 'pending';

create table voucher (
  id integer generated always as identity (start with 800001) primary key,
  order_id integer not null references member_order on delete cascade,
  payment_id uuid not null references payment on delete cascade,
  member_id integer not null references member,
  file text not null,
  amount_cents bigint not null,
  currency text not null,
  invoice_no text,
  paid_on date not null,
  -- Open; in_review, approved and rejected are known.
  status text not null default 'in_review',
  note text not null default '',
  -- When the staging bank looks at it.
  review_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index voucher_order on voucher (order_id, id);
create index voucher_due on voucher (member_id, review_at) where status = 'in_review';
create unique index voucher_in_review on voucher (order_id) where status = 'in_review';
