-- `57` with `3001234567` and `573` with `001234567` are one number. The first account keeps it.
update member later set area_code = null, phone = null
where exists (select from member first where first.area_code || first.phone = later.area_code || later.phone and first.id < later.id);
drop index member_phone;
create unique index member_phone on member ((area_code || phone));
