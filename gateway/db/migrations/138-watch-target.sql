-- US cents a unit of the smallest order from which on the member wants to be told; without it, of every change.
alter table price_watch add column target_cents bigint;
