import { PageTabs } from "@/components/ui/page-tabs";
import type { Team } from "@/lib/contract/team";
import { fill } from "@/lib/format";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.team.sides;

/** Links to the own inquiries and to the team's. `teamId`: of the team whose inquiries are shown. */
export function InquiryOwnerTabs({ team: { id, name }, teamId }: { team: Team; teamId: string | undefined }) {
  const tabs = [
    { href: routes.quotations, label: t.own, isCurrent: teamId === undefined },
    { href: routes.quotationList({ team: id }), label: fill(t.team, { name }), isCurrent: teamId === id },
  ];
  return <PageTabs label={text.team.request.sides} tabs={tabs} />;
}
