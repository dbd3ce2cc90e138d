-- What a member paid in a year is added up for the level, out of the index alone.
create index member_order_paid on member_order (member_id, created_at) include (total_cents)
where status not in ('pending_payment', 'cancelled');
