-- What an order has of its way: the bill of lading as the contract has it, and photos of the loading, which are files of its member.
alter table member_order
  -- When the staging gateway loads it and gets its bill of lading, once it is shipped; nothing when that is done.
  add photos_at timestamptz,
  add lading_at timestamptz,
  add lading jsonb;
create index member_order_photos on member_order (photos_at) where photos_at is not null;
create index member_order_lading on member_order (lading_at) where lading_at is not null;

create table order_photo (
  order_id integer not null references member_order on delete cascade,
  position smallint not null,
  -- A photo goes with its file.
  path text not null references upload on delete cascade,
  alt text not null default '',
  taken_at timestamptz not null default now(),
  primary key (order_id, position)
);
create index order_photo_path on order_photo (path);
