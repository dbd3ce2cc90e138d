-- One login on one device. Its tokens are renewed and replaced; the session stays the same, so that its member can name and end
-- it, and so that a token which is used a second time ends all that came from it.
create table session (
  id uuid primary key,
  member_id integer not null references member on delete cascade,
  -- What the browser calls itself, for the member to know it by.
  agent text not null default '',
  -- SHA-256 of what the site keeps in the browser to know it again; nothing where the site sent none.
  device text,
  created_at timestamptz not null default now(),
  -- When it was last renewed: every two hours, while it is used.
  seen_at timestamptz not null default now(),
  -- However often it is renewed, it ends here.
  ends_at timestamptz not null,
  -- When whoever uses it last proved to be the member, by password or code.
  proved_at timestamptz
);
create index session_member on session (member_id, seen_at desc);
create index session_seen on session (seen_at);

insert into session (id, member_id, ends_at)
  select session_id, min(member_id), now() + interval '90 days' from session_token group by session_id;

-- A token that was used stays, spent, until it would have expired: used again, it gives the thief or the robbed away.
alter table session_token
  add column spent_at timestamptz,
  add foreign key (session_id) references session on delete cascade;

-- Browsers in which a member has logged in before: strangers' wrong passwords do not count for them.
create table device (
  member_id integer not null references member on delete cascade,
  hash text not null,
  seen_at timestamptz not null default now(),
  primary key (member_id, hash)
);

-- Whose browser asked for a code of a login or registration: strangers cannot wear it out or replace it.
alter table code add column asker text not null default '';
