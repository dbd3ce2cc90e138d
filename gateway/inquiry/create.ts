import { z } from "zod";
import type { PrivateInquiry, PublicInquiry } from "../../lib/contract/inquiry.ts";
import type { Database, Sql } from "../db/database.ts";
import { toRowId } from "../identifier.ts";
import { notFound, Refusal } from "../refusal.ts";
import { cancelScheduledAnswer, noteQuestion } from "../shop/answers.ts";
import { claimUploads, releaseUploads, transferUploads } from "../upload/store.ts";
import { columnsFor, type NewInquiry, toInquiry } from "./columns.ts";
import { type InquiryOwner, lockOwner, lockOwners, NO_INQUIRY } from "./owner.ts";

type InquiryFields = z.output<typeof PublicInquiry.body>;
type ShopInquiryFields = Extract<z.output<typeof PrivateInquiry.body>, { shop_id: string }>;

/** Creates an inquiry, or changes the one of `rfq_id`; `memberId` is null for a guest. */
export async function createInquiry(database: Database, body: InquiryFields, memberId: number | null) {
  const inquiry = toInquiry(body);
  const { rfqId } = inquiry;
  return database.transaction((sql) =>
    rfqId === undefined ? insertInquiry(sql, inquiry, memberId) : updateInquiry(sql, inquiry, memberId, rfqId),
  );
}

export async function askShop(database: Database, { shop_id: shopId, ...body }: ShopInquiryFields, memberId: number) {
  return database.transaction(async (sql) => insertInquiry(sql, toInquiry(body), memberId, await findShop(sql, shopId)));
}

const Shop = z.object({ id: z.number(), name: z.string() });

async function findShop(sql: Sql, shopId: string) {
  const shop = await sql.row(Shop, "select id, name from shop where id = $1 and status = 'open'", [toRowId(shopId)]);
  if (!shop) throw notFound("No encontramos esa tienda.");
  return shop;
}

const Created = z.object({ id: z.number() });

const insertStatement = (columns: string[]) => `
  insert into inquiry (${columns.join(", ")}) values (${columns.map((_, index) => `$${index + 1}`).join(", ")}) returning id`;

/** Attaches uploads to the inquiry; those of a team's inquiry pass from the person to the team. */
async function attachUploads(sql: Sql, { memberId, personId }: InquiryOwner, paths: string[]) {
  await claimUploads(sql, personId ?? memberId, paths);
  if (personId !== undefined) await transferUploads(sql, memberId, paths);
}

async function insertInquiry(sql: Sql, inquiry: NewInquiry, personId: number | null, shop?: z.output<typeof Shop>) {
  const owner = await lockOwner(sql, personId, inquiry.team);
  await attachUploads(sql, owner, inquiry.attachments);
  const columns = {
    ...(await columnsFor(sql, inquiry)),
    member_id: owner.memberId,
    asked_by: owner.personId ?? null,
    shop_id: shop?.id ?? null,
    shop_name: shop?.name ?? null,
  };
  const created = await sql.row(Created, insertStatement(Object.keys(columns)), Object.values(columns));
  if (!created) throw new Error("the insert returned no row");
  if (shop) await noteQuestion(sql, { kind: "request", id: created.id }, { shopId: shop.id, memberId: personId });
  return { id: String(created.id) };
}

const Stored = z.object({
  id: z.number(),
  memberId: z.number(),
  attachments: z.array(z.string()),
  isOpen: z.boolean(),
  coverOfLines: z.string().optional(),
});

const LOCK_AND_READ = `
  select i.id, i.member_id as "memberId", i.attachments, case when i.lines <> '[]' then i.cover end as "coverOfLines",
    i.status = 'open' or (i.status = 'quoted' and not exists (
      select from offer o where o.inquiry_id = i.id and o.arrives_at <= now())) as "isOpen"
  from inquiry i where i.id = $1 and i.member_id = any($2) for update`;

const updateStatement = (columns: string[]) => `
  update inquiry set ${columns.map((column, index) => `${column} = $${index + 2}`).join(", ")}, status = 'open', answered_at = null
  where id = $1`;

async function updateInquiry(sql: Sql, inquiry: NewInquiry, memberId: number | null, rfqId: string) {
  const owners = memberId === null ? [] : await lockOwners(sql, memberId, [toRowId(rfqId)], "ask");
  const stored = await sql.row(Stored, LOCK_AND_READ, [toRowId(rfqId), owners]);
  if (!stored || memberId === null) throw notFound(NO_INQUIRY);
  if (!stored.isOpen) throw new Refusal(422, "Esta solicitud ya tiene respuesta y no se puede cambiar. Cree una nueva.");
  const newUploads = inquiry.attachments.filter((path) => !stored.attachments.includes(path));
  await attachUploads(
    sql,
    stored.memberId === memberId ? { memberId } : { memberId: stored.memberId, personId: memberId },
    newUploads,
  );
  await releaseUploads(
    sql,
    stored.attachments.filter((path) => !inquiry.attachments.includes(path)),
  );
  // No offer has arrived yet (`isOpen`): shops answer the changed inquiry anew.
  await sql.run("delete from offer where inquiry_id = $1", [stored.id]);
  await cancelScheduledAnswer(sql, { kind: "request", id: stored.id });
  const requested = await columnsFor(sql, inquiry);
  const columns = { ...requested, cover: requested.cover ?? stored.coverOfLines ?? null };
  await sql.run(updateStatement(Object.keys(columns)), [stored.id, ...Object.values(columns)]);
  return { id: String(stored.id) };
}
