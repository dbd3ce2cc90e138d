-- Whether a product is in the newest tenth, as `prime` says of sales: pages by date need no others where enough of these match.
-- Filled by gateway/search/derive.ts.
alter table product_search add column recent boolean not null default false;
create index product_search_recent on product_search using gin (document) with (fastupdate = off) where recent;
