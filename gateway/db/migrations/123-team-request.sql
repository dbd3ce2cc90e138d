-- Who asked for quotations for a team. The request belongs to the team's member (`inquiry.member_id`), as its orders do.
alter table inquiry add asked_by integer references member;
create index inquiry_asked_by on inquiry (asked_by) where asked_by is not null;
