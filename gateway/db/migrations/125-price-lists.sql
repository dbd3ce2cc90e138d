-- Prices of all goods of a kind, and of a word's goods in word_goods by top category: in ascending order, so that those in a range are
-- counted by two binary searches (width_bucket). Filled by gateway/search/derive.ts; double precision, as prices are compared in JavaScript.
alter table search_kind add column prices double precision[] not null default '{}';
alter table word_count add column prices double precision[] not null default '{}';
-- Read whole each time: random digits do not compress.
alter table search_kind alter column prices set storage external;
alter table word_count alter column prices set storage external;
