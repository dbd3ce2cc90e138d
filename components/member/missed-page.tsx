import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { routes } from "@/lib/routes";
import failure from "@/messages/error.json";
import { MemberFrame } from "./member-frame";
import { MemberHeading } from "./member-heading";

/** `section`: address for the menu; `retry`: label of a link to the original address. */
type Props = { section: string; title: string; lead: ReactNode; retry?: string | undefined };

/** Error page inside the member area. */
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
