import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Page } from "@/components/ui/page";
import { SearchForm } from "@/components/ui/search-form";
import { Section } from "@/components/ui/section";
import { CAMPAIGN_CODES } from "@/lib/contract/campaign";
import { optionalRead } from "@/lib/http/reads";
import { getTopCategories } from "@/lib/product/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { CategoryLink, CategoryList } from "./category-list";

const t = text.error;

type Props = {
  title: string;
  lead: ReactNode;
  retry?: string | undefined;
  hasSearch?: boolean | undefined;
  children?: ReactNode;
};

/** Error page with links onward; `children` stand above the categories. */
export async function ErrorContent({ title, lead, retry, hasSearch, children }: Props) {
  const categories = await optionalRead(getTopCategories());
  return (
    <Page>
      <div className="flex flex-col items-start gap-4 pt-6">
        <h1 className="text-hero">{title}</h1>
        <p className="max-w-prose text-muted">{lead}</p>
        {hasSearch && (
          <SearchForm
            action={routes.productSearch({})}
            label={text.frame.searchLabel}
            placeholder={text.frame.searchPlaceholder}
            keyword={undefined}
          />
        )}
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>*]:grow">
          {retry && <ButtonLink href="">{retry}</ButtonLink>}
          <ButtonLink href={routes.home} {...(retry && { variant: "secondary" })}>
            {t.goHome}
          </ButtonLink>
          <ButtonLink href={routes.quote} variant="secondary">
            {text.frame.requestQuote}
          </ButtonLink>
          <ButtonLink href={routes.campaign(CAMPAIGN_CODES.bestSellers)} variant="secondary">
            {text.frame.bestSellers}
          </ButtonLink>
        </div>
      </div>
      {children}
      {categories && categories.length > 0 && (
        <Section id="categorias-sugeridas" title={t.categories}>
          <CategoryList columns="grid-cols-2">
            {categories.map(({ id, name, img }) => (
              <li key={id}>
                <CategoryLink href={routes.category(id)} label={name} picture={img} />
              </li>
            ))}
          </CategoryList>
        </Section>
      )}
    </Page>
  );
}
