"use client";

import { plural } from "@/lib/format";
import { unreadLabel } from "@/lib/notice";
import { useUnreadCount } from "@/lib/notice/client";

export default function UnreadBadge({ forms }: { forms: Parameters<typeof plural>[0] }) {
  const count = useUnreadCount();
  if (count === 0) return null;
  return (
    <span className="absolute right-0 top-0.5 min-w-5 rounded-full bg-accent px-1 text-center text-2xs font-bold leading-5 text-inverse">
      <span aria-hidden="true">{unreadLabel(count)}</span>
      <span className="sr-only">{plural(forms, count)}</span>
    </span>
  );
}
