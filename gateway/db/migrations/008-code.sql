-- Codes that were sent and may still be used. One a purpose and account: a newer one replaces the older. Only the hash is
-- kept. `key` binds a code to what it is good for; `account` is the e-mail or phone it was sent to; `member_id` names the
-- member for whom it is, and nobody for logins and registrations, which prove who somebody is.
create table code (
  key text primary key,
  account text not null,
  member_id integer references member on delete cascade,
  hash text not null,
  tries smallint not null default 0,
  expires_at timestamptz not null
);
create index code_account on code (account);
create index code_member on code (member_id);
create index code_expiry on code (expires_at);

-- How often something was asked for in a window of time; `key` is a hash, so that no address and no account stands here.
create table attempt (
  key text primary key,
  count integer not null,
  ends_at timestamptz not null
);
create index attempt_end on attempt (ends_at);

-- What would be sent by e-mail or text message, for testers; kept for a day, and only where the outbox is open.
create table outbox (
  id integer generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  sent_at timestamptz not null default now()
);
create index outbox_recipient on outbox (recipient, id);
create index outbox_sent on outbox (sent_at);

-- Why accounts were cancelled; nothing here says whose they were.
create table cancellation (
  cancelled_at timestamptz not null default now(),
  reason text not null
);
