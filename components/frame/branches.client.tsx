"use client";

import { useSubcategories } from "@/lib/product/subcategories.client";
import { routes } from "@/lib/routes";

/** Subcategories; empty while loading and on failure, since the category itself leads to all. */
export default function Branches({ parentId }: { parentId: string }) {
  const { data = [] } = useSubcategories(parentId);
  return (
    <ul className="mb-2 flex flex-wrap gap-1 pl-10 max-lg:[&_a]:!min-h-11 lg:[&_a]:!min-h-9 [&_a]:border [&_a]:border-line [&_a]:!px-3">
      {data.map(({ id, name }) => (
        <li key={id}>
          <a href={routes.category(id)}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
