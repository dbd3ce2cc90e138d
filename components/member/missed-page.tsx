import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { routes } from "@/lib/routes";
import failure from "@/messages/error.json";
import { MemberFrame } from "./member-frame";
import { MemberHeading } from "./member-heading";

/** `section`: the address of the part of the member area; `retry`: label of a link to the address that was asked for. */
type Props = { section: string; title: string; lead: ReactNode; retry?: string | undefined };

/** Stands in for a page of the member area that is not there or could not be made, within its frame. */
export function MissedPage({ section, title, lead, retry }: Props) {
  return (
    <MemberFrame current={section}>
      <MemberHeading title={title} />
      <p role="alert" className="max-w-prose text-muted [overflow-wrap:anywhere]">
        {lead}
      </p>
      <div className="flex flex-wrap gap-2">
        {retry && <ButtonLink href="">{retry}</ButtonLink>}
        {section !== routes.member && (
          <ButtonLink href={section} {...(retry && { variant: "secondary" })}>
            {failure.goneBack}
          </ButtonLink>
        )}
      </div>
    </MemberFrame>
  );
}
