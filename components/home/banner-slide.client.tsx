"use client";

import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { FirstGoods } from "./first-goods.client";
import type { ProductLink } from "./product-link";

type Props = {
  img: string;
  href: string | undefined;
  title: string;
  subtitle: string | undefined;
  more: string;
  from: string;
  goods: ProductLink[];
  isFirst: boolean;
};

/** Specification 11.3, as high as `.category-row` beside it. A client component: the page has its data beside the HTML, not its elements again (ADR 26). */
export function BannerSlide({ img, href, title, subtitle, more, from, goods, isFirst }: Props) {
  return (
    <div className="relative h-[400px] w-full overflow-hidden">
      <Picture
        src={img}
        alt=""
        widths={[960, 1200, 1600]}
        sizes="(min-width: 40rem) 940px, 540px"
        ratio={7 / 3}
        priority={isFirst}
        className="absolute inset-0 size-full object-cover object-right"
      />
      <div className="absolute inset-0 bg-linear-to-b from-deep via-deep/90 sm:bg-linear-to-r" />
      <div className="absolute inset-x-0 top-0 flex max-w-xl flex-col gap-1 p-5 text-white max-sm:pr-16 sm:p-6">
        <p className="text-hero font-extrabold tracking-tight text-balance">
          {href ? (
            <a href={href} className="stretched">
              {title}
            </a>
          ) : (
            title
          )}
        </p>
        {subtitle && <p className="text-sm">{subtitle}</p>}
        <span className={`mt-2 self-start ${buttonClass({ variant: "secondary", size: "sm" })}`}>
          {more}
          <Icon name="chevron-right" size={16} />
        </span>
      </div>
      {goods.length > 0 && <FirstGoods label={title} from={from} products={goods} />}
    </div>
  );
}
