import type { ReactNode } from "react";
import { unbrokenInitials } from "@/lib/order";

export function MemberHeading({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-title">{unbrokenInitials(title)}</h1>
        {lead && <p className="mt-1 text-sm text-muted">{lead}</p>}
      </div>
      {children}
    </div>
  );
}
