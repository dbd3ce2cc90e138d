import type { Metadata } from "next";
import { BestGoods } from "@/components/cart/best-goods";
import { CartEmpty, CartLoading, CartUnavailable } from "@/components/cart/cart-states";
import { CartView } from "@/components/cart/cart-view.client";
import { PRINTED_LINES } from "@/components/cart/printed-lines";
import { Unavailable } from "@/components/frame/part";
import { PrintHead } from "@/components/frame/print-head";
import { MemberChanged } from "@/components/session/member-changed.client";
import { Page } from "@/components/ui/page";
import { getCart, supportsReferences, UNIT_NAMES } from "@/lib/cart/server";
import { optionalRead, partRead } from "@/lib/http/reads";
import { supportsLists } from "@/lib/list/server";
import { routes } from "@/lib/routes";
import { brandedTitle, privateMetadata } from "@/lib/seo/metadata";
import { getAccessToken } from "@/lib/session/server";
import { text } from "@/lib/text";

const t = text.cart;

export const metadata: Metadata = privateMetadata({
  title: brandedTitle(t.title),
  description: t.description,
});

/** A member's cart is in the HTML, a guest's is read in the browser. */
export default async function CartPage() {
  const token = await getAccessToken();
  const [read, hasReferences, hasLists] = await Promise.all([
    token ? partRead(getCart(token)) : undefined,
    optionalRead(supportsReferences()),
    token ? optionalRead(supportsLists()) : undefined,
  ]);
  const cart = read?.isLoaded ? read.value : undefined;
  return (
    <Page>
      <style href="cart-print" precedence="default">
        {PRINTED_LINES}
      </style>
      {/* A guest's lines come after the page: the footer stays below the window meanwhile. */}
      <div className="flex flex-col gap-4" style={token ? undefined : { minHeight: "100svh" }}>
        <PrintHead path={routes.cart} />
        <MemberChanged copy={text.samePerson} />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h1 className="text-title sm:text-[1.75rem]">{t.title}</h1>
          <p className="flex flex-wrap gap-x-4 text-sm font-semibold text-brand print:hidden">
            {hasReferences && (
              <a href={routes.references} className="inline-flex min-h-11 items-center hover:underline">
                {text.references.title}
              </a>
            )}
            {hasLists && (
              <a href={routes.listsFrom("cart")} className="inline-flex min-h-11 items-center hover:underline">
                {text.list.title}
              </a>
            )}
          </p>
        </div>
        <noscript>
          <div className="flex flex-wrap items-center gap-x-4 rounded-control bg-gold-soft px-4 py-3 text-sm text-gold">
            <p>{token ? t.noScriptMember : t.noScript}</p>
            <a href={routes.quote} className="inline-flex min-h-11 items-center font-semibold underline">
              {t.quote}
            </a>
          </div>
        </noscript>
        {read && !read.isLoaded && (
          <noscript>
            <Unavailable name={t.title} message={read.message} />
          </noscript>
        )}
        <CartView
          isGuest={!token}
          initial={cart}
          copy={{ ...t, unitNames: UNIT_NAMES }}
          foot={<Foot />}
          states={{
            empty: <CartEmpty isGuest={!token}>{(!cart || cart.shops.length === 0) && <BestGoods />}</CartEmpty>,
            loading: <CartLoading />,
            unavailable: <CartUnavailable />,
          }}
        />
      </div>
    </Page>
  );
}

function Foot() {
  return (
    <>
      <a
        href={routes.shopProducts()}
        className="inline-flex min-h-11 items-center self-start text-sm font-semibold text-brand hover:underline print:hidden"
      >
        {t.keepBrowsing}
      </a>
      <p className="text-xs text-muted lg:hidden print:block">{t.terms}</p>
    </>
  );
}
