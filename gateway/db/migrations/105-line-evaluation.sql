-- What members say of goods that they received: one for each line of an order. It goes with the account. Shops and products are named by
-- number alone, as in orders: replacing the catalogue must not take evaluations with it.
create table line_evaluation (
  id integer generated always as identity (start with 900001) primary key,
  order_id integer not null,
  position integer not null,
  member_id integer not null references member on delete cascade,
  shop_id integer not null,
  product_id integer not null,
  score smallint not null check (score between 1 and 5),
  text text not null default '',
  -- Addresses of uploaded files.
  pictures text[] not null default '{}',
  -- The short form of the member's name, where the member agreed to it; empty otherwise.
  author text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  -- When the staging gateway plays the shop's answer.
  answer_due_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  unique (order_id, position),
  foreign key (order_id, position) references order_line on delete cascade
);
create index line_evaluation_product on line_evaluation (product_id, id desc) include (score);
create index line_evaluation_shop on line_evaluation (shop_id, id desc) include (score);
create index line_evaluation_member on line_evaluation (member_id);
create index line_evaluation_due on line_evaluation (answer_due_at) where answer is null;
create index line_evaluation_pictures on line_evaluation using gin (pictures);
