import * as calls from "../../lib/contract/list.ts";
import type { Database } from "../db/database.ts";
import { handle, handleMember, type Route } from "../route.ts";
import { changeList, createList, deleteList } from "./change.ts";
import { allLists, listDetail, sharedList } from "./store.ts";

export const listRoutes = (database: Database): Route[] => [
  handleMember(calls.ListAll, ({ session }) => allLists(database, session.memberId)),
  handleMember(calls.ListCreate, ({ body, session }) => createList(database, session.memberId, body)),
  handleMember(calls.ListDetail, ({ params, session }) => listDetail(database, session.memberId, params.id)),
  handleMember(calls.ListChange, ({ params, body, session }) => changeList(database, session.memberId, params.id, body)),
  handleMember(calls.ListDelete, ({ params, session }) => deleteList(database, session.memberId, params.id)),
  handle(calls.SharedList, ({ params }) => sharedList(database, params.share)),
];
