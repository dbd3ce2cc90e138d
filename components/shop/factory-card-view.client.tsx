"use client";

import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";

export type Factory = {
  href: string;
  name: string;
  cover: string;
  trade?: string | undefined;
  location?: string | undefined;
  priority?: boolean;
  goods?: { id: string; cover: string }[];
};

/** A client component: the page has its data beside the HTML, not its elements again (ADR 26). */
export function FactoryCardView({ factory, children }: { factory: Factory; children?: ReactNode }) {
  const { href, name, cover, trade, location, priority = false, goods = [] } = factory;
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card bg-surface shadow-card transition-shadow hover:shadow-raised">
      <Picture
        src={cover}
        alt=""
        widths={[240, 480]}
        sizes="(min-width: 64rem) 20vw, 80vw"
        ratio={16 / 10}
        priority={priority}
        className="aspect-16/10 w-full object-cover object-top"
      />
      <div className="flex flex-1 flex-col gap-1 p-3">
        <h3 className="text-sm font-semibold leading-5 tracking-normal">
          <a href={href} className="stretched group-hover:text-brand">
            {name}
          </a>
        </h3>
        {trade && <p className="text-xs text-muted">{trade}</p>}
        {location && (
          <p className="flex items-start gap-1 text-xs text-muted">
            <Icon name="pin" size={14} />
            {location}
          </p>
        )}
      </div>
      {goods.length > 0 && (
        <ul className="grid grid-cols-3 gap-1 px-3 pb-3">
          {goods.map(({ id, cover: picture }) => (
            <li key={id} className="overflow-hidden rounded-md">
              <Picture src={picture} alt="" widths={[144]} sizes="100px" className="aspect-square w-full object-cover" />
            </li>
          ))}
        </ul>
      )}
      {children}
    </article>
  );
}
