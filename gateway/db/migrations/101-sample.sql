-- What a sample costs, in US dollars, and how many of it one order may have; null where the supplier offers none. It is sold as an article of
-- its own, whose number is that of the product or variant with an ending (gateway/product/sample.ts).
alter table product
  add sample_price numeric(12, 2) check (sample_price >= 0),
  add sample_limit integer check (sample_limit > 0);
-- A copy of the day of the order, as the other facts of a line are.
alter table order_line add is_sample boolean not null default false;
