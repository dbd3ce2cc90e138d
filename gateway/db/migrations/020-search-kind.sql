-- A kind of goods: what a thing is called, what it is for, and what else people call it. Words find kinds before they find
-- products, so that the noun weighs more than whatever a name says beside it. Filled by gateway/search/derive.ts.
create table search_kind (
  id integer primary key,
  noun text not null,
  -- A category of the third level.
  leaf_id integer not null,
  uses text[] not null default '{}',
  -- Materials and details: what names say after the noun.
  words text[] not null default '{}',
  -- Packing and attributes: what tells little about the thing.
  packing text[] not null default '{}',
  -- What else people call it, from synonyms.json.
  aliases text[] not null default '{}'
);

alter table product_search add column kind_id integer;
-- The supplier's number of it, letters and digits only.
alter table product_search add column reference text;
create index product_search_kind on product_search (kind_id, rank desc, id desc);
create index product_search_reference on product_search (reference text_pattern_ops);

-- By which rules and synonyms the search tables were last made; a gateway that knows others makes them anew.
create table search_version (version text not null, made_at timestamptz not null default now());
