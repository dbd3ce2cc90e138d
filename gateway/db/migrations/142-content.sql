-- Goods that a unit holds, 6 in a box of six. Null where a unit is one, or where nothing tells it.
alter table product add column content_quantity integer check (content_quantity > 1);

-- Catalogues that were loaded before say it in their attributes alone.
update product p set content_quantity = told.content from (
  select id, (regexp_match(replace(value->>'value', '.', ''), '\d+'))[1]::integer as content
  from product, jsonb_array_elements(attributes) value
  where value->>'name' like 'Contenido por %' and value->>'name' <> 'Contenido por par'
) told where told.id = p.id and told.content > 1;
