import type { ReactNode } from "react";
import { MemberField } from "@/components/session/member-field";

type Props = { id?: string; person?: string; invitation?: string; className?: string; children: ReactNode };

export function TeamForm({ className, children, ...about }: Props) {
  return (
    <form action="/api/team" method="post" className={className}>
      <MemberField />
      {Object.entries(about).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

export const TEAM_BOX = "flex flex-col gap-3 rounded-block border border-line bg-surface p-4 sm:p-5";
