import type { ReactNode } from "react";
import { pictureAt } from "@/components/ui/picture-address";

/** Links to categories beside their pictures. The classes are on the list instead of on each link, which keeps the HTML short. */
export function CategoryList({ columns, children }: { columns: string; children: ReactNode }) {
  return (
    <ul
      className={`grid gap-1 text-sm md:grid-cols-3 lg:grid-cols-4 [&_a]:flex [&_a]:min-h-11 [&_a]:min-w-0 [&_a]:items-center [&_a]:gap-2.5 [&_a]:rounded-control [&_a]:px-2 [&_a]:py-1 [&_a]:hover:bg-brand-soft [&_a]:hover:text-brand [&_img]:size-8 [&_img]:rounded-md ${columns}`}
    >
      {children}
    </ul>
  );
}

const PICTURE_PX = 96;

export function CategoryLink({ href, label, picture }: { href: string; label: string; picture: string | undefined }) {
  return (
    <a href={href}>
      {picture && <img src={pictureAt(picture, PICTURE_PX)} alt="" width={32} height={32} loading="lazy" />}
      {label}
    </a>
  );
}
