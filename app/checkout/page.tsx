import type { Metadata } from "next";
import { ADDRESS_COPY, addressChoices } from "@/components/address/form-choices";
import { MemberHeading } from "@/components/member/member-heading";
import { AgreedTerms } from "@/components/order/agreed-terms";
import { CheckoutBuyer } from "@/components/order/checkout-buyer";
import { CheckoutGone } from "@/components/order/checkout-gone.client";
import { CheckoutSteps } from "@/components/order/checkout-steps";
import { CheckoutView } from "@/components/order/checkout-view.client";
import { landedNote, totalNote } from "@/components/order/terms-notes";
import { MemberField } from "@/components/session/member-field";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Flash } from "@/components/ui/flash";
import { Page } from "@/components/ui/page";
import { getAccount } from "@/lib/account/server";
import { addressLines, BLANK_ADDRESS } from "@/lib/address";
import { isRemote } from "@/lib/address/remote";
import { getAddresses } from "@/lib/address/server";
import { formNote } from "@/lib/form/server";
import { optionalRead } from "@/lib/http/reads";
import type { Terms } from "@/lib/landing/terms";
import { postedCheckout } from "@/lib/order/checkout-form";
import { parseSelection } from "@/lib/order/selection";
import { previewOrder } from "@/lib/order/server";
import { routes } from "@/lib/routes";
import { hasOtherApprover, mayDo } from "@/lib/team";
import { getTeam } from "@/lib/team/server";
import { text } from "@/lib/text";

const { checkout: t, problem } = text.order;

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: t.title, robots: { index: false, follow: false } };

/** Goods, addresses and form of an order (specification 16.1). A failed form comes back with its key: posted again, it makes no second order. */
export default async function CheckoutPage({ searchParams }: Props) {
  const query = await searchParams;
  const selection = parseSelection(query);
  if (!selection) return <Nothing title={t.emptyTitle} copy={t.emptyText} />;
  const [initial, savedAddresses, { department: _department, ...choices }, team, account] = await Promise.all([
    previewOrder(selection),
    getAddresses(),
    addressChoices(undefined),
    optionalRead(getTeam()),
    optionalRead(getAccount()),
  ]);
  if (!initial)
    return (
      <Nothing title={t.goneTitle} copy={t.goneText}>
        <CheckoutGone selection={selection} searchingText={t.searching} />
      </Nothing>
    );
  const addresses = savedAddresses.map((address) => ({
    id: address.id,
    receiver: address.receiver,
    isDefault: address.is_default,
    notes: address.notes,
    ...(isRemote(address) && { remote: address.department_name }),
    ...addressLines(address),
  }));
  const copy = { ...problem, refused: t.changed, service: t.serviceNote, quantity: t.wrongQuantity };
  const { note, saved: posted } = await formNote(
    query,
    { done: {}, problem: copy },
    routes.checkoutFor({ ...selection, address_id: undefined }),
  );
  const input = postedCheckout(posted?.values);
  const isAddressGone = selection.address_id !== undefined && !addresses.some(({ id }) => id === selection.address_id);
  return (
    <Page>
      <div className="flex flex-col gap-6">
        <CheckoutSteps inquiryId={initial.agreed?.inquiry_id} />
        <MemberHeading title={t.title} lead={t.lead} />
        {note && <Flash {...note} />}
        {isAddressGone && <Flash kind="problem" text={t.addressGone} />}
        {input && !note && <Flash kind="done" text={text.error.typed} />}
        {initial.agreed && <AgreedTerms agreed={initial.agreed} />}
        <CheckoutView
          selection={selection}
          initial={initial}
          addresses={addresses}
          posted={input}
          team={checkoutTeam(team)}
          hidden={<MemberField />}
          buyer={
            account && <CheckoutBuyer profile={account.profile} changeHref={routes.profileFor(routes.checkoutFor(selection))} />
          }
          teamBuyer={team && <CheckoutBuyer profile={{ company: team.name, tax_id: team.tax_id ?? "" }} />}
          copy={checkoutCopy(initial.agreed?.trade_terms)}
          action="/api/order"
          orderKey={input?.key ?? crypto.randomUUID()}
          newAddress={{
            copy: ADDRESS_COPY,
            initial: { ...BLANK_ADDRESS, is_default: addresses.length === 0 },
            ...choices,
            urls: { post: "/api/address", next: routes.addresses },
          }}
        />
      </div>
    </Page>
  );
}

function checkoutCopy(terms: Terms) {
  const note = totalNote(terms);
  return { ...t, landedNote: landedNote(terms), terms: `${t.terms} ${note}`, termsApproval: `${t.termsApproval} ${note}` };
}

function checkoutTeam(team: Awaited<ReturnType<typeof getTeam>>) {
  if (!mayDo(team ?? undefined, "order") || !team) return undefined;
  const { id, name, approve_above } = team;
  return { id, name, approve_above, hasOtherApprover: hasOtherApprover(team), copy: text.team.checkout };
}

function Nothing({ title, copy, children }: { title: string; copy: string; children?: React.ReactNode }) {
  return (
    <Page>
      <h1 className="text-title">{t.title}</h1>
      <EmptyState icon="cart" title={title}>
        <p>{copy}</p>
        {children}
        <p className="mt-4 flex flex-wrap justify-center gap-2">
          <ButtonLink href={routes.cart}>{t.cart}</ButtonLink>
          <ButtonLink href={routes.orders} variant="secondary">
            {t.orders}
          </ButtonLink>
        </p>
      </EmptyState>
    </Page>
  );
}
