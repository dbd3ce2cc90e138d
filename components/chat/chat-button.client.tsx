"use client";

import type { ComponentProps, MouseEvent } from "react";
import { visitorInCookies } from "@/lib/session";
import { currentAddress } from "@/lib/session/login-address";

/** Adds the address of the open page to the chat link. The link leads guests to the login, in the same tab (specification 8.1). */
export function ChatButton({ href, children, ...rest }: ComponentProps<"a">) {
  return (
    <a href={href} target="_blank" rel="noopener nofollow" onClick={completeAddress} {...rest}>
      {children}
    </a>
  );
}

function completeAddress({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) {
  const address = new URL(link.href);
  address.searchParams.set("from", currentAddress());
  link.href = address.href;
  // At each press: the page may return from the back/forward cache after a login.
  link.target = visitorInCookies(document.cookie) ? "_blank" : "_self";
}
