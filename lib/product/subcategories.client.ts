import useSWRImmutable from "swr/immutable";
import { SubTypeList } from "@/lib/contract/product";
import { ask } from "@/lib/http/browser";

/** Subcategories, read once per page. None are read without a parent. */
export const useSubcategories = (parentId: string | undefined, options: { hidesErrors?: boolean } = {}) =>
  useSWRImmutable(
    parentId ? (["subcategories", parentId] as const) : undefined,
    async ([, parent_id]) => (await ask(SubTypeList, { query: { parent_id } }, options)).data,
    { shouldRetryOnError: false },
  );
