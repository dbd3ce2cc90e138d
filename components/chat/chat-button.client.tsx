"use client";

import type { ComponentProps, MouseEvent } from "react";
import { asksForTab } from "@/components/ui/asks-for-tab";
import { visitorInCookies } from "@/lib/session";
import { currentAddress, loginFor } from "@/lib/session/login-address";

/** Adds the open page to the chat link, and sends a guest to the login in the same tab (specification 8.1). */
export function ChatButton({ href, children, ...rest }: ComponentProps<"a">) {
  return (
    <a href={href} target="_blank" rel="noopener nofollow" onClick={completeAddress} {...rest}>
      {children}
    </a>
  );
}

function completeAddress(event: MouseEvent<HTMLAnchorElement>) {
  const link = event.currentTarget;
  const here = currentAddress();
  const address = new URL(link.href);
  address.searchParams.set("from", here);
  link.href = address.href;
  if (asksForTab(event) || visitorInCookies(document.cookie)) return;
  // Keep `href`: the page may return from the back/forward cache after a login.
  event.preventDefault();
  window.location.assign(loginFor(here));
}
