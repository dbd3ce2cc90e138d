import { z } from "zod";
import type { AddressFields } from "../../lib/contract/address.ts";
import type { Database, Sql } from "../db/database.ts";
import { findTown, isCallingCode } from "../geo/store.ts";
import { toRowId } from "../identifier.ts";
import { lockActiveMember } from "../lock-member.ts";
import { notFound, Refusal } from "../refusal.ts";
import { ensureDefault, makeDefault, refuseAboveMaximum } from "../table-with-default.ts";

const NOT_FOUND_TEXT = "No encontramos esa dirección.";
const CHANGED_ELSEWHERE_TEXT =
  "Esta dirección se cambió en otra ventana mientras usted la editaba. Revise los cambios y guarde de nuevo.";
const LIMIT = { max: 100, text: "Ya tiene 100 direcciones. Elimine una que no use para agregar otra." };

const StoredAddress = z
  .object({
    id: z.number(),
    receiver: z.string(),
    country_code: z.string(),
    phone: z.string(),
    department: z.string(),
    municipality: z.string(),
    address: z.string(),
    complement: z.string().optional(),
    neighborhood: z.string().optional(),
    postal_code: z.string().optional(),
    notes: z.string().optional(),
    is_default: z.boolean(),
    version: z.number(),
  })
  .transform((row) => {
    const town = findTown(row.department, row.municipality);
    // A municipality that has left the register is shown by its code.
    return {
      ...row,
      department_name: town?.department ?? row.department,
      municipality_name: town?.municipality ?? row.municipality,
    };
  });
export type StoredAddress = z.output<typeof StoredAddress>;
const AddressId = z.object({ id: z.number() });

export async function listAddresses(sql: Sql, memberId: number) {
  const text = "select * from address where member_id = $1 order by is_default desc, id desc";
  return { data: await sql.rows(StoredAddress, text, [memberId]) };
}

export async function findAddress(sql: Sql, memberId: number, id: string): Promise<StoredAddress> {
  const address = await sql.row(StoredAddress, "select * from address where member_id = $1 and id = $2", [memberId, toRowId(id)]);
  if (!address) throw notFound(NOT_FOUND_TEXT);
  return address;
}

export const findDefaultAddress = (sql: Sql, memberId: number): Promise<StoredAddress | undefined> =>
  sql.row(StoredAddress, "select * from address where member_id = $1 and is_default", [memberId]);

function refuseUnknownPlaces({ department, municipality, country_code: calling }: AddressFields) {
  if (!findTown(department, municipality))
    throw new Refusal(422, "Elija un municipio del departamento.", { municipality: ["Elija un municipio del departamento."] });
  if (!isCallingCode(calling))
    throw new Refusal(422, "Elija el indicativo del país.", { country_code: ["Elija el indicativo del país."] });
}

const columnValues = (fields: AddressFields) => [
  fields.receiver,
  fields.country_code,
  fields.phone,
  fields.department,
  fields.municipality,
  fields.address,
  fields.complement || null,
  fields.neighborhood || null,
  fields.postal_code || null,
  fields.notes || null,
];

const INSERT = `
  insert into address (member_id, receiver, country_code, phone, department, municipality, address, complement, neighborhood,
    postal_code, notes)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`;

/** A member's first address becomes the default. 422 for a municipality of another department. */
export async function addAddress(database: Database, memberId: number, fields: AddressFields) {
  refuseUnknownPlaces(fields);
  return database.transaction(async (sql) => {
    await lockActiveMember(sql, memberId);
    await refuseAboveMaximum(sql, "address", memberId, LIMIT);
    const added = await sql.row(AddressId, INSERT, [memberId, ...columnValues(fields)]);
    if (!added) throw new Error("an insert returned no row");
    if (fields.is_default) await makeDefault(sql, "address", memberId, added.id);
    else await ensureDefault(sql, "address", memberId);
    return added;
  });
}

const UPDATE = `
  update address set receiver = $4, country_code = $5, phone = $6, department = $7, municipality = $8, address = $9,
    complement = $10, neighborhood = $11, postal_code = $12, notes = $13
  where member_id = $1 and id = $2 and version = $3 returning id`;

/** 422 when `version` is not the stored one: the address was changed elsewhere since it was shown (optimistic locking). */
export async function updateAddress(
  database: Database,
  memberId: number,
  id: string,
  fields: AddressFields & { version: number },
) {
  refuseUnknownPlaces(fields);
  return database.transaction(async (sql) => {
    await lockActiveMember(sql, memberId);
    const current = await findAddress(sql, memberId, id);
    const updated = await sql.row(AddressId, UPDATE, [memberId, current.id, fields.version, ...columnValues(fields)]);
    if (!updated) throw new Refusal(422, CHANGED_ELSEWHERE_TEXT);
    if (fields.is_default) await makeDefault(sql, "address", memberId, current.id);
    return updated;
  });
}

export const setDefaultAddress = (database: Database, memberId: number, id: string) =>
  database.transaction(async (sql) => {
    await lockActiveMember(sql, memberId);
    const current = await findAddress(sql, memberId, id);
    await makeDefault(sql, "address", memberId, current.id);
    return { id: current.id };
  });

/** If the default is deleted, the newest that is left becomes the default. 404 for another member's address. */
export const deleteAddress = (database: Database, memberId: number, id: string) =>
  database.transaction(async (sql) => {
    await lockActiveMember(sql, memberId);
    const current = await findAddress(sql, memberId, id);
    await sql.run("delete from address where id = $1", [current.id]);
    await ensureDefault(sql, "address", memberId);
    return { id: current.id };
  });
