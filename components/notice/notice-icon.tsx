import { Icon, type IconName } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import type { Notice } from "@/lib/contract/notice";
import { type NoticeKind, parseKind } from "@/lib/notice";

const ICONS: Record<NoticeKind, IconName> = {
  order: "ship",
  payment: "tag",
  inquiry: "clipboard",
  watch: "bell",
  account: "user",
  system: "info",
};

/** What a message is about: a picture of the thing where there is one, and its kind as a round symbol. */
export function NoticeIcon({ notice }: { notice: Pick<Notice, "kind" | "picture"> }) {
  const icon = ICONS[parseKind(notice)];
  if (!notice.picture)
    return (
      <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand">
        <Icon name={icon} />
      </span>
    );
  return (
    <span className="relative size-12 shrink-0">
      <Picture
        src={notice.picture}
        alt=""
        widths={[144]}
        sizes="48px"
        className="size-12 rounded-control bg-sunken object-cover"
      />
      <span className="absolute -bottom-1 -right-1 flex size-6 items-center justify-center rounded-full bg-brand-soft text-brand">
        <Icon name={icon} size={14} />
      </span>
    </span>
  );
}
