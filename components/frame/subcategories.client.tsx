"use client";

import { useSubcategories } from "@/lib/product/subcategories.client";
import { routes } from "@/lib/routes";

/** Subcategories. Empty while they load and when that fails, since the link to the category leads to all its goods. */
export default function Subcategories({ parentId }: { parentId: string }) {
  const { data = [] } = useSubcategories(parentId, { hidesErrors: true });
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
