import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { text } from "@/lib/text";

export function ShareLink({ sentence, label = text.share.whatsapp }: { sentence: string; label?: string }) {
  return (
    <ButtonLink
      href={`https://wa.me/?${new URLSearchParams({ text: sentence })}`}
      target="_blank"
      rel="noopener"
      variant="quiet"
      size="sm"
    >
      <Icon name="whatsapp" size={18} />
      {label}
      <span className="sr-only">{text.frame.newTab}</span>
    </ButtonLink>
  );
}
