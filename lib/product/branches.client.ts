import useSWRImmutable from "swr/immutable";
import { SubTypeList } from "@/lib/contract/product";
import { ask } from "@/lib/http/browser";

const getBranches = async ([, parent_id]: [string, string]) =>
  (await ask(SubTypeList, { query: { parent_id } }, { hidesErrors: true })).data;

/** Subcategories, read once per page. */
export const useBranches = (parentId: string) =>
  useSWRImmutable(["branches", parentId], getBranches, { shouldRetryOnError: false });
