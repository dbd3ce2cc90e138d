-- What a person was asked to do before a code is sent: where the piece belongs, in pixels. One try each.
create table captcha_challenge (
  id text primary key,
  x integer not null,
  expires_at timestamptz not null
);
create index captcha_challenge_expiry on captcha_challenge (expires_at);

-- Tickets of those who did it, as the SHA-256 of both halves alone. A spent ticket has no row.
create table captcha_ticket (
  hash text primary key,
  expires_at timestamptz not null
);
create index captcha_ticket_expiry on captcha_ticket (expires_at);
