import { MemberField } from "@/components/session/member-field";
import { Button, ButtonLink } from "@/components/ui/button";
import type { ForeignAccount } from "@/lib/contract/payment";
import { fill, money } from "@/lib/format";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const { pay: t } = text.order;
const ACTION = "/api/payment/order";
const BOX = "flex flex-col gap-4 rounded-block border border-line bg-surface p-4 sm:p-5";

type MethodProps = { orderNo: string; family: string };

function OrderFields({ orderNo, family }: MethodProps) {
  return (
    <>
      <MemberField />
      <input type="hidden" name="orderNo" value={orderNo} />
      <input type="hidden" name="family" value={family} />
    </>
  );
}

type Accounts = { accounts: ForeignAccount[]; total: number; chosen: string | undefined; isOther: boolean };

/** `isOther`: the member has begun a bank transfer instead, so this way is shown as the second choice. */
export function CrossBorderWay({ accounts, total, chosen: chosenId, isOther, ...rest }: MethodProps & Accounts) {
  const chosen =
    accounts.find(({ id }) => id === chosenId) ?? accounts.find(({ is_default: isDefault }) => isDefault) ?? accounts[0];
  return (
    <section aria-labelledby="internacional" className={isOther ? `${BOX} max-w-xl` : BOX}>
      <div>
        <h2 id="internacional" className="text-lg">
          {t.crossborder}
        </h2>
        <p className="mt-1 text-sm text-muted">{t.crossborderText}</p>
      </div>
      {accounts.length === 0 ? (
        <>
          <p className="text-sm">{t.noAccounts}</p>
          <ButtonLink
            href={routes.newPaymentMethodFor(routes.payOrder(rest.orderNo, rest.family))}
            variant="secondary"
            className="self-start"
          >
            {t.addAccount}
          </ButtonLink>
        </>
      ) : (
        <form action={ACTION} method="post" className="flex flex-col gap-4">
          <OrderFields {...rest} />
          <fieldset className="flex flex-col gap-2">
            <legend className="mb-2 text-sm font-semibold">{t.choose}</legend>
            {accounts.map(({ id, bank, holder, masked_number: masked, currency }) => (
              <label
                key={id}
                className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control border border-line-strong px-3 py-2 has-checked:border-brand has-checked:bg-brand-soft"
              >
                <input
                  type="radio"
                  name="paymentAccountId"
                  value={id}
                  required
                  defaultChecked={id === chosen?.id}
                  className="size-5 shrink-0 accent-brand"
                />
                <span className="min-w-0 text-sm [overflow-wrap:anywhere]">
                  <strong>
                    {bank} <span className="tabular-nums">{masked}</span>
                  </strong>
                  <span className="block">
                    {holder} · {currency}
                  </span>
                </span>
              </label>
            ))}
          </fieldset>
          <Button type="submit" name="intent" value="crossborder" size="lg" variant={isOther ? "secondary" : "primary"}>
            {fill(t.go, { total: money(total) })}
          </Button>
          <ButtonLink
            href={routes.newPaymentMethodFor(routes.payOrder(rest.orderNo, rest.family))}
            variant="quiet"
            size="sm"
            className="self-start"
          >
            {t.addAccount}
          </ButtonLink>
        </form>
      )}
    </section>
  );
}

/** `isFirst`: the member has no account for the other way. */
export function BankWay({ isFirst, ...rest }: MethodProps & { isFirst: boolean }) {
  return (
    <section aria-labelledby="banco" className={BOX}>
      <div>
        <h2 id="banco" className="text-lg">
          {t.bank}
        </h2>
        <p className="mt-1 text-sm text-muted">{t.bankText}</p>
      </div>
      <form action={ACTION} method="post">
        <OrderFields {...rest} />
        <Button type="submit" name="intent" value="bank" size="lg" variant={isFirst ? "primary" : "secondary"} className="w-full">
          {t.bankGo}
        </Button>
      </form>
    </section>
  );
}
