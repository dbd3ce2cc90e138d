"use client";

import { Suspense, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { lazily } from "@/components/ui/lazily";
import { SheetTitle } from "@/components/ui/sheet-title";
import { fill } from "@/lib/format";
import { CategoryLink, CategoryList } from "./category-list";

const Subcategories = lazily(() => import("./subcategories.client"));

export type Category = { id: string; label: string; img?: string };

export type MenuLink = { href: string; label: string; rel?: string };

type Props = {
  id: string;
  copy: { categories: string; subcategories: string; close: string };
  path: string;
  categories: Category[];
  extraLinks: MenuLink[];
};

/** A native popover, which works without scripts. The subcategories of a category load when it is opened. */
export function CategoryMenu({ id: menuId, copy, path, categories, extraLinks }: Props) {
  const [isUsed, setUsed] = useState(false);
  const [opened, setOpened] = useState<string>();
  const toggle = async (id: string) => {
    await Subcategories.load();
    setOpened(opened === id ? undefined : id);
  };
  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        className="flex min-h-11 items-center gap-2 rounded-control px-2 text-sm font-semibold hover:bg-brand-soft hover:text-brand lg:border lg:border-line-strong lg:px-3"
      >
        <Icon name="menu" />
        <span className="max-sm:sr-only">{copy.categories}</span>
      </button>
      <nav
        id={menuId}
        popover="auto"
        aria-label={copy.categories}
        onToggle={({ newState }) => setUsed(newState === "open")}
        className="popover-sheet"
        style={{ minWidth: "min(72rem, 100vw - 3rem)" }}
      >
        <SheetTitle id={menuId} title={copy.categories} close={copy.close} />
        <CategoryList columns="grid-cols-1 xs:grid-cols-2">
          {categories.map(({ id, label, img }) => (
            <li key={id} className={opened === id ? "col-span-full" : undefined}>
              <div className="flex justify-between">
                <CategoryLink href={path + id} label={label} picture={img} />
                {isUsed && (
                  <button
                    type="button"
                    aria-expanded={opened === id}
                    aria-label={fill(copy.subcategories, { name: label })}
                    onClick={() => toggle(id)}
                    className="flex size-11 shrink-0 items-center justify-center rounded-control text-muted hover:bg-brand-soft hover:text-brand aria-expanded:rotate-180"
                  >
                    <Icon name="chevron-down" size={18} />
                  </button>
                )}
              </div>
              {opened === id && (
                <Suspense>
                  <Subcategories parentId={id} />
                </Suspense>
              )}
            </li>
          ))}
        </CategoryList>
        <CategoryList columns="mt-2 grid-cols-2 border-t border-line pt-2">
          {extraLinks.map(({ label, ...link }) => (
            <li key={link.href}>
              <a {...link}>{label}</a>
            </li>
          ))}
        </CategoryList>
      </nav>
    </>
  );
}
