import { join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { readConfig } from "./config.ts";
import { openDatabase, type Sql } from "./db/database.ts";
import { migrate } from "./db/migrate.ts";
import { createMember } from "./session/member.ts";
import { openSession } from "./session/tokens.ts";

const UNKNOWN_STATUS = "in_customs";

const GOODS = `
  create temporary table goods on commit drop as
  select row_number() over (order by p.id) - 1 as n, p.id as product_id, p.name, p.images[1] as cover, p.unit,
    (p.price * 100)::bigint as cents, coalesce(p.min_quantity, 1) as minimum, p.shop_id, s.name as shop_name
  from product p join shop s on s.id = p.shop_id where p.status = 'on_sale' order by p.id limit 2000`;

const HEADS = `
  create temporary table head on commit drop as
  select g as n, (100000000000 + floor(random() * 900000000000))::bigint::text as order_no,
    case when g % 20 = 7 then 'legacy' else 'national' end as family,
    case when g % 200 = 19 then '${UNKNOWN_STATUS}' when g % 20 < 2 then 'pending_payment' when g % 20 < 4 then 'paid'
      when g % 20 < 6 then 'shipped' when g % 20 < 10 then 'received' when g % 20 < 18 then 'evaluated' else 'cancelled' end as status,
    now() - ($1::integer - g) * interval '40 minutes' as at
  from generate_series(1, $1::integer) as g`;

const LINES = `
  create temporary table line on commit drop as
  select h.order_no, k as position, goods.*, goods.minimum * (1 + h.n % 5) as quantity
  from head h cross join generate_series(0, 2) as k
  join goods on goods.n = (h.n * 7 + k * 611) % (select count(*) from goods)`;

const FILL = [
  `insert into member_order (order_no, member_id, family, status, total_cents, line_count, cover, weight_kg, volume_m3, receiver,
     phone, destination, idempotency_key, request_hash, created_at, document)
   select h.order_no, $1, h.family, h.status, t.cents, t.lines, t.cover, 12.5, 0.08, 'Ana Gómez', '+57 3001234567',
     'Carrera 43A # 1-50, Medellín, Antioquia', gen_random_uuid(), '', h.at, order_document($1, h.order_no || ' ' || t.words)
   from head h join (
     select order_no, sum(cents * quantity) as cents, count(*) as lines, min(cover) as cover,
       string_agg(name || ' ' || shop_name, ' ') as words
     from line group by order_no) t on t.order_no = h.order_no
   order by h.n`,
  `insert into order_shop (order_id, position, shop_id, shop_name, subtotal_cents)
   select o.id, min(l.position), l.shop_id, l.shop_name, sum(l.cents * l.quantity)
   from line l join member_order o on o.order_no = l.order_no where o.member_id = $1 group by o.id, l.shop_id, l.shop_name`,
  `insert into order_line (order_id, position, shop_id, product_id, name, cover, quantity, unit, unit_price_cents, total_cents)
   select o.id, l.position, l.shop_id, l.product_id, l.name, l.cover, l.quantity, l.unit, l.cents, l.cents * l.quantity
   from line l join member_order o on o.order_no = l.order_no where o.member_id = $1`,
  `insert into order_event (order_id, status, at)
   select id, s, created_at from member_order, unnest(array['pending_payment', nullif(status, 'pending_payment')]) as s
   where member_id = $1 and s is not null order by id`,
  `insert into payment (order_id, member_id, provider, account, amount_cents, status, expires_at, created_at)
   select id, $1, 'crossborder', 'Bancolombia •••• 5678, Ana Gómez', total_cents, 'approved', created_at, created_at
   from member_order where member_id = $1 and status not in ('pending_payment', 'cancelled')`,
  `insert into order_count (member_id, family, status, total)
   select $1, family, status, count(*) from member_order where member_id = $1 group by family, status`,
];

const NOTICES = `
  insert into notice (member_id, kind, title, summary, content, link, read_at, created_at)
  select $1, (array['order', 'payment', 'inquiry', 'account', 'system'])[1 + g % 5], 'Mensaje ' || g, 'Resumen del mensaje ' || g,
    'Todo lo que dice el mensaje ' || g, '/personCenter/Orders', case when g % 3 > 0 then now() end,
    now() - ($2::integer - g) * interval '1 hour'
  from generate_series(1, $2::integer) as g`;

const WISHES = `
  insert into wish (member_id, product_id, seen, saved_at)
  select $1, p.id, jsonb_build_object('name', p.name, 'cover', p.images[1], 'price', p.price, 'shop_id', p.shop_id::text,
    'shop_name', s.name, 'unit', p.unit), now() - p.id % 100000 * interval '1 minute'
  from product p join shop s on s.id = p.shop_id where p.status = 'on_sale' order by p.id limit $2`;

type Sizes = { orders: number; messages: number; wishes: number };

async function loadMember(sql: Sql, { orders, messages, wishes }: Sizes) {
  const email = `load-${crypto.randomUUID()}@example.co`;
  const member = await createMember(sql, { email, source: "load" });
  if (!member) throw new Error("a new e-mail has an owner");
  await sql.run(GOODS);
  await sql.run(HEADS, [orders]);
  await sql.run(LINES);
  // The last statement of FILL counts all orders at once, in place of the trigger that counts each.
  await sql.run("alter table member_order disable trigger member_order_counted");
  for (const text of FILL) await sql.run(text, [member.id]);
  await sql.run("alter table member_order enable trigger member_order_counted");
  await sql.run(NOTICES, [member.id, messages]);
  await sql.run(WISHES, [member.id, wishes]);
  return { email, token: (await openSession(sql, member.id, { isProved: true })).access_token };
}

const Size = z.coerce.number().int().min(1).max(1_000_000);

/** `seed-heavy-member.ts [--orders N] [--messages N] [--wishes N]`: makes a member with much data and prints its e-mail and access token as JSON. */
async function main() {
  const option = (size: string) => ({ type: "string", default: size }) as const;
  const { values } = parseArgs({ options: { orders: option("10000"), messages: option("5000"), wishes: option("2000") } });
  const sizes = { orders: Size.parse(values.orders), messages: Size.parse(values.messages), wishes: Size.parse(values.wishes) };
  const config = readConfig(process.env);
  const fail = (error: Error) => console.error(error.message);
  const database = await openDatabase({ url: config.databaseUrl, directory: join(config.dataDirectory, "database") }, fail);
  try {
    await migrate(database);
    const member = await database.transaction((sql) => loadMember(sql, sizes));
    await database.run("vacuum analyze");
    console.info(JSON.stringify(member));
  } finally {
    await database.close();
  }
}

if (import.meta.main) await main();
