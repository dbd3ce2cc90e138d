import { MemberField } from "@/components/session/member-field";
import { ButtonLink } from "@/components/ui/button";
import { Flash } from "@/components/ui/flash";
import type { ForeignAccount } from "@/lib/contract/payment";
import { withNote, wrongLabels } from "@/lib/form/note";
import { formNote } from "@/lib/form/server";
import { withPostedValues } from "@/lib/form/values";
import { fill } from "@/lib/format";
import { getCountries } from "@/lib/geo/server";
import { BLANK_ACCOUNT, currencyOptions, toAccountInput } from "@/lib/payment";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { AccountForm } from "./account-form.client";

const { form, errors, banks, holder, bank, country, currency, number, swift } = text.payment;
const FIELD_NAMES = { holder, bank, country, currency, number, swift };
const COPY = { form, errors, banks, ...FIELD_NAMES };

type Props = {
  account?: ForeignAccount & { swift?: string | undefined };
  query: Record<string, string | string[] | undefined>;
  returnUrl?: string | undefined;
};

export async function AccountEditor({ account, query, returnUrl }: Props) {
  const page = account ? routes.editPaymentMethod(account.id) : routes.newPaymentMethodFor(returnUrl);
  const [countries, { note, saved }] = await Promise.all([getCountries(), formNote(query, text.payment, page)]);
  const fields = wrongLabels(query.wrong, FIELD_NAMES);
  const initial = withPostedValues(account ? toAccountInput(account) : BLANK_ACCOUNT, saved?.values);
  const back = account ? routes.paymentMethod(account.id) : (returnUrl ?? routes.paymentMethods);
  return (
    <div data-task="" className="flex max-w-3xl flex-col gap-5">
      {fields && <Flash kind="problem" text={fill(form.wrong, { fields })} />}
      {note && <Flash {...note} />}
      {saved && !note && !fields && <Flash kind="done" text={text.error.typed} />}
      <div className="rounded-block border border-line bg-surface p-4 sm:p-5">
        <AccountForm
          copy={COPY}
          initial={initial}
          {...(account && { edited: { id: account.id, masked: account.masked_number } })}
          countries={countries.map(({ code, name }) => ({ value: code, label: name }))}
          currencies={currencyOptions(account?.currency)}
          urls={{ post: "/api/payment/account", next: withNote(returnUrl ?? routes.paymentMethods, { done: "saved" }) }}
          hidden={
            <>
              <MemberField />
              {returnUrl && <input type="hidden" name="return_url" value={returnUrl} />}
            </>
          }
          cancel={
            <ButtonLink variant="quiet" size="lg" className="max-sm:w-full" href={back}>
              {form.cancel}
            </ButtonLink>
          }
        />
      </div>
    </div>
  );
}
