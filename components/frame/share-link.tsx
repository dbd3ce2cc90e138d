import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { text } from "@/lib/text";

/** WhatsApp; the sentence contains the absolute address. */
export function ShareLink({ sentence }: { sentence: string }) {
  return (
    <ButtonLink
      href={`https://wa.me/?${new URLSearchParams({ text: sentence })}`}
      target="_blank"
      rel="noopener"
      variant="quiet"
      size="sm"
    >
      <Icon name="whatsapp" size={18} />
      {text.share.whatsapp}
      <span className="sr-only">{text.frame.newTab}</span>
    </ButtonLink>
  );
}
