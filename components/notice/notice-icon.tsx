import { Icon, type IconName } from "@/components/ui/icon";
import type { NoticeKind } from "@/lib/notice";

const ICONS: Record<NoticeKind, IconName> = {
  order: "ship",
  payment: "tag",
  inquiry: "clipboard",
  account: "user",
  system: "info",
};

/** What a message is about, as a round symbol. */
export function NoticeIcon({ kind }: { kind: NoticeKind }) {
  return (
    <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand">
      <Icon name={ICONS[kind]} />
    </span>
  );
}
