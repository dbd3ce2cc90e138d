import { Dated } from "@/components/order/dated";
import { Flash } from "@/components/ui/flash";
import type { Order } from "@/lib/contract/order";
import { fill } from "@/lib/format";
import { text } from "@/lib/text";

const t = text.team.order;

export function OrderTeam({ order: { team, status, actions = [] } }: { order: Order }) {
  if (!team) return null;
  const waiting = actions.includes("approve") ? t.decide : team.is_own ? t.ownWaits : t.othersWait;
  return (
    <>
      <p className="text-sm text-muted [overflow-wrap:anywhere]">
        {fill(team.is_own ? t.own : t.placed, { team: team.name, name: team.placed_by })}
      </p>
      {status === "pending_approval" && (
        <Flash
          kind="note"
          text={
            <>
              {waiting} {team.approval_ends_at && <Dated sentence={t.until} at={team.approval_ends_at} />}
            </>
          }
        />
      )}
      {!team.may.includes("order") && <p className="text-sm text-muted">{t.lookOnly}</p>}
    </>
  );
}
