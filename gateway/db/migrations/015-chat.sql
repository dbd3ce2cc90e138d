-- Conversations of members with the customer service of a shop, or of the site where no shop is named. Shops and products
-- are named by number alone: replacing the catalogue must not take conversations with it.
create table chat_conversation (
  id integer generated always as identity (start with 700001) primary key,
  member_id integer not null references member on delete cascade,
  -- 0 is the site's own service.
  shop_id integer not null default 0,
  name text not null,
  has_agent boolean not null,
  opened_at timestamptz not null default clock_timestamp(),
  unique (member_id, shop_id)
);
create index chat_conversation_member on chat_conversation (member_id, opened_at desc);

-- A ticket opens one window, once; what that browser holds afterwards is the key. Neither is kept in clear.
create table chat_ticket (
  id integer generated always as identity primary key,
  hash text not null unique,
  conversation_id integer not null references chat_conversation on delete cascade,
  product_name text,
  from_page text not null,
  key_hash text,
  expires_at timestamptz not null
);
create index chat_ticket_conversation on chat_ticket (conversation_id);

create table chat_message (
  id integer generated always as identity primary key,
  conversation_id integer not null references chat_conversation on delete cascade,
  author text not null check (author in ('member', 'agent')),
  text text not null,
  created_at timestamptz not null default clock_timestamp()
);
create index chat_message_conversation on chat_message (conversation_id, id);
