import { ButtonLink } from "@/components/ui/button";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.article;

export function NextStep() {
  return (
    <aside
      aria-label={t.nextTitle}
      className="flex flex-wrap items-center justify-between gap-4 rounded-block bg-deep p-5 text-white sm:p-8 print:hidden"
    >
      <div className="max-w-prose">
        <p className="text-title font-bold">{t.nextTitle}</p>
        <p className="mt-1 text-sm">{t.nextText}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={routes.quote} variant="secondary">
          {text.frame.requestQuote}
        </ButtonLink>
        <ButtonLink href={routes.shopProducts()} variant="secondary">
          {text.frame.allProducts}
        </ButtonLink>
      </div>
    </aside>
  );
}
