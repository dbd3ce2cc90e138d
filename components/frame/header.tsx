import { CartLink } from "@/components/cart/cart-link.client";
import { Container } from "@/components/ui/container";
import { fill } from "@/lib/format";
import { type Category, CategoryMenu, type MenuLink } from "./category-menu.client";
import type { FrameData } from "./data";
import { Logo } from "./logo";
import { MemberMenu } from "./member-menu.client";
import { CATEGORY_MENU } from "./menu-id";
import { SearchBox } from "./search-box.client";

type Props = { data: FrameData; categories: Category[]; extraLinks: MenuLink[] };

/** Specification 2.1. On narrow windows the second row, with search and cart, is sticky. */
export function Header({ data: { site, copy, urls, memberLinks }, categories, extraLinks }: Props) {
  return (
    <header className="border-b border-line bg-surface sticky -top-13 z-30 has-[~main_[data-borderless]]:border-transparent lg:top-0">
      <Container className="flex flex-wrap items-center gap-x-1 gap-y-2 py-2 sm:gap-x-5 lg:py-3">
        <a href={urls.home} className="flex min-h-11 items-center gap-2 text-lg font-extrabold tracking-tight text-ink">
          <Logo label={fill(copy.logo, { name: site.name })} />
          <span className="max-sm:w-min max-sm:text-2xs leading-tight">{site.name}</span>
        </a>
        {/* On a phone suggestions are as wide as this row, else as the field. */}
        <div className="relative order-1 flex w-full items-center gap-1 sm:contents">
          {categories.length > 0 && (
            <CategoryMenu id={CATEGORY_MENU} copy={copy} path={urls.category} categories={categories} extraLinks={extraLinks} />
          )}
          <div className="min-w-0 flex-1 sm:order-1 sm:basis-3/4 lg:order-none lg:basis-40">
            <SearchBox action={urls.search} copy={copy} />
          </div>
          <div className="sm:order-1 lg:order-none">
            <CartLink href={urls.cart} copy={copy} />
          </div>
        </div>
        <div className="ml-auto flex max-w-full flex-wrap items-center justify-end sm:gap-1">
          <MemberMenu links={memberLinks} urls={urls} copy={copy} />
        </div>
      </Container>
    </header>
  );
}
