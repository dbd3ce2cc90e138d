-- Several people who buy for one company. `member_id` is the row that the team buys by: its orders are that member's, who has no contact
-- and no password, so that nobody ever logs in as a team. All rules of members' orders hold for it as they are.
create table team (
  id integer generated always as identity (start with 900001) primary key,
  member_id integer not null unique references member,
  -- An order of more than this waits until somebody else has approved it; null: none waits.
  approve_above_cents bigint check (approve_above_cents >= 0),
  created_at timestamptz not null default now()
);

-- A person is in one team at most.
create table team_person (
  id integer generated always as identity (start with 950001) primary key,
  team_id integer not null references team on delete cascade,
  member_id integer not null unique references member on delete cascade,
  -- Open; gateway/team/role.ts holds what each may do.
  role text not null,
  joined_at timestamptz not null default now()
);
create index team_person_team on team_person (team_id, id);

-- A token works once and is kept as its SHA-256 alone; taken up, the row is gone.
create table team_invitation (
  id integer generated always as identity (start with 970001) primary key,
  team_id integer not null references team on delete cascade,
  email text not null,
  role text not null,
  hash text not null unique,
  ends_at timestamptz not null
);
create unique index team_invitation_email on team_invitation (team_id, lower(email));
create index team_invitation_invited on team_invitation (lower(email));

-- Who placed a team's order, and until when it waits for its approval.
alter table member_order
  add placed_by integer references member,
  add approval_ends_at timestamptz;
create index member_order_approval on member_order (approval_ends_at) where status = 'pending_approval';

-- Who did it, in the history of a team's order, and who began its payment.
alter table order_event add by_member integer references member;
alter table payment add begun_by integer references member;

-- Whose orders a member may see: the own ones and those of the team.
create function buyers_of(person integer) returns integer[] language sql stable parallel safe as $$
  select array[person] || array(select t.member_id from team_person p join team t on t.id = p.team_id where p.member_id = person)
$$;

-- How a member is called beside what he or she did; a cancelled account has no name any more.
create function person_name(person integer) returns text language sql stable parallel safe as $$
  select case when cancelled_at is null
    then coalesce(nullif(nickname, ''), nullif(first_name, ''), nullif(split_part(coalesce(email, ''), '@', 1), ''), phone)
    else 'Cuenta cerrada' end
  from member where id = person
$$;

-- Who may read a file of a team's payment.
create index voucher_file on voucher (file);
