-- For the background jobs, which expire what nobody looks at.
create index offer_open on offer (valid_until) where status = 'open';
create index inquiry_open on inquiry (created_at) where status in ('open', 'quoted') and member_id is not null;
