import useSWRImmutable from "swr/immutable";
import { SubTypeList } from "@/lib/contract/product";
import { ask } from "@/lib/http/browser";

const getSubcategories = async ([, parent_id]: [string, string]) =>
  (await ask(SubTypeList, { query: { parent_id } }, { hidesErrors: true })).data;

/** Subcategories, read once per page. */
export const useSubcategories = (parentId: string) =>
  useSWRImmutable(["subcategories", parentId], getSubcategories, { shouldRetryOnError: false });
