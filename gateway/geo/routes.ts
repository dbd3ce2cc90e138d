import * as calls from "../../lib/contract/geo.ts";
import { handle, type Route } from "../route.ts";
import { areaCodes, areas, countryList } from "./store.ts";

export const geoRoutes = (): Route[] => [
  handle(calls.CountryList, async () => countryList("en")),
  handle(calls.AreaCodeList, async () => areaCodes()),
  handle(calls.AreaList, async ({ query }) => areas(query.parent_id)),
  handle(calls.MemberCountries, async () => countryList("es")),
];
