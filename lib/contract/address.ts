import { z } from "zod";
import { call } from "./call.ts";
import { Id, Version } from "./wire.ts";

const textLine = (maxLength: number) => z.string().trim().max(maxLength);

/** `department` and `municipality`: DIVIPOLA codes with leading zero. */
export const AddressFields = z.object({
  receiver: textLine(120).min(1),
  country_code: z
    .string()
    .regex(/^\d{1,7}$/, "Elija el indicativo del país.")
    .default("57")
    .describe("Calling code without plus sign"),
  phone: textLine(32).regex(/(\d\D*){5}/, "Escriba un número de teléfono."),
  department: z.string().regex(/^\d{2}$/, "Elija el departamento."),
  municipality: z.string().regex(/^\d{5}$/, "Elija el municipio."),
  address: textLine(200).min(3),
  complement: textLine(200).optional(),
  neighborhood: textLine(120).optional(),
  postal_code: textLine(10).optional(),
  notes: textLine(300).optional(),
  is_default: z.boolean().default(false),
});
export type AddressFields = z.output<typeof AddressFields>;

/** `version`: optimistic locking for two tabs. */
const Address = AddressFields.extend({
  id: Id,
  department_name: z.string(),
  municipality_name: z.string(),
  version: z.number().int(),
});
export type Address = z.output<typeof Address>;

const Key = z.object({ id: Id });
const Done = z.object({ id: Id });

export const AddressList = call({
  method: "GET",
  base: "base3",
  path: "national/v1/address/list",
  summary: "The member's addresses, the default first",
  session: true,
  browser: true,
  response: z.object({ data: z.array(Address) }),
});

export const AddressAdd = call({
  method: "POST",
  base: "base3",
  path: "national/v1/address/add",
  summary: "Add an address",
  body: AddressFields,
  session: true,
  browser: true,
  response: Done,
});

export const AddressUpdate = call({
  method: "PUT",
  base: "base3",
  path: "national/v1/address/update/{id}",
  summary: "Change an address; 422 when it was changed elsewhere since",
  params: Key,
  body: AddressFields.extend({ version: Version }),
  session: true,
  browser: true,
  response: Done,
});

export const AddressSetDefault = call({
  method: "PUT",
  base: "base3",
  path: "national/v1/address/set/{id}",
  summary: "Make an address the default",
  params: Key,
  session: true,
  browser: true,
  response: Done,
});

export const AddressDelete = call({
  method: "DELETE",
  base: "base3",
  path: "national/v1/address/delete/{id}",
  summary: "Delete an address",
  params: Key,
  session: true,
  browser: true,
  response: Done,
});
