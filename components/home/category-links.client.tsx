"use client";

import { pictureAt } from "@/components/ui/picture-address";

/** Specification 23.28. */
const THUMBNAIL = 194;
const LARGE = 360;

type Props = { categories: { id: string; href: string; title: string; img: string }[] };

/** Specification 11.2. A client component, so that the row is in the page once as HTML and once as data (ADR 26). */
export function CategoryLinks({ categories }: Props) {
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
    </ul>
  );
}
