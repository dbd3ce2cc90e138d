import { z } from "zod";
import { call } from "./call.ts";
import { Id } from "./wire.ts";

/** Delivery address; `department` and `municipality` are DIVIPOLA codes with their leading zero. */
const AddressFields = z.object({
  receiver: z.string().min(1).max(120),
  country_code: z.string().max(8).default("57").describe("Calling code without plus sign"),
  phone: z.string().min(5).max(32),
  department: z.string().regex(/^\d{2}$/, "Elija el departamento."),
  municipality: z.string().regex(/^\d{5}$/, "Elija el municipio."),
  address: z.string().min(3).max(200),
  complement: z.string().max(200).optional(),
  neighborhood: z.string().max(120).optional(),
  postal_code: z.string().max(10).optional(),
  notes: z.string().max(300).optional(),
  is_default: z.boolean().default(false),
});

/** `version` rises with each change, so that two tabs that edit one address notice each other. */
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
  body: AddressFields.extend({ version: z.number().int() }),
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
