import { Flash } from "@/components/ui/flash";
import type { Order } from "@/lib/contract/order";
import { dateLabel, fill } from "@/lib/format";
import { text } from "@/lib/text";

const t = text.team.order;

export function OrderTeam({ order: { team, status, actions = [] } }: { order: Order }) {
  if (!team) return null;
  const until = team.approval_ends_at ? ` ${fill(t.until, { day: dateLabel(team.approval_ends_at) })}` : "";
  const waiting = actions.includes("approve") ? t.decide : team.is_own ? t.ownWaits : t.othersWait;
  return (
    <>
      <p className="text-sm text-muted [overflow-wrap:anywhere]">
        {fill(team.is_own ? t.own : t.placed, { team: team.name, name: team.placed_by })}
      </p>
      {status === "pending_approval" && <Flash kind="note" text={waiting + until} />}
      {!team.may.includes("order") && <p className="text-sm text-muted">{t.lookOnly}</p>}
    </>
  );
}
