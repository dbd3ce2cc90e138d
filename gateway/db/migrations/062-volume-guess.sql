-- Whether the volume of some line was reckoned from its weight, because nobody knows its size.
alter table member_order add volume_guessed boolean not null default false;
