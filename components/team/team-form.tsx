import type { ReactNode } from "react";
import { MemberField } from "@/components/session/member-field";
import { HiddenFields } from "@/components/ui/hidden-fields";

type Ids = { id?: string; person?: string; invitation?: string };
type Props = Ids & { className?: string; children: ReactNode };

export const TEAM_ACTION = "/api/team";

export const TeamFields = (ids: Ids) => (
  <>
    <MemberField />
    <HiddenFields fields={Object.entries(ids)} />
  </>
);

/** Form of `app/api/team`; its button says what it does (`intent`). */
export function TeamForm({ className, children, ...ids }: Props) {
  return (
    <form action={TEAM_ACTION} method="post" className={className}>
      <TeamFields {...ids} />
      {children}
    </form>
  );
}

export const TEAM_BOX = "flex flex-col gap-3 rounded-block border border-line bg-surface p-4 sm:p-5";
