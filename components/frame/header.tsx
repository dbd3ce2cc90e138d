import { CartLink } from "@/components/cart/cart-link.client";
import { Container } from "@/components/ui/container";
import { fill } from "@/lib/format";
import { type Category, CategoryMenu } from "./category-menu";
import type { FrameData } from "./data";
import { Logo } from "./logo";
import { MemberMenu } from "./member-menu.client";
import { SearchBox } from "./search-box.client";

type Props = { data: FrameData; categories: Category[] };

/** Page frame, header (specification 2.1). It has a bottom border except over pages that say `borderless`. */
export function Header({ data: { site, words, addresses, memberLinks }, categories }: Props) {
  return (
    <header className="border-b border-line bg-surface group-has-[[data-borderless]]/page:border-transparent lg:sticky lg:top-0 lg:z-30">
      <Container className="flex flex-wrap items-center gap-x-1 gap-y-2 py-2 xs:gap-x-3 sm:gap-x-5 lg:py-3">
        <a href={addresses.home} className="flex min-h-11 items-center gap-2 text-lg font-extrabold tracking-tight text-ink">
          <Logo label={fill(words.logo, { name: site.name })} />
          <span className="max-sm:sr-only">{site.name}</span>
        </a>
        {categories.length > 0 && <CategoryMenu words={words} path={addresses.category} categories={categories} />}
        <div className="order-last w-full lg:order-none lg:w-auto lg:flex-1 lg:basis-40">
          <SearchBox action={addresses.search} words={words} />
        </div>
        <div className="ml-auto flex flex-wrap items-center justify-end sm:gap-1">
          <MemberMenu links={memberLinks} addresses={addresses} words={words} />
          <CartLink href={addresses.cart} words={words} />
        </div>
      </Container>
    </header>
  );
}
