-- An account that a quotation made with an e-mail that another account has already: like the account that it would have made
-- otherwise, so that nobody learns from the answer which e-mails have one. It never becomes the owner's; the owner's account
-- takes in its requests.
alter table member add column is_aside boolean not null default false;
drop index member_email;
create unique index member_email on member (lower(email)) where not is_aside;
create index member_aside on member (lower(email)) where is_aside;
