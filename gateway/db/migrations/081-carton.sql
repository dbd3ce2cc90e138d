-- How goods travel: {"length": 60, "width": 40, "height": 45, "weight": 14.5}, sides in centimetres and gross weight in kilograms of a
-- master carton; days until they leave the supplier, where they are put on board, and their tariff heading. Null where nobody says it.
alter table product
  add carton jsonb,
  add lead_days smallint check (lead_days >= 0),
  add port text,
  add tariff_heading text;
-- A copy of the day of the order, as the other facts of a line are.
alter table order_line
  add carton jsonb,
  add tariff_heading text;
