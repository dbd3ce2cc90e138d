-- The goods of a request about several, as they were on the day of the request; an offer names the line that it is for by its place from 0.
alter table inquiry add lines jsonb not null default '[]';
alter table offer add line smallint;
-- One offer of each line can be accepted, whatever else fails.
drop index offer_accepted;
create unique index offer_accepted on offer (inquiry_id, coalesce(line, -1)) where status = 'accepted';
