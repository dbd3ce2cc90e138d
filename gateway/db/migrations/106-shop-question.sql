-- What buyers asked one shop, and when it first answered: requests for quotation to it alone, and the first message of a conversation on
-- a day. At most one of each kind for a member and day, so that nobody makes a shop's figures alone. They stay when the request, the
-- conversation or the account goes, without whose they were.
create table shop_question (
  id integer generated always as identity primary key,
  shop_id integer not null,
  kind text not null check (kind in ('request', 'message')),
  -- The request or the conversation.
  source_id integer not null,
  member_id integer references member on delete set null,
  asked_on date not null,
  asked_at timestamptz not null,
  -- The first answer; an offer that is still to arrive has a time to come.
  answered_at timestamptz,
  unique (shop_id, kind, member_id, asked_on)
);
create index shop_question_shop on shop_question (shop_id, asked_at) include (kind, answered_at);
create index shop_question_source on shop_question (kind, source_id);
create index shop_question_member on shop_question (member_id);

insert into shop_question (shop_id, kind, source_id, member_id, asked_on, asked_at, answered_at)
select i.shop_id, 'request', i.id, i.member_id, (i.created_at at time zone 'America/Bogota')::date, i.created_at,
  (select min(o.arrives_at) from offer o where o.inquiry_id = i.id and o.shop_id = i.shop_id)
from inquiry i where i.shop_id is not null order by i.id
on conflict do nothing;

insert into shop_question (shop_id, kind, source_id, member_id, asked_on, asked_at, answered_at)
select c.shop_id, 'message', c.id, c.member_id, (m.created_at at time zone 'America/Bogota')::date, m.created_at,
  (select min(a.created_at) from chat_message a where a.conversation_id = c.id and a.author = 'agent' and a.id > m.id)
from chat_message m join chat_conversation c on c.id = m.conversation_id
where m.author = 'member' and c.shop_id > 0 order by m.id
on conflict do nothing;
