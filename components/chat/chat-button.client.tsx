"use client";

import type { ComponentProps, MouseEvent } from "react";
import { parseVisitor } from "@/lib/session";
import { loginFor, openPage } from "@/lib/session/login-address";

/**
 * The chat's link where scripts run: tells the chat on which page it was pressed, and leads a guest to the login and back
 * without a window of its own (specification 8.1).
 */
export function ChatButton({ href, children, ...rest }: ComponentProps<"a">) {
  return (
    <a href={href} target="_blank" rel="noopener nofollow" onClick={follow} {...rest}>
      {children}
    </a>
  );
}

function follow(event: MouseEvent<HTMLAnchorElement>) {
  const link = event.currentTarget;
  const here = openPage();
  const address = new URL(link.href);
  address.searchParams.set("from", here);
  link.href = address.href;
  const asksForTab = event.ctrlKey || event.metaKey || event.shiftKey;
  if (asksForTab || parseVisitor(document.cookie)) return;
  // The link stays the chat's: the page may come back from the browser's own cache, its guest logged in by then.
  event.preventDefault();
  window.location.assign(loginFor(here));
}
