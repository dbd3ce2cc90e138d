"use client";

import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Thumbnail } from "@/components/ui/thumbnail";
import { MERGE_NOTE } from "@/lib/cart/merge-note";
import { fill } from "@/lib/format";
import { parseSent, readSent, type SentInquiry } from "@/lib/inquiry/sent";
import { routes } from "@/lib/routes";
import { useVisitor } from "@/lib/session/client";
import { useBrowserValue } from "@/lib/use-browser-value";

type Copy = Record<
  | "title"
  | "lead"
  | "namedLead"
  | "noneTitle"
  | "noneLead"
  | "number"
  | "account"
  | "answers"
  | "guest"
  | "login"
  | "open"
  | "list"
  | "more"
  | "another"
  | "ask"
  | "home",
  string
>;

type Props = { copy: Copy; idInUrl: string | undefined };

/** Confirms the inquiry that the URL names, else the last one of this tab. Of any but the last one of this tab it knows only the number. */
export function SentCard({ copy, idInUrl }: Props) {
  const sentHere = parseSent(useBrowserValue(readSent, "null"));
  const id = idInUrl ?? sentHere?.id;
  const sent = sentHere?.id === id ? sentHere : undefined;
  const isMember = useVisitor() !== undefined;
  if (!id) return <NoneSent copy={copy} isMember={isMember} />;
  return (
    <div className={CARD}>
      <div className="flex items-center gap-3">
        {sent && (
          <span className="flex size-14 shrink-0 items-center justify-center rounded-full bg-brand text-inverse">
            <Icon name="check" size={30} />
          </span>
        )}
        <h1 className="text-title sm:text-[1.75rem]">{sent ? copy.title : fill(copy.number, { id })}</h1>
      </div>
      <p className="max-w-prose text-muted">{sent ? copy.lead : copy.namedLead}</p>
      {sent && <SentGoods sent={sent} number={fill(copy.number, { id })} />}
      {isMember ? (
        <ButtonLink href={routes.quotation(id)} size="lg" className="max-sm:w-full">
          {copy.open}
        </ButtonLink>
      ) : (
        <ButtonLink href={routes.loginFor(routes.quotations)} size="lg" className="max-sm:w-full">
          {copy.login}
        </ButtonLink>
      )}
      <div className="flex max-w-prose flex-col gap-2 text-sm">
        {sent?.isNewMember && isMember && <p className="[overflow-wrap:anywhere]">{fill(copy.account, { email: sent.email })}</p>}
        <p>{isMember ? copy.answers : copy.guest}</p>
      </div>
      <ul className="flex flex-wrap gap-x-6 text-sm font-semibold text-brand">
        {isMember && <Way href={routes.quoteAgain(id)} label={copy.more} />}
        <Way href={routes.quote} label={copy.another} />
        <Way href={routes.home} label={copy.home} />
      </ul>
      <div id={MERGE_NOTE} className="empty:hidden" />
    </div>
  );
}

const CARD = "flex flex-col items-start gap-4 rounded-block border border-line bg-surface p-6 sm:p-8";

function NoneSent({ copy, isMember }: Pick<Props, "copy"> & { isMember: boolean }) {
  return (
    <div className={CARD}>
      <h1 className="text-hero">{copy.noneTitle}</h1>
      <p className="max-w-prose text-muted">{copy.noneLead}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={isMember ? routes.quotations : routes.loginFor(routes.quotations)}>
          {isMember ? copy.list : copy.login}
        </ButtonLink>
        <ButtonLink href={routes.quote} variant="secondary">
          {copy.ask}
        </ButtonLink>
      </div>
    </div>
  );
}

function SentGoods({ sent: { goods, quantity, pictures }, number }: { sent: SentInquiry; number: string }) {
  return (
    <div className="flex w-full flex-wrap items-center gap-3 rounded-control bg-sunken p-3">
      {pictures
        .split(" ")
        .filter(Boolean)
        .map((picture) => (
          <Thumbnail key={picture} src={picture} />
        ))}
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold [overflow-wrap:anywhere]">{goods}</p>
        {quantity && <p className="text-sm tabular-nums">{quantity}</p>}
        <p className="text-sm text-muted tabular-nums">{number}</p>
      </div>
    </div>
  );
}

const Way = ({ href, label }: { href: string; label: string }) => (
  <li>
    <a href={href} className="inline-flex min-h-11 items-center hover:underline">
      {label}
    </a>
  </li>
);
