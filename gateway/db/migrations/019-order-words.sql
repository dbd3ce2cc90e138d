-- A member's orders are found by words that carry whose they are and of which family: a common word is looked up among that
-- member's orders, not among all that were ever placed.
create function order_word(member_id integer, family text, stem text) returns text language sql immutable strict parallel safe
return member_id::text || ':' || family || ':' || left(stem, 100);

create function order_words(member_id integer, family text, document tsvector) returns tsvector
language sql immutable strict parallel safe
return array_to_tsvector(array(select order_word(member_id, family, stem) from unnest(tsvector_to_array(document)) stem));

-- Each word as the beginning of one. What consists of stop words alone finds all orders: each has the word of its member.
create function order_query(member_id integer, family text, words text) returns tsquery
language sql immutable strict parallel safe
return (
  select string_agg(quote_literal(order_word(member_id, family, stem)) || ':*', ' & ')::tsquery
  from unnest(coalesce(nullif(tsvector_to_array(search_document(words)), '{}'), array['member' || member_id])) stem
);

drop index member_order_document;
create index member_order_words on member_order using gin (order_words(member_id, family, document)) with (fastupdate = off)
where hidden_at is null;
