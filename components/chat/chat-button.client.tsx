"use client";

import type { ComponentProps } from "react";
import { visitorOf } from "@/lib/session";

type Props = ComponentProps<"a"> & { host: string; shopId?: string; productId?: string };

/** Opens the chat of a member, of a shop or of the site's own service; leads a guest to the login and back (SPEC.md section 5). */
export function ChatButton({ host, shopId, productId, children, ...rest }: Props) {
  return (
    <a
      href="/login"
      onClick={(event) => {
        const { pathname, search, hash } = window.location;
        if (!visitorOf(document.cookie)) {
          event.currentTarget.href = `/login?${new URLSearchParams({ return_url: pathname + search + hash })}`;
          return;
        }
        event.preventDefault();
        // Within the press, or browsers take it for an advertisement; the address follows.
        const opened = window.open("about:blank");
        if (opened) opened.opener = null;
        import("./start").then(
          ({ startChat }) => startChat(opened, { host, shopId, productId }),
          () => opened?.close(),
        );
      }}
      {...rest}
    >
      {children}
    </a>
  );
}
