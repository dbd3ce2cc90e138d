import type { ReactNode } from "react";
import { MemberField } from "@/components/session/member-field";

type Props = { id?: string; person?: string; invitation?: string; className?: string; children: ReactNode };

export const TEAM_ACTION = "/api/team";

/** Form of `app/api/team`; its button says what it does (`intent`). */
export function TeamForm({ className, children, ...ids }: Props) {
  return (
    <form action={TEAM_ACTION} method="post" className={className}>
      <MemberField />
      {Object.entries(ids).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

export const TEAM_BOX = "flex flex-col gap-3 rounded-block border border-line bg-surface p-4 sm:p-5";
