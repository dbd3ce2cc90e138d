-- How many products of each top category carry a word: most searches are one word, and counting its matches would take
-- longer than finding the best of them. Derived from product_search, by its stems.
create table word_count (
  stem text not null,
  category_id integer not null,
  total integer not null,
  primary key (stem, category_id)
);
insert into word_count (stem, category_id, total)
select stem, top_id, count(*) from product_search, unnest(tsvector_to_array(document)) stem group by stem, top_id;
