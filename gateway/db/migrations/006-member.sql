-- Who buys. A cancelled account keeps its row, emptied of what names the person, so that its orders keep an owner.
create table member (
  id integer generated always as identity (start with 100001) primary key,
  email text,
  email_verified_at timestamptz,
  area_code text,
  phone text,
  first_name text not null default '',
  nickname text not null default '',
  company text not null default '',
  tax_id text not null default '',
  nationality text not null default '',
  user_type text not null default 'buyer',
  level text not null default 'standard',
  source text not null,
  password_hash text,
  accepts_marketing boolean not null default false,
  created_at timestamptz not null default now(),
  cancelled_at timestamptz
);
create unique index member_email on member (lower(email));
create unique index member_phone on member (area_code, phone);

-- Bearers, as their SHA-256 alone: who reads this table can act for nobody. `access` is short-lived, `restore` renews it;
-- the tokens of one session share its identifier.
create table session_token (
  hash text primary key,
  session_id uuid not null,
  member_id integer not null references member on delete cascade,
  kind text not null check (kind in ('access', 'restore')),
  expires_at timestamptz not null
);
create index session_token_session on session_token (session_id);
create index session_token_member on session_token (member_id);
create index session_token_expiry on session_token (expires_at);
