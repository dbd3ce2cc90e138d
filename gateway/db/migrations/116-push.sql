-- A browser in which a member wants notifications (Push API). It goes with the session that it belongs to: at the logout in that browser,
-- where the session is ended from elsewhere, and with the account.
create table push_subscription (
  id integer generated always as identity primary key,
  member_id integer not null references member on delete cascade,
  session_id uuid not null unique references session on delete cascade,
  -- Address of the browser's push service. Whoever knows it can be told nothing by it without the keys of this gateway.
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  -- The gateway's key that it was made for: with another one it is worth nothing.
  server_key text not null,
  consented_at timestamptz not null default now()
);
create index push_subscription_member on push_subscription (member_id);

-- One message to one browser. Written with the event it tells of, gone when it was sent or is too old.
create table push_message (
  id integer generated always as identity primary key,
  subscription_id integer not null references push_subscription on delete cascade,
  content jsonb not null,
  written_at timestamptz not null default now(),
  failures smallint not null default 0,
  -- While a gateway sends it, the moment from which another may try.
  try_at timestamptz not null default now()
);
create index push_message_due on push_message (id, try_at);
create index push_message_subscription on push_message (subscription_id);
