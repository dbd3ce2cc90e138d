-- Orders of both families in one list: their own order without the family.
create index member_order_all on member_order (member_id, id desc) where hidden_at is null;
create index member_order_all_status on member_order (member_id, status, id desc) where hidden_at is null;
