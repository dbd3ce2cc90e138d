import type { ReactNode } from "react";
import { MemberField } from "@/components/session/member-field";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

type Props = { intent: "removeSearch" | "removePrice"; label: string; children: ReactNode };

export function RemoveForm({ intent, label, children }: Props) {
  return (
    <form action="/api/watch" method="post" className="absolute right-2 top-1">
      <MemberField />
      {children}
      <Button
        type="submit"
        name="intent"
        value={intent}
        variant="quiet"
        size="sm"
        aria-label={label}
        title={label}
        className="min-h-11"
      >
        <Icon name="trash" size={18} />
      </Button>
    </form>
  );
}
