-- Word of an event: one row an event, written with it. The key says of what it tells, so that whatever happens again, is asked again
-- or was killed in between, it is told once. What it says stays until it is handed over to the outbox, a week at most.
create table letter (
  id integer generated always as identity primary key,
  member_id integer not null references member on delete cascade,
  -- What happened (gateway/notice/words.ts), to which order, request, session or member, and which time.
  kind text not null,
  about text not null,
  occurrence text not null,
  -- Nobody where the member wants no letters of the kind.
  recipient text,
  content jsonb,
  written_at timestamptz not null default now(),
  unique (kind, about, occurrence)
);
create index letter_waiting on letter (id) where content is not null;
create index letter_member on letter (member_id, written_at);

alter table member add unwanted_letters text[] not null default '{}';

-- The picture of what a message speaks of.
alter table notice add picture text;

alter table outbox add html text;

-- What comes with time: told to the member although nobody asks for a page. Nothing for what was there before.
alter table member_order add remind_at timestamptz;
alter table inquiry
  -- When the last offer arrives, until that is told.
  add complete_at timestamptz,
  -- When offers are about to end, until that is told.
  add remind_at timestamptz;

create index member_order_remind on member_order (remind_at) where status = 'pending_payment';
create index member_order_ship on member_order (ship_at) where status = 'paid';
create index voucher_review on voucher (review_at) where status = 'in_review';
create index inquiry_unanswered on inquiry (created_at) where status = 'open' and answered_at is null and member_id is not null;
create index inquiry_complete on inquiry (complete_at) where complete_at is not null and member_id is not null;
create index inquiry_remind on inquiry (remind_at) where remind_at is not null and member_id is not null;
