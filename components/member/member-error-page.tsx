import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { routes } from "@/lib/routes";
import errorMessages from "@/messages/error.json";
import { MemberFrame } from "./member-frame";
import { MemberHeading } from "./member-heading";

const WITHOUT_LIST: string[] = [routes.member, routes.team, routes.account];

/** `section`: address of the part of the member's pages that failed; `retry`: label of a link to the page itself. */
type Props = { section: string; title: string; lead: ReactNode; retry?: string | undefined };

export function MemberErrorPage({ section, title, lead, retry }: Props) {
  return (
    <MemberFrame currentPath={section}>
      <MemberHeading title={title} />
      <p role="alert" className="max-w-prose text-muted [overflow-wrap:anywhere]">
        {lead}
      </p>
      <div className="flex flex-wrap gap-2">
        {retry && <ButtonLink href="">{retry}</ButtonLink>}
        {!WITHOUT_LIST.includes(section) && (
          <ButtonLink href={section} {...(retry && { variant: "secondary" })}>
            {errorMessages.goneBack}
          </ButtonLink>
        )}
      </div>
    </MemberFrame>
  );
}
