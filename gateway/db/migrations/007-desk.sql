-- What a member keeps: where goods go, the foreign accounts that pay for them, and the messages about them.

create table address (
  id integer generated always as identity primary key,
  member_id integer not null references member on delete cascade,
  receiver text not null,
  -- Calling code without plus sign.
  country_code text not null,
  phone text not null,
  -- DIVIPOLA codes, with their leading zero.
  department text not null,
  municipality text not null,
  address text not null,
  complement text,
  neighborhood text,
  postal_code text,
  notes text,
  is_default boolean not null default false,
  -- Rises with each change, that of the default included.
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index address_member on address (member_id, id);
create unique index address_default on address (member_id) where is_default;

create function next_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;
create trigger address_version before update on address for each row execute function next_version();

-- A payment method. Nothing pays by its number, so no more than its end is ever kept.
create table foreign_account (
  id integer generated always as identity primary key,
  member_id integer not null references member on delete cascade,
  holder text not null,
  bank text not null,
  country text not null,
  currency text not null,
  last_digits text not null,
  swift text,
  is_default boolean not null default false,
  created_at timestamptz not null default now()
);
create index foreign_account_member on foreign_account (member_id, id);
create unique index foreign_account_default on foreign_account (member_id) where is_default;

create table notice (
  id integer generated always as identity primary key,
  member_id integer not null references member on delete cascade,
  kind text not null,
  title text not null,
  summary text not null default '',
  content text not null default '',
  -- A path of the site.
  link text,
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index notice_member on notice (member_id, id);
-- The badge is asked for with every page that a member opens.
create index notice_unread on notice (member_id) where read_at is null;
