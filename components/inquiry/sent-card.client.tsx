"use client";

import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { fill } from "@/lib/format";
import { readSent } from "@/lib/inquiry/sent";
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
  | "member"
  | "guest"
  | "login"
  | "more"
  | "another"
  | "first"
  | "home",
  string
>;

function sentTitle(id: string | undefined, isSent: boolean, copy: Copy): string {
  if (isSent) return copy.title;
  return id ? fill(copy.number, { id }) : copy.noneTitle;
}

/** Confirms the last inquiry of this tab. If only the URL names an inquiry, only its number is shown. */
export function SentCard({ copy, idOfAddress }: { copy: Copy; idOfAddress: string | undefined }) {
  const sentHere = useBrowserValue(readSent, undefined);
  const id = idOfAddress ?? sentHere;
  const isSent = id !== undefined && id === sentHere;
  const visitor = useVisitor();
  return (
    <div className="flex flex-col items-start gap-4 rounded-block border border-line bg-surface p-6 sm:p-8">
      {isSent && (
        <span className="flex size-14 items-center justify-center rounded-full bg-brand text-inverse">
          <Icon name="check" size={30} />
        </span>
      )}
      <h1 className="text-hero">{sentTitle(id, isSent, copy)}</h1>
      <p className="max-w-prose text-muted">{isSent ? copy.lead : id ? copy.namedLead : copy.noneLead}</p>
      {isSent && <p className="rounded-control bg-sunken px-3 py-2 font-semibold tabular-nums">{fill(copy.number, { id })}</p>}
      {id && !visitor && <p className="max-w-prose text-sm">{copy.guest}</p>}
      <div className="flex flex-wrap gap-2">
        {visitor ? (
          <ButtonLink href={id ? routes.quotation(id) : routes.quotations}>{copy.member}</ButtonLink>
        ) : (
          <ButtonLink href={routes.loginFor(routes.quotations)}>{copy.login}</ButtonLink>
        )}
        {visitor && id && (
          <ButtonLink href={routes.quoteAgain(id)} variant="secondary">
            {copy.more}
          </ButtonLink>
        )}
        <ButtonLink href={routes.quote} variant="secondary">
          {id ? copy.another : copy.first}
        </ButtonLink>
        <ButtonLink href={routes.home} variant="quiet">
          {copy.home}
        </ButtonLink>
      </div>
    </div>
  );
}
