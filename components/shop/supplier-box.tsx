import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { fill, plural } from "@/lib/format";
import { optionalRead } from "@/lib/http/reads";
import { routes } from "@/lib/routes";
import { answerSentences } from "@/lib/shop";
import { getShop } from "@/lib/shop/server";
import { text } from "@/lib/text";

const t = text.product;

export async function SupplierBox({ shopId }: { shopId: string }) {
  const shop = await optionalRead(getShop(shopId));
  if (!shop) return null;
  const facts = [
    shop.location,
    shop.since ? fill(t.since, { year: shop.since }) : "",
    shop.total === undefined ? "" : plural(t.supplierProducts, shop.total),
  ].filter((fact) => fact !== undefined && fact !== "");
  return (
    <section
      aria-labelledby="proveedor"
      className="flex flex-wrap items-center gap-4 rounded-block border border-line bg-surface p-4 sm:p-5"
    >
      <Picture
        src={shop.cover}
        alt=""
        widths={[144, 240]}
        sizes="96px"
        className="size-20 rounded-card object-cover sm:size-24"
      />
      <div className="min-w-0 flex-1 basis-40">
        <p className="text-xs text-muted">{t.supplier}</p>
        <h2 id="proveedor" className="text-lg leading-tight tracking-normal">
          <a href={routes.shop(shop.id)} className="hover:text-brand hover:underline">
            {shop.name}
          </a>
        </h2>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        {shop.factory && <Badge tone="brand">{t.isFactory}</Badge>}
        {answerSentences(shop.answers, text.shop.answers).map((sentence) => (
          <p key={sentence} className="text-sm">
            {sentence}
          </p>
        ))}
      </div>
      <ButtonLink href={routes.shop(shop.id)} variant="secondary" className="print:hidden">
        {t.visitShop}
      </ButtonLink>
    </section>
  );
}
