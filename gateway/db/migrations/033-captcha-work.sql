-- How much work this challenge asks for: more of an address that asks often and fails.
alter table captcha_challenge add column bits smallint not null default 12;
