-- A word's goods in order of their prices, so that a range of prices or the cheapest are read from an index alone, however common the word.
-- Most words of a document are its kind's: all goods of these kinds have the word. Filled by gateway/search/derive.ts.
create table word_kind (
  stem text not null,
  kind_id integer not null,
  -- The top category of the kind.
  top_id integer not null,
  primary key (stem, kind_id)
);
create index product_search_kind_price on product_search (kind_id, price, id);

-- Goods that have a word which not all of their kind have.
create table word_goods (
  stem text collate "C" not null,
  top_id integer not null,
  price numeric(12, 2) not null,
  id integer not null
);
create index word_goods_price on word_goods (stem, top_id, price, id);
