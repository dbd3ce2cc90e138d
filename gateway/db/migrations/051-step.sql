-- Units that come packed together and are not parted: orders are multiples of it. Null where any number can be had.
alter table product add column step integer check (step > 1);

-- Catalogues that were loaded before say it in their attributes alone.
update product p set step = told.step from (
  select id, (regexp_match(replace(value->>'value', '.', ''), '\d+'))[1]::integer as step
  from product, jsonb_array_elements(attributes) value where value->>'name' = 'Se vende en múltiplos de'
) told where told.id = p.id and told.step > 1;
