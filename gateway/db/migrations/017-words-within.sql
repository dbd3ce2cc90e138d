-- A common word is looked up in the top category that it was asked for in, not in the whole catalogue: each stem of a
-- document behind the number of the product's top category. Null where there are none, as for words nobody searches for.
create function words_within(top_id integer, document tsvector) returns text[]
language sql immutable parallel safe
return (select array_agg(top_id::text || ':' || stem) from unnest(tsvector_to_array(document)) stem);

create index product_search_words_within on product_search using gin (words_within(top_id, document)) with (fastupdate = off);
