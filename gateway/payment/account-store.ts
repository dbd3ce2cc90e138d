import { z } from "zod";
import { compact, isAccountNumber, isSwift } from "../../lib/contract/bank-number.ts";
import type { ForeignAccountAdd, ForeignAccountUpdate } from "../../lib/contract/payment.ts";
import type { Database, Sql } from "../db/database.ts";
import { isCountry } from "../geo/store.ts";
import { toRowId } from "../identifier.ts";
import { lockActiveMember } from "../lock-member.ts";
import { insertNotice } from "../notice/store.ts";
import { notFound, Refusal } from "../refusal.ts";
import { ensureDefault, makeDefault, refuseAboveMaximum } from "../table-with-default.ts";

const NOT_FOUND_TEXT = "No encontramos ese método de pago.";
const LIMIT = { max: 50, text: "Ya tiene 50 métodos de pago. Elimine uno que no use para agregar otro." };
const CURRENCIES = new Set(Intl.supportedValuesOf("currency"));

const StoredAccount = z
  .object({
    id: z.number(),
    holder: z.string(),
    bank: z.string(),
    country: z.string(),
    currency: z.string(),
    last_digits: z.string(),
    swift: z.string().optional(),
    is_default: z.boolean(),
    created_at: z.string(),
  })
  .transform((row) => ({ ...row, masked_number: `•••• ${row.last_digits}` }));
type StoredAccount = z.output<typeof StoredAccount>;
const AccountId = z.object({ id: z.number() });

type AccountFields = z.output<typeof ForeignAccountUpdate.body>;

export async function listAccounts(sql: Sql, memberId: number) {
  const text = "select * from foreign_account where member_id = $1 order by is_default desc, id desc";
  return { data: await sql.rows(StoredAccount, text, [memberId]) };
}

export async function findAccount(sql: Sql, memberId: number, id: string): Promise<StoredAccount> {
  const text = "select * from foreign_account where member_id = $1 and id = $2";
  const account = await sql.row(StoredAccount, text, [memberId, toRowId(id)]);
  if (!account) throw notFound(NOT_FOUND_TEXT);
  return account;
}

function refuseImplausible({ country, currency, number, swift }: AccountFields) {
  const errors = {
    ...(!isCountry(country) && { country: ["Elija el país del banco."] }),
    ...(!CURRENCIES.has(currency) && { currency: ["Elija la moneda de la cuenta."] }),
    ...(number !== undefined && !isAccountNumber(number, country) && { number: ["Revise el número de la cuenta."] }),
    ...(swift && !isSwift(swift) && { swift: ["El código SWIFT tiene 8 u 11 letras y números."] }),
  };
  const [first] = Object.values(errors).flat();
  if (first) throw new Refusal(422, first, errors);
}

const columnValues = ({ holder, bank, country, currency, swift }: AccountFields) => [
  holder,
  bank,
  country,
  currency,
  swift ? compact(swift) : null,
];

const lastDigits = (number: string) => compact(number).slice(-4);

const notifyOfChange = (sql: Sql, memberId: number, title: string, { bank, end }: { bank: string; end: string }) =>
  insertNotice(sql, memberId, {
    kind: "payment",
    title,
    summary: `${bank}, cuenta terminada en ${end}.`,
    detail: `${bank}, cuenta terminada en ${end}.\n\nSi no fue usted, cambie su contraseña y revise sus métodos de pago.`,
    link: "/personCenter/FAM",
  });

const INSERT = `
  insert into foreign_account (member_id, holder, bank, country, currency, swift, last_digits)
  values ($1, $2, $3, $4, $5, $6, $7) returning id`;

/** Only the last digits of the number are stored. The first account becomes the default. 422 for an implausible number. */
export async function addAccount(database: Database, memberId: number, fields: z.output<typeof ForeignAccountAdd.body>) {
  refuseImplausible(fields);
  return database.transaction(async (sql) => {
    await lockActiveMember(sql, memberId);
    await refuseAboveMaximum(sql, "foreign_account", memberId, LIMIT);
    const added = await sql.row(AccountId, INSERT, [memberId, ...columnValues(fields), lastDigits(fields.number)]);
    if (!added) throw new Error("an insert returned no row");
    if (fields.is_default) await makeDefault(sql, "foreign_account", memberId, added.id);
    else await ensureDefault(sql, "foreign_account", memberId);
    await notifyOfChange(sql, memberId, "Agregó un método de pago", { bank: fields.bank, end: lastDigits(fields.number) });
    return added;
  });
}

const UPDATE = `
  update foreign_account set holder = $2, bank = $3, country = $4, currency = $5, swift = $6,
    last_digits = coalesce($7, last_digits)
  where id = $1`;

/** Without a number the stored digits stay. 404 for another member's account. */
export async function updateAccount(database: Database, memberId: number, id: string, fields: AccountFields) {
  refuseImplausible(fields);
  return database.transaction(async (sql) => {
    await lockActiveMember(sql, memberId);
    const current = await findAccount(sql, memberId, id);
    await sql.run(UPDATE, [current.id, ...columnValues(fields), fields.number === undefined ? null : lastDigits(fields.number)]);
    if (fields.is_default) await makeDefault(sql, "foreign_account", memberId, current.id);
    return { id: current.id };
  });
}

export const deleteAccount = (database: Database, memberId: number, id: string) =>
  database.transaction(async (sql) => {
    await lockActiveMember(sql, memberId);
    const current = await findAccount(sql, memberId, id);
    await sql.run("delete from foreign_account where id = $1", [current.id]);
    await ensureDefault(sql, "foreign_account", memberId);
    await notifyOfChange(sql, memberId, "Eliminó un método de pago", { bank: current.bank, end: current.last_digits });
    return { id: current.id };
  });
