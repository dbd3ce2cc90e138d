-- Multiples in which the offered goods are sold, as the offer was made; null where any number can be had.
alter table offer add step integer check (step > 1);
