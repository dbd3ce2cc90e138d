"use client";

import { Suspense, useEffect, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { lazily } from "@/components/ui/lazily";
import { countLabel } from "@/lib/cart";
import { isMember, useCartCount } from "@/lib/cart/cart-count.client";
import { fill } from "@/lib/format";
import type { MergeReport as Report } from "./merge-after-login";

const MergeReport = lazily(() => import("./merge-report.client"));

/** Cart link with badge; also mounts the card actions of the page. */
export function CartLink({ href, copy }: { href: string; copy: { cart: string; cartCount: string } }) {
  const count = useCartCount();
  const [report, setReport] = useState<Report>();

  useEffect(() => {
    const closing: (() => void)[] = [];
    let isClosed = false;
    const open = async () => {
      const { mountCardActions } = await import("./card-actions.client");
      if (!isClosed) closing.push(mountCardActions(setReport));
    };
    const refresh = async () => {
      if (isMember()) await (await import("@/lib/cart/client")).refreshCount();
    };
    open();
    refresh();
    window.addEventListener("focus", refresh);
    closing.push(() => window.removeEventListener("focus", refresh));
    return () => {
      isClosed = true;
      for (const close of closing) close();
    };
  }, []);

  return (
    <>
      <a
        href={href}
        aria-label={count > 0 ? fill(copy.cartCount, { count }) : copy.cart}
        className="relative flex size-11 items-center justify-center rounded-control hover:bg-brand-soft hover:text-brand"
      >
        <Icon name="cart" size={22} />
        {count > 0 && (
          <span
            key={count}
            className="cart-badge absolute right-0 top-0.5 min-w-5 rounded-full bg-brand px-1 text-center text-2xs font-bold leading-5 text-inverse"
          >
            {countLabel(count)}
          </span>
        )}
      </a>
      {report && (
        <Suspense>
          <MergeReport report={report} onClose={() => setReport(undefined)} />
        </Suspense>
      )}
    </>
  );
}
