import { z } from "zod";
import { call } from "./call.ts";
import { Id } from "./wire.ts";

/** Country; `code` is ISO 3166-1 alpha-2. */
export const Country = z.object({ id: Id, code: z.string().length(2), name: z.string() });
export type Country = z.output<typeof Country>;

/** Area code item of specification 10.1: `id` is the calling code without plus sign, `name` the country. */
export const AreaCode = z.object({ id: Id, name: z.string() });
export type AreaCode = z.output<typeof AreaCode>;

/** An area of a country. In Colombia: a department or municipality, whose `id` is its DIVIPOLA code. */
export const Area = z.object({ id: Id, name: z.string(), parent_id: Id.nullish() });
export type Area = z.output<typeof Area>;

const Countries = z.object({ data: z.array(Country) });

export const CountryList = call({
  method: "GET",
  base: "buyer",
  path: "/common/country",
  summary: "Countries, named in English",
  language: "en",
  browser: true,
  response: Countries,
});

export const AreaCodeList = call({
  method: "GET",
  base: "buyer",
  path: "/common/area_code",
  summary: "Calling codes, named in English",
  language: "en",
  browser: true,
  response: z.object({ data: z.array(AreaCode) }),
});

export const AreaList = call({
  method: "GET",
  base: "buyer",
  path: "/common/area",
  summary: "Areas right below one, or the departments of Colombia",
  query: z.object({ parent_id: Id.optional() }),
  browser: true,
  response: z.object({ data: z.array(Area) }),
});

export const MemberCountries = call({
  method: "GET",
  base: "buyer",
  path: "/member/countrys",
  summary: "Countries, named in Spanish",
  language: "es",
  browser: true,
  response: Countries,
});
