import { Icon } from "@/components/ui/icon";
import { getAccount } from "@/lib/account/server";
import { getAddresses } from "@/lib/address/server";
import { fill } from "@/lib/format";
import { optionalRead } from "@/lib/http/reads";
import { getAccounts } from "@/lib/payment/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.member.first;

/** What an order needs, ticked where it is done. A member with orders sees only what is missing, until the tax number is there. */
export async function FirstSteps({ hasOrders }: { hasOrders: boolean }) {
  const [account, addresses, methods] = await Promise.all([
    optionalRead(getAccount()),
    optionalRead(getAddresses()),
    optionalRead(getAccounts()),
  ]);
  if (hasOrders && (!account || account.profile.tax_id)) return null;
  const steps = [
    { href: routes.account, label: t.company, why: t.companyWhy, isDone: Boolean(account?.profile.tax_id) },
    {
      href: addresses?.length === 0 ? routes.newAddress() : routes.addresses,
      label: t.address,
      why: t.addressWhy,
      isDone: Boolean(addresses?.length),
    },
    {
      href: methods?.length === 0 ? routes.newPaymentMethod : routes.paymentMethods,
      label: t.payment,
      why: t.paymentWhy,
      isDone: Boolean(methods?.length),
    },
    { href: routes.shopProducts(), label: t.order, why: t.orderWhy, isDone: hasOrders },
  ];
  const done = steps.filter(({ isDone }) => isDone).length;
  const shown = steps.filter(({ isDone }) => !hasOrders || !isDone);
  return (
    <section aria-labelledby="primeros-pasos" className="rounded-block border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="primeros-pasos" className="text-lg">
          {t.title}
        </h2>
        <p className="text-sm text-muted">{fill(t.progress, { done, all: steps.length })}</p>
      </div>
      <ol className="mt-2 divide-y divide-line">
        {shown.map(({ href, label, why, isDone }, index) => (
          <li key={href} className="relative flex min-h-11 items-center gap-3 py-2 text-sm hover:text-brand">
            <span
              className={`flex size-8 shrink-0 items-center justify-center rounded-full font-bold ${isDone ? "bg-brand text-inverse" : "bg-brand-soft text-brand"}`}
            >
              {isDone ? <Icon name="check" size={18} /> : <span aria-hidden="true">{index + 1}</span>}
            </span>
            <div className="min-w-0 flex-1">
              <a href={href} className={`stretched ${isDone ? "text-muted" : "font-semibold"}`}>
                {label}
                {isDone && <span className="sr-only"> {t.done}</span>}
              </a>
              {!isDone && <p className="text-xs text-muted">{why}</p>}
              {href === routes.shopProducts() && !isDone && (
                <a
                  href={routes.quote}
                  className="relative z-10 inline-flex min-h-11 items-center text-sm font-semibold text-brand hover:underline"
                >
                  {t.quote}
                </a>
              )}
            </div>
            <Icon name="chevron-right" size={18} />
          </li>
        ))}
      </ol>
    </section>
  );
}
