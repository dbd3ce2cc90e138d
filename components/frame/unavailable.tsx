import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

/** In place of a list that could not be asked for: says so, and tries again without a script. */
export function Unavailable({ href }: { href: string }) {
  return (
    <EmptyState icon="warning" title={text.error.unavailableTitle}>
      <p>{text.error.unavailableText}</p>
      <p className="mt-4 flex flex-wrap justify-center gap-2">
        <ButtonLink href={href}>{text.error.retryNow}</ButtonLink>
        <ButtonLink href={routes.quote} look="secondary">
          {text.frame.requestQuote}
        </ButtonLink>
      </p>
    </EmptyState>
  );
}
