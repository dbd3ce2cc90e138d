import * as calls from "../../lib/contract/geo.ts";
import { handle, type Route } from "../route.ts";
import { listAreaCodes, listAreas, listCountries } from "./store.ts";

export const geoRoutes = (): Route[] => [
  handle(calls.CountryList, async () => listCountries("en")),
  handle(calls.AreaCodeList, async () => listAreaCodes()),
  handle(calls.AreaList, async ({ query }) => listAreas(query.parent_id)),
  handle(calls.MemberCountries, async () => listCountries("es")),
];
