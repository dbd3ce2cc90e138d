-- Floor plans, and the East sub-areas of districts 1 and 2; a database that is already seeded gets them too.

alter table market add column plan text;
alter table market add column east jsonb;

update market set plan = '/media/plan/' || key;
update market set east = jsonb_build_object(
  'key', key || '-East',
  'name', name || '-East',
  'img', '/media/market/' || key || '-East',
  'plan', '/media/plan/' || key || '-East'
) where key in ('District_1', 'District_2');
