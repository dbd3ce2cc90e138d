"use client";

import { useEffect, useState } from "react";
import { fill } from "@/lib/format";
import { NOTICES_CHANGE, unreadLabel } from "@/lib/notice";

/** Events after which the count may have changed. */
const REASONS = ["focus", "pageshow", NOTICES_CHANGE];

/** Read after load; failures are ignored (specification 15.1). */
export function UnreadBadge({ sentence }: { sentence: string }) {
  const [count, setCount] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    const refresh = async () => {
      const { getUnreadCount } = await import("@/lib/notice/client");
      const unread = await getUnreadCount();
      if (isCurrent && unread !== undefined) setCount(unread);
    };
    refresh();
    for (const name of REASONS) window.addEventListener(name, refresh);
    return () => {
      isCurrent = false;
      for (const name of REASONS) window.removeEventListener(name, refresh);
    };
  }, []);

  if (count === 0) return null;
  return (
    <span className="absolute right-0 top-0.5 min-w-5 rounded-full bg-accent px-1 text-center text-2xs font-bold leading-5 text-inverse">
      <span aria-hidden="true">{unreadLabel(count)}</span>
      <span className="sr-only">{fill(sentence, { count })}</span>
    </span>
  );
}
