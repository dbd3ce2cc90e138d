import { Icon } from "@/components/ui/icon";
import { plural } from "@/lib/format";
import type { EvidenceCount } from "@/lib/shop";
import { text } from "@/lib/text";

const t = text.shop.selected;

export function Evidence({ evidence: { licences, pictures } }: { evidence: EvidenceCount }) {
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 px-3 pb-3 text-xs font-semibold text-brand-strong">
      {licences > 0 ? (
        <Shown>{plural(t.licences, licences)}</Shown>
      ) : (
        <span className="font-normal text-muted">{t.noLicence}</span>
      )}
      {pictures > 0 && <Shown>{plural(t.pictures, pictures)}</Shown>}
    </p>
  );
}

function Shown({ children }: { children: string }) {
  return (
    <span className="flex items-center gap-1">
      <Icon name="check" size={14} />
      {children}
    </span>
  );
}
