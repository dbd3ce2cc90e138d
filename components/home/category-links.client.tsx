"use client";

import { Icon } from "@/components/ui/icon";
import { pictureAt } from "@/components/ui/picture-address";

/** Specification 23.28. */
const THUMBNAIL = 194;
const LARGE = 360;

type Props = { all: { label: string; menuId: string }; categories: { id: string; href: string; title: string; img: string }[] };

/** Specification 11.2. A client component: the page has its data beside the HTML, not its elements again (ADR 26). */
export function CategoryLinks({ all, categories }: Props) {
  return (
    <ul className="category-row snap-row lg:[scrollbar-width:thin]">
      {categories.map(({ id, href, title, img }) => (
        <li key={id}>
          <a href={href}>
            <img
              src={pictureAt(img, THUMBNAIL)}
              srcSet={`${pictureAt(img, THUMBNAIL)} ${THUMBNAIL}w, ${pictureAt(img, LARGE)} ${LARGE}w`}
              sizes="72px"
              alt=""
              width={72}
              height={72}
              loading="lazy"
            />
            {title}
          </a>
        </li>
      ))}
      <li className="sticky bottom-0 bg-surface max-lg:hidden">
        <button
          type="button"
          popoverTarget={all.menuId}
          className="flex min-h-11 w-full items-center justify-between px-2 text-sm font-semibold text-brand hover:underline"
        >
          {all.label}
          <Icon name="chevron-right" size={16} />
        </button>
      </li>
    </ul>
  );
}
