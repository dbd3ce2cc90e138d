-- What an offer's unit holds, in pieces, and how many of it the member chose: no order is made of a guess.
alter table offer
  add unit_content integer,
  add accepted_quantity integer check (accepted_quantity > 0);
