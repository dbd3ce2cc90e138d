-- What the papers of an order say besides its lines: the buyer as a company and its own number for the purchase, the terms of the
-- offer that the order came from, and how each line is packed. All of it is a copy of that day, as names and prices are.
alter table member_order
  add purchase_order text,
  add buyer_company text,
  add buyer_tax_id text,
  add trade_terms text;
alter table order_line
  add weight_kg double precision,
  add pack_quantity integer;
