-- A letter that cannot be handed over waits before it is tried again, longer each time.
alter table letter
  add failures smallint not null default 0,
  add try_at timestamptz;

-- Days and totals narrow a member's orders out of the index alone.
drop index member_order_all;
create index member_order_all on member_order (member_id, id desc) include (family, status, created_at, total_cents) where hidden_at is null;
