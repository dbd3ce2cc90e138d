-- What a change of e-mail replaced, for three days: who reads the old mailbox can put it back.
create table email_undo (
  -- SHA-256 of what the letter to the old e-mail carries.
  hash text primary key,
  member_id integer not null references member on delete cascade,
  email text not null,
  area_code text,
  phone text,
  expires_at timestamptz not null
);
create index email_undo_member on email_undo (member_id);
create index email_undo_expiry on email_undo (expires_at);
